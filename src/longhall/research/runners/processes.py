"""Worker processes on this machine: the batch of a lost one is done again, an interrupt loses only open batches."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from .batches import Batches
from .work import Batch, Done, J, Problem, R, Runner, Start, Work, do_batch

SPAWN: Final = get_context("spawn")
"""The one way that is the same on every system, and safe beside threads."""


def serve(connection: Connection, start: Callable[[], Work]) -> None:
    """The worker: answers what it is sent until nobody is there to send anything."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes; the first one decides
    work: Work | None = None
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
    """A process that answers whatever it is sent."""

    def __init__(self, start: Callable[[], Work]) -> None:
        self.connection, far = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(far, start), daemon=True)
        self.process.start()
        far.close()
        self.batch: Batch | None = None

    def send(self, job: object) -> None:
        """Give it something to do; if it is gone, `receive` finds out."""
        with suppress(BrokenPipeError, ConnectionResetError):
            self.connection.send(job)

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


class Batcher:
    """What a worker of a `ProcessRunner` does: batches, with a function that is made for the first of them."""

    def __init__(self, start: Callable[[], Work]) -> None:
        self._start = start
        self._work: Work | None = None

    def _find(self) -> Work:
        self._work = self._work or self._start()
        return self._work

    def __call__(self, jobs: list[Any]) -> Done:
        """One batch."""
        return do_batch(self._find, jobs)


class StartBatcher:
    """Makes a `Batcher` in the worker."""

    def __init__(self, start: Callable[[], Work]) -> None:
        self._start = start

    def __call__(self) -> Work:
        """Called once in each worker."""
        return Batcher(self._start)


class ProcessRunner(Runner[J, R]):
    """Does the jobs in worker processes of this machine."""

    def __init__(self, start: Start[J, R], workers: int) -> None:
        self._start = StartBatcher(start)
        self._count = workers
        self._workers: list[Worker] = []

    def end(self) -> None:
        """No worker is left."""
        self._end(list(self._workers))

    def run(self, jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        """The results as they come."""
        try:
            yield from self._share_out(jobs)
        finally:
            self._end([worker for worker in self._workers if worker.batch is not None])

    def _share_out(self, jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        batches = Batches(len(jobs), self._count)
        for _ in range(min(self._count, len(jobs)) - len(self._workers)):
            self._workers.append(Worker(self._start))
        while True:
            for worker in self._workers:
                if worker.batch is None and (batch := batches.next()) is not None:
                    worker.batch = batch
                    worker.send([jobs[number] for number in batch.numbers])
            busy = {worker.connection: worker for worker in self._workers if worker.batch is not None}
            if not busy:
                return
            for ready in wait(list(busy)):
                yield from self._take(busy[ready], batches)  # type: ignore[index]

    def _take(self, worker: Worker, batches: Batches) -> Iterator[tuple[int, R]]:
        """What a worker answers; if it is gone, another one takes its place and its batch is done again."""
        batch = worker.batch
        assert batch is not None
        try:
            done = worker.receive()
        except EOFError:
            self._end([worker])
            batches.lost(batch)
            self._workers.append(Worker(self._start))
            return
        worker.batch = None
        batches.done(batch, done.seconds)
        yield from zip(batch.numbers, done.results, strict=False)
        if done.problem is not None:
            raise done.problem.error()

    def _end(self, workers: list[Worker]) -> None:
        for worker in workers:
            worker.end()
            self._workers.remove(worker)
