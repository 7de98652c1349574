"""Bots by the names that measurements know: those of the roster, and variants of them."""

from __future__ import annotations

from ...bots.bot import Bot
from ...bots.greedy import GreedyBot
from ...bots.level import level_names, level_of
from ...bots.level_bot import LevelBot
from ...bots.roster import bot_names, make_bot
from ...kernel.bot.figures import HAND
from ...kernel.errors import LonghallError

MARK = ":"
REFERENCE = "greedy"
"""The bot that levels are measured against."""


def make_entrant(name: str, seed: int, timed: bool = False) -> Bot:
    """A bot of the roster, greedy with a number of lines (`greedy:480`), or a level with no more than so many.

    A level that is held to few lines goes by them alone: it neither looks for a win before its turn ends nor plays
    options out.
    """
    plain, mark, lines = name.partition(MARK)
    if not mark:
        return make_bot(name, seed, timed)
    if plain not in (REFERENCE, *level_names()) or not lines.isascii() or not lines.isdecimal() or int(lines) == 0:
        raise LonghallError("error-no-such-variant", given=name)
    if plain == REFERENCE:
        return GreedyBot(seed, int(lines))
    bot = LevelBot(plain, seed, timed)
    bot.most_lines = int(lines)
    return bot


def knowledge_of(name: str, game: str, alone: bool) -> str:
    """Whose figures a bot goes by."""
    plain = name.partition(MARK)[0]
    return level_of(plain, game, alone).knowledge if plain in level_names() else HAND


def read_entrants(
    text: str, seats: int | None = None, reference_lines: int | None = None, fewest: int = 1
) -> list[str]:
    """One name for each seat: the last one that was given takes the seats that are left.

    `reference_lines` is how many lines a plain `greedy` follows. Without a number of seats there is one for each name,
    and no fewer than `fewest`.
    """
    names = [word.strip().lower() for word in text.split(",")]
    for name in names:
        if MARK not in name and name not in bot_names():
            raise LonghallError("error-no-such-bot", given=name, known=bot_names())
        make_entrant(name, 0)
    if reference_lines is not None:
        names = [f"{name}{MARK}{reference_lines}" if name == REFERENCE else name for name in names]
    count = max(len(names), fewest) if seats is None else seats
    if len(names) > count:
        raise LonghallError("error-too-many-bots", bots=len(names), seats=count)
    return names + [names[-1]] * (count - len(names))
