"""What the workers of a vector environment do: play games, and write what the learners see to shared memory."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .encoding import END, PLACE, Encoding
from .learner import DEFAULT_BOT, Learner

LARGEST_SEED = 2**63
ALIGNMENT = 64
Ended = list[tuple[int, dict[str, object]]]
"""The games that a step has ended, and how."""


class Terms(NamedTuple):
    """What all games of a vector environment have in common; it travels to the workers."""

    game: str
    players: int
    options: dict[str, object]
    bots: str = DEFAULT_BOT
    seat: int | None = 0
    rewards: str = PLACE
    illegal: str = END
    scaled: bool = False

    def encoding(self) -> Encoding:
        """The game with its settings."""
        return Encoding(self.game, self.players, self.options, self.rewards, self.illegal, self.scaled)

    def learner(self, encoding: Encoding) -> Learner:
        """Who learns, with its bots."""
        return Learner(encoding, self.bots, self.seat)


class Board:
    """The arrays that all processes share, one row for each game."""

    def __init__(self, games: int, encoding: Encoding) -> None:
        row = np.float32 if encoding.scaled else np.uint8
        self._shapes: list[tuple[tuple[int, ...], type[np.generic]]] = [
            ((games,), np.int64),
            ((games,), np.float64),
            ((games,), np.bool_),
            ((games, encoding.size), row),
            ((games, encoding.count), np.int8),
        ]
        self.size = sum(self._length(*shape) for shape in self._shapes)

    def _length(self, shape: tuple[int, ...], kind: type[np.generic]) -> int:
        length = int(np.prod(shape)) * np.dtype(kind).itemsize
        return -(-length // ALIGNMENT) * ALIGNMENT

    def open(self, memory: Any) -> None:
        """Lay the arrays over some memory."""
        arrays: list[NDArray[Any]] = []
        start = 0
        for shape, kind in self._shapes:
            arrays.append(np.ndarray(shape, kind, memory, start))
            start += self._length(shape, kind)
        self.actions, self.rewards, self.over, self.rows, self.masks = arrays

    def close(self) -> None:
        """Let go of the memory."""
        del self.actions, self.rewards, self.over, self.rows, self.masks


class Share:
    """Some of the games of a vector environment."""

    def __init__(self, terms: Terms, games: range, board: Board, memory: SharedMemory | None = None) -> None:
        encoding = terms.encoding()
        self._memory = memory
        self._board = board
        self._learners = {number: terms.learner(encoding) for number in games}
        self._sources: dict[int, np.random.Generator] = {}

    def work(self, job: list[int | None] | None) -> Ended:
        """Begin all games anew with these seeds, those of all workers; None: take the decisions on the board."""
        return self.step() if job is None else self.reset(job)

    def reset(self, seeds: list[int | None]) -> Ended:
        """New games. Without a seed a game goes on with the source of chance it has."""
        for number, learner in self._learners.items():
            if seeds[number] is not None or number not in self._sources:
                self._sources[number] = np.random.default_rng(seeds[number])
            self._begin(number, learner)
        return []

    def step(self) -> Ended:
        """One decision in each game; where a game was over, a new one begins instead."""
        board = self._board
        ended: Ended = []
        for number, learner in self._learners.items():
            if learner.over:
                self._begin(number, learner)
                continue
            over = learner.act(int(board.actions[number]))
            self._write(number, learner)
            if over:
                ended.append((number, learner.facts()))
        return ended

    def _begin(self, number: int, learner: Learner) -> None:
        learner.begin(random.Random(int(self._sources[number].integers(LARGEST_SEED))))
        self._write(number, learner)

    def _write(self, number: int, learner: Learner) -> None:
        board = self._board
        seen = learner.observation()
        board.rows[number] = seen["observation"]
        # When a game is over the next action is ignored: any will do, and nobody has to choose from nothing.
        board.masks[number] = 1 if learner.over else seen["action_mask"]
        board.rewards[number] = learner.reward
        board.over[number] = learner.over


def start_share(terms: Terms, games: range, total: int, name: str) -> Callable[[list[int | None] | None], Ended]:
    """What a worker process does: its share of the games, on the memory of that name."""
    memory = SharedMemory(name)
    board = Board(total, terms.encoding())
    board.open(memory.buf)
    return Share(terms, games, board, memory).work


def starter(
    terms: Terms, games: range, total: int, name: str
) -> Callable[[], Callable[[list[int | None] | None], Ended]]:
    """The same as something that can be sent to another process."""
    return partial(start_share, terms, games, total, name)
