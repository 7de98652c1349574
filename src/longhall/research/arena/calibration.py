"""Whether win chances are true: of all positions with a chance of 30 %, three in ten should be won."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from ...kernel.game import Game
from ...kernel.step import State

BINS: Final = 15
SAMPLES: Final = 4
"""In how many states that a seat cannot tell apart its chances are asked for."""
OFTEN: Final = 0.1
"""Of how many decisions the chances are asked: those of one game are much alike."""


class Forecast(NamedTuple):
    """What a seat's chance to win was said to be, and how much of the victory it had in the end."""

    chance: float
    won: float


class Forecaster:
    """Asks a game's advice for win chances while the game goes on, from what the seat that decides may know."""

    def __init__(self, game: Game[Any], knowledge: str, seed: int) -> None:
        self._game = game
        self._advice = game.advice(knowledge)
        self._rng = random.Random(seed)
        self._said: list[tuple[int, float]] = []

    def look(self, state: State, seat: int) -> None:
        """Ask about some of the positions."""
        if self._rng.random() >= OFTEN:
            return
        chances: list[float] = []
        for _ in range(SAMPLES):
            found = self._advice.win_chances(self._game.resample(state, seat, self._rng))
            if not found:
                return
            chances.append(found[seat])
        self._said.append((seat, fmean(chances)))

    def results(self, won: Sequence[float]) -> list[Forecast]:
        """What was said beside what came, by seat, of the victory."""
        return [Forecast(chance, won[seat]) for seat, chance in self._said]


class Bin(NamedTuple):
    """Forecasts that were nearly the same: how many, their mean, and the share that was won."""

    forecasts: int
    chance: float
    won: float


def bins_of(forecasts: Iterable[Forecast], count: int = BINS) -> list[Bin]:
    """The forecasts in bins of equal width, without the empty ones."""
    groups: list[list[Forecast]] = [[] for _ in range(count)]
    for forecast in forecasts:
        groups[min(count - 1, max(0, int(forecast.chance * count)))].append(forecast)
    return [
        Bin(len(group), fmean(one.chance for one in group), fmean(one.won for one in group))
        for group in groups
        if group
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error: how far forecast and result are apart, weighted by how often it was said."""
    return sum(one.forecasts * abs(one.chance - one.won) for one in bins) / max(1, sum(one.forecasts for one in bins))


def calibration_json(forecasts: Sequence[Forecast]) -> dict[str, object] | None:
    """Plain data; None where the game's advice tells no chances."""
    if not forecasts:
        return None
    bins = bins_of(forecasts)
    return {"forecasts": len(forecasts), "error": calibration_error(bins), "bins": [one._asdict() for one in bins]}
