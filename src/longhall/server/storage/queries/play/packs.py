"""Content packs: a copy of each that a table was ever made with."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import select

from ... import schema
from ...store import Store
from ...upsert import add_new

packs: Final = schema.packs.c


class PackRow(msgspec.Struct):
    """A content pack as it is kept."""

    content: str
    game: str
    name: str
    files: str
    added: float


async def add_pack(store: Store, pack: PackRow) -> None:
    """Keep a pack; one that is there stays as it is."""
    async with store.engine.begin() as connection:
        await add_new(connection, schema.packs, [msgspec.to_builtins(pack)])


async def find_pack(store: Store, content: str) -> PackRow | None:
    """The pack with a content hash."""
    row = await store.fetch_one(select(schema.packs).where(packs.content == content))
    return PackRow(*row) if row is not None else None


async def all_packs(store: Store) -> list[PackRow]:
    """All of them, the oldest first."""
    return [PackRow(*row) for row in await store.fetch_all(select(schema.packs).order_by(packs.added, packs.content))]


async def pack_names(store: Store) -> dict[str, str]:
    """What they are called, by content hash."""
    return {row.content: row.name for row in await store.fetch_all(select(packs.content, packs.name))}
