"""The PettingZoo environments: PettingZoo's own tests for every game and player number, and what they cannot know."""

from __future__ import annotations

import random
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

with warnings.catch_warnings():
    # Importing them makes one of PettingZoo's own games, if what that needs is installed, in a way that is deprecated.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

from longhall.kernel.errors import LonghallError, Refused
from longhall.kernel.registry import all_games, find_game
from longhall.research.environments.encoding import IDS, by_place
from longhall.research.pettingzoo import TableEnv, env, parallel_env, raw_env

TABLES = [(game.name, players) for game in all_games() for players in range(game.fewest, game.most + 1)]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def play(table: Any, seed: int, most: int = 10**6) -> int:
    """Random masked play; how many decisions there were."""
    rng = random.Random(seed)
    count = 0
    for _ in table.agent_iter(most):
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        codes = seen["action_mask"].nonzero()[0]
        table.step(int(codes[int(rng.random() * len(codes))]))
        count += 1
    return count


# PettingZoo warns of every environment whose observations are dictionaries that it does not know by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@every_table
def test_api(game: str, players: int) -> None:
    api_test(env(game, players))


@every_table
def test_seeds(game: str, players: int) -> None:
    seed_test(partial(env, game, players))


@every_table
def test_rendering(game: str, players: int) -> None:
    render_test(partial(env, game, players))


@every_table
def test_max_cycles(game: str, players: int) -> None:
    """It samples without masks, so a legal action is taken instead."""
    makers = {"env": env, "parallel_env": parallel_env}
    max_cycles_test(
        SimpleNamespace(**{name: partial(make, game, players, illegal="random") for name, make in makers.items()})
    )


@every_table
def test_a_whole_game_ends_with_rewards_by_place(game: str, players: int) -> None:
    table = raw_env(game, players, max_cycles=None)
    table.reset(seed=3)
    decisions = 0
    while not table.terminations[table.agent_selection]:
        decisions += play(table, decisions, 1)
        assert decisions < 20_000
    score = table.game.score(table.position)
    assert table.game.is_over(table.position)
    for seat, agent in enumerate(table.agents):
        assert table.infos[agent]["points"] == score.totals[seat]
        assert table.infos[agent]["won"] == (seat in score.winners)
    if players > 1:
        assert sum(table.rewards.values()) == pytest.approx(0)
        best = min(score.places)
        assert table.rewards[f"player_{score.places.index(best)}"] == max(table.rewards.values()) >= 0
    assert play(table, 0) == 0
    assert table.agents == []


def test_shared_places_share_their_rewards() -> None:
    assert [by_place(place, 1, 3) for place in (1, 2, 3)] == [1, 0, -1]
    assert by_place(1, 2, 3) == 0.5
    assert by_place(1, 4, 4) == 0
    assert by_place(2, 2, 2 + 1) == -0.5


def test_rewards_by_points() -> None:
    table = raw_env("brian-boru", 3, rewards="points")
    table.reset(seed=1)
    while not table.terminations[table.agent_selection]:
        play(table, 0, 1)
    assert list(table.rewards.values()) == table.game.score(table.position).totals


def test_the_mask_is_what_is_legal_and_only_for_whom_it_is_asked_of() -> None:
    table = raw_env("brian-boru", 3)
    table.reset(seed=1)
    at_once = 0
    for step in range(60):
        at_once += table.game.asks_several(table.position)
        asked = table.agent_selection
        seat = table.possible_agents.index(asked)
        legal = sorted(action.code for action in table.game.legal(table.position, seat))
        assert table.observe(asked)["action_mask"].nonzero()[0].tolist() == legal
        for other in table.agents:
            assert other == asked or not table.observe(other)["action_mask"].any()
        play(table, step, 1)
    assert at_once > 5


def test_parts_of_an_observation_have_names() -> None:
    table = env("brian-boru", 4)
    table.reset(seed=1)
    seen = table.observe("player_2")["observation"]
    assert seen[table.layout().where("seats")].tolist() == [4]
    assert seen.tobytes() == table.game.observe(table.position, 2)


def test_scaled_observations() -> None:
    table = raw_env("brian-boru", 4, scaled=True)
    table.reset(seed=1)
    seen = table.observe("player_0")
    assert table.observation_space("player_0").contains(seen)
    assert seen["observation"].dtype == np.float32
    assert seen["observation"][table.layout().where("seats")] == pytest.approx(0.8)


