"""What is hidden stays hidden: every game is played beside twins of itself that a viewer cannot tell apart.

See `twins.py`. The comparison holds event streams, entries of the log, questions and offers to take back, not only
views, and finds what may not be taken back by what it told.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import chain
from typing import Any

import pytest

from at_random import GAMES_AND_SEATS, IDS, ONE_TABLE_EACH, ONE_TABLE_IDS, THOROUGH, random_positions
from longhall.kernel.game import Game
from twins import Leak, options_of_games, watched_game
from wrapped_game import WrappedGame

SMOKE = bool(os.environ.get("LONGHALL_SMOKE"))
TABLES, TABLE_IDS = (ONE_TABLE_EACH, ONE_TABLE_IDS) if SMOKE else (GAMES_AND_SEATS, IDS)
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
GAMES = 4 if SMOKE else 250 if THOROUGH else 12


def watch(game: Game[Any], seats: int, seed: int, tried: Counter[str], options: dict[str, object]) -> int:
    """Play a game; two viewers compare it. Tells how often they did."""
    viewers = random.Random(seed).sample([None, *range(seats)], 2)
    compared = 0
    for witnesses in watched_game(game, seats, seed, options, viewers, tried):
        compared = sum(witness.compared for witness in witnesses)
    return compared


@each_table
def test_nobody_is_told_what_is_hidden_nor_learns_it_by_an_undo(game: Game[Any], seats: int) -> None:
    tried: Counter[str] = Counter()
    tables = enumerate(options_of_games(game, seats, GAMES))
    compared = sum(watch(game, seats, seed, tried, options) for seed, options in tables)
    assert compared > GAMES, "there was something to hide"


@pytest.mark.skipif(SMOKE, reason="a few games cannot have all values")
@each_table
def test_every_value_of_every_option_comes_up(game: Game[Any], seats: int) -> None:
    played = options_of_games(game, seats, GAMES)
    for option in game.variants:
        assert {options[option.name] for options in played} == set(option.values)


@each_table
def test_a_resampled_position_asks_about_what_lies_in_it(game: Game[Any], seats: int) -> None:
    """Lists of options that were found for the real position, and kept there, would tell what others really hold."""
    rng = random.Random(3)
    for state in chain(random_positions(game, seats, 3), random_positions(game, seats, 4)):
        for asked in game.to_act(state):
            game.legal(state, asked)  # found and kept
            for seat in range(seats):
                other = game.resample(state, seat, rng)
                anew = game.load(game.dump(other))
                assert [game.legal(other, each) for each in range(seats)] == [
                    game.legal(anew, each) for each in range(seats)
                ]


class Leaky(WrappedGame):
    """A sound game with a hole: its public view tells something of one seat's hand."""

    def public(self, s: Any) -> dict[str, object]:
        return {**self.inner.public(s), "hole": len(str(self.inner.own(s, 0)))}


@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_a_hole_is_found(game: Game[Any], seats: int) -> None:
    tried: Counter[str] = Counter()
    with pytest.raises(Leak):  # noqa: PT012 (whichever game finds it)
        for seed, options in enumerate(options_of_games(game, seats, 60)):  # until one game shows it
            watch(Leaky(game), seats, seed, tried, options)
