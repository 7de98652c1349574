"""How fast the engines are: decisions a second, the cost of a clone and of a view, for each game and seat count.

What a game wants timed beside these comes with its smallest table.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from ..kernel import step as kernel_step
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State

Progress = Callable[[int, int], None]
ROUNDS = 5
SECONDS = 0.4
BATCHES = 40
CALLS = 50


@dataclass
class Figure:
    """One measured figure, the best of several rounds."""

    name: str
    game: str
    seats: int
    value: float
    unit: str

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self)


def compiled() -> bool:
    """Whether kernel and games run as compiled code."""
    return not str(kernel_step.__file__).endswith(".py")


def bench(games: list[Game[Any]], progress: Progress | None = None) -> list[Figure]:
    """All figures of some games."""
    jobs = [(game, seats) for game in games for seats in range(game.fewest, game.most + 1)]
    figures: list[Figure] = []
    for done, (game, seats) in enumerate(jobs):
        figures += figures_of(game, seats)
        if progress is not None:
            progress(done + 1, len(jobs))
    return figures


def figures_of(game: Game[Any], seats: int) -> list[Figure]:
    """The figures of one game at one seat count."""
    decisions = max(random_play(game, seats, f"{seats}/{number}") for number in range(ROUNDS))
    middle = middle_of_a_game(game, seats)
    others = game.timings() if seats == game.fewest else []
    return [
        Figure("random play", game.name, seats, decisions, "decisions/s"),
        Figure("clone", game.name, seats, cost(middle.clone), "µs"),
        Figure("view as JSON", game.name, seats, cost(lambda: msgspec.json.encode(game.view(middle, 0))), "µs"),
        Figure("unlike a plain loop", game.name, seats, decisions / plain_loop(), "decisions per loop"),
        *[Figure(name, game.name, seats, cost(call), "µs") for name, call in others],
    ]


def random_play(game: Game[Any], seats: int, seed: str) -> float:
    """Decisions a second: legal, choose, apply from a plain Python loop; forced moves are not counted."""
    rng = random.Random(seed)
    chance = Chance(rng.random)
    roll, to_act, legal, apply = rng.random, game.to_act, game.legal, game.apply
    count = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        state = game.setup({}, seats, chance)
        while state.waiting:
            seat = to_act(state)[0]
            options = legal(state, seat)
            apply(state, seat, options[int(roll() * len(options))], chance)
            count += 1
    return count / (time.perf_counter() - started)


def middle_of_a_game(game: Game[Any], seats: int) -> State:
    """The position half way through a random game."""
    rng = random.Random(1)
    chance = Chance(rng.random)
    state: State = game.setup({}, seats, chance)
    positions = []
    while state.waiting:
        positions.append(state.clone())
        seat = game.to_act(state)[0]
        game.apply(state, seat, rng.choice(game.legal(state, seat)), chance)
    return positions[len(positions) // 2]


def cost(call: Callable[[], object]) -> float:
    """Microseconds for one call; short batches, so that some of them are not disturbed on a busy machine."""
    best = float("inf")
    for _ in range(ROUNDS * BATCHES):
        started = time.perf_counter()
        for _ in range(CALLS):
            call()
        best = min(best, time.perf_counter() - started)
    return best / CALLS * 1e6


def plain_loop() -> float:
    """Thousands of turns a second of a fixed plain Python loop: a yardstick for machines of different speed."""
    best = float("inf")
    for _ in range(ROUNDS):
        started = time.perf_counter()
        total = 0
        for number in range(100_000):
            total += number & 7
        best = min(best, time.perf_counter() - started)
    return 100 / best
