"""Forecasts beside results."""

from __future__ import annotations

import random
from typing import Any

import pytest
from measuring import Knowing, KnowingRunes, make_toy_bot, toy

from longhall.kernel.bot.advice import Advice
from longhall.kernel.registry import find_game
from longhall.research.arena.calibration import Bin, Forecast, bins_of, calibration_error
from longhall.research.arena.entrants import knowledge_of
from longhall.research.arena.games import arena


def test_forecasts_are_counted_in_bins_of_equal_width() -> None:
    said = [Forecast(0.0, 0.0), Forecast(0.05, 1.0), Forecast(0.5, 0.5), Forecast(1.0, 1.0)]
    assert bins_of(said) == [Bin(2, 0.025, 0.5), Bin(1, 0.5, 0.5), Bin(1, 1.0, 1.0)]
    assert calibration_error(bins_of(said)) == pytest.approx(2 / 4 * 0.475)
    assert calibration_error([]) == 0.0


def test_true_chances_have_no_error() -> None:
    said = [Forecast(0.3, 1.0)] * 3 + [Forecast(0.3, 0.0)] * 7
    assert calibration_error(bins_of(said)) == pytest.approx(0.0)
    wrong = [Forecast(0.7, one.won) for one in said]
    assert calibration_error(bins_of(wrong)) == pytest.approx(0.4)


def test_an_arena_asks_while_the_games_go_on() -> None:
    game = KnowingRunes()
    game.book = toy().book
    report = arena(game, ["random"] * 3, games=90, seed=1, make=make_toy_bot, calibrate=True)
    assert sorted({round(forecast.chance, 6) for forecast in report.forecasts}) == [0.15, 0.7]
    assert {forecast.won for forecast in report.forecasts} >= {0.0, 1.0}
    found = report.as_json()["calibration"]
    assert isinstance(found, dict)
    assert sum(one["forecasts"] for one in found["bins"]) == found["forecasts"] == len(report.forecasts)
    first = next(one for one in found["bins"] if one["chance"] > 0.5)
    assert first["won"] < 0.6, "the first seat has no such advantage, and the bins show it"
    assert found["error"] > 0.1


def test_chances_come_from_what_the_seat_may_know() -> None:
    """The advice is shown states that were made for the seat, never the true one."""
    made: list[Any] = []

    class Watched(KnowingRunes):
        def resample(self, s: Any, seat: int, rng: random.Random) -> Any:
            made.append(super().resample(s, seat, rng))
            return made[-1]

        def advice(self, knowledge: str = "hand") -> Advice[Any]:
            return Watching()

    class Watching(Knowing):
        def win_chances(self, s: Any) -> list[float]:
            assert s is made[-1]
            return super().win_chances(s)

    game = Watched()
    game.book = toy().book
    assert arena(game, ["random"] * 3, games=15, seed=1, make=make_toy_bot, calibrate=True).forecasts
    assert made


def test_whoever_plays_alone_is_asked_for_the_chances_of_that() -> None:
    assert knowledge_of("master", "pax-viking", True) == "alone"
    assert knowledge_of("master", "pax-viking", False) == "learned"
    assert knowledge_of("random", "pax-viking", True) == "hand"
    assert knowledge_of("master:24", "pax-viking", False) == "learned"
    report = arena(find_game("pax-viking"), ["strong"], games=2, seed=1, variants={"solo_events": "12"}, calibrate=True)
    assert report.forecasts
    assert {forecast.won for forecast in report.forecasts} <= {0.0, 1.0}


def test_advice_that_tells_no_chances_gives_none() -> None:
    report = arena(toy(), ["random"] * 3, games=3, make=make_toy_bot, calibrate=True)
    assert report.forecasts == []
    assert report.as_json()["calibration"] is None
