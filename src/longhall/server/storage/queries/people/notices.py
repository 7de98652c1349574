"""Changing where a person's notices go, without losing what another request changes at the same time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import select, update

from .....kernel.errors import LonghallError
from ... import schema
from ...store import Store
from ...upsert import add_new

TRIES: Final = 10


async def change_notices(store: Store, user: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> dict[str, Any]:
    """Apply a change to what is stored now; tried again if that has changed meanwhile."""
    users = schema.users.c
    for _ in range(TRIES):
        row = await store.fetch_one(select(users.notices).where(users.id == user))
        if row is None:
            break
        wanted = change(msgspec.json.decode(row.notices))
        kept = msgspec.json.encode(wanted).decode()
        if await store.execute(
            update(schema.users).where(users.id == user, users.notices == row.notices).values(notices=kept)
        ):
            return wanted
    raise LonghallError("error-store")


async def forget_browser(store: Store, user: str, endpoint: str) -> None:
    """Send nothing to a browser any more."""

    def without(notices: dict[str, Any]) -> dict[str, Any]:
        return {**notices, "push": [one for one in notices.get("push", []) if one.get("endpoint") != endpoint]}

    await change_notices(store, user, without)


async def server_key(store: Store, name: str, new: str) -> str:
    """One of the server's own keys; if there is none yet, the new one from now on, for all processes."""
    held = schema.secrets.c
    async with store.engine.begin() as connection:
        await add_new(connection, schema.secrets, [{"name": name, "value": new}])
        kept: str = (await connection.execute(select(held.value).where(held.name == name))).scalar_one()
    return kept
