"""The PPO example, shortened: it runs, and each of its parts does what PPO says."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.research
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def ppo() -> Any:
    sys.path.insert(0, str(EXAMPLES))
    try:
        return importlib.import_module("ppo")
    finally:
        sys.path.remove(str(EXAMPLES))


def test_a_short_training(tmp_path: Path) -> None:
    out = tmp_path / "curve.json"
    words = ["--steps", "8192", "--measured-games", "64", "--players", "3", "--out", str(out)]
    ran = subprocess.run([sys.executable, str(EXAMPLES / "ppo.py"), *words], capture_output=True, text=True, check=True)
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["players"] == 3
    assert [point["steps"] for point in found["curve"]] == [0, 8192]
    for point in found["curve"]:
        assert 0 <= point["low"] < point["share"] < point["high"] <= 1
    assert ran.stdout.count("games won") == 2


def test_illegal_actions_are_never_taken(ppo: Any) -> None:
    import torch

    agent = ppo.Agent(5, 4)
    mask = torch.tensor([[True, False, True, False]] * 200)
    choice, _ = agent(torch.rand(200, 5), mask)
    assert set(choice.sample().tolist()) == {0, 2}


def test_advantages_stop_at_the_end_of_a_game(ppo: Any) -> None:
    """Two games: one ends in the second of three steps, the other goes on and is worth 0.5 afterwards."""
    import torch

    rollout = ppo.Rollout(3, 2, 1, 1)
    rollout.value[:] = torch.tensor([[0.1, 0.1], [0.2, 0.2], [0.9, 0.3]])
    rollout.reward[1, 0] = rollout.over[1, 0] = 1
    rollout.real[2, 0] = 0

    def worth(seen: Any, mask: Any) -> tuple[None, Any]:
        return None, torch.tensor([0.0, 0.5])

    seen = {"observation": torch.zeros(2, 1).numpy(), "action_mask": torch.ones(2, 1).numpy()}
    found = rollout.advantages(worth, seen)
    decay = ppo.GAMMA * ppo.LAMBDA
    assert found[1, 0] == pytest.approx(1 - 0.2)
    assert found[0, 0] == pytest.approx(0.2 - 0.1 + decay * 0.8)
    assert found[2, 1] == pytest.approx(0.5 - 0.3)
    assert found[0, 1] == pytest.approx(0.1 + decay * (0.1 + decay * 0.2))


def test_what_paid_is_done_more_often_and_steps_between_games_teach_nothing(ppo: Any) -> None:
    import torch

    torch.manual_seed(1)
    agent = ppo.Agent(2, 2)
    rollout = ppo.Rollout(64, 4, 2, 2)
    rollout.seen[:] = 1
    rollout.mask[:] = True
    rollout.action[:] = torch.arange(64)[:, None] % 2
    rollout.log_prob[:] = -0.693
    rollout.real[:, :2] = 1
    paid = torch.where(rollout.action == 1, 1.0, -1.0)
    paid[:, 2:] *= -100  # would be learned the other way round
    optimizer = torch.optim.Adam(agent.parameters(), 0.01)
    ppo.learn(agent, optimizer, rollout, paid)
    choice, _ = agent(torch.ones(1, 2), torch.ones(1, 2, dtype=torch.bool))
    assert choice.probs[0, 1] > 0.6
