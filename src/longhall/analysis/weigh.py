"""What options of one decision are worth to a seat, and what it cost to take another than the best."""

from __future__ import annotations

import random
from typing import Final

from ..kernel.action import Action
from ..kernel.chance import Chance
from ..kernel.step import State
from .outlook import Outlook, Standing, mean, standard_error

SURE: Final = 2.0
"""A difference counts from so many standard errors on."""


class Weighed:
    """Lines that begin with each of some options, in the same states and with the same luck."""

    def __init__(self, outlook: Outlook, seat: int, options: list[Action]) -> None:
        self.outlook = outlook
        self.seat = seat
        self.options = options
        self.found: list[list[Standing]] = [[] for _ in options]
        self.parts: list[dict[str, float]] = [{} for _ in options]

    def add(self, state: State, rng: random.Random, lines: int) -> None:
        """So many lines more for each option. Touches the true state only through `resample`."""
        outlook = self.outlook
        for _ in range(lines):
            sample = outlook.game.resample(state, self.seat, rng)
            luck = rng.getrandbits(32)
            for at, option in enumerate(self.options):
                line = sample.clone()
                self.found[at].append(outlook.after(line, self.seat, option, Chance(random.Random(luck).random)))
                for part, points in outlook.advice.reasons(line, self.seat):
                    self.parts[at][part] = self.parts[at].get(part, 0.0) + points

    def expected(self, option: Action) -> Standing:
        """What each seat can expect after an option."""
        return mean(self.found[self.options.index(option)])

    def difference(self, better: Action, other: Action) -> tuple[float, float]:
        """How much more one option is worth to the seat than another, and the standard error of that."""
        one, two = self.found[self.options.index(better)], self.found[self.options.index(other)]
        apart = [a[self.seat] - b[self.seat] for a, b in zip(one, two, strict=True)]
        return sum(apart) / len(apart), standard_error(apart)

    def reasons(self, better: Action, other: Action) -> list[tuple[str, float]]:
        """What one option has more or less of than another, the largest first."""
        one, two = self.parts[self.options.index(better)], self.parts[self.options.index(other)]
        lines = len(self.found[0])
        gains = [(part, (one.get(part, 0.0) - two.get(part, 0.0)) / lines) for part in dict.fromkeys([*one, *two])]
        return sorted(gains, key=lambda gain: -abs(gain[1]))


def beyond_doubt(value: float, error: float) -> float:
    """A difference, or 0 if it may well be none."""
    return value if abs(value) > SURE * error else 0.0
