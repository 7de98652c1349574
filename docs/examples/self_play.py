"""Self-play in PettingZoo with nothing but NumPy: a linear policy learns Brian Boru from its own games (REINFORCE).

    python self_play.py [--games 400]

All seats share the weights. What a seat sees times the weights of an action is how much it likes the action; actions
that led to a better place than the others' are liked more next time.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from longhall.research import pettingzoo
from longhall.research.arena.intervals import wilson

LEARNING_RATE = 0.003
PLAYERS = 4


class Policy:
    """A weight for each number that is seen and each action."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((inputs, actions), np.float32)
        self.rng = np.random.default_rng(seed)

    def choose(self, observation: Any) -> tuple[int, tuple[Any, ...]]:
        """A legal action, and what is needed to learn from it later."""
        seen = observation["observation"].nonzero()[0]
        values = observation["observation"][seen]
        options = observation["action_mask"].nonzero()[0]
        liking = values @ self.weights[np.ix_(seen, options)]
        chances = np.exp(liking - liking.max())
        chances /= chances.sum()
        choice = int(self.rng.choice(len(options), p=chances))
        chances[choice] -= 1  # the gradient of the logarithm, turned round
        return int(options[choice]), (seen, values, options, chances)

    def learn(self, seen: Any, values: Any, options: Any, gradient: Any, result: float) -> None:
        """Make a choice more or less likely, by how the game ended."""
        self.weights[np.ix_(seen, options)] -= LEARNING_RATE * result * np.outer(values, gradient)


def play(env: Any, policy: Policy, seed: int, learners: int) -> dict[str, float]:
    """One game: so many seats follow the policy and learn from it, the others play at random. Results by agent."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    decisions: dict[str, list[tuple[Any, ...]]] = {agent: [] for agent in env.agents}
    learning = set(rng.permutation(env.agents)[:learners].tolist())
    results: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            results[agent] = reward
            env.step(None)
        elif agent in learning:
            action, decision = policy.choose(observation)
            decisions[agent].append(decision)
            env.step(action)
        else:
            env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
    if learners == len(results):
        for agent, taken in decisions.items():
            for decision in taken:
                policy.learn(*decision, results[agent])
    return {agent: result for agent, result in results.items() if agent in learning}


def share_against_random(env: Any, policy: Policy, games: int, seed: int) -> tuple[float, float, float]:
    """How often one seat with the policy comes first among random players, with a 95 % interval."""
    won = sum(max(play(env, policy, seed + game, learners=1).values()) == 1.0 for game in range(games))
    return won / games, *wilson(won, games)


def train(games: int = 400, measured_games: int = 200, seed: int = 1) -> tuple[Policy, list[float]]:
    """The policy, and its share of first places against random players before, halfway and after."""
    env = pettingzoo.raw_env("brian-boru", PLAYERS, scaled=True)
    agent = env.possible_agents[0]
    policy = Policy(env.layout().size, env.action_space(agent).n, seed)
    shares = []
    for number in range(games + 1):
        if number in (0, games // 2, games):
            share, low, high = share_against_random(env, policy, measured_games, seed=10**6)
            shares.append(share)
            print(f"{number:>5} games of self-play: {share:.0%} first against random ({low:.0%} to {high:.0%})")
        if number < games:
            play(env, policy, seed + number, learners=PLAYERS)
    return policy, shares


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    train(parser.parse_args().games)


if __name__ == "__main__":
    main()
