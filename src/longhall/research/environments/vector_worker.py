"""What the workers of a vector environment do: play games, and write what the learners see to shared memory."""

from __future__ import annotations

import random
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..runners.work import Work
from .encoding import END, PLACE, Encoding
from .learner import DEFAULT_BOT, Bots, Learner

LARGEST_SEED = 2**63
ALIGNMENT = 64
Seeds = list[int | None]


class Terms(NamedTuple):
    """What all games of a vector environment have in common; it travels to the workers."""

    game: str
    players: int
    options: dict[str, object]
    bots: Bots = DEFAULT_BOT
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
            ((games,), np.bool_),
            ((games,), np.int64),
            ((games,), np.int64),
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
        self.actions, self.rewards, self.over, self.illegal = arrays[:4]
        self.points, self.place, self.won, self.rows, self.masks = arrays[4:]

    def close(self) -> None:
        """Let go of the memory."""
        del self.actions, self.rewards, self.over, self.illegal
        del self.points, self.place, self.won, self.rows, self.masks


class Share:
    """Some of the games of a vector environment."""

    def __init__(self, terms: Terms, games: range, board: Board, memory: SharedMemory | None = None) -> None:
        encoding = terms.encoding()
        self._memory = memory
        self._board = board
        self._learners = {number: terms.learner(encoding) for number in games}
        self._sources: dict[int, np.random.Generator] = {}

    def work(self, seeds: Seeds | None) -> None:
        """Begin all games anew with these seeds, those of all workers; None: take the decisions on the board."""
        if seeds is None:
            self.step()
        else:
            self.reset(seeds)

    def reset(self, seeds: Seeds) -> None:
        """New games. Without a seed a game goes on with the source of chance it has."""
        for number, learner in self._learners.items():
            if seeds[number] is not None or number not in self._sources:
                self._sources[number] = np.random.default_rng(seeds[number])
            self._begin(number, learner)

    def step(self) -> None:
        """One decision in each game; where a game was over, a new one begins instead."""
        actions = self._board.actions.tolist()
        for number, learner in self._learners.items():
            if learner.over:
                self._begin(number, learner)
            else:
                learner.act(actions[number])
                self._write(number, learner)

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
        if learner.over:
            board.illegal[number] = learner.illegal
            facts = {"points": 0, "place": 0, "won": False, **learner.facts()}
            board.points[number], board.place[number], board.won[number] = facts["points"], facts["place"], facts["won"]


class ShareStart(NamedTuple):
    """What a worker process begins with: its share of the games, on the memory of that name."""

    terms: Terms
    games: range
    total: int
    memory: str

    def begin(self) -> Work:
        """What the worker does with each message; everything else is on the board that all share."""
        memory = SharedMemory(self.memory)
        board = Board(self.total, self.terms.encoding())
        board.open(memory.buf)
        return Share(self.terms, self.games, board, memory).work
