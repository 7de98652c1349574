"""The journal: every entry is on disk before anybody is told of it; entries of many tables share one commit.

Above, what waits for the disk; below, the SQL, many rows with one statement in each database's own way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, Engine, TextClause, bindparam, insert, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from ..runtime.logs import cause_of
from . import schema
from .errors import STORE_ERRORS, Conflict, is_about_data
from .rows import Changes, Seat, Snapshot
from .store import thread_engine

LARGEST_BATCH = 200
LONGEST_COMMIT = 10.0
"""Seconds after which the database is taken to be gone."""
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


class NotKept(Exception):
    """The database did not take the entry; nothing has happened."""

    def __init__(self, reason: str, is_about_entry: bool) -> None:
        super().__init__(reason)
        self.is_about_entry = is_about_entry
        """Whether the database is well and only this entry was wrong."""


class SomeTaken(Exception):
    """Some of several entries are taken, and it is not known which."""


class _Waiting:
    """An entry on its way to disk."""

    __slots__ = ("changes", "done", "entry", "table")

    def __init__(self, table: str, entry: Entry, changes: Changes) -> None:
        self.table = table
        self.entry = entry
        self.changes = changes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Journal:
    """Collects what is to be written while the last commit is under way, and writes it all with the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = 0
        self.written = 0
        is_sqlite = engine.dialect.name == "sqlite"
        self._thread = ThreadPoolExecutor(1, "journal") if is_sqlite else None
        self._own: Engine | None = None
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin writing."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None
        while not self._queue.empty():  # came too late
            late = self._queue.get_nowait()
            if late is not None:
                settle(late, NotKept("the server is going down", False))
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
            self._thread.shutdown()

    def _close(self) -> None:
        if self._own is not None:
            self._own.dispose()

    async def write(self, table: str, entry: Entry, changes: Changes) -> bool:
        """Keep an entry; returns when it is on disk. Raises `Taken` or `NotKept`, and then it is not.

        Cannot be cancelled: tells instead whether somebody tried.
        """
        if self._task is None:
            raise NotKept("the server is going down", False)
        waiting = _Waiting(table, entry, changes)
        self._queue.put_nowait(waiting)
        cancelled = False
        while not waiting.done.done():
            try:
                await asyncio.shield(waiting.done)
            except asyncio.CancelledError:  # it is on its way to disk: how that ends must be known first
                cancelled = True
        waiting.done.result()
        return cancelled

    async def _run(self) -> None:
        while True:
            first = await self._queue.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    last = True
                    break
                batch.append(more)
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
            settle(waiting, await self._commit([waiting]) if by_itself else error)

    async def _commit(self, batch: list[_Waiting]) -> NotKept | None:
        """Write a batch and tell those whose entries are kept or taken; an error: nothing is kept."""
        try:
            new = await self._write(batch)
        except SomeTaken:
            return NotKept("another process was faster", True)
        except STORE_ERRORS as error:  # a timeout is an OSError
            log.warning("not kept: %s", cause_of(error))
            return NotKept(cause_of(error), isinstance(error, Conflict) or is_about_data(error))
        self.commits += 1
        self.written += len(new)
        for waiting in batch:
            settle(waiting, None if place(waiting) in new else Taken())
        return None

    async def _write(self, batch: list[_Waiting]) -> set[tuple[str, int]]:
        """SQLite in a thread of its own, so that the event loop does not wait for the disk."""
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_here, batch)
        async with asyncio.timeout(LONGEST_COMMIT), self.engine.begin() as connection:
            return await connection.run_sync(write_batch, batch)

    def _write_here(self, batch: list[_Waiting]) -> set[tuple[str, int]]:
        if self._own is None:
            self._own = thread_engine(self.engine)
        with self._own.begin() as connection:
            return write_batch(connection, batch)


def place(waiting: _Waiting) -> tuple[str, int]:
    """Where an entry wants to be in the log."""
    return waiting.table, waiting.entry.sequence


