"""Worker processes for long measurements: the job of a lost worker is done again, an interrupt loses only open jobs."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final, Generic, TypeVar

from ...kernel.errors import LonghallError

J = TypeVar("J")
R = TypeVar("R")
MOST_TRIES: Final = 3
"""A job that ended so many workers is not tried again."""
SPAWN: Final = get_context("spawn")
"""The one way that is the same on every system, and safe beside threads."""


class Problem:
    """What went wrong in a worker, in a form that travels."""

    def __init__(self, error: Exception) -> None:
        self.message = error.message if isinstance(error, LonghallError) else ""
        self.facts = error.facts if isinstance(error, LonghallError) else {}
        self.text = traceback.format_exc()

    def error(self) -> Exception:
        """The same error, or one that holds the worker's traceback."""
        return LonghallError(self.message, **self.facts) if self.message else RuntimeError(self.text)


def serve(connection: Connection, start: Callable[[], Callable[[Any], Any]]) -> None:
    """The worker: does the jobs it is sent until nobody is there to send any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes; the first one decides
    work: Callable[[Any], Any] | None = None
    while True:
        try:
            job = connection.recv()
        except EOFError:
            return
        try:
            work = work or start()
            answer = work(job)
        except Exception as error:  # noqa: BLE001  whatever it is, the first process reports it
            answer = Problem(error)
        connection.send(answer)


class Worker:
    """A process, and which job it does."""

    def __init__(self, start: Callable[[], Callable[[Any], Any]]) -> None:
        self.connection, far = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(far, start), daemon=True)
        self.process.start()
        far.close()
        self.job = -1

    def send(self, number: int, job: object) -> None:
        """Give it a job; if it is gone, `receive` finds out."""
        self.job = number
        try:
            self.connection.send(job)
        except (BrokenPipeError, ConnectionResetError):
            return

    def receive(self) -> Any:
        """Its answer; `EOFError` if it is gone."""
        try:
            return self.connection.recv()
        except ConnectionResetError:
            raise EOFError from None

    def end(self) -> None:
        """Whatever it does, it stops."""
        self.process.terminate()
        self.process.join()
        self.connection.close()


class Crew(Generic[J, R]):
    """Workers that wait for jobs. `start` makes, in each of them, the function that does one.

    With one worker there is no other process: jobs are done here.
    """

    def __init__(self, start: Callable[[], Callable[[J], R]], workers: int) -> None:
        self._start = start
        self._count = workers
        self._here = start() if workers <= 1 else None
        self._workers: list[Worker] = []

    def __enter__(self) -> Crew[J, R]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.end()
        self._workers = []

    def run(self, jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        """The number of each job and its result, as they come. Whoever stops listening ends what is going on."""
        if self._here is not None:
            for number, job in enumerate(jobs):
                yield number, self._here(job)
            return
        try:
            yield from self._share_out(jobs)
        finally:
            self._end([worker for worker in self._workers if worker.job >= 0])

    def _share_out(self, jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        tries = [0] * len(jobs)
        waiting = list(range(len(jobs)))[::-1]
        for _ in range(min(self._count, len(jobs)) - len(self._workers)):
            self._workers.append(Worker(self._start))
        while True:
            for worker in self._workers:
                if worker.job < 0 and waiting:
                    worker.send(waiting[-1], jobs[waiting.pop()])
            busy = [worker for worker in self._workers if worker.job >= 0]
            if not busy:
                return
            ready = wait([worker.connection for worker in busy])
            for worker in busy:
                if worker.connection not in ready:
                    continue
                number = worker.job
                try:
                    answer = worker.receive()
                except EOFError:
                    tries[number] += 1
                    self._replace(worker, tries[number])
                    waiting.append(number)
                    continue
                worker.job = -1
                if isinstance(answer, Problem):
                    raise answer.error()
                yield number, answer

    def _replace(self, worker: Worker, tries: int) -> None:
        self._end([worker])
        if tries >= MOST_TRIES:
            raise LonghallError("error-worker-lost", times=tries)
        self._workers.append(Worker(self._start))

    def _end(self, workers: list[Worker]) -> None:
        for worker in workers:
            worker.end()
            self._workers.remove(worker)
