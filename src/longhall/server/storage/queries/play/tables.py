"""Tables with their seats and watchers."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Executable, and_, bindparam, delete, func, insert, or_, select, update

from ... import schema
from ...errors import Conflict
from ...rows import Changes, Seat, StoredTable, TableRow
from ...store import Store

ROWS_AT_ONCE: Final = 50
tables, seats, watchers = schema.tables.c, schema.seats.c, schema.watchers.c
PARTS: Final = [
    schema.analyses,
    schema.notes,
    schema.plans,
    schema.snapshots,
    schema.entries,
    schema.chat,
    schema.watchers,
    schema.seats,
    schema.results,
    schema.addresses,
    schema.invitations,
]


def read_seat(row: Any) -> Seat:
    """A seat from a row of the database."""
    return Seat(*row[1:])


async def add_table(
    store: Store,
    table: TableRow,
    sitting: list[Seat],
    log: list[dict[str, Any]],
    changes: Changes | None,
) -> None:
    """A new table with its seats, and with the log that it begins with: all of it, or no table."""
    rows = [{"table": table.id, **msgspec.to_builtins(seat)} for seat in sitting]
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.tables).values(msgspec.to_builtins(table)))
        await connection.execute(insert(schema.seats).values(rows))
        for at in range(0, len(log), ROWS_AT_ONCE):  # in parts, so that others have their turn
            await connection.execute(insert(schema.entries), log[at : at + ROWS_AT_ONCE])
        if changes is not None:
            await connection.execute(*changed(changes))


def changed(changes: Changes) -> tuple[Executable, dict[str, Any]]:
    """A statement that brings the row of a table up to date, and its parameters."""
    names = [name for name in changes.table if name != "at_table"]
    statement = update(schema.tables).where(tables.id == bindparam("at_table"))
    return statement.values({name: bindparam(name) for name in names}), changes.table


async def find_table(store: Store, table_id: str) -> StoredTable | None:
    """A table with its seats."""
    row = await store.fetch_one(select(schema.tables).where(tables.id == table_id))
    if row is None:
        return None
    sitting = await store.fetch_all(select(schema.seats).where(seats.table == table_id).order_by(seats.seat))
    return StoredTable(TableRow(*row), [read_seat(seat) for seat in sitting])


async def delete_table(store: Store, table_id: str) -> bool:
    """Remove a table and all that belongs to it; tells whether there was one."""
    gone = [delete(part).where(part.c.table == table_id) for part in PARTS]
    return bool(await store.execute(*gone, delete(schema.tables).where(tables.id == table_id)))


async def due_tables(store: Store, served: float, wall: float, most: int = 200) -> list[str]:
    """Tables that somebody must look at.

    By service time: a clock ran out, or a bot is to act. By the wall clock: a start was awaited.
    """
    status = func.coalesce(tables.status, "")  # not by its index, which has every game that waits for somebody
    running = and_(status == "running", tables.due <= served)
    awaited = and_(status == "open", tables.due <= wall)
    rows = await store.fetch_all(
        select(tables.id)
        .where(tables.due <= max(served, wall), or_(running, awaited))
        .order_by(tables.due.desc())  # clocks before bots, whose tables are always due
        .limit(most)
    )
    return [row.id for row in rows]


async def count_tables(store: Store) -> dict[str, int]:
    """How many tables there are, by status."""
    rows = await store.fetch_all(select(tables.status, func.count()).group_by(tables.status))
    return {row[0]: row[1] for row in rows}


async def seat_of_token(store: Store, token: str) -> tuple[str, int, str] | None:
    """The table and the seat that a seat's secret opens, by its hash, and that hash."""
    row = await store.fetch_one(select(seats.table, seats.seat, seats.token).where(schema.seats.c.token == token))
    return (row.table, row.seat, row.token) if row is not None else None


# -- watchers ---------------------------------------------------------------------------------------------------------


async def is_watching(store: Store, table_id: str, user: str) -> bool:
    """Whether somebody is a registered spectator."""
    return (
        await store.fetch_one(select(watchers.user).where(watchers.table == table_id, watchers.user == user))
        is not None
    )


async def add_watcher(store: Store, table_id: str, user: str) -> bool:
    """Register a spectator; tells whether they are one now. The table, or they, may be gone."""
    try:
        await store.execute(insert(schema.watchers).values(table=table_id, user=user))
    except Conflict:
        return await is_watching(store, table_id, user)
    return True


async def remove_watcher(store: Store, table_id: str, user: str) -> None:
    """Somebody is a spectator no more."""
    await store.execute(delete(schema.watchers).where(watchers.table == table_id, watchers.user == user))


async def copy_watchers(store: Store, old: str, new: str) -> None:
    """The spectators of one table are those of another, too."""
    rows = await store.fetch_all(select(watchers.user).where(watchers.table == old))
    if rows:
        await store.execute(insert(schema.watchers).values([{"table": new, "user": row.user} for row in rows]))
