"""Known devices: browsers on which somebody has logged in before, so that a stranger's guesses do not lock them out."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import delete, select, update

from ..protocol.limits import LONGEST_SECRET
from ..runtime.ids import kept_form, new_secret
from ..storage import schema
from ..storage.store import Store
from ..storage.upsert import add_new
from .accounts import User

DEVICE_DAYS: Final = 400
MOST_EACH: Final = 20
"""So many devices of an account are known, the latest."""


class Devices:
    """A device has a secret of its own, which opens nothing: it tells only that this browser was here before."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def knows(self, person: User | None, secret: str) -> bool:
        """Whether somebody has logged in with this browser before."""
        if person is None or not 0 < len(secret) <= LONGEST_SECRET:
            return False
        held = schema.devices.c
        mine = select(held.used).where(schema.devices.c.token == kept_form(secret), held.user == person.id)
        return await self.store.one(mine.where(held.used > time.time() - DEVICE_DAYS * 86400)) is not None

    async def remember(self, person: User, secret: str) -> str:
        """Know a browser from now on; its secret, the one it has if it is known to this server at all."""
        held = schema.devices.c
        known = 0 < len(secret) <= LONGEST_SECRET and await self.store.one(
            select(held.token).where(schema.devices.c.token == kept_form(secret)).limit(1)
        )
        kept = secret if known else new_secret()
        row = {"token": kept_form(kept), "user": person.id, "used": time.time()}
        async with self.store.engine.begin() as connection:
            if not await add_new(connection, schema.devices, [row]):
                mine = update(schema.devices).where(schema.devices.c.token == row["token"], held.user == person.id)
                await connection.execute(mine.values(used=row["used"]))
        await self.forget_oldest(person)
        return kept

    async def forget_oldest(self, person: User) -> None:
        """Keep to the limit."""
        held = schema.devices.c
        latest = select(held.token).where(held.user == person.id).order_by(held.used.desc()).limit(MOST_EACH)
        tokens = [row.token for row in await self.store.all(latest)]
        if len(tokens) == MOST_EACH:
            await self.store.do(delete(schema.devices).where(held.user == person.id, held.token.not_in(tokens)))

    async def forget_others(self, person: User, secret: str) -> None:
        """No device of an account is known any more, but the one with this secret."""
        held = schema.devices.c
        others = delete(schema.devices).where(held.user == person.id, schema.devices.c.token != kept_form(secret))
        await self.store.do(others)
