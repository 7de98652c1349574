"""The logs of tables, and their snapshots. New entries go through the `Journal`."""

from __future__ import annotations

from typing import Any

from sqlalchemy import case, func, select

from ... import schema
from ...rows import EntryRow, Snapshot
from ...store import Store

entries, snapshots = schema.entries.c, schema.snapshots.c


async def entries_after(store: Store, table_id: str, version: int, most: int = 100_000) -> list[EntryRow]:
    """The log of a table after a version."""
    rows = await store.fetch_all(
        select(schema.entries)
        .where(entries.table == table_id, entries.sequence > version)
        .order_by(entries.sequence)
        .limit(most)
    )
    return [EntryRow(*row[1:]) for row in rows]


async def entry_of_client(store: Store, table_id: str, client: str) -> EntryRow | None:
    """The entry that a client-made id led to before."""
    row = await store.fetch_one(select(schema.entries).where(entries.table == table_id, entries.client == client))
    return EntryRow(*row[1:]) if row is not None else None


async def versions(store: Store, tables: list[str]) -> dict[str, int]:
    """The newest version of each of these tables."""
    newest = select(entries.table, func.max(entries.sequence)).group_by(entries.table)
    return {row[0]: row[1] for row in await store.fetch_among(newest, entries.table, tables)}


async def outline(store: Store, table_id: str, kinds: tuple[str, ...], with_data: str) -> list[tuple[Any, ...]]:
    """Sequence, kind, seat and data of a table's entries of some kinds; the data of one kind only, else `{}`."""
    data = case((entries.kind == with_data, entries.data), else_="{}")
    rows = await store.fetch_all(
        select(entries.sequence, entries.kind, entries.seat, data)
        .where(entries.table == table_id, entries.kind.in_(kinds))
        .order_by(entries.sequence)
    )
    return [tuple(row) for row in rows]


async def newest_snapshot(store: Store, table_id: str) -> Snapshot | None:
    """The latest snapshot of a table's game."""
    row = await store.fetch_one(
        select(schema.snapshots).where(snapshots.table == table_id).order_by(snapshots.sequence.desc()).limit(1)
    )
    return Snapshot(row.sequence, row.data) if row is not None else None