def settle(waiting: _Waiting, error: Exception | None) -> None:
    """Report the result to whoever waits for it, unless that was done already."""
    with contextlib.suppress(asyncio.InvalidStateError):
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)


# -- the SQL --------------------------------------------------------------------------------------------------------

Rows = list[dict[str, Any]]
ENTRY: Final = {
    "table": "text", "sequence": "int", "kind": "text", "seat": "int", "data": "text", "events": "text",
    "client": "text", "at": "float8",
}  # fmt: skip
TABLE: Final = {
    "at_table": "text", "status": "text", "changed": "float8", "due": "float8", "result": "text", "next": "text",
    "waiting": "int",
}  # fmt: skip


def arrays(columns: dict[str, str]) -> str:
    """Columns as arrays that PostgreSQL makes rows of: the statement is the same for any number of rows."""
    return f"unnest({', '.join(f'CAST(:{name} AS {kind}[])' for name, kind in columns.items())})"


def turned(rows: Rows, columns: dict[str, str]) -> dict[str, list[Any]]:
    """Rows as columns."""
    return {name: [row[name] for row in rows] for name in columns}


ADD: Final = sqlite.insert(schema.entries).on_conflict_do_nothing()
ADD_ARRAYS: Final[TextClause] = text(
    f'INSERT INTO entries ("table", sequence, kind, seat, data, events, client, at) SELECT * FROM {arrays(ENTRY)} '
    'ON CONFLICT DO NOTHING RETURNING "table", sequence'
)
UPDATE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("at_table"))
    .values({name: bindparam(name) for name in ("status", "changed", "due", "result", "next", "waiting")})
)
UPDATE_ARRAYS: Final[TextClause] = text(
    "UPDATE tables SET status = now.status, changed = now.changed, due = now.due, result = now.result, "
    f"next = now.next, waiting = now.waiting FROM {arrays(TABLE)} "
    "AS now(id, status, changed, due, result, next, waiting) WHERE tables.id = now.id"
)


def write_batch(connection: Connection, batch: list[_Waiting]) -> set[tuple[str, int]]:
    """Write entries and what they change; tells the places of those that are new."""
    new = add_entries(connection, [waiting.entry.row(waiting.table) for waiting in batch])
    kept = [waiting for waiting in batch if place(waiting) in new]
    if kept:
        update_tables(connection, [waiting.changes.table for waiting in kept])
    for waiting in kept:
        if waiting.changes.snapshot is not None:
            keep_snapshot(connection, waiting.table, waiting.changes.snapshot)
        if waiting.changes.seat is not None:
            change_seat(connection, waiting.table, waiting.changes.seat)
    return new


def add_entries(connection: Connection, rows: Rows) -> set[tuple[str, int]]:
    """Add entries to the log and pass over those whose place is taken; tells which are new."""
    if connection.dialect.name == "postgresql":
        found = connection.execute(ADD_ARRAYS, turned(rows, ENTRY)).all()
        return {(row[0], row[1]) for row in found}
    added = connection.execute(ADD, rows).rowcount
    if 0 < added < len(rows):
        raise SomeTaken
    return {(row["table"], row["sequence"]) for row in rows} if added else set()


def update_tables(connection: Connection, rows: Rows) -> None:
    """Bring the rows of tables up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(UPDATE_ARRAYS, turned(rows, TABLE))
    else:
        connection.execute(UPDATE, rows)


def keep_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Keep a table's game after an entry."""
    values = {"table": table, "sequence": snapshot.sequence, "data": snapshot.data}
    connection.execute(insert(schema.snapshots).values(values))


def change_seat(connection: Connection, table: str, seat: Seat) -> None:
    """A seat is another person's or bot's."""
    values = {name: value for name, value in msgspec.to_builtins(seat).items() if name != "seat"}
    mine = (schema.seats.c.table == table, schema.seats.c.seat == seat.seat)
    connection.execute(update(schema.seats).where(*mine).values(values))
