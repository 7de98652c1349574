"""Whether this process can do its work: the database can be written, and nothing in it was found damaged."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import event, text

from ...kernel.errors import LonghallError
from ..runtime.logs import cause_of
from .errors import STORE_ERRORS, DatabaseError, is_damage
from .store import BUSY_MS, Store

PROBE_EVERY: Final = 5.0
"""Seconds for which an answer holds: asking more often costs nothing."""
PROBE_SECONDS: Final = 5.0
PROBE_BUSY_MS: Final = 1000
CHECK_EVERY: Final = 3600.0
"""Seconds between two checks of a whole SQLite file."""
PG_WRITE: Final = "SELECT pg_logical_emit_message(true, 'longhall', 'ready')"
"""The smallest thing that PostgreSQL must write and sync at a commit."""
log = logging.getLogger("longhall.ready")


class Damaged(Exception):
    """The database is damaged."""


class Readiness:
    """Answers `/readyz`; requests at the same time share one probe."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.write: Callable[[], Awaitable[None]] = self._write
        self._failure: str | None = None
        self._known_until = float("-inf")
        self._check_at = float("-inf")
        self._is_damaged = False
        self._probing: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None
        event.listen(store.engine.sync_engine, "handle_error", self._hear)

    async def need(self) -> None:
        """Raise `error-not-ready` if this process cannot do its work."""
        if self.clock() >= self._known_until:
            if self._probing is None:
                self._probing = asyncio.create_task(self._probe(), name="readiness")
            await asyncio.shield(self._probing)
        if self._failure is not None:
            raise LonghallError("error-not-ready")

    async def stop(self) -> None:
        """End what is under way."""
        tasks = [task for task in (self._probing, self._checking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _hear(self, context: Any) -> None:
        """Any statement that meets damage calls for a check of the whole."""
        if is_damage(context.original_exception):
            self._is_damaged = True
            self._check_at = float("-inf")

    async def _probe(self) -> None:
        before = self._failure
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self.write()
                await self._check()
            self._failure = None
        except (*STORE_ERRORS, sqlite3.Error, Damaged) as error:
            self._failure = cause_of(error)
        self._known_until = self.clock() + PROBE_EVERY
        self._probing = None
        if self._failure != before:
            if self._failure is not None:
                log.error("not ready: %s", self._failure)
            else:
                log.info("ready again")

    async def _write(self) -> None:
        """Commit something that changes nothing."""
        if not self.store.settings.is_sqlite:
            async with self.store.engine.begin() as connection:
                await connection.execute(text(PG_WRITE))
            return
        async with self.store.reading.connect() as connection:
            await connection.execute(text(f"PRAGMA busy_timeout={PROBE_BUSY_MS}"))
            try:
                number = (await connection.execute(text("PRAGMA user_version"))).scalar_one()
                await connection.execute(text(f"PRAGMA user_version={int(number)}"))
            finally:
                await connection.execute(text(f"PRAGMA busy_timeout={BUSY_MS}"))

    async def _check(self) -> None:
        """Check the whole SQLite file from time to time; a large one in the background, longer than a probe waits."""
        if self.store.settings.is_sqlite and self._checking is None and self.clock() >= self._check_at:
            self._check_at = self.clock() + CHECK_EVERY
            self._checking = asyncio.create_task(self._check_all(), name="database-check")
        if self._checking is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PROBE_SECONDS / 2):
                    await asyncio.shield(self._checking)
        if self._is_damaged:
            raise Damaged("the database is damaged")

    async def _check_all(self) -> None:
        try:
            found = await self.store.fetch_one(text("PRAGMA quick_check(1)"))
            self._is_damaged = found[0] != "ok"
        except DatabaseError as error:
            self._is_damaged = self._is_damaged or is_damage(error)
        finally:
            self._checking = None
