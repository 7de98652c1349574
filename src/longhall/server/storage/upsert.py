"""Adding rows that may be there already, and adding to those, in the words of each database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite


def inserting(connection: AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can be told what to do with a row that is there already."""
    # Here and not above: loading the words of a database that is not used takes a tenth of a server's start.
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as insert_there

        return insert_there(table)
    from sqlalchemy.dialects.sqlite import insert

    return insert(table)


async def replace_row(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Add a row, or replace the one with the same primary key."""
    keys = {column.name for column in table.primary_key.columns}
    others = {name: value for name, value in row.items() if name not in keys}
    adding = inserting(connection, table).values(row)
    await connection.execute(adding.on_conflict_do_update(index_elements=sorted(keys), set_=others))


async def add_new(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> int:
    """Add rows, passing over those that are there; tells how many were new."""
    adding = inserting(connection, table)
    added = 0
    for row in rows:
        added += (await connection.execute(adding.on_conflict_do_nothing().values(row))).rowcount
    return added


async def add_up(connection: AsyncConnection, table: Table, key: dict[str, Any], more: dict[str, int]) -> None:
    """Add numbers to those of the row with this key; if there is none, they are its first."""
    sums = {name: table.c[name] + number for name, number in more.items()}
    adding = inserting(connection, table).values({**key, **more})
    await connection.execute(adding.on_conflict_do_update(index_elements=list(key), set_=sums))
