"""Everything that is kept of a person, found by the schema itself: what a new table keeps of people is found, too."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Table, select

from ... import schema
from ...store import Store

Row = dict[str, Any]
NAMED: Final = {"seats": "user", "chat": "user", "tables": "host", "moderation_log": "about", "results": "user"}
"""Columns that name a person without pointing at the person's row."""
IN_CONFIDENCE: Final = {"reports": "about", "blocks": "blocked", "friends": "friend"}
"""What others told the moderators about them, or chose for themselves."""
WITHHELD: Final = {
    "users": {"password"},
    "sessions": {"token"},
    "devices": {"token"},
    "seats": {"token"},
    "tables": {"seed", "terms", "options"},
    "moderation_log": {"by", "by_name"},
}
"""Secrets, even if only their hashes are kept; what would tell a running game's chance; and other people."""


def naming(table: Table) -> list[Column[Any]]:
    """The columns of a table by which a row belongs to a person."""
    found = [column for column in table.columns if any(key.column is schema.users.c.id for key in column.foreign_keys)]
    if table is schema.users:
        found = [schema.users.c.id]
    if table.name in NAMED:
        found.append(table.c[NAMED[table.name]])
    return [column for column in found if IN_CONFIDENCE.get(table.name) != column.name]


async def rows_about(store: Store, user: str) -> dict[str, list[Row]]:
    """All rows that belong to a person, by table."""
    found: dict[str, list[Row]] = {}
    for table in schema.SCHEMA.sorted_tables:
        shown = [column for column in table.columns if column.name not in WITHHELD.get(table.name, ())]
        for column in naming(table):
            rows = await store.fetch_all(select(*shown).where(column == user))
            found.setdefault(table.name, []).extend(row._asdict() for row in rows)
    return found
