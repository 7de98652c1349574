"""Greedy is worth playing against: three random bots have hardly a chance, and it wins from every seat."""

from __future__ import annotations

from typing import Any

import pytest

from at_random import GAMES_AND_SEATS, IDS
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game
from longhall.research.arena import arena

PROMISED = 0.75
AGAINST_OTHERS = [pair for pair in zip(GAMES_AND_SEATS, IDS, strict=True) if pair[0][1] > 1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"), [pair for pair, _ in AGAINST_OTHERS], ids=[name for _, name in AGAINST_OTHERS]
)
def test_greedy_beats_random_bots(game: Game[Any], seats: int) -> None:
    """So few lost games that the promise holds nineteen times out of twenty."""
    report = arena(game, ["greedy", *["random"] * (seats - 1)], games=5 * seats, seed=20)
    greedy = report.entrants[0]
    assert greedy.interval()[0] > PROMISED, greedy.as_json()
    assert greedy.mean_score > 1.5 * report.entrants[1].mean_score


@pytest.mark.soak
def test_greedy_wins_three_games_of_four_against_three_random_bots() -> None:
    report = arena(find_game("brian-boru"), ["greedy", "random", "random", "random"], games=1000, seed=1)
    greedy = report.entrants[0]
    assert greedy.sat == [250] * 4
    assert greedy.interval()[0] > PROMISED, greedy.as_json()


@pytest.mark.soak
def test_greedy_bots_among_themselves_play_sensible_games() -> None:
    """Nobody wins by right, and all score well above random bots."""
    game = find_game("brian-boru")
    report = arena(game, ["greedy"] * 4, games=60, seed=3)
    random_report = arena(game, ["random"] * 4, games=400, seed=3)
    for entrant in report.entrants:
        low, high = entrant.interval()
        assert low < 0.25 + 0.05
        assert high > 0.25 - 0.05
        assert entrant.mean_score > random_report.entrants[0].mean_score + 4
