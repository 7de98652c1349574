"""Forecasts: how likely a seat is to win with each of the few options that a person is shown.

The order of the options is the search's. It knows them from more than chances: points count in the value of a position,
and it has lines, play-outs and ways to win that say little about a chance. So the chances are measured for their own
sake, on many more lines, and told as far as they agree with that order.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ..kernel.step import State
from .search import Prospect, Search

SURE: Final = 0.0025
"""Lines end when no chance has a larger standard error,"""
FEWEST: Final = 16
"""but there are so many at least, unless time is over."""


class Chances:
    """How likely one option wins, by its lines."""

    def __init__(self) -> None:
        self.total = 0.0
        self.squares = 0.0
        self.lines = 0

    def add(self, chance: float) -> None:
        """The chance at the end of one more line."""
        self.total += chance
        self.squares += chance * chance
        self.lines += 1

    @property
    def mean(self) -> float:
        """What is expected."""
        return self.total / self.lines

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(max(0.0, self.squares / self.lines - self.mean * self.mean) / self.lines)


def forecast(search: Search, state: State, seat: int, shown: list[Prospect], lines: int) -> list[float]:
    """How likely a seat is to win with each option, the best first; nothing where the game cannot tell.

    Each option gets up to so many lines, in the same states for all, as the search plays them: on in the trees that it
    has grown, and as far as its furthest lines go. A chance is the mean of those at the ends of its lines, made to
    agree with the order (`falling`), and for a way to win that was found, how often that works.
    """
    search.far = search.horizons
    found = [Chances() for _ in shown]
    for number in range(max(1, lines)):
        if number and search.late():
            break
        if number >= FEWEST and max([chances.error for chances in found]) < SURE:
            break
        sample = search.game.resample(state, seat, search.rng)
        for at, prospect in enumerate(shown):
            line = sample.clone()
            search.follow(line, seat, prospect)
            told = search.advice.win_chances(line)
            if not told:
                return []
            found[at].add(told[seat])
    return falling([max(chances.mean, shown[at].wins) for at, chances in enumerate(found)])


def falling(chances: list[float]) -> list[float]:
    """The nearest chances of which none is higher than the one before it.

    Where a later one was higher, both are told as their mean: the search does not say that it is better, and the lines
    do not say that it is worse.
    """
    groups: list[list[float]] = []
    for chance in chances:
        group = [chance]
        while groups and mean_of(groups[-1]) < mean_of(group):
            group = groups.pop() + group
        groups.append(group)
    return [mean_of(group) for group in groups for _ in group]


def mean_of(numbers: list[float]) -> float:
    """The mean."""
    return sum(numbers) / len(numbers)
