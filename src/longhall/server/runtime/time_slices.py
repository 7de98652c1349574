"""Long work in short slices, so that replaying a whole game delays nobody who moves at another table.

Not in a thread, because compiled code keeps the interpreter to itself there too; nor in a process of its own, because
there is too little of it. Measured with 824 moves of A Feast for Odin, compiled: an upload made every other table wait
for 130 to 450 ms at a stretch, and now does for a few.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from ...kernel.errors import LonghallError
from ...kernel.records.work import Work

T = TypeVar("T")
SLICE: Final = 0.002
"""Seconds of work at a time, and of rest after it: all long work together gets half of the time at most."""
MOST_WAITING: Final = 64


class TimeSlices:
    """Does pieces of long work in turn, a slice of one after a slice of another."""

    def __init__(
        self,
        clock: Callable[[], float] = time.perf_counter,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.clock = clock
        self.rest = rest
        """What happens between two slices; others have the processor meanwhile."""
        self._turn = asyncio.Lock()
        self.waiting = 0
        """Pieces of work under way."""

    async def run(self, work: Work[T]) -> T:
        """What the work returns in the end; it yields wherever it can be interrupted."""
        if self.waiting >= MOST_WAITING:
            raise LonghallError("error-slow")
        self.waiting += 1
        try:
            while True:
                async with self._turn:
                    until = self.clock() + SLICE
                    while self.clock() < until:
                        next(work)
                    await self.rest(SLICE)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            self.waiting -= 1
