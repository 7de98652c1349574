"""Masked PPO in one file, in the style of CleanRL: learns to beat random players at Brian Boru in a few minutes.

    python ppo.py [--steps 400000] [--workers 2] [--out curve.json]

Needs `pip install "longhall[research]"`. Illegal actions get no probability, so the network learns nothing about them.
With `--out`, the share of games won along the way is written, for `tools/learning_curve.py` to draw.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from longhall.research.arena.intervals import wilson
from longhall.research.vector import LearnerVectorEnv

GAMMA, LAMBDA = 1.0, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, MINIBATCHES = 4, 8
LEARNING_RATE = 1e-3
HIDDEN = 256


class Agent(nn.Module):
    """Two layers that policy and value share."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """The probabilities of legal actions, and what the position is worth."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~mask, -1e8)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def tensors(observations: Any) -> tuple[Tensor, Tensor]:
    """What the learners see and may do; copied, since the environment writes the next step to the same place."""
    seen = torch.from_numpy(observations["observation"].copy())
    return seen, torch.from_numpy(observations["action_mask"].astype(bool))


class Rollout:
    """So many steps of all games. A game that is over takes one step more to begin anew: that one teaches nothing."""

    def __init__(self, length: int, games: int, inputs: int, actions: int) -> None:
        self.seen = torch.zeros(length, games, inputs)
        self.mask = torch.zeros(length, games, actions, dtype=torch.bool)
        self.action = torch.zeros(length, games, dtype=torch.long)
        self.log_prob, self.value, self.reward, self.over, self.real = torch.zeros(5, length, games)

    @torch.no_grad()
    def play(self, agent: Agent, envs: LearnerVectorEnv, observations: Any, began: Tensor) -> tuple[Any, Tensor]:
        """Play on from where the last rollout ended; where this one does, and which games are over there."""
        for step in range(len(self.seen)):
            self.seen[step], self.mask[step] = tensors(observations)
            choice, self.value[step] = agent(self.seen[step], self.mask[step])
            self.action[step] = choice.sample()
            self.log_prob[step] = choice.log_prob(self.action[step])
            self.real[step] = ~began
            observations, rewards, terminations, _, _ = envs.step(self.action[step].numpy())
            self.reward[step] = torch.from_numpy(rewards.astype(np.float32))
            began = torch.from_numpy(terminations.copy())
            self.over[step] = began.float()
        return observations, began

    @torch.no_grad()
    def advantages(self, agent: Agent, observations: Any) -> Tensor:
        """Generalised advantage estimation, from the last step to the first."""
        found = torch.zeros_like(self.reward)
        later = torch.zeros(self.reward.shape[1])
        following = agent(*tensors(observations))[1]
        for step in reversed(range(len(self.reward))):
            going_on = 1 - self.over[step]
            error = self.reward[step] + GAMMA * following * going_on - self.value[step]
            later = error + GAMMA * LAMBDA * going_on * later
            found[step], following = later, self.value[step]
        return found


def learn(agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout, advantages: Tensor) -> None:
    """Some epochs of clipped policy steps over a rollout."""
    real = rollout.real.flatten().bool()
    seen, mask = rollout.seen.flatten(0, 1)[real], rollout.mask.flatten(0, 1)[real]
    action, old = rollout.action.flatten()[real], rollout.log_prob.flatten()[real]
    advantage = advantages.flatten()[real]
    goal = advantage + rollout.value.flatten()[real]
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(seen)).chunk(MINIBATCHES):
            choice, value = agent(seen[batch], mask[batch])
            ratio = (choice.log_prob(action[batch]) - old[batch]).exp()
            gain = (advantage[batch] - advantage[batch].mean()) / (advantage[batch].std() + 1e-8)
            policy_loss = -torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            value_loss = (value - goal[batch]).square().mean()
            loss = policy_loss + VALUE * value_loss - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def wins(agent: Agent, envs: LearnerVectorEnv, games: int, seed: int) -> tuple[int, int]:
    """Games won, of how many: every environment plays as often, so that short games do not count more."""
    each = -(-games // envs.num_envs)
    played, won = np.zeros(envs.num_envs, int), 0
    observations, _ = envs.reset(seed=seed)
    while played.min() < each:
        observations, _, over, _, facts = envs.step(agent(*tensors(observations))[0].sample().numpy())
        counts = over & (played < each)
        if counts.any():
            won += int(facts["won"][counts].sum())
        played += counts
    return won, each * envs.num_envs


def train(
    game: str = "brian-boru",
    players: int = 4,
    bots: str = "random",
    steps: int = 400_000,
    games: int = 64,
    length: int = 128,
    workers: int = 0,
    seed: int = 1,
    measures: int = 10,
    measured_games: int = 320,
) -> tuple[Agent, list[dict[str, float]]]:
    """The trained network, and its share of wins along the way with 95 % intervals."""
    torch.manual_seed(seed)
    table: dict[str, Any] = {"bots": bots, "seat": None, "scaled": True, "num_envs": games, "workers": workers}
    envs, trial = LearnerVectorEnv(game, players, **table), LearnerVectorEnv(game, players, **table)
    inputs, actions = len(envs.layout().scales()), int(envs.single_action_space.n)
    agent = Agent(inputs, actions)
    optimizer = torch.optim.Adam(agent.parameters(), LEARNING_RATE, eps=1e-5)
    rollout = Rollout(length, games, inputs, actions)
    observations, _ = envs.reset(seed=seed)
    began = torch.zeros(games, dtype=torch.bool)
    updates = max(1, steps // (games * length))
    curve: list[dict[str, float]] = []
    for update in range(updates + 1):
        if update * measures // updates > (update - 1) * measures // updates:
            won, of = wins(agent, trial, measured_games, seed=seed + 1)
            low, high = wilson(won, of)
            point = {"steps": update * games * length, "games": of, "share": won / of, "low": low, "high": high}
            curve.append(point)
            print(f"{point['steps']:>9,} steps: {won / of:.0%} of {of} games won ({low:.0%} to {high:.0%})", flush=True)
        if update < updates:
            optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - update / updates)
            observations, began = rollout.play(agent, envs, observations, began)
            learn(agent, optimizer, rollout, rollout.advantages(agent, observations))
    envs.close()
    trial.close()
    return agent, curve


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="brian-boru")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="random", help="who plays the other seats, such as random or greedy")
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--workers", type=int, default=0, help="processes that play; 0: this one")
    parser.add_argument("--measured-games", type=int, default=320, help="how many, each time it is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file for the curve")
    chosen = vars(parser.parse_args())
    out = chosen.pop("out")
    _, curve = train(**chosen)
    if out is not None:
        out.write_text(json.dumps({**chosen, "curve": curve}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
