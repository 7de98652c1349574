"""What the gauntlet asks of a match of the ladder: what passes, what is too weak, how many games tell them apart."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from longhall.research.arena.intervals import LOWER, SURE, SequentialTest

Row = dict[str, Any]
ASKED: dict[tuple[str, ...], float] = {
    ("brian-boru", "greedy", "beginner"): 0.7,
    ("brian-boru", "master", "greedy"): 0.38,
    ("brian-boru", "master", "strong"): 0.3,
    ("feast-for-odin", "strong", "alone"): 116.0,
    ("feast-for-odin", "master", "alone"): 130.0,
    ("feast-for-odin", "greedy", "beginner"): 0.7,
    ("feast-for-odin", "master", "greedy"): 0.9,
    ("feast-for-odin", "master", "strong"): 0.65,
    ("pax-viking", "greedy", "beginner"): 0.7,
    ("pax-viking", "master", "greedy"): 0.45,
    ("pax-viking", "master", "strong"): 0.35,
    ("pax-viking", "strong", "alone", "eric", "16"): 0.75,
    ("pax-viking", "strong", "alone", "random", "12"): 0.47,
    ("pax-viking", "master", "alone", "eric", "16"): 0.9,
    ("pax-viking", "master", "alone", "eric", "12"): 0.4,
    ("pax-viking", "master", "alone", "random", "12"): 0.2,
}
"""The share of wins or the points that a match was to reach when the levels were made."""
TIMES = {"brian-boru": 1.2}
"""By how many times a level was to exceed an equal share against the one below, where nothing is said above;"""
USUAL_TIMES = 1.3
"""in the other games."""
LEAST_GAP, MOST_GAP = 0.02, 0.1
"""How far the lower share is below the bound: telling closer ones apart takes too many games, and more than that is not
lost unnoticed, however little was asked."""
POINTS_GAPS = 1.0, 3.0
"""The same for points."""
MOST = 2_000
"""Games of a match, where the test is not decided before."""
MOST_OF_MASTER = {"brian-boru": 1_600, "feast-for-odin": 240, "pax-viking": 400}
"""The same where Master thinks: two to three hours of a core."""
FEWEST = 40
"""Games of a match that goes by points: of fewer the mean is too uncertain."""
FOUND = 1.28
"""Standard deviations beyond which nine of ten results lie."""


class Guard(NamedTuple):
    """How a match is judged, in shares of wins, or in points where there are none."""

    low: float
    """As weak as this a level is to be found out,"""
    high: float
    """as strong as this it is to pass: the lower end of what was measured."""
    games: int
    """How many are played: with shares at most, with points always."""


def guard_of(row: Row) -> Guard:
    """How the gauntlet judges a match of the ladder."""
    by_points = row["wins"] is None
    least, most = POINTS_GAPS if by_points else (LEAST_GAP, MOST_GAP)
    high: float = row["bound"]
    low = max(high - most, min(asked(row), high - least))
    games = MOST_OF_MASTER[row["game"]] if "master" in row["bots"] else MOST
    if by_points:
        games = min(games, max(FEWEST, math.ceil(((SURE + FOUND) * deviation(row) / (high - low)) ** 2)))
    return Guard(low, high, games)


def asked(row: Row) -> float:
    """What a match was to reach."""
    known = ASKED.get(key_of(row))
    return TIMES.get(row["game"], USUAL_TIMES) / len(row["bots"]) if known is None else known


def key_of(row: Row) -> tuple[str, ...]:
    """By what a match is called in `ASKED`: its game, two bots and options."""
    return row["game"], row["bots"][0], *(row["bots"][1:2] or ["alone"]), *row["options"].values()


def deviation(row: Row) -> float:
    """The standard deviation of the points of a deal, from the interval that was measured."""
    low, high = row["points_interval"]
    return float(high - low) / 2 / SURE * math.sqrt(row["games"] / row["players"])


def is_weaker(test: SequentialTest, to_the_end: bool = True) -> bool:
    """Whether a test has found a level too weak; one that all games leave open goes by what is likelier."""
    return test.decision == LOWER or (to_the_end and not test.decision and test.ratio < 0)
