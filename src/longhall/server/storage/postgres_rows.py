"""Entries into PostgreSQL: one statement for all that is kept together, so that a commit is a single round trip."""

from __future__ import annotations

from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .many_rows import ENTRY, TABLE, Columns, Place, Rows, in_columns
from .rows import Changes, EntryRow

PLACE: Final = {"table": "text", "sequence": "int"}
SNAPSHOT: Final = {**PLACE, "data": "text"}
SEAT: Final = {
    **PLACE, "seat": "int", "kind": "text", "user": "text", "name": "text", "bot": "text", "resigned": "bool",
    "token": "text",
}  # fmt: skip


def arrays(columns: Columns, before: int = 0) -> str:
    """Columns as arrays that PostgreSQL makes rows of: the statement is the same for any number of rows.

    They are the parameters after the first `before`.
    """
    given = [f"${number}::{kind}[]" for number, kind in enumerate(columns.values(), before + 1)]
    names = ", ".join(f'"{name}"' for name in columns)
    return f"unnest({', '.join(given)}) AS now({names})"


UPDATE: Final = {**TABLE, **PLACE}
KEEP: Final = f"""
WITH added AS (
    INSERT INTO entries ("table", sequence, kind, seat, data, events, client, at)
    SELECT * FROM {arrays(ENTRY)}
    ON CONFLICT DO NOTHING RETURNING "table", sequence
), changed AS (
    UPDATE tables SET status = now.status, changed = now.changed, due = now.due, result = now.result,
        next = now.next, waiting = now.waiting
    FROM {arrays(UPDATE, len(ENTRY))} JOIN added USING ("table", sequence)
    WHERE tables.id = now.at_table
), pictured AS (
    INSERT INTO snapshots ("table", sequence, data)
    SELECT "table", sequence, now.data
    FROM {arrays(SNAPSHOT, len(ENTRY) + len(UPDATE))} JOIN added USING ("table", sequence)
), seated AS (
    UPDATE seats SET kind = now.kind, "user" = now."user", name = now.name, bot = now.bot, resigned = now.resigned,
        token = now.token
    FROM {arrays(SEAT, len(ENTRY) + len(UPDATE) + len(SNAPSHOT))} JOIN added USING ("table", sequence)
    WHERE seats."table" = now."table" AND seats.seat = now.seat
)
SELECT "table", sequence FROM added"""
"""Nothing of an entry whose place is taken: all parts look at those that were added."""
FROM_THERE: Final = f"""
SELECT now."table", now.sequence AS wanted,
    kept.sequence, kept.kind, kept.seat, kept.data, kept.events, kept.client, kept.at
FROM {arrays(PLACE)} JOIN entries AS kept ON kept."table" = now."table" AND kept.sequence >= now.sequence
ORDER BY kept."table", kept.sequence"""


class PostgresRows:
    """Writes through a connection of its own, which stays open, without a pool and SQLAlchemy's layers.

    Lost connections are replaced; errors are those that SQLAlchemy would raise.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._pooled: AsyncConnection | None = None
        self._driver: Any = None

    async def write(self, rows: Rows, changes: list[Changes]) -> dict[Place, list[EntryRow]]:
        """Keep entries and what each changes, all or nothing; tells which places are taken, and what is kept there."""
        try:
            driver = await self._open()
            added = await driver.fetch(KEEP, *parameters(rows, changes))
            if len(added) == len(rows):
                return {}
            return await self._taken(rows, {tuple(place) for place in added})
        except asyncpg.PostgresError as error:  # the connection is well, or says itself that it is closed
            raise as_sqlalchemy(error) from error
        except asyncpg.InterfaceError as error:
            await self.close()
            raise as_sqlalchemy(error) from error
        except BaseException:  # cancelled, for one: nobody knows what the connection would say next
            await self.close()
            raise

    async def close(self) -> None:
        """Give the connection up."""
        pooled, self._pooled, self._driver = self._pooled, None, None
        if pooled is not None:
            await pooled.invalidate()
            await pooled.close()

    async def _open(self) -> Any:
        if self._driver is not None and self._driver.is_closed():
            await self.close()
        if self._driver is None:
            self._pooled = await self.engine.connect()
            self._driver = (await self._pooled.get_raw_connection()).driver_connection
        return self._driver

    async def _taken(self, rows: Rows, added: set[tuple[str, int]]) -> dict[Place, list[EntryRow]]:
        """The places that were taken, with the log from there on: one question for all of them.

        A question of its own, as the statement before does not see what others kept while it waited for them.
        """
        taken = [row for row in rows if (row["table"], row["sequence"]) not in added]
        found: dict[Place, list[EntryRow]] = {(row["table"], row["sequence"]): [] for row in taken}
        for row in await self._driver.fetch(FROM_THERE, *in_columns(taken, PLACE)):
            found[row["table"], row["wanted"]].append(EntryRow(*row[2:]))
        return found


def parameters(rows: Rows, changes: list[Changes]) -> list[list[Any]]:
    """The parameters of `KEEP`: column after column."""
    tables, snapshots, seats = [], [], []
    for row, change in zip(rows, changes, strict=True):
        place = {"table": row["table"], "sequence": row["sequence"]}
        tables.append(change.table | place)
        if change.snapshot is not None:
            snapshots.append({**place, "data": change.snapshot.data})
        if change.seat is not None:
            seats.append(msgspec.to_builtins(change.seat) | place)
    return [
        *in_columns(rows, ENTRY),
        *in_columns(tables, UPDATE),
        *in_columns(snapshots, SNAPSHOT),
        *in_columns(seats, SEAT),
    ]


def as_sqlalchemy(error: Exception) -> DBAPIError:
    """A driver's error as SQLAlchemy would raise it, without the statement and its parameters."""
    kind: type[DBAPIError] = OperationalError
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        kind = IntegrityError
    elif isinstance(error, asyncpg.DataError):
        kind = DataError
    return kind(None, None, error, hide_parameters=True)
