"""What people said at tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select

from ... import schema
from ...store import Store

chat = schema.chat.c


class ChatRow(msgspec.Struct):
    """Something that was said at a table."""

    table: str
    user: str
    name: str
    text: str
    at: float


async def add_message(store: Store, row: ChatRow) -> None:
    """Keep what was said."""
    await store.execute(insert(schema.chat).values(msgspec.to_builtins(row)))


async def latest_messages(store: Store, table_id: str, most: int) -> list[ChatRow]:
    """What was said last at a table, oldest first."""
    rows = await store.fetch_all(
        select(chat.table, chat.user, chat.name, chat.text, chat.at)
        .where(chat.table == table_id)
        .order_by(chat.id.desc())
        .limit(most)
    )
    return [ChatRow(*row) for row in reversed(rows)]


async def speakers(store: Store, table_id: str) -> dict[str, str]:
    """Everybody who has spoken at a table, by id, with their name."""
    return {
        row.user: row.name for row in await store.fetch_all(select(chat.user, chat.name).where(chat.table == table_id))
    }
