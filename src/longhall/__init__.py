"""Longhall: one table for three Viking-age board games. What is public here is described in `docs/library.md`.

Names are loaded when they are first used, so that `import longhall` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bots.bot import Bot
    from .bots.roster import bot_names, make_bot
    from .kernel.action import Action
    from .kernel.bot.observation import Layout
    from .kernel.chance import Chance
    from .kernel.errors import BadFile, LonghallError, Refusal, Refused
    from .kernel.events import Event, Events
    from .kernel.game import Game
    from .kernel.match import Match, Move
    from .kernel.records.saga import Saga, load_saga, read_saga, verify, write_saga
    from .kernel.records.scenario import Difference, Scenario, load_scenarios, read_scenarios
    from .kernel.registry import find_game, game_names
    from .kernel.score import Score
    from .kernel.step import Decision, State
    from .kernel.variants import Variant

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadFile",
    "Bot",
    "Chance",
    "Decision",
    "Difference",
    "Event",
    "Events",
    "Game",
    "Layout",
    "LonghallError",
    "Match",
    "Move",
    "Refusal",
    "Refused",
    "Saga",
    "Scenario",
    "Score",
    "State",
    "Variant",
    "bot_names",
    "find_game",
    "game_names",
    "load_saga",
    "load_scenarios",
    "make_bot",
    "read_saga",
    "read_scenarios",
    "verify",
    "write_saga",
]

_MODULES = {
    "bots.bot": ["Bot"],
    "bots.roster": ["bot_names", "make_bot"],
    "kernel.action": ["Action"],
    "kernel.chance": ["Chance"],
    "kernel.errors": ["BadFile", "LonghallError", "Refusal", "Refused"],
    "kernel.events": ["Event", "Events"],
    "kernel.game": ["Game"],
    "kernel.match": ["Match", "Move"],
    "kernel.bot.observation": ["Layout"],
    "kernel.registry": ["find_game", "game_names"],
    "kernel.records.saga": ["Saga", "load_saga", "read_saga", "verify", "write_saga"],
    "kernel.records.scenario": ["Difference", "Scenario", "load_scenarios", "read_scenarios"],
    "kernel.score": ["Score"],
    "kernel.step": ["Decision", "State"],
    "kernel.variants": ["Variant"],
}
"""Where each public name lies."""
_HOMES = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    """A public name, loaded at its first use; the games are registered then, too."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import_module(".games", __name__)
    value: object = getattr(import_module(f".{home}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """What `dir` shows: the public names, loaded or not, and those with an underscore; no modules, no imports."""
    return sorted({name for name in globals() if name.startswith("_")} | {*__all__})
