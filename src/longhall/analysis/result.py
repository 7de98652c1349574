"""What an analysis found, as data with a version: kept, sent and read as JSON."""

from __future__ import annotations

from typing import Final

import msgspec

from ..kernel.errors import LonghallError
from ..kernel.shapes import Fact

VERSION: Final = 1
CHANCE: Final = "chance"
"""The unit of a game for several: how likely each seat is to win, from 0 to 1."""
POINTS: Final = "points"
"""The unit where one plays alone, and of games that cannot tell chances: what a position is worth, in points."""
PLAY: Final = "play"
LUCK: Final = "luck"


class NamedOption(msgspec.Struct, frozen=True):
    """An action: its notation, and the message that names it."""

    action: str
    message: str
    args: dict[str, Fact]


class WeighedOption(msgspec.Struct, frozen=True):
    """One of the best options, and what the seat could expect of it."""

    option: NamedOption
    expected: float


class PartGain(msgspec.Struct, frozen=True):
    """What an option has more or less of than another, in points; `<game>-reason-<part>` names it."""

    part: str
    gain: float


class DrawnOutcome(msgspec.Struct, frozen=True):
    """Something that chance decided."""

    kind: str
    value: int


class LineMove(msgspec.Struct, frozen=True):
    """A move of a line of play that did not happen, with the outcomes of chance it was given."""

    seat: int
    option: NamedOption
    outcomes: list[DrawnOutcome]


class JudgedDecision(msgspec.Struct, frozen=True):
    """A choice between several options, judged from what the seat could know."""

    move: int
    """How many moves came before it."""
    seat: int
    chosen: NamedOption
    expected: list[float]
    """What each seat could expect after the chosen option."""
    cost: float
    """How much less the chosen option is worth to the seat than the best; 0 where the difference is in doubt."""
    doubt: float
    """The standard error of that difference."""
    deep: bool
    """Whether the strongest bot has looked at it, or only a quicker one."""
    best: list[WeighedOption] = []
    """The best options, the first first; empty where the choice cost nothing."""
    reasons: list[PartGain] = []
    """What the best option has more or less of than the chosen one, the largest first."""
    line: list[LineMove] = []
    """How play might have gone on with the best option, up to the next outcome of chance."""


class LuckSwing(msgspec.Struct, frozen=True):
    """What an outcome of chance gave or took, by seat, compared with what could have come."""

    move: int
    """How many moves came before the one that was followed by it."""
    swing: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """One of the largest swings of the game, by a choice or by luck."""

    move: int
    seat: int
    kind: str
    swing: float
    """What the seat gained by it, or lost."""


class Analysis(msgspec.Struct, frozen=True):
    """The story of one game."""

    version: int
    game: str
    rules: str
    content: str
    names: list[str]
    totals: list[int]
    winners: list[int]
    unit: str
    moves: int
    chart: list[list[float]]
    """By number of moves made, beginning with none: how each seat stood."""
    rounds: list[int]
    """The moves with which rounds ended."""
    decisions: list[JudgedDecision]
    luck: list[LuckSwing]
    turning_points: list[TurningPoint]
    """The largest first."""
    finished: bool
    """Whether everything was looked at that was to be; else time ran out."""

    def lost(self, seat: int) -> float:
        """What the choices of a seat cost it in all."""
        return sum(decision.cost for decision in self.decisions if decision.seat == seat)

    def lucky(self, seat: int) -> float:
        """What luck gave a seat in all, or took."""
        return sum(luck.swing[seat] for luck in self.luck)


def write_analysis(analysis: Analysis) -> bytes:
    """As JSON."""
    return msgspec.json.encode(analysis)


def read_analysis(data: bytes | str) -> Analysis:
    """What `write_analysis` wrote; another version is refused."""
    try:
        found = msgspec.json.decode(data, type=Analysis)
    except msgspec.MsgspecError:
        raise LonghallError("error-analysis-unreadable") from None
    if found.version != VERSION:
        raise LonghallError("error-analysis-unreadable")
    return found
