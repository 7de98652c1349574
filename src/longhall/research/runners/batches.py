"""How many jobs are sent together: enough that sending costs little, few enough that nobody waits for the last."""

from __future__ import annotations

from collections import deque
from math import ceil
from typing import Final

from ...kernel.errors import LonghallError
from .work import Batch

SECONDS: Final = 1.0
"""About how long a batch takes: what an interrupt or a lost worker costs at most, if a single job is not longer."""
RATE: Final = 100.0
"""Batches a second that whoever hands them out can always manage; with more takers than that, batches are longer."""
MOST: Final = 1000
"""Jobs in a batch, however short they are."""
MOST_LOSSES: Final = 3
"""A batch that was lost with so many workers is not tried again."""


class Batches:
    """Hands out the jobs of a series by number. Which jobs share a batch changes nothing in their results."""

    def __init__(self, count: int, takers: int) -> None:
        self._count = count
        self._takers = max(1, takers)
        self._wanted = max(SECONDS, takers / RATE)
        self._next = 0
        self._again: deque[Batch] = deque()
        self._done = 0
        self._seconds = 0.0

    def next(self) -> Batch | None:
        """The next batch; one that was lost comes first. None if nothing is left to hand out."""
        if self._again:
            return self._again.popleft()
        if self._next == self._count:
            return None
        first = self._next
        self._next += self._size()
        return Batch(range(first, self._next))

    def _size(self) -> int:
        """By the time that jobs took so far; towards the end smaller, so that all workers finish together."""
        fair = ceil((self._count - self._next) / (2 * self._takers))
        wanted = int(self._wanted * self._done / max(self._seconds, 1e-9)) if self._done else 1
        return max(1, min(wanted, fair, MOST))

    def done(self, batch: Batch, seconds: float) -> None:
        """A batch was finished in so many seconds of its worker."""
        self._done += len(batch.numbers)
        self._seconds += seconds

    def lost(self, batch: Batch) -> None:
        """The worker of a batch is gone, so another one gets it; but not for ever."""
        losses = batch.losses + 1
        if losses >= MOST_LOSSES:
            raise LonghallError("error-worker-lost", times=losses)
        self._again.append(Batch(batch.numbers, losses))
