"""The vector environment: the same games whatever the number of workers, and nothing left behind."""

from __future__ import annotations

import subprocess
import sys
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from longhall.kernel.errors import LonghallError
from longhall.research.gymnasium import LearnerEnv
from longhall.research.vector import LearnerVectorEnv

GAMES = 5
STEPS = 160
"""More than a learner decides in one game of three."""


def vector(workers: int, **settings: Any) -> LearnerVectorEnv:
    return LearnerVectorEnv("brian-boru", 3, num_envs=GAMES, workers=workers, **settings)


def memory_of(env: LearnerVectorEnv) -> str:
    """The name of its shared memory."""
    alive = env._release.peek()
    assert alive is not None
    name: str = alive[2][2].name
    return name


def play(env: Any, steps: int = STEPS) -> list[Any]:
    """Random masked play; all that was seen and told."""
    rng = np.random.default_rng(1)
    seen, told = env.reset(seed=7)
    all_of_it = []
    for _ in range(steps):
        actions = np.array([rng.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in seen["action_mask"]])
        seen, rewards, over, truncated, told = env.step(actions)
        assert not truncated.any()
        facts = {key: told[key].tolist() for key in ("points", "place", "_place") if key in told}
        all_of_it.append((seen["observation"].tobytes(), rewards.tolist(), over.tolist(), facts))
    return all_of_it


def test_the_number_of_workers_changes_nothing() -> None:
    with_none, with_one, with_two = vector(0), vector(1), vector(2)
    try:
        found = play(with_none)
        assert any(any(over) for _, _, over, _ in found), "games ended, and others began"
        assert found == play(with_one) == play(with_two)
        assert found == play(with_two), "the same seed gives the same games again"
    finally:
        for env in (with_none, with_one, with_two):
            env.close()


def test_its_games_are_those_of_single_environments() -> None:
    """As Gymnasium's own vector environment runs them, up to the masks of finished games, which are empty there."""
    ours = vector(0)
    theirs = SyncVectorEnv([lambda: LearnerEnv("brian-boru", 3)] * GAMES, autoreset_mode=AutoresetMode.NEXT_STEP)
    first, _ = ours.reset(seed=3)
    other, _ = theirs.reset(seed=3)
    rng = np.random.default_rng(2)
    for _ in range(STEPS):
        assert np.array_equal(first["observation"], other["observation"])
        actions = np.array([rng.choice(mask.nonzero()[0]) for mask in first["action_mask"]])
        first, rewards, over, _, told = ours.step(actions)
        other, their_rewards, their_over, _, their_told = theirs.step(actions)
        assert rewards.tolist() == their_rewards.tolist()
        assert over.tolist() == their_over.tolist()
        if over.any():
            assert told["points"][over].tolist() == their_told["points"][over].tolist()
        assert np.array_equal(first["action_mask"][~over], other["action_mask"][~over])
        assert first["action_mask"][over].all(), "any action will do when a new game begins anyway"


def test_spaces_fit() -> None:
    for scaled in (False, True):
        env = vector(0, scaled=scaled)
        seen, told = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        assert env.single_observation_space.contains({key: value[0] for key, value in seen.items()})
        assert np.array_equal(told["action_mask"], seen["action_mask"])
        assert env.layout().size == seen["observation"].shape[1]


def test_what_was_seen_stays_as_it_was() -> None:
    env = vector(0)
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy(), seen["action_mask"].copy()
    env.step(seen["action_mask"].argmax(axis=1))
    assert np.array_equal(before[0], seen["observation"])
    assert np.array_equal(before[1], seen["action_mask"])


def test_without_a_seed_games_go_on_from_the_last_one() -> None:
    first, second = vector(0), vector(0)
    for env in (first, second):
        env.reset(seed=4)
    assert np.array_equal(first.reset()[0]["observation"], second.reset()[0]["observation"])
    assert not np.array_equal(first.reset()[0]["observation"], first.reset(seed=4)[0]["observation"])


def test_closing_ends_the_workers_and_gives_the_memory_back() -> None:
    env = vector(2)
    env.reset(seed=1)
    processes = [worker.process for worker in env._workers]
    name = memory_of(env)
    assert all(process.is_alive() for process in processes)
    env.close()
    env.close()
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)
    with pytest.raises(ClosedEnvironmentError):
        env.reset()


def test_a_lost_worker_is_told_and_everything_is_closed() -> None:
    env = vector(2)
    env.reset(seed=1)
    name = memory_of(env)
    env._workers[0].process.kill()
    env._workers[0].process.join()
    with pytest.raises(LonghallError, match="error-worker-lost"):
        env.step(np.zeros(GAMES, np.int64))
    assert env.closed
    assert env._workers == []
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)


def test_a_program_that_forgets_to_close_leaves_nothing_behind() -> None:
    code = (
        "if __name__ == '__main__':\n"
        "    from longhall.research.vector import LearnerVectorEnv\n"
        "    env = LearnerVectorEnv('brian-boru', 3, num_envs=2, workers=2)\n"
        "    env.reset(seed=1)\n"
        "    print(env._release.peek()[2][2].name)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    with pytest.raises(FileNotFoundError):
        SharedMemory(ran.stdout.strip())


def test_gymnasium_makes_it() -> None:
    name = "longhall.research.gymnasium:longhall/FeastForOdin-v0"
    env = gymnasium.make_vec(
        name, num_envs=2, vectorization_mode="vector_entry_point", workers=0, players=1, rewards="points"
    )
    seen, _ = env.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    env.close()


def test_what_cannot_be_is_refused_before_any_worker_starts() -> None:
    with pytest.raises(ValueError, match="end, random"):
        vector(2, illegal="raise")
    with pytest.raises(LonghallError, match="error-no-such-bot"):
        vector(2, bots="grandmaster")
    env = vector(0, bots=["random", "greedy:1"])
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(np.zeros(GAMES, np.int64))
    with pytest.raises(ValueError, match="1 seeds for 5 games"):
        env.reset(seed=[1])
