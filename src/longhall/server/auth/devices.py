"""Known devices: browsers on which somebody has logged in before, so that others' guesses do not lock them out."""

from __future__ import annotations

import time
from typing import Final

from ..protocol.limits import LONGEST_SECRET
from ..runtime.ids import hash_secret, new_secret
from ..storage.queries.people import devices
from ..storage.rows import User
from ..storage.store import Store

DEVICE_DAYS: Final = 400
MOST_EACH: Final = 20
"""So many devices of an account are known, the latest."""


class Devices:
    """A device has a secret of its own, which grants nothing: it only proves that this browser was used before."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def knows(self, person: User | None, secret: str) -> bool:
        """Whether somebody has logged in with this browser before."""
        if person is None or not 0 < len(secret) <= LONGEST_SECRET:
            return False
        since = time.time() - DEVICE_DAYS * 86400
        return await devices.is_known_to(self.store, hash_secret(secret), person.id, since)

    async def remember(self, person: User, secret: str) -> str:
        """Know a browser from now on; its secret, the one it has if it is known to this server at all."""
        known = 0 < len(secret) <= LONGEST_SECRET and await devices.is_known(self.store, hash_secret(secret))
        kept = secret if known else new_secret()
        await devices.remember(self.store, hash_secret(kept), person.id, time.time())
        await devices.keep_latest(self.store, person.id, MOST_EACH)
        return kept

    async def forget_others(self, person: User, secret: str) -> None:
        """No device of an account is known any more, but the one with this secret."""
        await devices.forget_others(self.store, person.id, hash_secret(secret))
