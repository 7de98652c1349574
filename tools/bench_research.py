"""How fast the environments of docs/research.md are, beside games that come with PettingZoo and OpenSpiel.

    python tools/bench_research.py [--seconds 1] [--rounds 5]

Steps are random play by one loop for all of a framework: `last`, one of the actions of the mask, `step` in PettingZoo;
`legal_actions`, one of them, `apply_action` in OpenSpiel, chance included. Environments take turns, and the best round
of each counts, so that a busy machine disturbs them alike. The peers of PettingZoo need
`pip install 'pettingzoo[classic]'`, which longhall does not; those of OpenSpiel come with it.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import team_dominoes  # noqa: F401  (registers it)

from longhall.kernel.registry import find_game
from longhall.research.bench import compiled, cost, middle_of_a_game
from longhall.research.openspiel import short_name
from longhall.research.pettingzoo import env, raw_env
from longhall.research.vector import LearnerVectorEnv

TABLES = [("brian-boru", 4), ("feast-for-odin", 2), ("pax-viking", 4)]
PEERS = ["texas_holdem_v4", "hanabi_v5"]
SPIEL_PEERS = {"python_team_dominoes (OpenSpiel, Python)": "python_team_dominoes", "hanabi (OpenSpiel, C++)": "hanabi"}
VECTOR = ("brian-boru", 4)
VECTOR_WORKERS = {"this process": 0, "1 worker": 1, "2 workers": 2}
GAMES = 512
"""So many that what one worker waits for the other hardly counts."""


def steps_a_second(environment: Any, seconds: float, seed: int) -> float:
    """Random masked play with observations; steps of agents whose game is over are not counted."""
    rng = random.Random(seed)
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            codes = seen["action_mask"].nonzero()[0]
            environment.step(int(codes[int(rng.random() * len(codes))]))
            count += 1
        seed += 1
    return count / (time.perf_counter() - began)


def peers() -> dict[str, Any]:
    """Games of PettingZoo that are installed."""
    found: dict[str, Any] = {}
    for name in PEERS:
        try:
            found[f"{name} (PettingZoo)"] = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as missing:
            print(f"{name}: not measured, {missing}")
    return found


def spiel_steps(game: Any, seconds: float, seed: int) -> float:
    """Random play in OpenSpiel; each outcome of chance is a step, too."""
    rng = random.Random(seed)
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[int(rng.random() * len(options))])
            count += 1
    return count / (time.perf_counter() - began)


def spiel_games() -> dict[str, Any]:
    """Ours, and games that come with OpenSpiel."""
    ours = {f"{game}, {players} players": (short_name(game), {"players": players}) for game, players in TABLES}
    found = {name: pyspiel.load_game(*loaded) for name, loaded in ours.items()}
    for name, peer in SPIEL_PEERS.items():
        if peer in pyspiel.registered_names():
            found[name] = pyspiel.load_game(peer)
        else:
            print(f"{peer}: not measured, not in this OpenSpiel")
    return found


def vector_steps(workers: int, seconds: float) -> float:
    """Steps of a learner a second, all games together, against bots that play at random."""
    environment = LearnerVectorEnv(*VECTOR, num_envs=GAMES, workers=workers)
    try:
        rng = np.random.default_rng(1)
        seen, _ = environment.reset(seed=1)
        count = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            mask = seen["action_mask"].view(np.uint8)
            luck = np.frombuffer(rng.bytes(mask.size), np.uint8).reshape(mask.shape)
            seen, *_ = environment.step((mask * (luck | 1)).argmax(axis=1))
            count += GAMES
        return count / (time.perf_counter() - began)
    finally:
        environment.close()


def best(rounds: int, measured: dict[str, Callable[[int], float]]) -> dict[str, float]:
    """The best round of each; they take turns."""
    found = dict.fromkeys(measured, 0.0)
    for number in range(rounds):
        for name, measure in measured.items():
            found[name] = max(found[name], measure(number))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    seconds = chosen.seconds
    print(f"longhall {'compiled' if compiled() else 'uncompiled'}, {os.cpu_count()} cores\n")

    tables: dict[str, Any] = {f"{game}, {players} players": env(game, players) for game, players in TABLES}
    tables |= {f"{game}, {players} players, raw_env": raw_env(game, players) for game, players in TABLES}
    tables |= peers()
    print("steps a second")
    found = best(
        chosen.rounds,
        {name: lambda number, table=table: steps_a_second(table, seconds, number) for name, table in tables.items()},
    )
    for name, figure in found.items():
        print(f"  {name:<40} {figure:>10,.0f}")

    print("\nsteps a second in OpenSpiel")
    games = spiel_games()
    found = best(
        chosen.rounds,
        {name: lambda number, game=game: spiel_steps(game, seconds, number) for name, game in games.items()},
    )
    for name, figure in found.items():
        print(f"  {name:<40} {figure:>10,.0f}")
    ours, peer = f"{TABLES[0][0]}, {TABLES[0][1]} players", next(iter(SPIEL_PEERS))
    print(f"  {'the first against OpenSpiel in Python':<40} {found[ours] / found[peer]:>10.2f}")

    print("\none observation, µs")
    for name, players in TABLES:
        game = find_game(name)
        middle = middle_of_a_game(game, players)
        seat = game.to_act(middle)[0]
        print(f"  {name + f', {players} players':<40} {cost(lambda: game.observe(middle, seat)):>10.1f}")  # noqa: B023

    print(f"\nvector environment, {GAMES} games of {VECTOR[0]}, learner's steps a second")
    measured = best(
        chosen.rounds, {name: lambda _, w=w: vector_steps(w, seconds) for name, w in VECTOR_WORKERS.items()}
    )
    for name, figure in measured.items():
        print(f"  {name:<40} {figure:>10,.0f}")
    print(f"  {'2 workers against 1':<40} {measured['2 workers'] / measured['1 worker']:>10.2f}")


if __name__ == "__main__":
    main()
