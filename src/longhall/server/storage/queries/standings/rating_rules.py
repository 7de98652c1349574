"""What speaks against rating a game: people who share a browser or an address, or who meet again and again."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import schema
from ...store import Store
from ...upsert import add_new

DAY: Final = 86_400.0
NO_CHANGES: Final = "[]"


async def add_address(store: Store, table_id: str, user: str, address: str) -> None:
    """Note from which address, in its keyed form, somebody plays at a rated table."""
    async with store.engine.begin() as connection:
        await add_new(connection, schema.addresses, [{"table": table_id, "user": user, "address": address}])


async def forget_addresses(connection: AsyncConnection, table_id: str) -> None:
    """They have served their purpose."""
    await connection.execute(delete(schema.addresses).where(schema.addresses.c.table == table_id))


async def share_address(connection: AsyncConnection, table_id: str, people: list[str]) -> bool:
    """Whether two of these people played at a table from one address."""
    one, other = schema.addresses.alias().c, schema.addresses.alias().c
    both = select(one.user).where(
        one.table == table_id,
        other.table == table_id,
        one.address == other.address,
        one.user < other.user,
        one.user.in_(people),
        other.user.in_(people),
    )
    return (await connection.execute(both.limit(1))).first() is not None


async def share_browser(connection: AsyncConnection, people: list[str]) -> bool:
    """Whether two of these people have logged in with one browser."""
    one, other = schema.devices.alias(), schema.devices.alias()
    two = one.c.user < other.c.user, one.c.user.in_(people), other.c.user.in_(people)
    both = select(one.c.user).where(one.c.token == other.c.token, *two)
    return (await connection.execute(both.limit(1))).first() is not None


async def most_meetings(connection: AsyncConnection, game: str, people: list[str], now: float) -> int:
    """How many games of the last day counted for the same two of these people, for the pair with the most."""
    one, other = schema.seats.alias().c, schema.seats.alias().c
    rated, tables = schema.rated.c, schema.tables.c
    pairs = (
        select(func.count())
        .where(one.user.in_(people), other.user.in_(people), one.user < other.user)
        .where(one.table == other.table, rated.table == one.table, tables.id == one.table)
        .where(tables.game == game, rated.at > now - DAY, rated.changes != NO_CHANGES)
        .group_by(one.user, other.user)
        .order_by(func.count().desc())
        .limit(1)
    )
    found = (await connection.execute(pairs)).first()
    return 0 if found is None else int(found[0])
