"""The journal: every entry is on disk before anybody is told of it; entries of many tables share one commit.

Above, what waits for the disk; below, SQLite's SQL, many rows with one statement; PostgreSQL's is in `postgres_rows`.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from ..runtime.logs import cause_of
from .errors import STORE_ERRORS, Conflict, is_about_data
from .many_rows import ENTRY, LARGEST_GROUP, TABLE, Place, Rows, in_groups, in_order, values
from .rows import Changes, EntryRow
from .thread_connection import ThreadConnection

if TYPE_CHECKING:
    from .postgres_rows import PostgresRows

LARGEST_BATCH = 200
LONGEST_COMMIT = 10.0
"""Seconds after which the database is taken to be gone."""
SHORTEST_ROUND = 0.008
"""Seconds between the beginnings of two commits, as each costs as much as a good many entries: those that come faster
gather. A move that comes alone never waits."""
log = logging.getLogger("longhall.journal")


class Entry(Protocol):
    """What is written down."""

    @property
    def sequence(self) -> int:
        """Its place in the log."""

    def row(self, table: str) -> dict[str, Any]:
        """As it is kept."""


class Taken(Exception):
    """The sequence number, or the client's action id, is taken: another process was faster."""

    def __init__(self, log: list[EntryRow] | None = None) -> None:
        super().__init__()
        self.log = log
        """What the table's log has from that number on; None if nobody has looked."""


class NotKept(Exception):
    """The database did not take the entry; nothing has happened."""

    def __init__(self, reason: str, is_about_entry: bool) -> None:
        super().__init__(reason)
        self.is_about_entry = is_about_entry
        """Whether the database is well and only this entry was wrong."""


class SomeTaken(Exception):
    """Some of several entries are taken, and it is not known which."""


Settled = Callable[[Exception | None], None]
"""Called when an entry is on disk, or with the reason why it is not: `Taken` or `NotKept`."""


class _Kept(asyncio.Future[None]):
    """Set when an entry is on disk. Whoever is cancelled while waiting for it hears of that afterwards."""

    def cancel(self, msg: object = None) -> bool:
        """No: how the write ends must be known first."""
        return False

    def settle(self, error: Exception | None) -> None:
        """How it ended."""
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)


class _Waiting:
    """An entry on its way to disk."""

    __slots__ = ("changes", "entry", "settled", "table")

    def __init__(self, table: str, entry: Entry, changes: Changes, settled: Settled) -> None:
        self.table = table
        self.entry = entry
        self.changes = changes
        self.settled = settled


class Journal:
    """Collects what is to be written while the last commit is under way, and writes it all with the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = 0
        self.written = 0
        is_sqlite = engine.dialect.name == "sqlite"
        self._thread = ThreadPoolExecutor(1, "journal") if is_sqlite else None
        self._own = ThreadConnection(engine)
        self._postgres = None if is_sqlite else open_postgres(engine)
        self._queue: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._ending = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin writing."""
        self._ending = False
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is not None:
            self._ending = True
            self._wake.set()
            await self._task
            self._task = None
        for late in self._queue:  # came while the last ones were written
            late.settled(NotKept("the server is going down", False))
        self._queue.clear()
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._own.close)
            self._thread.shutdown()
        if self._postgres is not None:
            await self._postgres.close()

    async def write(self, table: str, entry: Entry, changes: Changes) -> bool:
        """Keep an entry; returns when it is on disk. Raises `Taken` or `NotKept`, and then it is not.

        Cannot be cancelled: tells instead whether somebody tried.
        """
        kept = _Kept(loop=asyncio.get_running_loop())
        self.submit(table, entry, changes, kept.settle)
        try:
            await kept
            return False
        except asyncio.CancelledError:  # it is done nevertheless
            kept.result()
            return True

    def submit(self, table: str, entry: Entry, changes: Changes, settled: Settled) -> None:
        """Keep an entry; `settled` is called when that is done, never before this returns."""
        if self._task is None:
            raise NotKept("the server is going down", False)
        self._queue.append(_Waiting(table, entry, changes, settled))
        self._wake.set()

    async def _run(self) -> None:
        time = asyncio.get_running_loop().time
        began = 0.0
        while True:
            await self._wake.wait()
            self._wake.clear()
            last = self._ending
            while self._queue:
                early = began + SHORTEST_ROUND - time()
                if early > 0 and len(self._queue) < LARGEST_BATCH and not last:
                    await asyncio.sleep(early)
                began = time()
                batch, self._queue = self._queue[:LARGEST_BATCH], self._queue[LARGEST_BATCH:]
                await self._write_batch(batch)
            if last:
                return

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        """All in one commit; if that fails, each by itself, so that one bad entry harms no other table."""
        batch.sort(key=place)  # in the same order everywhere, so that two processes never wait for each other
        error = await self._commit(batch)
        if error is None:
            return
        for waiting in batch:
            by_itself = error.is_about_entry and len(batch) > 1
            failed = await self._commit([waiting]) if by_itself else error
            if failed is not None:
                waiting.settled(failed)

    async def _commit(self, batch: list[_Waiting]) -> NotKept | None:
        """Write a batch and tell those whose entries are kept or taken; an error: nothing is kept."""
        try:
            taken = await self._write(batch)
        except SomeTaken:
            return NotKept("another process was faster", True)
        except STORE_ERRORS as error:  # a timeout is an OSError
            log.warning("not kept: %s", cause_of(error))
            return NotKept(cause_of(error), isinstance(error, Conflict) or is_about_data(error))
        except Exception as error:  # a driver's own, when a connection breaks: nobody may wait for ever
            log.exception("not kept")
            return NotKept(str(error), False)
        self.commits += 1
        self.written += len(batch) - len(taken)
        soon = asyncio.get_running_loop().call_soon  # the next commit need not wait for what follows from this one
        for waiting in batch:
            at = place(waiting)
            soon(waiting.settled, Taken(taken[at]) if at in taken else None)
        return None

    async def _write(self, batch: list[_Waiting]) -> Mapping[Place, list[EntryRow] | None]:
        """Tells which places are taken. SQLite in a thread of its own, so that the loop does not wait for the disk."""
        if self._postgres is None:
            new = await asyncio.get_running_loop().run_in_executor(self._thread, self._write_here, batch)
            return {} if new else dict.fromkeys(map(place, batch))
        async with asyncio.timeout(LONGEST_COMMIT):
            rows = [waiting.entry.row(waiting.table) for waiting in batch]
            return await self._postgres.write(rows, [waiting.changes for waiting in batch])

    def _write_here(self, batch: list[_Waiting]) -> bool:
        with self._own.transaction() as connection:
            return write_batch(SqliteRows(connection), batch)


