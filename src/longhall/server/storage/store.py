"""The database: opening it, bringing it up to date, and the questions that tables ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Executable, and_, delete, event, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...kernel.errors import LonghallError
from ..rooms.log_entry import LogEntry, from_row
from ..rooms.other_rules import repeating
from ..rooms.room import Room, Seat
from ..rooms.standing import standing_entries
from ..runtime.file_modes import close_files, make_folder
from ..runtime.settings import Settings
from ..runtime.time_slices import TimeSlices
from . import schema
from .bulk import update_tables
from .migrate import bring_up_to_date

SNAPSHOT_EVERY = 100
ROWS_AT_ONCE = 50
IDS_AT_ONCE = 500
BUSY_MS = 5000
"""How long SQLite waits for other processes that write."""


class Store:
    """All that is kept. Moves go through the `Journal`; everything else through here."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.slices = TimeSlices()
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """The same connections for single questions, which need no transaction around them."""

    async def open(self) -> None:
        """Make the database if there is none, and bring an old one up to date."""
        file = self.engine.url.database
        if self.settings.is_sqlite and file and not file.startswith((":memory:", "file:")):
            close_files(Path(file))
        await bring_up_to_date(self.engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def one(self, question: Executable) -> Any:
        """The first row of an answer, or None."""
        async with self.reading.connect() as connection:
            return (await connection.execute(question)).first()

    async def all(self, question: Executable) -> list[Any]:
        """All rows of an answer."""
        async with self.reading.connect() as connection:
            return list((await connection.execute(question)).all())

    async def do(self, *changes: Executable) -> int:
        """Make changes together or not at all; tells how many rows the last one changed."""
        async with self.engine.begin() as connection:
            changed = 0
            for change in changes:
                changed = (await connection.execute(change)).rowcount
            return int(changed)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def add_table(self, row: dict[str, Any], seats: list[Seat]) -> None:
        """A new table with its seats."""
        rows = [{"table": row["id"], **msgspec.to_builtins(seat)} for seat in seats]
        await self.do(insert(schema.tables).values(row), insert(schema.seats).values(rows))

    async def load_table(self, table_id: str) -> Room | None:
        """A table with all its log done again, from the latest snapshot on where there is one."""
        row = await self.one(select(schema.tables).where(schema.tables.c.id == table_id))
        if row is None:
            return None
        seats = await self.all(
            select(schema.seats).where(schema.seats.c.table == table_id).order_by(schema.seats.c.seat)
        )
        table = Room(row, [Seat(*row[1:]) for row in seats])
        if not table.playable:
            await self.load_past(table)
            return table
        table.status = "open"
        newest = select(schema.snapshots).where(schema.snapshots.c.table == table_id)
        snapshot = await self.one(newest.order_by(schema.snapshots.c.sequence.desc()).limit(1))
        if snapshot is not None:
            table.restore(msgspec.json.decode(snapshot.data), snapshot.sequence)
        for entry in await self.entries_after(table_id, table.version):
            table.do(entry)
        return table

    async def load_past(self, table: Room) -> None:
        """A game of other rules, as far as the present ones can repeat it."""
        log = await self.entries_after(table.id, 0)
        table.version = log[-1].sequence if log else 0
        table.recorded = max(len(standing_entries(log)) - 1, 0)
        table.past = await self.slices.run(repeating(table, log))
        if table.past is not None:
            table.match = table.past.match

    async def entries_after(self, table_id: str, version: int, most: int = 100_000) -> list[LogEntry]:
        """The log of a table after a version."""
        rows = await self.all(
            select(schema.entries)
            .where(schema.entries.c.table == table_id, schema.entries.c.sequence > version)
            .order_by(schema.entries.c.sequence)
            .limit(most)
        )
        return [from_row(row) for row in rows]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The newest version of each of these tables."""
        entries = schema.entries.c
        newest = select(entries.table, func.max(entries.sequence)).group_by(entries.table)
        found: dict[str, int] = {}
        for at in range(0, len(tables), IDS_AT_ONCE):
            rows = await self.all(newest.where(entries.table.in_(tables[at : at + IDS_AT_ONCE])))
            found.update((row[0], row[1]) for row in rows)
        return found

    async def entry_of_client(self, table_id: str, client: str) -> LogEntry | None:
        """The entry that a client-made id led to before."""
        row = await self.one(
            select(schema.entries).where(schema.entries.c.table == table_id, schema.entries.c.client == client)
        )
        return from_row(row) if row is not None else None

    async def add_log(self, table: Room, log: list[LogEntry]) -> None:
        """Keep a whole log at once, for a table that has none yet; in parts, so that others have their turn."""
        changes = changes_for(table, log[-1])
        async with self.engine.begin() as connection:
            for at in range(0, len(log), ROWS_AT_ONCE):
                rows = [entry.row(table.id) for entry in log[at : at + ROWS_AT_ONCE]]
                await connection.execute(insert(schema.entries), rows)
            await connection.run_sync(update_tables, [changes.table])

    async def delete_table(self, table_id: str) -> bool:
        """Remove a table and all that belongs to it."""
        gone = [delete(part).where(part.c.table == table_id) for part in PARTS]
        return bool(await self.do(*gone, delete(schema.tables).where(schema.tables.c.id == table_id)))

    async def due_tables(self, served: float, wall: float, most: int = 200) -> list[str]:
        """Tables that somebody must look at.

        By service time: a clock ran out, or a bot is to act. By the wall clock: a start was awaited.
        """
        tables = schema.tables.c
        running = and_(tables.status == "running", tables.due <= served)
        awaited = and_(tables.status == "open", tables.due <= wall)
        rows = await self.all(
            select(tables.id)
            .where(or_(running, awaited))
            .order_by(tables.due.desc())  # clocks before bots, whose tables are always due
            .limit(most)
        )
        return [row.id for row in rows]

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are, by status."""
        rows = await self.all(select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status))
        return {row[0]: row[1] for row in rows}


