"""Many rows with one statement, in each database's own way: this is what every move passes through."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, TextClause, bindparam, insert, text, update
from sqlalchemy.dialects import sqlite

from . import schema
from .rows import Seat, Snapshot

Rows = list[dict[str, Any]]
ENTRY: Final = {
    "table": "text", "sequence": "int", "kind": "text", "seat": "int", "data": "text", "events": "text",
    "client": "text", "at": "float8",
}  # fmt: skip
TABLE: Final = {
    "at_table": "text", "status": "text", "changed": "float8", "due": "float8", "result": "text", "next": "text",
    "waiting": "int",
}  # fmt: skip


class SomeTaken(Exception):
    """Some of several entries are taken, and it is not known which."""


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
