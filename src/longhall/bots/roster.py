"""Which bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import LonghallError
from .bot import Bot
from .greedy import GreedyBot
from .random_bot import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    """All bots, the weakest first."""
    return list(BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot with its own source of chance; an unknown name is refused with the known ones."""
    if name not in BOTS:
        raise LonghallError("error-no-such-bot", given=name, known=bot_names())
    return BOTS[name](seed)