def at_the_draft(seed: int) -> TableEnv:
    """Several seats choose at the same time."""
    table = raw_env("brian-boru", 3)
    table.reset(seed=seed)
    while not table.game.asks_several(table.position):
        play(table, seed, 1)
    return table


def test_answers_given_at_the_same_time_are_not_seen() -> None:
    first = at_the_draft(1)
    options = first.observe(first.agent_selection)["action_mask"].nonzero()[0]
    assert len(options) > 2
    seen = set()
    for number in range(len(options)):
        table = at_the_draft(1)
        asked = table.agent_selection
        table.step(int(options[number]))
        while table.agent_selection == asked:
            mask = table.observe(asked)["action_mask"]
            table.step(int(mask.nonzero()[0][-1]))
        assert table.game.asks_several(table.position), "the question is still open"
        other = table.observe(table.agent_selection)
        seen.add(other["observation"].tobytes() + other["action_mask"].tobytes())
    assert len(seen) == 1


def illegal_code(table: Any) -> int:
    mask = table.observe(table.agent_selection)["action_mask"]
    return int((mask == 0).nonzero()[0][0])


def test_an_illegal_action_is_refused_and_loses_nothing() -> None:
    table = raw_env("brian-boru", 3)
    table.reset(seed=1)
    before = table.game.dump(table.position)
    for code in (illegal_code(table), -1, 10**6, None):
        with pytest.raises(Refused):
            table.step(code)
    assert table.game.dump(table.position) == before
    play(table, 1, 5)


def test_an_illegal_action_ends_the_game_where_asked() -> None:
    table = env("brian-boru", 3)
    table.reset(seed=1)
    asked = table.agent_selection
    table.step(illegal_code(table))
    assert all(table.terminations.values())
    assert {agent: reward for agent, reward in table.rewards.items() if reward} == {asked: -1.0}
    assert table.infos[asked] == {"illegal": True}
    assert play(table, 1) == 0


def test_preferences_are_no_answers() -> None:
    """They are in the action book, and the rules would take them, but the mask does not offer them."""
    table = raw_env("feast-for-odin", 2)
    table.reset(seed=1)
    while not (asides := table.game.asides(table.position, table.possible_agents.index(table.agent_selection))):
        play(table, 1, 1)
    with pytest.raises(Refused):
        table.step(asides[0].code)


def test_games_after_a_seed_are_determined_too() -> None:
    def second_game() -> bytes:
        table = raw_env("brian-boru", 3)
        table.reset(seed=5)
        play(table, 1)
        table.reset()
        play(table, 2, 20)
        return bytes(table.observe("player_0")["observation"])

    assert second_game() == second_game()


def test_options_reach_the_game() -> None:
    table = raw_env("feast-for-odin", 2, options={"length": "short"})
    table.reset(seed=1)
    assert table.observe("player_0")["observation"][table.layout().where("short")] == 1


def test_what_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(LonghallError, match="error-no-such-game"):
        env("chess")
    with pytest.raises(LonghallError, match="error-seat-count"):
        env("brian-boru", 2)
    with pytest.raises(LonghallError, match="error-no-such-option"):
        env("brian-boru", 3, options={"castling": True})
    with pytest.raises(ValueError, match="place, points"):
        env("brian-boru", 3, rewards="glory")
    with pytest.raises(ValueError, match="ansi"):
        env("brian-boru", 3, render_mode="oil")


@pytest.mark.parametrize(("name", "game"), IDS.items())
def test_pettingzoo_makes_it(name: str, game: str) -> None:
    table = pettingzoo.make("aec", name, players=3, max_cycles=2)
    table.reset(seed=1)
    assert table.game.name == game
    assert table.unwrapped.max_cycles == 2


def test_the_fewest_players_come_if_none_are_named() -> None:
    assert len(env("brian-boru").possible_agents) == find_game("brian-boru").fewest


def test_the_picture_has_letters() -> None:
    table = raw_env("pax-viking", 6, render_mode="rgb_array")
    table.reset(seed=1)
    image = table.render()
    assert isinstance(image, np.ndarray)
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 6, "ink, paper and the colours of six seats"
