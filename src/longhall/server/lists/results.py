"""Results: what came out of every finished game, kept in rows so that lists and statistics need no log.

A seat's result is its person's if they had one seat only. Games that were not played here from the start count for
nobody: uploads, and games that go on from a move of another.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec

from ..rooms.log_entry import MOVE, LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..storage.errors import STORE_ERRORS
from ..storage.queries.results import SeatResult, add_results, without_results
from ..storage.queries.tables import find_table
from ..storage.rows import StoredTable
from ..storage.store import Store

TRIES: Final = 5
ELSEWHERE: Final = ("fork", "upload")
"""Origins of games that began somewhere else."""
log = logging.getLogger("longhall.results")


class Results:
    """Keeps the results of each finished game once, whichever process ended it."""

    def __init__(self, rooms: Rooms) -> None:
        self.store = rooms.store
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.after.append(self.on_entry)

    async def start(self) -> None:
        """Look for games whose results are missing, beside everything else."""
        self._later(self.keep_missed())

    async def stop(self) -> None:
        """Finish what is being kept; what is missing then is kept after the next start."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=5)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def on_entry(self, table: Room, entry: LogEntry) -> None:
        """A game that ended here."""
        if entry.kind == MOVE and table.status == "finished":
            self._later(self.keep(table.id))

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work, name="results")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def keep(self, table_id: str) -> None:
        """Keep the results of a game; a database that is busy is asked again."""
        for attempt in range(TRIES):
            try:
                await keep_results(self.store, table_id)
                return
            except STORE_ERRORS as error:
                log.warning("results are not kept yet: %s", type(error).__name__)
            await asyncio.sleep(0.2 * 2**attempt)

    async def keep_missed(self) -> None:
        """Keep the results of all games that ended before, or while nobody was there to keep them."""
        with contextlib.suppress(*STORE_ERRORS):  # after the next start, then
            while missed := await without_results(self.store):
                for table_id in missed:
                    await keep_results(self.store, table_id)


async def keep_results(store: Store, table_id: str) -> bool:
    """Keep what came out of a finished game; tells whether that was not done before."""
    table = await find_table(store, table_id)
    if table is None or table.row.result is None:
        return False
    return await add_results(store, table_id, table.row.game, table.row.changed, results_of(table))


def results_of(table: StoredTable) -> list[SeatResult]:
    """What came out for each seat, and whose it is."""
    result = msgspec.json.decode(table.row.result or "{}")
    began_here = msgspec.json.decode(table.row.origin).get("kind") not in ELSEWHERE
    people = [seat.user for seat in table.seats if seat.kind == "human"]
    found = []
    for seat in table.seats:
        counts = began_here and seat.kind == "human" and people.count(seat.user) == 1
        found.append(
            SeatResult(
                seat.seat,
                seat.user if counts else None,
                result["places"][seat.seat],
                seat.seat in result["winners"],
                result["totals"][seat.seat],
                result["parts"][seat.seat],
            )
        )
    return found
