"""The Gymnasium environments: Gymnasium's own check for every game, player number and kind of bot."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from longhall.kernel.errors import LonghallError, Refused
from longhall.kernel.registry import all_games, find_game
from longhall.research.environments.encoding import IDS
from longhall.research.gymnasium import LearnerEnv

TABLES = [
    (name, players) for name, game in IDS.items() for players in range(find_game(game).fewest, find_game(game).most + 1)
]


def play(env: Any, seed: int, most: int = 10**6) -> tuple[float, dict[str, Any], int]:
    """A game of random masked play: its reward, what is told at its end, and how many decisions there were."""
    rng = random.Random(seed)
    seen, told = env.reset(seed=seed)
    count = 0
    while count < most:
        count += 1
        assert np.array_equal(seen["action_mask"], told["action_mask"])
        codes = seen["action_mask"].nonzero()[0]
        seen, reward, terminated, truncated, told = env.step(codes[int(rng.random() * len(codes))])
        assert not truncated
        if terminated:
            break
        assert reward == 0
    return float(reward), told, count


def test_every_game_of_ours_has_an_id() -> None:
    assert sorted(IDS.values()) == sorted(game.name for game in all_games())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_check_env(name: str, players: int) -> None:
    check_env(gymnasium.make(name, players=players).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_check_env_with_pictures(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game(name: str, players: int) -> None:
    env = gymnasium.make(name, players=players)
    reward, told, count = play(env, 1)
    assert count > 5
    assert -1 <= reward <= 1
    assert {"points", "place", "won"} < set(told)
    assert not told["action_mask"].any()
    assert play(env, 1)[:1] == (reward,)


@pytest.mark.parametrize("bots", ["greedy:8", "beginner", "random,greedy:8"])
def test_bots_of_every_kind_play(bots: str) -> None:
    env = gymnasium.make("longhall/BrianBoru-v0", players=3, bots=bots, rewards="points")
    reward, told, _ = play(env, 2)
    assert reward == told["points"]


def test_the_learners_seat() -> None:
    for seat in range(3):
        env = LearnerEnv("brian-boru", 3, seat=seat)
        env.reset(seed=1)
        assert env.learner.seat == seat
        assert seat in env.learner.game.to_act(env.learner.state)
    drawn = LearnerEnv("brian-boru", 3, seat=None)
    seats = []
    for seed in range(30):
        drawn.reset(seed=seed)
        seats.append(drawn.learner.seat)
    assert set(seats) == {0, 1, 2}


def test_bots_sit_after_the_learner_in_turn_order() -> None:
    for bots in ("greedy,beginner,random", ["greedy", "beginner", "random"]):
        env = LearnerEnv("brian-boru", 4, bots=bots, seat=2)
        env.reset(seed=1)
        assert {seat: bot.name for seat, bot in env.learner._bots.items()} == {3: "greedy", 0: "beginner", 1: "random"}


def test_solo_games_can_be_lost() -> None:
    """At random nobody wins Pax Viking alone; A Feast for Odin alone cannot be lost."""
    assert play(LearnerEnv("pax-viking", 1), 1)[0] == -1
    assert play(LearnerEnv("feast-for-odin", 1), 1)[0] == 1
    assert play(LearnerEnv("feast-for-odin", 1, rewards="points"), 1)[0] < 0


def test_illegal_actions() -> None:
    ends = LearnerEnv("brian-boru", 3)
    seen, _ = ends.reset(seed=1)
    illegal = np.int64((seen["action_mask"] == 0).nonzero()[0][0])
    seen, reward, terminated, _, told = ends.step(illegal)
    assert (reward, terminated, told["illegal"]) == (-1.0, True, True)
    goes_on = LearnerEnv("brian-boru", 3, illegal="random")
    goes_on.reset(seed=1)
    assert not goes_on.step(illegal)[2]
    refuses = LearnerEnv("brian-boru", 3, illegal="raise")
    refuses.reset(seed=1)
    before = refuses.learner.game.dump(refuses.learner.state)
    with pytest.raises(Refused):
        refuses.step(illegal)
    assert refuses.learner.game.dump(refuses.learner.state) == before


def test_parts_have_names_and_sb3_finds_its_masks() -> None:
    env = LearnerEnv("feast-for-odin", 2)
    seen, _ = env.reset(seed=1)
    assert seen["observation"][env.layout().where("seats")] == 2
    assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()


def test_text_and_silence() -> None:
    env = LearnerEnv("brian-boru", 3, render_mode="ansi")
    env.reset(seed=1)
    assert "player_0" in env.render()
    assert LearnerEnv("brian-boru", 3).render() is None


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = LearnerEnv("brian-boru", 3, render_mode="human")
    play(env, 1, 2)
    assert capsys.readouterr().out.count("Brian Boru") >= 3


def test_what_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(LonghallError, match="error-no-such-bot"):
        LearnerEnv("brian-boru", 3, bots="grandmaster")
    with pytest.raises(LonghallError, match="error-too-many-bots"):
        LearnerEnv("brian-boru", 3, bots="random,random,random")
    with pytest.raises(ValueError, match="there are 3 seats"):
        LearnerEnv("brian-boru", 3, seat=3)
    with pytest.raises(ValueError, match="raise, end, random"):
        LearnerEnv("brian-boru", 3, illegal="maybe")


def test_it_is_found_by_the_name_of_its_module() -> None:
    """Without importing it first, as `gymnasium.make("module:id")` offers."""
    env = gymnasium.make("longhall.research.gymnasium:longhall/PaxViking-v0", players=2)
    assert env.unwrapped.encoding.game.name == "pax-viking"  # type: ignore[attr-defined]
