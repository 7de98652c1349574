"""Pondering: while a person thinks, the bot that is next decides beforehand in the positions that will probably come.

It thinks in a process of its own that gives way to all others, from what its seat may know. Its answers are kept by all
that they rest on, so an answer that is used is the one that thinking at its turn would have given.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from ...bots.level import level_names
from ...kernel.step import State
from ..rooms.room import Room
from ..runtime.settings import Settings
from .workers.bot_worker import IDLE, Question
from .workers.worker_process import Worker, WorkerFailed

REMEMBERED: Final = 500
MOST_WAITING: Final = 20
SECONDS: Final = 60.0
"""How long the process may take for one position; what happens at the table ends it sooner."""
log = logging.getLogger("longhall.bots")


class Pondering:
    """Thinks about one table after the other; what it finds out is there when the bot is asked."""

    def __init__(
        self, settings: Settings, question: Callable[[Room, State, int, str], Question], command: tuple[str, ...]
    ) -> None:
        self.allowed = settings.bot_pondering and os.name == "posix"
        self._question = question
        self._worker = Worker((*command, IDLE))
        self._known: OrderedDict[str, str] = OrderedDict()
        self._waiting: dict[str, Question] = {}
        """What there is to think about, by table."""
        self._table = ""
        """The table that is being thought about."""
        self._task: asyncio.Task[None] | None = None

    def on_entry(self, table: Room) -> None:
        """What was thought about this table is out of date; think about what will probably come now."""
        if not self.allowed:
            return
        self._waiting.pop(table.id, None)
        if self._table == table.id:
            self._worker.interrupt()
        seat = next_bot(table)
        if seat is None or table.match is None or len(self._waiting) >= MOST_WAITING:
            return
        question = self._question(table, table.match.state, seat, table.seats[seat].bot)
        question.ponder = True
        question.seconds = SECONDS
        self._waiting[table.id] = question
        if self._task is None:
            self._task = asyncio.create_task(self._think(), name="pondering")

    async def _think(self) -> None:
        """Think about one position after the other until none is left."""
        try:
            while self._waiting:
                self._table = next(iter(self._waiting))
                for found in (await self._worker.ask(self._waiting.pop(self._table))).foreseen:
                    self._known[found.key] = found.action
                    if len(self._known) > REMEMBERED:
                        self._known.popitem(last=False)
        except WorkerFailed as failure:
            log.warning("pondering: %s", failure)
        finally:
            self._table = ""
            self._task = None

    def answer(self, key: str) -> str:
        """The move that was found beforehand, in notation; empty: none was."""
        return self._known.get(key, "")

    async def stop(self) -> None:
        """Stop thinking."""
        self.allowed = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._worker.end()


def next_bot(table: Room) -> int | None:
    """The seat on the left of a person who alone is asked, if a level plays there."""
    asked = table.to_act() if table.status == "running" else []
    if len(asked) != 1 or table.seats[asked[0]].is_played_by_bot():
        return None
    left = (asked[0] + 1) % len(table.seats)
    seat = table.seats[left]
    return left if seat.is_played_by_bot() and seat.bot in level_names() else None
