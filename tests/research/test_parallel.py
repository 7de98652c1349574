"""PettingZoo's parallel interface: its own tests for every game and player number, and the games of the other one."""

from __future__ import annotations

import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest

with warnings.catch_warnings():
    # Importing them makes one of PettingZoo's own games, if what that needs is installed, in a way that is deprecated.
    warnings.simplefilter("ignore")
    from pettingzoo.test import parallel_api_test, parallel_seed_test

from longhall.kernel.errors import LonghallError, Refused
from longhall.kernel.registry import all_games
from longhall.research.environments.encoding import IDS
from longhall.research.pettingzoo import parallel_env, raw_env

TABLES = [(game.name, players) for game in all_games() for players in range(game.fewest, game.most + 1)]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def masked(rng: random.Random, seen: dict[str, Any]) -> dict[str, int]:
    """A legal action for each agent."""
    return {agent: rng.choice(one["action_mask"].nonzero()[0].tolist()) for agent, one in seen.items()}


@every_table
def test_api(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=60)


@every_table
def test_seeds(game: str, players: int) -> None:
    parallel_seed_test(partial(parallel_env, game, players, illegal="random"), num_cycles=10)


@every_table
def test_the_same_games_as_by_turns(game: str, players: int) -> None:
    together, by_turns = parallel_env(game, players), raw_env(game, players)
    seen, infos = together.reset(seed=3)
    by_turns.reset(seed=3)
    rng = random.Random(3)
    rewards: dict[str, float] = {}
    at_once = 0
    while together.agents:
        asked = [agent for agent in together.agents if infos[agent]["asked"]]
        at_once += len(asked) > 1
        assert asked[0] == by_turns.agent_selection
        actions = masked(rng, seen)
        for agent in together.agents:
            assert np.array_equal(seen[agent]["observation"], by_turns.observe(agent)["observation"])
            assert agent in asked or seen[agent]["action_mask"].all(), "whatever it does is ignored"
        for agent in asked:
            assert by_turns.agent_selection == agent or len(asked) > 1
            by_turns.agent_selection, by_turns._asked = agent, by_turns.possible_agents.index(agent)
            assert np.array_equal(seen[agent]["action_mask"], by_turns.observe(agent)["action_mask"])
            by_turns.step(actions[agent])
        seen, rewards, terminations, truncations, infos = together.step(actions)
        assert not any(truncations.values())
    assert all(terminations.values())
    assert rewards == by_turns.rewards
    assert {agent: {**info, "asked": False} for agent, info in by_turns.infos.items()} == infos
    assert at_once > 0 or game != "brian-boru", "its draft asks all seats"
    assert together.step({}) == ({}, {}, {}, {}, {}), "it is over"


def test_an_illegal_action_ends_the_game_and_whoever_chose_it_pays() -> None:
    table = parallel_env("brian-boru", 3)
    seen, infos = table.reset(seed=1)
    asked = next(agent for agent in table.agents if infos[agent]["asked"])
    actions = masked(random.Random(1), seen) | {asked: int((seen[asked]["action_mask"] == 0).argmax())}
    _, rewards, terminations, _, infos = table.step(actions)
    assert all(terminations.values())
    assert {agent: reward for agent, reward in rewards.items() if reward} == {asked: -1.0}
    assert [agent for agent, info in infos.items() if "illegal" in info] == [asked]
    assert table.agents == []


def test_a_refused_action_changes_nothing() -> None:
    table = parallel_env("brian-boru", 3, illegal="raise")
    table.reset(seed=1)
    before = table.game.dump(table.position)
    with pytest.raises(Refused):
        table.step({})
    assert table.game.dump(table.position) == before


def test_it_is_truncated_for_all() -> None:
    table = parallel_env("pax-viking", 4, max_cycles=3)
    seen, _ = table.reset(seed=1)
    for step in range(3):
        assert len(table.agents) == 4
        seen, _, terminations, truncations, infos = table.step(masked(random.Random(step), seen))
    assert all(truncations.values())
    assert not any(terminations.values())
    assert not any(info["asked"] for info in infos.values())
    assert table.agents == []


def test_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), ("human", type(None))):
        table = parallel_env("brian-boru", 3, render_mode=mode)
        table.reset(seed=1)
        assert isinstance(table.render(), kind)
    assert capsys.readouterr().out.count("Brian Boru") == 2
    assert parallel_env("brian-boru", 3).render() is None


@pytest.mark.parametrize(("name", "game"), IDS.items())
def test_pettingzoo_makes_it(name: str, game: str) -> None:
    table = pettingzoo.make("parallel", name, players=3, scaled=True)
    seen, _ = table.reset(seed=1)
    assert table.unwrapped.game.name == game
    assert all(table.observation_space(agent).contains(one) for agent, one in seen.items())


def test_what_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(LonghallError, match="error-seat-count"):
        parallel_env("brian-boru", 2)
    with pytest.raises(ValueError, match="ansi"):
        parallel_env("brian-boru", 3, render_mode="oil")
