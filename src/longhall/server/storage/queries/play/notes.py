"""What people note for themselves at tables."""

from __future__ import annotations

from sqlalchemy import delete, select

from ... import schema
from ...store import Store
from ...upsert import replace_row

notes = schema.notes.c


async def note_of(store: Store, table_id: str, user: str) -> str:
    """What somebody has noted at a table; empty if nothing."""
    row = await store.fetch_one(select(notes.text).where(notes.table == table_id, notes.user == user))
    return "" if row is None else str(row.text)


async def keep_note(store: Store, table_id: str, user: str, text: str, now: float) -> None:
    """Keep a note instead of the one before; an empty one is none."""
    if not text:
        await store.execute(delete(schema.notes).where(notes.table == table_id, notes.user == user))
        return
    row = {"table": table_id, "user": user, "text": text, "changed": now}
    async with store.engine.begin() as connection:
        await replace_row(connection, schema.notes, row)
