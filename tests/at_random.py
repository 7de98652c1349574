"""Games and matches played at random, for all tests."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import longhall.games  # noqa: F401  (registers the games)
from longhall.kernel.chance import Chance
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.registry import all_games
from longhall.kernel.step import State
from toy.runes import GAME as TOY

GAMES_AND_SEATS = [(game, seats) for game in all_games() for seats in range(game.fewest, game.most + 1)]
IDS = [f"{game.name}-{seats}" for game, seats in GAMES_AND_SEATS]
ONE_TABLE_EACH = [(game, (game.fewest + game.most + 1) // 2) for game in all_games()]
"""Each game with a middling number of players, for what takes long."""
ONE_TABLE_IDS = [f"{game.name}-{seats}" for game, seats in ONE_TABLE_EACH]
TOY_AND_SEATS = [(TOY, seats) for seats in range(TOY.fewest, TOY.most + 1)]
"""The toy game, which is registered only while the kernel is tested."""
TOY_IDS = [f"{game.name}-{seats}" for game, seats in TOY_AND_SEATS]
THOROUGH = bool(os.environ.get("LONGHALL_THOROUGH"))
"""Look at every position; else at enough of them for a suite that is run on every change."""


def random_game(game: Game[Any], seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[State]:
    """Every position of a random game, seats that owe a decision acting in random order."""
    rng = random.Random(seed)
    chance = Chance(rng.random)
    state = game.setup(options or {}, seats, chance)
    while state.waiting:
        yield state
        seat = rng.choice(game.to_act(state))
        game.apply(state, seat, rng.choice(game.legal(state, seat)), chance)
    yield state


def random_positions(game: Game[Any], seats: int, seed: int, about: int = 100) -> Iterator[State]:
    """Positions spread evenly over a random game, its end among them; all of them if the tests are to be thorough."""
    apart = 1
    if not THOROUGH:
        count = sum(1 for _ in random_game(game, seats, seed))
        apart = max(1, count // about)
    for number, state in enumerate(random_game(game, seats, seed)):
        if number % apart == seed % apart or not state.waiting:
            yield state


def random_match(
    game: Game[Any], seats: int, seed: int, moves: int = 10_000, options: dict[str, object] | None = None
) -> Match:
    """A match of random moves, to its end or for a number of moves."""
    rng = random.Random(seed)
    match = Match(game, options or {}, seats, seed=f"test-{seed}")
    while not match.is_over() and len(match.moves) < moves:
        seat = rng.choice(game.to_act(match.state))
        match.act(seat, rng.choice(game.legal(match.state, seat)))
    return match


def kinds_of_decision(game: Game[Any]) -> set[str]:
    """All kinds of decision a game may ask, found by making one of each step (compiled classes show no defaults)."""
    kinds = set()
    for step in game.steps.values():
        for arguments in range(8):
            try:
                kinds.add(step(*[0] * arguments).kind)
                break
            except TypeError:
                continue
    return kinds - {""}


def some_decisions(game: Game[Any], seats: int, every: int, games: int = 2) -> Iterator[tuple[State, int]]:
    """Positions from random games and a seat that owes a decision there, in the draft also one behind others."""
    for seed in range(games):
        for number, state in enumerate(random_game(game, seats, seed)):
            if state.waiting and number % every == seed:
                yield state, game.to_act(state)[-1]