def open_postgres(engine: AsyncEngine) -> PostgresRows:
    """Its driver is imported where it is used: most servers start without it."""
    from .postgres_rows import PostgresRows

    return PostgresRows(engine)


def place(waiting: _Waiting) -> Place:
    """Where an entry wants to be in the log."""
    return waiting.table, waiting.entry.sequence


# -- SQLite ---------------------------------------------------------------------------------------------------------

ADD: Final = 'INSERT INTO entries ("table", sequence, kind, seat, data, events, client, at)'
UPDATE: Final = (
    "UPDATE tables SET status = now.status, changed = now.changed, due = now.due, result = now.result, "
    "next = now.next, waiting = now.waiting FROM"
)
NOW: Final = "now(id, status, changed, due, result, next, waiting)"
ADD_SNAPSHOT: Final = 'INSERT INTO snapshots ("table", sequence, data) VALUES (:table, :sequence, :data)'
CHANGE_SEAT: Final = (
    'UPDATE seats SET kind = :kind, "user" = :user, name = :name, bot = :bot, resigned = :resigned, token = :token '
    'WHERE "table" = :table AND seat = :seat'
)


class SqliteRows:
    """SQLite takes rows of parameters, without SQLAlchemy, which costs more than all else about a commit."""

    sizes = range(1, LARGEST_GROUP + 1)
    add: Final = {size: f"{ADD} {values(size, ENTRY)} ON CONFLICT DO NOTHING" for size in sizes}
    update: Final = {
        size: f"WITH {NOW} AS ({values(size, TABLE)}) {UPDATE} now WHERE tables.id = now.id" for size in sizes
    }

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def add_entries(self, rows: Rows) -> bool:
        """Add entries to the log: all of them, or none, as their places are taken."""
        added = 0
        for group in in_groups(rows):
            added += self.connection.execute(self.add[len(group)], in_order(group, ENTRY)).rowcount
        if 0 < added < len(rows):
            raise SomeTaken
        return added > 0

    def update_tables(self, rows: Rows) -> None:
        """Bring the rows of tables up to date."""
        for group in in_groups(rows):
            self.connection.execute(self.update[len(group)], in_order(group, TABLE))

    def execute(self, statement: str, row: dict[str, Any]) -> None:
        """Write a single row."""
        self.connection.execute(statement, row)


def write_batch(store: SqliteRows, batch: list[_Waiting]) -> bool:
    """Write entries and what they change; tells whether they are new."""
    if not store.add_entries([waiting.entry.row(waiting.table) for waiting in batch]):
        return False
    store.update_tables([waiting.changes.table for waiting in batch])
    for waiting in batch:
        snapshot, seat = waiting.changes.snapshot, waiting.changes.seat
        if snapshot is not None:
            row = {"table": waiting.table, "sequence": snapshot.sequence, "data": snapshot.data}
            store.execute(ADD_SNAPSHOT, row)
        if seat is not None:
            store.execute(CHANGE_SEAT, {"table": waiting.table, **msgspec.to_builtins(seat)})
    return True
