"""Recorded games as examples: which are trained on, in which batches, and how true a network's forecasts are.

Positions of one game are much alike and share its result, so a game as a whole is either trained on or not.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ...kernel.bot.learned import POINTS, chances_of
from ...kernel.bot.network import Network
from ...kernel.bot.policy import Policy
from ...kernel.errors import LonghallError
from ..arena.calibration import Forecast, bins_of, calibration_error
from .policy_examples import PolicyExamples, check_policy
from .selfplay import Record

TRAIN: Final = "train"
CHOOSE: Final = "choose"
"""The games that tell when a network was best in the course of its training."""
CHECK: Final = "check"
"""The games that a finished network is checked with, used for nothing else."""
TENTH: Final = 10
POINTS_COUNT: Final = 0.02
"""What an error of ten points counts beside the win chances."""
POINTS_COUNT_ALONE: Final = 0.3
"""The same where one plays alone, for points."""


def part_of(number: int, tables: int) -> str:
    """What a game is for: of each number of players one game in ten checks, and one in ten chooses."""
    return {0: CHECK, 1: CHOOSE}.get(number // tables % TENTH, TRAIN)


class DataSet:
    """All games so far; `tables` is how many numbers of players take turns in them."""

    def __init__(self, records: Sequence[Record], tables: int, by_points: bool) -> None:
        self.parts: dict[str, list[Record]] = {TRAIN: [], CHOOSE: [], CHECK: []}
        for record in records:
            self.parts[part_of(record.number, tables)].append(record)
        if not all(self.parts.values()):
            raise LonghallError("error-too-few-games", fewest=TENTH * tables)
        self.inputs = records[0].inputs
        self.most = max(record.seats for record in records)
        self.by_points = by_points

    def examples(self, part: str) -> Examples:
        """The positions of some of the games."""
        return Examples(self.parts[part], self.most, self.by_points)

    def check(self, network: Network) -> dict[str, Any]:
        """How a network does in games that it has never seen."""
        return check(network, self.parts[CHECK])

    def decisions(self, part: str, size: int) -> PolicyExamples:
        """The decisions of some of the games; `size` is that of an observation."""
        return PolicyExamples([record.decided for record in self.parts[part]], size)

    def check_policy(self, policy: Policy) -> dict[str, Any]:
        """How a policy does at decisions of games that it has never seen."""
        return check_policy(policy, [decided for record in self.parts[CHECK] for decided in record.decided])


class Examples:
    """Positions as numbers of 32 bits, one after the other, with places for as many seats as any game has.

    Whoever plays alone may lose: one more place stands for nobody's victory.
    """

    def __init__(self, records: Sequence[Record], most: int, by_points: bool) -> None:
        self.features = bytearray()
        """By position, seat and feature; zeros where nobody sits."""
        self.won = array("f")
        """By position and seat, nobody last: the share of the victory."""
        self.possible = array("f")
        """By position and seat, nobody last: 1 for those who can win."""
        self.points = array("f")
        """By position and seat: the points to come, in tens."""
        self.counts = array("f")
        """By position and seat: what an error in these points counts; 0 where nobody sits."""
        self.sizes = [len(record.now) for record in records]
        """How many positions each game has."""
        for record in records:
            self._add(record, most - record.seats, by_points)

    def _add(self, record: Record, empty: int, by_points: bool) -> None:
        seats, alone = record.seats, record.seats == 1
        one = len(record.features) // max(1, len(record.now))
        nobody = 1.0 if alone else 0.0
        lost = 1.0 - record.won[0] if alone else 0.0
        count = (POINTS_COUNT_ALONE if alone and by_points else POINTS_COUNT) / seats
        for position, now in enumerate(record.now):
            self.features += record.features[position * one : (position + 1) * one] + bytes(empty * one // seats)
            self.won.extend([*record.won, *[0.0] * empty, lost])
            self.possible.extend([*[1.0] * seats, *[0.0] * empty, nobody])
            self.points.extend([*[(points - now) / POINTS for points in record.points], *[0.0] * empty])
            self.counts.extend([*[count] * seats, *[0.0] * empty])


def batches(sizes: Sequence[int], about: int, rng: random.Random) -> Iterator[list[int]]:
    """The numbers of all positions in batches of about the same size, whole games in a new order each time."""
    starts = [0]
    for size in sizes:
        starts.append(starts[-1] + size)
    order = list(range(len(sizes)))
    rng.shuffle(order)
    batch: list[int] = []
    for game in order:
        batch += range(starts[game], starts[game + 1])
        if len(batch) >= about:
            yield batch
            batch = []
    if batch:
        yield batch


def check(network: Network, records: Sequence[Record]) -> dict[str, Any]:
    """The calibration error of win chances, and by how much points are wrong (root mean square)."""
    forecasts: list[Forecast] = []
    wrong: list[float] = []
    for record in records:
        for position, now in enumerate(record.now):
            found = network.run(record.rows(position))
            forecasts += [Forecast(*pair) for pair in zip(chances_of(found), record.won, strict=True)]
            wrong += [now + POINTS * out[1] - points for out, points in zip(found, record.points, strict=True)]
    return {
        "games": len(records),
        "forecasts": len(forecasts),
        "calibration_error": calibration_error(bins_of(forecasts)),
        "points_error": math.sqrt(sum(one * one for one in wrong) / max(1, len(wrong))),
    }
