"""Adding rows that may be there already, in the words of each database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def add_new(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> int:
    """Add rows, passing over those that are there; tells how many were new."""
    adding = postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
    added = 0
    for row in rows:
        added += (await connection.execute(adding.on_conflict_do_nothing().values(row))).rowcount
    return added
