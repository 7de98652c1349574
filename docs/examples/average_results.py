"""The simplest learner in OpenSpiel: how did games end in which an action was taken?

    python average_results.py [--games 1000]

It keeps the average result of each of the 429 actions of Brian Boru, whatever the position, and takes the legal one
with the best average; now and then any. This is Monte Carlo control with a table, and enough to beat random players.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import pyspiel

import longhall.research.openspiel  # noqa: F401  (registers the games)
from longhall.research.arena.intervals import wilson

PLAYERS = 4
CURIOUS = 0.3
"""How often any action is taken while learning."""
DOUBT = 20
"""An action counts as if it had been taken so many times with an even result: a lucky one must prove itself."""


class Averages:
    """What came of each action."""

    def __init__(self, actions: int) -> None:
        self.total = [0.0] * actions
        self.count = [0] * actions

    def best(self, actions: list[int], rng: random.Random) -> int:
        """The action with the best average; among equals any."""
        return max(actions, key=lambda action: (self.total[action] / (self.count[action] + DOUBT), rng.random()))

    def learn(self, actions: set[int], result: float) -> None:
        """Remember how a game ended in which these actions were taken."""
        for action in actions:
            self.total[action] += result
            self.count[action] += 1


def play(game: Any, averages: Averages, rng: random.Random, curious: list[float]) -> list[float]:
    """One game, with how often each seat takes any action instead of the best one; their results."""
    state = game.new_initial_state()
    taken: list[set[int]] = [set() for _ in curious]
    while not state.is_terminal():
        seat = state.current_player()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        actions = state.legal_actions()
        action = rng.choice(actions) if rng.random() < curious[seat] else averages.best(actions, rng)
        taken[seat].add(action)
        state.apply_action(action)
    results: list[float] = state.returns()
    if 0 not in curious:
        for actions_of_seat, result in zip(taken, results, strict=True):
            averages.learn(actions_of_seat, result)
    return results


def share_of_wins(game: Any, averages: Averages, games: int, seed: int) -> tuple[float, float, float]:
    """How often the best actions lead to the first place against random players, with a 95 % interval."""
    rng = random.Random(seed)
    won = 0
    for number in range(games):
        learner = number % PLAYERS
        curious = [0.0 if seat == learner else 1.0 for seat in range(PLAYERS)]
        won += play(game, averages, rng, curious)[learner] == 1.0
    return won / games, *wilson(won, games)


def train(games: int = 1000, measured_games: int = 200, seed: int = 1) -> tuple[Averages, list[float]]:
    """The averages, and the share of wins before and after."""
    game = pyspiel.load_game(f"longhall_brian_boru(players={PLAYERS})")
    averages = Averages(game.num_distinct_actions())
    rng = random.Random(seed)
    shares = []
    for number in range(games + 1):
        if number in (0, games):
            share, low, high = share_of_wins(game, averages, measured_games, seed + 1)
            shares.append(share)
            print(f"after {number} games: {share:.0%} won against three random players ({low:.0%} to {high:.0%})")
        if number < games:
            play(game, averages, rng, [CURIOUS] * PLAYERS)
    return averages, shares


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    train(parser.parse_args().games)


if __name__ == "__main__":
    main()
