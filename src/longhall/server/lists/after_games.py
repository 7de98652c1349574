"""What is done once about every finished game, whichever process ended it and however often the server is restarted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

from ..rooms.log.entry import MOVE, LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..storage.errors import STORE_ERRORS

TRIES: Final = 5
PATIENCE: Final = 5.0
"""Seconds for what is under way when the server stops; the rest is done after the next start."""
log = logging.getLogger("longhall.lists")


class AfterGames:
    """Does something about games as they end, and at the start about those for which it was not done."""

    name: str

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.after.append(self.on_entry)

    def concerns(self, table: Room) -> bool:
        """Whether there is anything to do about a finished game."""
        return True

    async def do(self, table_id: str) -> None:
        """Do it about one game, unless it was done; all of it or nothing."""
        raise NotImplementedError

    async def missed(self) -> list[str]:
        """Some of the games for which it was not done."""
        raise NotImplementedError

    async def start(self) -> None:
        """Look for missed games, beside everything else."""
        self._later(self.do_missed())

    async def stop(self) -> None:
        """Finish what is under way."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def on_entry(self, table: Room, entry: LogEntry) -> None:
        """A game that ended here."""
        if entry.kind == MOVE and table.status == "finished" and self.concerns(table):
            self._later(self.do_patiently(table.id))

    async def do_patiently(self, table_id: str) -> None:
        """A database that is busy is asked again."""
        for attempt in range(TRIES):
            try:
                await self.do(table_id)
                return
            except STORE_ERRORS as error:
                log.warning("%s of a game are not kept yet: %s", self.name, type(error).__name__)
            await asyncio.sleep(0.2 * 2**attempt)

    async def do_missed(self) -> None:
        """All games that ended while nobody was there."""
        with contextlib.suppress(*STORE_ERRORS):  # after the next start, then
            while missed := await self.missed():
                for table_id in missed:
                    await self.do(table_id)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=self.name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
