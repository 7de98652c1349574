"""What all runners share: jobs with numbers, the function that does them, and errors that travel."""

from __future__ import annotations

import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any, Generic, NamedTuple, TypeVar

from ...kernel.errors import LonghallError

J = TypeVar("J")
R = TypeVar("R")
Work = Callable[[Any], Any]
"""Does one job."""
Start = Callable[[], Callable[[J], R]]
"""Makes, once in each worker, the function that does a job. It is sent to the workers, so it must be importable."""


class Problem:
    """What went wrong in a worker, in a form that travels."""

    def __init__(self, error: Exception) -> None:
        self.message = error.message if isinstance(error, LonghallError) else ""
        self.facts = error.facts if isinstance(error, LonghallError) else {}
        self.text = traceback.format_exc()

    def error(self) -> Exception:
        """The same error, or one that holds the worker's traceback."""
        return LonghallError(self.message, **self.facts) if self.message else RuntimeError(self.text)


class Done(NamedTuple):
    """What a worker answers to a batch."""

    results: list[Any]
    seconds: float
    problem: Problem | None = None


class Batch(NamedTuple):
    """Jobs that are sent together: their numbers, and how often the batch was lost with its worker."""

    numbers: Sequence[int]
    losses: int = 0


def do_batch(find: Callable[[], Work], jobs: Iterable[Any]) -> Done:
    """All jobs of a batch; an error ends it and is reported by whoever started the work."""
    began = time.perf_counter()
    results: list[Any] = []
    try:
        work = find()
        for job in jobs:
            results.append(work(job))
    except Exception as error:  # noqa: BLE001  whatever it is, the first process reports it
        return Done(results, time.perf_counter() - began, Problem(error))
    return Done(results, time.perf_counter() - began)


class Runner(ABC, Generic[J, R]):
    """Does jobs, wherever that is. Use it as a context; it can run several series of jobs."""

    @abstractmethod
    def run(self, jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        """The number of each job and its result, as they come. Whoever stops listening ends what is going on."""

    def end(self) -> None:
        """Give back what the runner holds."""

    def __enter__(self) -> Runner[J, R]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()


class HereRunner(Runner[J, R]):
    """Does the jobs in this process, one after the other."""

    def __init__(self, start: Start[J, R]) -> None:
        self._work = start()

    def run(self, jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        for number, job in enumerate(jobs):
            yield number, self._work(job)


def in_order(results: Iterable[tuple[int, R]]) -> Iterator[R]:
    """Results in the order of their jobs: those that come early wait for the ones before them.

    So what has been handed over is always the first part, whatever the number of workers and whenever work is stopped.
    """
    early: dict[int, R] = {}
    following = 0
    for number, result in results:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1
