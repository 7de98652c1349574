"""Long fuzzing, for `make soak`: nothing breaks and nothing leaks over many games."""

from __future__ import annotations

import gc
import resource
from typing import Any

import pytest

from at_random import GAMES_AND_SEATS, IDS, random_game, random_match
from longhall.kernel.game import Game
from longhall.kernel.saga import read_saga, verify, write_saga
from longhall.research.simulate import simulate

pytestmark = pytest.mark.soak


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=IDS)
def test_ten_thousand_random_games_break_nothing(game: Game[Any], seats: int) -> None:
    report = simulate(game, seats, 10_000, ["random"], seed=seats)
    assert report.games == 10_000
    assert report.broken == []


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=IDS)
def test_memory_does_not_grow(game: Game[Any], seats: int) -> None:
    def play(games: int, first: int) -> int:
        for seed in range(first, first + games):
            for state in random_game(game, seats, seed):
                state.clone()
                game.view(state, 0)
        gc.collect()
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    warm = play(300, 0)
    assert play(1500, 300) - warm < 4_000, "kilobytes more after five times as many games"


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=IDS)
def test_sagas_of_many_games_replay_and_verify(game: Game[Any], seats: int) -> None:
    for seed in range(200):
        match = random_match(game, seats, 1000 + seed)
        saga = read_saga(write_saga(match, ["x"] * seats))
        assert game.dump(saga.match.state) == game.dump(match.state)
        assert verify(saga) == match.drawn()
