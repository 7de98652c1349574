"""Long fuzzing, for `make soak`: nothing breaks and nothing leaks over many games.

`LONGHALL_SOAK_GAMES=30 make soak` plays only so many games at each table, to see that all of it runs.
"""

from __future__ import annotations

import gc
import os
import random
import resource
from typing import Any

import pytest

from at_random import GAMES_AND_SEATS, IDS, TOY_AND_SEATS, TOY_IDS, random_game, random_match
from longhall.kernel.game import Game
from longhall.kernel.records.saga import read_saga, verify, write_saga
from longhall.research.simulate import simulate

pytestmark = [pytest.mark.soak, pytest.mark.usefixtures("toy_game")]
EVERY_GAME = [*GAMES_AND_SEATS, *TOY_AND_SEATS]
EVERY_ID = [*IDS, *TOY_IDS]

GAMES = {"brian-boru": 10_000, "runes": 1_000}
USUAL = 5_000
"""How many random games are played with each number of players; others where they are very short or a toy."""
AT_MOST = int(os.environ.get("LONGHALL_SOAK_GAMES", "0"))
KILOBYTES = 4_000
"""How much memory may grow once everything has been used: what is worked out once and kept, not what leaks."""


def how_many(full: int) -> int:
    """A number of games, or fewer if the environment says so."""
    return min(full, AT_MOST) if AT_MOST else full


def variants(game: Game[Any]) -> list[dict[str, object]]:
    """The table as it is by default, and with each other value of one option."""
    changed: list[dict[str, object]] = [
        {option.name: value} for option in game.variants for value in option.values if value != option.default
    ]
    return [{}, *changed]


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME, ids=EVERY_ID)
def test_thousands_of_random_games_break_nothing(game: Game[Any], seats: int) -> None:
    """Half of them with the options of an ordinary table, the others with each option changed in turn."""
    games = how_many(GAMES.get(game.name, USUAL))
    others = variants(game)[1:]
    shares = [games - games // 2] + [max(1, games // 2 // max(1, len(others)))] * len(others)
    for number, (chosen, share) in enumerate(zip(variants(game), shares, strict=True)):
        report = simulate(game, seats, share, ["random"], seed=100 * seats + number, variants=chosen)
        assert report.games == share
        assert report.broken == [], chosen


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME, ids=EVERY_ID)
def test_nobody_sees_what_is_hidden(game: Game[Any], seats: int) -> None:
    """Whatever the others hold that a seat cannot know, it sees the same table and has the same options."""
    for seed in range(how_many(GAMES.get(game.name, USUAL) // 50)):
        rng = random.Random(seed)
        for number, state in enumerate(random_game(game, seats, seed)):
            if number % 10:
                continue
            seat = rng.randrange(seats)
            other = game.resample(state, seat, rng)
            assert game.public(other) == game.public(state)
            assert game.view(other, seat) == game.view(state, seat)
            assert game.to_act(other) == game.to_act(state)
            if seat in game.to_act(state):
                assert game.legal(other, seat) == game.legal(state, seat)


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME, ids=EVERY_ID)
def test_memory_does_not_grow(game: Game[Any], seats: int) -> None:
    def play(games: int, first: int) -> int:
        for seed in range(first, first + games):
            for number, state in enumerate(random_game(game, seats, seed)):
                state.clone()
                if number % 10 == 0:
                    game.view(state, 0)
        gc.collect()
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    first = how_many(300)
    warm = play(first, 0)
    assert play(5 * first, first) - warm < KILOBYTES, "kilobytes more after five times as many games"


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME, ids=EVERY_ID)
def test_sagas_of_many_games_replay_and_verify(game: Game[Any], seats: int) -> None:
    for seed in range(how_many(200)):
        match = random_match(game, seats, 1000 + seed)
        saga = read_saga(write_saga(match, ["x"] * seats))
        assert game.dump(saga.match.state) == game.dump(match.state)
        assert verify(saga) == match.drawn()
