"""Guests who sit nowhere and were not seen for long are forgotten, now and then, by the server itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from .people import People
from .settings import Settings

FIRST: Final = 60.0
"""Seconds after the start, and up to as many more, so that processes that start together do not all come at once."""
log = logging.getLogger("longhall.expiry")


class Expiry:
    """Safe with several processes: whoever comes second finds nobody left to forget."""

    def __init__(self, settings: Settings, people: People) -> None:
        self.settings = settings
        self.people = people
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, unless the keeper wants to do it alone."""
        if self.settings.expire_hours > 0:
            self._task = asyncio.create_task(self._run(), name="expiry")

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        await asyncio.sleep(FIRST * (1 + random.random()))
        while True:
            await self.once()
            await asyncio.sleep(self.settings.expire_hours * 3600)

    async def once(self) -> None:
        """Forget those whose time is over; a database that does not answer is asked again next time."""
        try:
            gone = await self.people.expire_guests(self.settings.guest_days)
        except (SQLAlchemyError, OSError) as error:
            log.warning("guests could not be forgotten: %s", type(error).__name__)
            return
        log.info("guests forgotten: %d", gone)
