"""Which bots there are, by name."""

from __future__ import annotations

from math import inf
from typing import Final

from ..kernel.errors import LonghallError
from .bot import Bot
from .greedy import GreedyBot
from .level import level_names
from .level_bot import LevelBot
from .random_bot import RandomBot

REFERENCES: Final = ("random", "greedy")
"""For tests and for measuring: anything legal, and the bot that levels are measured against, its figures frozen."""


def bot_names() -> list[str]:
    """All bots: the references, then the levels, the weakest first."""
    return [*REFERENCES, *level_names()]


def make_bot(name: str, seed: int, timed: bool = True, most_seconds: float = inf) -> Bot:
    """A bot with its own source of chance; an unknown name is refused with the known ones."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name not in level_names():
        raise LonghallError("error-no-such-bot", given=name, known=bot_names())
    return LevelBot(name, seed, timed, most_seconds)
