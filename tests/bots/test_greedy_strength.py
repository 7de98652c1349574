"""Greedy is worth playing against: three random bots have hardly a chance, and it wins from every seat."""

from __future__ import annotations

from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game
from longhall.research.arena.games import arena

PROMISED = 0.75


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_greedy_beats_random_bots(game: Game[Any], seats: int) -> None:
    """From every seat; the long matches behind the promise are in the soak."""
    report = arena(game, ["greedy", *["random"] * (seats - 1)], games=seats, seed=20)
    greedy, other = report.entrants[:2]
    assert greedy.sat == [1] * seats
    assert greedy.win_rate >= PROMISED, greedy.as_json()
    assert greedy.mean_score > other.mean_score


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
