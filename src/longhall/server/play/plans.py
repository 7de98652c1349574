"""Plans: what a seat answers by itself when it is asked, also while its person is away.

A planned answer is a move like any other, made when the question comes and only if the rules allow it then; else the
plan is dropped, and its person is told. Nobody else learns that there was one: it is in no log, and takes a moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from ...kernel.action import Action
from ...kernel.errors import LonghallError, Refused
from ..rooms.log import entry as kinds
from ..rooms.log.entry import LogEntry
from ..rooms.registry import Rooms, Stale
from ..rooms.room import Room
from ..runtime.periodic import PeriodicTask
from ..runtime.settings import Settings
from ..storage.queries.play import plans as kept

EVERY: Final = 10.0
"""Seconds after which a process hears of plans that were made through another one."""
log = logging.getLogger("longhall.plans")


class Answer(msgspec.Struct, frozen=True):
    """A planned answer, and the kind of question that it is for."""

    kind: str
    action: str


class Plan(msgspec.Struct):
    """What a seat will answer."""

    answers: list[Answer] = []
    """One for each time that its question comes, in this order."""
    decline: bool = False
    """Whether the seat declines whatever it may decline, and gives answers that are the only ones."""
    dropped: str = ""
    """An answer that was not allowed when its question came."""

    @property
    def active(self) -> bool:
        """Whether anything is answered by itself."""
        return bool(self.answers) or self.decline


_read: Final = msgspec.json.Decoder(Plan).decode


class Plans(PeriodicTask):
    """Keeps plans and carries them out. Safe with several processes: who takes an answer out of a plan gives it."""

    name = "plans"

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        super().__init__(EVERY)
        self.settings = settings
        self.rooms = rooms
        self.store = rooms.store
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._tables: set[str] = set()
        """Where something is planned, so that moves elsewhere cost nothing."""
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        rooms.after.append(self.on_entry)

    async def once(self) -> None:
        """Hear of plans that were made through other processes, or before this one started."""
        known, self._tables = self._tables, await kept.planned_tables(self.store)
        for table_id in self._tables - known:
            table = await self.rooms.table(table_id)
            if table is not None:
                self.on_entry(table)

    async def stop(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        await super().stop()

    async def plan_of(self, table: Room, seat: int, user: str) -> Plan:
        """What somebody has planned for their seat."""
        row = await kept.plan_of(self.store, table.id, seat)
        return _read(row.data) if row is not None and row.user == user else Plan()

    async def keep(self, table: Room, seat: int, user: str, plan: Plan) -> None:
        """Plan this instead of what was planned; if its question is there already, it is answered now."""
        if not plan.active:
            await kept.drop_plan(self.store, table.id, seat)
            return
        await kept.keep_plan(self.store, table.id, seat, kept.PlanRow(user, written(plan)), plan.active)
        self._tables.add(table.id)
        self.on_entry(table)

    def on_entry(self, table: Room, entry: LogEntry | None = None) -> None:
        """Something happened at a table: seats that are asked what they have planned for answer in a moment."""
        if table.id not in self._tables or (entry is not None and entry.kind == kinds.UNDO):
            return  # who takes a move back wants to think again
        for seat in table.on_the_clock():
            key = (table.id, seat)
            if key not in self._busy:
                self._busy[key] = asyncio.create_task(self._follow(table.id, seat), name=f"plan-{table.id}-{seat}")

    async def _follow(self, table_id: str, seat: int) -> None:
        """Answer by the plan for as long as it has answers to what is asked."""
        try:
            table = await self.rooms.table(table_id)
            while table is not None and seat in table.on_the_clock():
                # About as long as somebody needs who is there, so that nobody sees who was not asked.
                await self.pause(self.settings.bot_delay * random.uniform(2, 6))
                if not await self._answer(table, seat):
                    return
                table = await self.rooms.table(table_id)
        except LonghallError as error:
            log.warning("plan at %s, seat %d: %s", table_id, seat, error)
        except Exception:
            log.exception("plan at %s, seat %d", table_id, seat)
        finally:
            self._busy.pop((table_id, seat), None)

    async def _answer(self, table: Room, seat: int) -> bool:
        """Give the answer that is planned; False if there is none."""
        row = await kept.plan_of(self.store, table.id, seat)
        if row is None or row.user != table.seats[seat].user or seat not in table.on_the_clock():
            return False
        version = table.version
        plan = _read(row.data)
        action = take_answer(table, seat, plan)
        left = written(plan)
        if left != row.data and not await kept.change_plan(
            self.store, table.id, seat, row.data, left, active=plan.active
        ):
            return True  # somebody else took it, or it was changed: look again
        if action is None:
            return False
        with contextlib.suppress(Stale, Refused):  # the person was faster
            await self.rooms.act(table, seat, action, f"plan-{version}", version)
        return True


def written(plan: Plan) -> str:
    """A plan as it is kept."""
    return msgspec.json.encode(plan).decode()


def take_answer(table: Room, seat: int, plan: Plan) -> Action | None:
    """What a plan answers to the question that a seat is asked now; it is taken out of the plan."""
    assert table.match is not None
    game, state = table.game, table.match.state
    decision = game.decision(state, seat)
    assert decision is not None
    for answer in plan.answers:
        if answer.kind != decision.kind:
            continue
        action = game.book.parse(answer.action)
        if action is not None and any(option is action for option in game.legal(state, seat)):
            plan.answers.remove(answer)
            return action
        plan.answers, plan.dropped = [], answer.action
        return None
    return game.idle_answer(state, seat) if plan.decline else None
