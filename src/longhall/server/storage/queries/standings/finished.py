"""Finished games with which something has still to be done."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, exists, select

from ... import schema
from ...store import Store

PAGE: Final = 200
tables = schema.tables.c


async def finished_without(store: Store, done: ColumnElement[Any], wanted: ColumnElement[bool]) -> list[str]:
    """Finished games that are `wanted` and not among those that are `done`, a page of them, the oldest first."""
    rows = await store.fetch_all(
        select(tables.id)
        .where(tables.status == "finished", wanted)
        .where(~exists().where(done == tables.id))
        .order_by(tables.changed)
        .limit(PAGE)
    )
    return [row.id for row in rows]
