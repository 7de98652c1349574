"""Deletes guests who have no seat and were not seen for a long time."""

from __future__ import annotations

import logging
import random
from typing import Final

from ..runtime.periodic import PeriodicTask
from ..runtime.settings import Settings
from .accounts import Accounts

FIRST: Final = 60.0
"""Seconds after the start, and up to as many more, so that processes that start together do not all do it at once."""
log = logging.getLogger("longhall.expiry")


class GuestExpiry(PeriodicTask):
    """Safe with several processes: the second one finds nobody left to delete."""

    name = "expiry"

    def __init__(self, settings: Settings, people: Accounts) -> None:
        super().__init__(settings.expire_hours * 3600, FIRST * (1 + random.random()))
        self.settings = settings
        self.accounts = people

    async def start(self) -> None:
        """Start, unless it is switched off."""
        if self.settings.expire_hours > 0:
            await super().start()

    async def once(self) -> None:
        """Delete those whose time is over."""
        gone = await self.accounts.expire_guests(self.settings.guest_days)
        log.info("guests forgotten: %d", gone)
