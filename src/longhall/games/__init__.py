"""The games. Each folder here is one game and registers itself; other packages add theirs by an entry point."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ..kernel.errors import LonghallError
from ..kernel.game import Game
from ..kernel.registry import register

GROUP: Final = "longhall.games"
"""The group of entry points that name the games of other packages."""


def load_games() -> None:
    """Import every game's folder and every game that an installed package offers, so that the registry knows them."""
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            importlib.import_module(f"{__name__}.{module.name}")
    for offered in sorted(entry_points(group=GROUP)):
        load_offered(offered)


def load_offered(offered: EntryPoint) -> None:
    """Register the game that an entry point names; whatever is wrong with it is told with the entry point's name."""
    try:
        game = offered.load()
    except Exception as problem:  # whatever somebody else's module raises
        raise LonghallError("error-game-load", given=offered.value, reason=repr(problem)) from problem
    if not isinstance(game, Game):
        raise LonghallError("error-game-load", given=offered.value, reason=repr(game))
    register(game)


load_games()
