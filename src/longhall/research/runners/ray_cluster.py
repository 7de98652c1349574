"""Work on a Ray cluster: batches as tasks, the batch of a lost worker or node as a new task."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final
from uuid import uuid4

from ... import __version__
from ...kernel.errors import LonghallError
from ..needs import no_research
from .backend import LOCAL
from .batches import Batches
from .work import Batch, Done, J, R, Runner, Start, Work, do_batch

AHEAD: Final = 2
"""Batches for each worker that are under way: it has the next one before it has answered the last."""
LOOK_AGAIN: Final = 5.0
"""Seconds after which the cores of the cluster are counted again."""
REACH: Final = 10.0
"""Seconds in which a cluster must take a connection."""
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Ray reports nothing to anybody, and does not warn of a change that concerns GPUs."""
own = False
"""Whether this program is connected by `connect`, and not by somebody who called it."""
started: tuple[str, Work] | None = None
"""In a worker: what it works at, and the function for it."""


def library() -> Any:
    """Ray, or a sentence that says how to get it."""
    try:
        import ray
    except ImportError:
        raise no_research() from None
    return ray


def connect(address: str, workers: int | None) -> None:
    """Start a local cluster or join another one, unless this program is connected already."""
    global own
    ray = library()
    if ray.is_initialized():
        return
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    settings: dict[str, Any] = {"num_cpus": workers or os.cpu_count()} if address == LOCAL else {}
    main = threading.current_thread() is threading.main_thread()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        check_reachable(address)
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (ConnectionError, OSError, RuntimeError, ValueError) as problem:
        reason = next(iter(str(problem).splitlines()), type(problem).__name__)
        raise LonghallError("error-ray-address", address=address, reason=reason) from None
    finally:
        if main:
            for number, handler in handlers.items():
                signal.signal(number, handler)  # Ray takes SIGTERM for itself
    own = True


def check_reachable(address: str) -> None:
    """Somebody must listen at HOST:PORT: Ray itself would wait for minutes."""
    host, sign, port = address.rpartition(":")
    if sign and "/" not in host:
        socket.create_connection((host, int(port)), REACH).close()


def disconnect() -> None:
    """Leave the cluster, and end it if it was started here."""
    global own
    if own:
        library().shutdown()
        own = False


def find_work(key: str, version: str, start: Any) -> Work:
    """In a worker: the function for a series of jobs, made when the first batch comes."""
    global started
    if version != __version__:
        raise LonghallError("error-ray-version", ours=version, theirs=__version__)
    if started is None or started[0] != key:
        begin: Callable[[], Work] = library().get(start[0])
        started = (key, begin())
    return started[1]


def do_task(key: str, version: str, start: Any, jobs: list[Any]) -> Done:
    """What a task does. `start` is a reference in a list, so that it is fetched once and not for every task."""
    return do_batch(partial(find_work, key, version, start), jobs)


class RayRunner(Runner[J, R]):
    """Does the jobs as tasks, on all nodes that the cluster has, also on those that join later."""

    def __init__(self, start: Start[J, R], workers: int | None) -> None:
        self._ray = library()
        self._workers = workers
        self._looked = -LOOK_AGAIN
        self._cores = 1
        self._key = uuid4().hex
        self._start = [self._ray.put(start)]
        # Ray itself tries nothing again: how often a batch was lost is counted here, as for other workers.
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(do_task)

    def _room(self) -> int:
        """How many batches may be under way; nodes that come and go are noticed from time to time."""
        now = time.monotonic()
        if now - self._looked > LOOK_AGAIN:
            self._looked = now
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        if self._workers is not None and self._workers < self._cores:
            return self._workers
        return AHEAD * self._cores

    def run(self, jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        """The results as they come."""
        ray = self._ray
        batches = Batches(len(jobs), self._room())
        running: dict[Any, Batch] = {}
        try:
            while True:
                while len(running) < self._room() and (batch := batches.next()) is not None:
                    numbers = batch.numbers
                    task = self._task.remote(self._key, __version__, self._start, [jobs[at] for at in numbers])
                    running[task] = batch
                if not running:
                    return
                ray.wait(list(running), num_returns=1)
                ready, _ = ray.wait(list(running), num_returns=len(running), timeout=0)
                for task in ready:
                    yield from self._take(task, running.pop(task), batches)
        finally:
            for task in running:
                with suppress(Exception):  # a node that is gone needs no order to stop
                    ray.cancel(task, force=True)

    def _take(self, task: Any, batch: Batch, batches: Batches) -> Iterator[tuple[int, R]]:
        errors = self._ray.exceptions
        lost = (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.OutOfMemoryError,
            errors.LocalRayletDiedError,
        )
        try:
            done: Done = self._ray.get(task)
        except lost:
            batches.lost(batch)
            return
        except errors.RayError as problem:
            raise LonghallError("error-ray-nodes", reason=str(problem).strip().splitlines()[-1]) from None
        batches.done(batch, done.seconds)
        yield from zip(batch.numbers, done.results, strict=False)
        if done.problem is not None:
            raise done.problem.error()
