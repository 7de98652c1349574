"""Service time: seconds in which the server was there for its players. Clocks run on it and on nothing else.

It advances with the monotonic clock of the process, so jumps of the machine's clock do not matter, and it stands still
while the server is away and for a minute afterwards. Every process writes down now and then how far it is; a process
that starts goes on from there, and processes that run side by side agree on whoever is furthest.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ..runtime.ids import new_id
from ..runtime.periodic import PeriodicTask
from ..storage.queries.upkeep import service_time as kept
from ..storage.queries.upkeep.service_time import ServiceRow
from ..storage.store import Store

BEAT: Final = 5.0
"""Seconds between two notes of how far it is, while clocks run."""
IDLE_BEAT: Final = 60.0
"""The same while no clock runs: disks may rest."""
GAP: Final = 10.0
"""A process that was silent for so many seconds was away."""
FREE: Final = 60.0
"""Seconds that nobody is charged after the server was away."""


class ServiceTime(PeriodicTask):
    """The service time of this process, noted in the database."""

    name = "service-time"

    def __init__(self, store: Store, alone: bool = True, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__(BEAT, BEAT)
        self.store = store
        self.alone = alone
        """Whether this is the only process on its database."""
        self.monotonic = monotonic
        self.process = new_id()
        self._served = 0.0
        self._read = monotonic()
        self._free_until = self._read + FREE
        self._noted = self._read
        self._others: dict[str, float] = {}

    def now(self) -> float:
        """Advance by what has passed, unless the process was stopped or stuck meanwhile."""
        before, self._read = self._read, self.monotonic()
        if self._read - before > GAP:
            self._free_until = self._read + FREE
        else:
            self._served += max(0.0, self._read - max(before, self._free_until))
        return self._served

    def free(self) -> float:
        """What is left of the minute after the server was away."""
        self.now()
        return max(0.0, self._free_until - self._read)

    async def start(self) -> None:
        """Go on from where the last process was; without any, from the newest thing in the database."""
        self._served = await kept.last_noted(self.store)
        self._read = self.monotonic()
        self._free_until = self._read + FREE
        await self._write(0.0)
        await kept.forget_others(self.store, self.process, await self.shared_clock() - GAP)
        await self.agree()
        await super().start()

    async def stop(self) -> None:
        """Note for the last time how far it is; a process that has ended is not alive."""
        await super().stop()
        await self._write(0.0)

    async def once(self) -> None:
        """Note how far it is, and synchronise with other processes."""
        self.now()
        if self._read - self._noted >= IDLE_BEAT or await kept.clocks_run(self.store):
            await self._write(await self.shared_clock())
        await self.agree()

    async def agree(self) -> None:
        """Catch up with the furthest of the others that are alive: then the server was never away."""
        if self.alone:
            return
        now = await self.shared_clock()
        for row in await kept.others(self.store, self.process):
            age = max(0.0, now - row.at)
            alive = row.served > self._others.get(row.process, row.served)  # it has moved on since we first looked
            self._others.setdefault(row.process, row.served)
            if age < GAP and alive:
                self._free_until = min(self._free_until, self._read)
                self._served = max(self.now(), row.served + age)

    async def _write(self, at: float) -> None:
        row = ServiceRow(self.process, self.now(), at)
        self._noted = self._read
        await kept.note(self.store, row)

    async def shared_clock(self) -> float:
        """The database's time."""
        return await kept.shared_clock(self.store)
