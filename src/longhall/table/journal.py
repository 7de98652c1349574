"""The journal: every entry is on disk before anybody hears of it; entries of many tables share one commit."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema

LARGEST_BATCH = 200


class Taken(Exception):
    """The sequence number (or the client's action id) is taken: somebody else wrote this entry first."""


class NotKept(Exception):
    """The database did not take the entry; nothing has happened."""


class _Waiting:
    """An entry on its way to disk."""

    __slots__ = ("changes", "done", "row")

    def __init__(self, row: dict[str, Any], changes: list[Executable]) -> None:
        self.row = row
        self.changes = changes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Journal:
    """Collects what is to be written while the last commit is under way, and writes it all with the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = 0
        self.written = 0
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin writing."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, row: dict[str, Any], changes: list[Executable]) -> None:
        """Keep an entry; returns when it is on disk. Raises `Taken` or `NotKept`, and then it is not."""
        waiting = _Waiting(row, changes)
        self._queue.put_nowait(waiting)
        await waiting.done

    async def _run(self) -> None:
        while True:
            first = await self._queue.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    last = True
                    break
                batch.append(more)
            await self._write_batch(batch)
            if last:
                return

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        """All in one commit; if that fails, each by itself, so that one bad entry harms no other table."""
        error = await self._commit(batch)
        if error is None:
            for waiting in batch:
                settle(waiting, None)
        elif len(batch) == 1:
            settle(batch[0], error)
        else:
            for waiting in batch:
                settle(waiting, await self._commit([waiting]))

    async def _commit(self, batch: list[_Waiting]) -> Exception | None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.entries), [waiting.row for waiting in batch])
                for waiting in batch:
                    for change in waiting.changes:
                        await connection.execute(change)
        except IntegrityError:
            return Taken()
        except (DBAPIError, SQLAlchemyError, OSError) as error:
            return NotKept(str(error))
        self.commits += 1
        self.written += len(batch)
        return None


def settle(waiting: _Waiting, error: Exception | None) -> None:
    """Tell the one who waits; if it was cancelled meanwhile there is nobody to tell."""
    with contextlib.suppress(asyncio.InvalidStateError):
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)
