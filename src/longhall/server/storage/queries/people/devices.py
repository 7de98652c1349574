"""Browsers on which people have logged in before."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from ... import schema
from ...store import Store
from ...upsert import add_new

devices = schema.devices.c


async def is_known_to(store: Store, token: str, user: str, used_after: float) -> bool:
    """Whether somebody has logged in with a browser since a moment."""
    mine = select(devices.used).where(schema.devices.c.token == token, devices.user == user)
    return await store.fetch_one(mine.where(devices.used > used_after)) is not None


async def is_known(store: Store, token: str) -> bool:
    """Whether anybody has logged in with a browser."""
    return await store.fetch_one(select(devices.token).where(schema.devices.c.token == token).limit(1)) is not None


async def remember(store: Store, token: str, user: str, now: float) -> None:
    """Somebody logs in with a browser."""
    row = {"token": token, "user": user, "used": now}
    async with store.engine.begin() as connection:
        if not await add_new(connection, schema.devices, [row]):
            mine = update(schema.devices).where(schema.devices.c.token == token, devices.user == user)
            await connection.execute(mine.values(used=now))


async def keep_latest(store: Store, user: str, most: int) -> None:
    """Forget all browsers of an account but the latest."""
    latest = select(devices.token).where(devices.user == user).order_by(devices.used.desc()).limit(most)
    tokens = [row.token for row in await store.fetch_all(latest)]
    if len(tokens) == most:
        await store.execute(delete(schema.devices).where(devices.user == user, devices.token.not_in(tokens)))


async def forget_others(store: Store, user: str, token: str) -> None:
    """Forget all browsers of an account but one."""
    await store.execute(delete(schema.devices).where(devices.user == user, schema.devices.c.token != token))