NOT_ABOUT_SEATS = ("move", "undo", "ask-undo", "deny-undo", "commit", "reveal")
"""Entries with a seat that change nothing in who sits there."""
PARTS = [schema.snapshots, schema.entries, schema.chat, schema.watchers, schema.seats]


def open_engine(settings: Settings) -> AsyncEngine:
    """A connection pool; for SQLite with a journal that survives a killed process, and real syncs to disk."""
    if settings.is_sqlite and not settings.database:
        try:
            make_folder(settings.data)
        except OSError:
            raise LonghallError("error-data-folder", given=str(settings.data)) from None
    # A pool that never grows: connections that come and go cost more than waiting for one.
    size = 5 if settings.is_sqlite else 12
    engine = create_async_engine(
        settings.database_url,
        pool_pre_ping=not settings.is_sqlite,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and moves are secret
    )
    if settings.is_sqlite:
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    """A journal that survives a killed process, real syncs to disk, and patience with other processes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Changes:
    """What an entry changes besides the log: always the row of its table, seldom anything else."""

    __slots__ = ("others", "table")

    def __init__(self, table: dict[str, Any], others: list[Executable]) -> None:
        self.table = table
        self.others = others


def changes_for(table: Room, entry: LogEntry) -> Changes:
    """What an entry changes besides the log, once it is done at the table."""
    row = {
        "at_table": table.id,
        "status": table.status,
        "changed": entry.at,
        "due": table.due(),
        "result": msgspec.json.encode(table.result).decode() if table.result is not None else None,
        "next": table.next,
        "waiting": sum(1 << seat for seat in table.on_the_clock()),
    }
    others: list[Executable] = []
    if entry.kind == "move" and entry.sequence % SNAPSHOT_EVERY == 0:
        image = msgspec.json.encode(table.image()).decode()
        others.append(insert(schema.snapshots).values(table=table.id, sequence=entry.sequence, data=image))
    if entry.seat is not None and entry.kind not in NOT_ABOUT_SEATS:
        seat = msgspec.to_builtins(table.seats[entry.seat])
        others.append(
            update(schema.seats)
            .where(schema.seats.c.table == table.id, schema.seats.c.seat == entry.seat)
            .values({name: value for name, value in seat.items() if name != "seat"})
        )
    return Changes(row, others)
