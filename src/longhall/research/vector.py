"""Many games side by side, in worker processes that share memory, as a vector environment of Gymnasium."""

from __future__ import annotations

import os
import weakref
from collections.abc import Mapping, Sequence
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .needs import needs_research

try:
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise needs_research(missing) from None

from ..kernel.bot.observation import Layout
from ..kernel.errors import LonghallError
from .environments.encoding import END, RANDOM, Observation, check_word
from .environments.spaces import action_space, observation_space
from .environments.vector_worker import Board, Seeds, Share, ShareStart, Terms
from .opener import open_named
from .runners.processes import Worker


class LearnerVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many tables with one learner each. The games are those that as many `LearnerEnv` would play.

    A game that is over begins anew with the next step, whose action is ignored there.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        num_envs: int = 1,
        workers: int | None = None,
        options: Mapping[str, object] | None = None,
        **settings: Any,
    ) -> None:
        """`num_envs`: games. `workers`: processes, 0: none but this one; if not given, as many as there are cores.
        The settings are those of `LearnerEnv`.
        """
        count = players if players is not None else open_named(game).fewest
        self._terms = Terms(game, count, dict(options or {}), **settings)
        check_word("illegal", self._terms.illegal, (END, RANDOM))
        encoding = self._terms.encoding()
        self._terms.learner(encoding)  # wrong bots and seats are refused here, not by the workers
        self.num_envs = num_envs
        self._began = False
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(encoding)
        self.single_action_space = action_space(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._layout = encoding.game.layout()
        self._board = Board(num_envs, encoding)
        self._workers: list[Worker] = []
        self._share: Share | None = None
        hired = min(os.cpu_count() or 1 if workers is None else workers, num_envs)
        memory = SharedMemory(create=True, size=self._board.size) if hired else None
        self._release = weakref.finalize(self, release, self._workers, self._board, memory)
        if memory is None:
            self._board.open(bytearray(self._board.size))
            self._share = Share(self._terms, range(num_envs), self._board)
        else:
            self._board.open(memory.buf)
            self._hire(hired, memory.name)

    def _hire(self, count: int, memory: str) -> None:
        total = self.num_envs
        for number in range(count):
            games = range(total * number // count, total * (number + 1) // count)
            self._workers.append(Worker(ShareStart(self._terms, games, total, memory).begin))

    def layout(self) -> Layout:
        """The names of the parts of an observation."""
        return self._layout

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games. From one seed each game gets its own, ascending."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        self._check_open()
        self._began = True
        self._do(seeds)
        seen = self._seen()
        return seen, self._told(seen)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision in each game."""
        self._check_open()
        if not self._began:
            raise ResetNeeded("call reset() before step()")
        self._board.actions[:] = actions
        self._do(None)
        seen = self._seen()
        board = self._board
        truncated = np.zeros(self.num_envs, np.bool_)
        return seen, board.rewards.copy(), board.over.copy(), truncated, self._told(seen)

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError(repr(self))

    def _do(self, seeds: Seeds | None) -> None:
        """Let all workers do their share; the error of one of them is raised when all have answered."""
        if self._share is not None:
            self._share.work(seeds)
            return
        for worker in self._workers:
            worker.send(seeds)
        problems: list[Exception] = []
        for worker in self._workers:
            try:
                answer = worker.receive()
            except EOFError:
                problems.append(LonghallError("error-worker-lost", times=1))
                continue
            if answer is not None:
                problems.append(answer.error())
        if problems:
            self.close()
            raise problems[0]

    def _seen(self) -> Observation:
        return {"observation": self._board.rows.copy(), "action_mask": self._board.masks.copy()}

    def _told(self, seen: Observation) -> dict[str, Any]:
        told: dict[str, Any] = {
            "action_mask": seen["action_mask"],
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }
        board = self._board
        if board.over.any():
            illegal = board.over & board.illegal
            ended = board.over & ~illegal
            if ended.any():
                for name, facts in (("points", board.points), ("place", board.place), ("won", board.won)):
                    told[name] = facts * ended
                    told[f"_{name}"] = ended.copy()
            if illegal.any():
                told["illegal"] = illegal
                told["_illegal"] = illegal.copy()
        return told

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers and give the memory back."""
        self._release()


def release(workers: list[Worker], board: Board, memory: SharedMemory | None) -> None:
    """End the workers and give the memory back; at the end of the program, if nobody has closed the environment."""
    for worker in workers:
        worker.end()
    workers.clear()
    if memory is not None:
        board.close()
        memory.close()
        memory.unlink()
