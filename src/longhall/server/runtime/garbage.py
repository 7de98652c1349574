"""Cyclic garbage: collected when nobody waits for it.

Python looks at every object there is now and then, and all moves wait for that. It takes the longer the more tables are
in memory: 60 ms for every hundred on a busy machine, and a process keeps 2,000. Hardly anything of a table needs it, as
its parts do not refer to each other in circles; sockets that have closed do.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

from .periodic import PeriodicTask

EVERY: Final = 1.0
"""Seconds without a move that count as a quiet moment."""
SOONEST: Final = 60.0
"""Seconds from one collection of everything to the next, in quiet moments."""
LATEST: Final = 600.0
"""The same where no moment is quiet."""
YOUNG: Final = 10_000
"""New objects after which they are looked through."""
YOUNG_ROUNDS: Final = 3
"""Times that this is done before those which survived are looked through once more: all at once, so not too many."""
NEVER: Final = 1_000_000_000


def keep_to_young_objects() -> None:
    """Never look among what was loaded, and by itself only at objects that are new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, YOUNG_ROUNDS, NEVER)


class GarbageCollection(PeriodicTask):
    """Looks at all objects in a quiet moment, if there are many new ones."""

    name = "garbage"

    def __init__(
        self,
        moves: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        super().__init__(EVERY, EVERY)
        self.moves = moves
        """How many were made so far."""
        self.clock = clock
        self.collect = collect
        self._seen = 0
        self._collected = clock()
        self._rounds = rounds()

    async def once(self) -> None:
        before, self._seen = self._seen, self.moves()
        age = self.clock() - self._collected
        is_time = age >= (SOONEST if self._seen == before else LATEST)
        if is_time and rounds() > self._rounds:
            self.collect()
            self._collected = self.clock()
            self._rounds = rounds()


def rounds() -> int:
    """How often those that survived were looked through: each time there are some more old objects."""
    return int(gc.get_stats()[1]["collections"])
