"""Many random games in OpenSpiel, for every player number, with any options: its tests hold, and so do the bounds."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from longhall.kernel.registry import all_games
from longhall.research.openspiel import short_name

pytestmark = pytest.mark.soak
TABLES = [(game, players) for game in all_games() for players in range(game.fewest, game.most + 1)]
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda part: getattr(part, "name", part))


def any_options(game: Any, rng: random.Random) -> dict[str, Any]:
    """A value for each option, in the form of a parameter."""
    chosen = {variant.name: rng.choice(variant.values) for variant in game.variants}
    return {name: int(value) if str(value).isdigit() else value for name, value in chosen.items()}


@every_table
def test_simulation_with_any_options(game: Any, players: int) -> None:
    rng = random.Random(players)
    for _ in range(10):
        chosen = {"players": players, **any_options(game, rng)}
        pyspiel.random_sim_test(pyspiel.load_game(short_name(game.name), chosen), 1, serialize=True, verbose=False)


@every_table
def test_bounds(game: Any, players: int) -> None:
    rng = random.Random(players)
    for _ in range(200):
        chosen = {"players": players, "rewards": "points", **any_options(game, rng)}
        loaded = pyspiel.load_game(short_name(game.name), chosen)
        state = loaded.new_initial_state()
        chance = 0
        while not state.is_terminal():
            options = state.legal_actions()
            if state.is_chance_node():
                chance += 1
                assert options[-1] < loaded.max_chance_outcomes()
            state.apply_action(rng.choice(options))
        assert state.play.decisions <= loaded.max_game_length() // 2, "far from being cut off"
        assert chance <= loaded.max_chance_nodes_in_history()
        assert loaded.min_utility() <= min(state.returns())
        assert max(state.returns()) <= loaded.max_utility()
