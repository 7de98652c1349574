"""Tasks that run every few seconds in the background."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from ...kernel.errors import LonghallError
from .logs import cause_of, is_of_database

PATIENCE: Final = 5.0
"""Seconds that a run has to finish when the server ends; cut short, it would take a connection with it."""


class PeriodicTask:
    """Runs `once` every so many seconds; errors are logged, and it is tried again."""

    name = "periodic"

    def __init__(self, every: float, first: float = 0.0) -> None:
        self.every = every
        self.first = first
        """Seconds before the first run."""
        self._ending = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def once(self) -> None:
        """Do the task once."""
        raise NotImplementedError

    async def start(self) -> None:
        """Start running the task in its interval."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """Finish the run that is under way, then end."""
        self._ending.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=PATIENCE)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        log = logging.getLogger(f"longhall.{self.name}")
        await self._pause(self.first)
        while not self._ending.is_set():
            try:
                await self.once()
            except Exception as error:
                if isinstance(error, LonghallError | OSError) or is_of_database(error):
                    log.warning("%s", cause_of(error))
                else:
                    log.exception("an unforeseen error")
            await self._pause(self.every)

    async def _pause(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ending.wait(), seconds)
