"""What the gauntlet finds and how seldom it is wrong, in made-up matches of bots whose strength is known.

docs/bots.md tells these figures. A match of the ladder for which they do not hold was measured with too few games.
"""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, variance

import pytest
from guard import ASKED, Guard, Row, deviation, guard_of, is_weaker, key_of
from test_gauntlet import ROWS, match_id

from longhall.research.arena.intervals import SURE, SequentialTest, student

MATCHES = 100
"""Made-up matches for each figure,"""
HEALTHY = 400
"""and for false alarms, which are rare."""
FALSE_ALARMS = 0.05
"""Of levels that are what they were,"""
FOUND_EQUAL = 0.95
"""what is found of those no better than their opponents,"""
FOUND_LOW = 0.5
"""of those exactly as weak as a guard's lower share,"""
FURTHER, FOUND_FURTHER = 0.05, 0.8
"""and of those weaker than that by so much."""
POINTS_FURTHER = 1.0
BY_SHARE = [row for row in ROWS if row["wins"] is not None]
BY_POINTS = [row for row in ROWS if row["wins"] is None]


def alarmed(guard: Guard, share: float, seats: int, rng: random.Random) -> bool:
    """Whether a match of the gauntlet complains of a bot with a true share of wins."""
    test = SequentialTest(guard.low, guard.high)
    for _ in range(-(-guard.games // seats)):
        if test.add(sum(rng.random() < share for _ in range(seats)) / seats):
            break
    return is_weaker(test)


def alarms(row: Row, share: float, spread: float = 0.0, matches: int = MATCHES) -> float:
    """How often it does; with a spread, for true shares that lie about the one given."""
    rng = random.Random(7)
    guard = guard_of(row)
    return fmean(alarmed(guard, min(rng.gauss(share, spread), 1.0), row["players"], rng) for _ in range(matches))


def points_alarms(row: Row, points: float, spread: float = 0.0) -> float:
    """The same by points."""
    rng = random.Random(7)
    guard = guard_of(row)
    found = 0
    for _ in range(MATCHES):
        true = rng.gauss(points, spread)
        scores = [rng.gauss(true, deviation(row)) for _ in range(guard.games)]
        reach = student(guard.games - 1) * sqrt(variance(scores) / guard.games)
        found += fmean(scores) + reach < guard.high
    return found / MATCHES


@pytest.mark.parametrize("row", BY_SHARE, ids=match_id)
def test_a_level_that_is_as_it_was_passes(row: Row) -> None:
    """Its true share is what was measured, give or take what a measurement is uncertain by."""
    low, high = row["interval"]
    assert alarms(row, row["wins"], (high - low) / 2 / SURE, HEALTHY) <= FALSE_ALARMS


@pytest.mark.parametrize("row", BY_SHARE, ids=match_id)
def test_a_weaker_level_is_noticed(row: Row) -> None:
    guard = guard_of(row)
    assert alarms(row, guard.low) >= FOUND_LOW
    assert alarms(row, guard.low - FURTHER) >= FOUND_FURTHER
    if row["equal_share"] is not None:
        assert alarms(row, row["equal_share"]) >= FOUND_EQUAL


@pytest.mark.parametrize("row", BY_POINTS, ids=match_id)
def test_points_are_guarded_too(row: Row) -> None:
    low, high = row["points_interval"]
    guard = guard_of(row)
    assert points_alarms(row, row["points"], (high - low) / 2 / SURE) <= FALSE_ALARMS
    assert points_alarms(row, guard.low) >= FOUND_LOW
    assert points_alarms(row, guard.low - POINTS_FURTHER) >= FOUND_FURTHER


def test_what_was_asked_is_found_by_its_match() -> None:
    """A wrong word in the table would go unnoticed."""
    assert set(ASKED) <= {key_of(row) for row in ROWS}


@pytest.mark.parametrize("row", [row for row in ROWS if len(row["bots"]) == 1], ids=match_id)
def test_of_every_match_alone_it_is_said_what_was_asked(row: Row) -> None:
    """There is no equal share that could be exceeded by so many times."""
    assert key_of(row) in ASKED
