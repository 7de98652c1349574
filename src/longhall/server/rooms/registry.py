"""The tables of this process: opening them, changing them one entry at a time, telling those who look."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from ...kernel.action import Action
from ...kernel.errors import LonghallError, Refusal, Refused
from ..clocks.service import FollowClock, Service
from ..runtime.settings import Settings
from ..runtime.time_slices import TimeSlices
from ..storage.errors import STORE_ERRORS
from ..storage.journal import Journal, NotKept, Taken
from ..storage.queries.play.log import versions
from ..storage.rows import EntryRow
from ..storage.store import Store
from .access import Access
from .attendance import Attendance
from .log import entry as kinds
from .log.entry import LogEntry, from_row
from .log.reading import entry_of_client, load_room, read_log
from .mark import Mark
from .room import Room

KEPT_IN_MEMORY = 2000
TRIES = 8
"""How often a change is tried again because another process was faster."""


class Stale(Exception):
    """The move was based on an older version of the table; the answer carries the current one."""


class Unavailable(LonghallError):
    """The database does not answer; nothing has changed, and trying again may help."""


class Subscriber(Protocol):
    """Somebody who gets the updates of a table: through a socket, a stream, or in a test."""

    seat: int | None
    """Whose view it gets; None: a spectator's."""
    asks: bool
    """Whether questions and options are wanted with it."""

    version: int
    """The version it has heard of."""
    access: Access
    """What it was opened by, and so what it may do."""
    owns: list[int]
    """The seats of the person who looks."""

    updates_only: bool
    """Whether it gets updates of the game and nothing else."""

    @property
    def hears_chat(self) -> bool:
        """Whether what people say is for it."""

    def settle(self, table: Room) -> None:
        """Choose whose view it gets, now that the table has changed."""

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def fall_behind(self) -> None:
        """Disconnect: more was missed than is in memory, and the client reconnects with its version."""

    def end_if(self, sessions: set[str]) -> None:
        """Disconnect if it was opened by one of these sessions, which have ended."""


class Rooms:
    """Loads tables, changes them one entry at a time, and tells their subscribers."""

    def __init__(self, settings: Settings, store: Store, journal: Journal, service: Service | None = None) -> None:
        self.settings = settings
        self.store = store
        self.journal = journal
        self.slices = TimeSlices()
        """For what takes long, such as playing a game again."""
        self.subscribers: dict[str, set[Subscriber]] = {}
        self.changed: list[Callable[[Room], None]] = []
        """Called with a table that has changed, here or in another process: its subscribers get updates."""
        self.after: list[Callable[[Room, LogEntry], None]] = []
        """Called after each entry that was made here: bots, notices, ratings, other processes."""
        self.refreshed: list[Callable[[str], None]] = []
        """Called with the id of a table that all processes must reload."""
        self.clock: Callable[[], float] = time.time
        """The wall clock, for what people read; clocks are charged by `service`."""
        self.service: Service = service or FollowClock(lambda: self.clock())
        self.seats_elsewhere: Callable[[str], set[int]] = lambda _: set()
        """The seats whose people look at a table through another process."""
        self.attendance = Attendance()
        self._tables: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room | None]] = {}

    # -- opening --------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Room | None:
        """A table, from memory or from the store; None if there is none such."""
        table = self.in_memory(table_id)
        if table is not None:
            return table
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    def in_memory(self, table_id: str) -> Room | None:
        """A table that is open here; None: it is not, or there is none such."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
        return table

    async def _open(self, table_id: str) -> Room | None:
        table = await load_room(self.store, table_id, self.slices)
        if table is not None:
            self.adopt(table)
        return table

    def _forget_some(self) -> None:
        """Drop tables that nobody looks at from memory, the longest unused first; they are all in the store."""
        if len(self._tables) <= KEPT_IN_MEMORY:
            return
        for table_id, table in list(self._tables.items()):
            if not self.subscribers.get(table_id) and not table.lock.locked():
                del self._tables[table_id]
                if len(self._tables) <= KEPT_IN_MEMORY:
                    return

    def adopt(self, table: Room) -> None:
        """A new table, which is in the store already, is in memory from now on."""
        table.service = self.service
        self._tables[table.id] = table
        self._forget_some()

    def is_open(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._tables

    def forget(self, table_id: str) -> None:
        """Drop a table from memory, because it was deleted."""
        self._tables.pop(table_id, None)

    def tables_in_memory(self) -> int:
        """How many tables are open here."""
        return len(self._tables)

    # -- changing -------------------------------------------------------------------------------------------------

    async def change(
        self, table: Room, apply: Callable[[], LogEntry], client: str | None = None, version: int | None = None
    ) -> LogEntry:
        """Add an entry to a table's log: every change of a table goes through here, from REST, socket, clock and bot,
        except moves that are simple enough for `QuickMoves`.

        `apply` raises an error if the change is not possible; else it applies it to the table in memory and returns its
        entry, which is then kept, and told when it is on disk. One that could not be kept is undone; if another process
        was faster, it is tried again after what that did. A client id that led to an entry before leads to it again.
        `version`: the one that the client has seen; it may be ahead of this process.
        """
        async with table.lock:
            if table.unsure or not table.playable:
                await self.need_current(table)
            known = made_lately(table, client)
            if known is not None:
                return known
            if version is not None and version > table.version:
                await self.read_on(table)
            try:
                return await self._change(table, apply, client)
            except (Stale, Refused):
                known = await self.made_before(table, client)
                if known is None:
                    raise
                return known
            except (LonghallError, asyncio.CancelledError):  # after an entry was kept, or before
                raise
            except BaseException:  # a bug: the store knows how things really are
                table.unsure = True
                raise

    async def _change(self, table: Room, apply: Callable[[], LogEntry], client: str | None) -> LogEntry:
        for _ in range(TRIES):
            mark = Mark(table)
            try:
                made = apply()
            except BaseException:
                mark.restore(table)
                raise
            try:
                await self.keep(table, made)
                return made
            except Taken as taken:
                mark.restore(table)
                news = await self.read_on(table, taken.log)
                known = made_lately(table, client) if news else await self.made_before(table, client)
                if known is not None:
                    return known
            except NotKept:
                mark.restore(table)
                table.unsure = True  # it may be on disk nevertheless, if only the answer was lost
                raise Unavailable("error-store") from None
        raise Unavailable("error-store")

    async def add_entry(
        self, table: Room, make: Callable[[], LogEntry], check: Callable[[], None] | None = None
    ) -> LogEntry:
        """Add an entry that is no move: `make` makes it from the table as it is, after `check` found it possible."""

        def apply() -> LogEntry:
            if check is not None:
                check()
            made = make()
            table.apply(made, made_here=True)
            return made

        return await self.change(table, apply)

    async def act(
        self, table: Room, seat: int, action: Action, client: str | None = None, version: int | None = None
    ) -> LogEntry:
        """Make a move for a seat. The same client id of a seat twice is one move; a wrong version is `Stale`."""
        name = None if client is None else f"{seat}:{client}"

        def apply() -> LogEntry:
            if table.match is None:
                raise Refused(Refusal("", "refused-not-started"))
            if version is not None and version != table.version and not self.still_same_question(table, seat, version):
                raise Stale
            return table.move(seat, action, self.clock(), name)

        return same_move(await self.change(table, apply, name, version), action.notation)

    async def known_move(self, table: Room, seat: int, notation: str, client: str | None) -> LogEntry | None:
        """The move that a seat's client id led to already, if any; another action under that id is refused."""
        if client is None:
            return None
        async with self.looking(table):
            known = await self.made_before(table, f"{seat}:{client}")
        return None if known is None else same_move(known, notation)

    def still_same_question(self, table: Room, seat: int, version: int) -> bool:
        """Whether all that happened since a version are answers of others to what several were asked at once."""
        if table.match is None or not table.game.asks_several(table.match.state):
            return False
        since = table.entries_since(version)
        if since is None:
            return False
        moves = table.match.moves
        together = all(move.together for move in moves[len(moves) - len(since) :])
        return together and all(entry.kind == kinds.MOVE and entry.seat != seat for entry in since)

    async def need_current(self, table: Room) -> None:
        """Reload the table if memory may differ from the store, and refuse to change one that is read-only."""
        if table.unsure:
            await self.reload(table)
        if not table.playable:
            raise LonghallError("error-read-only", game=table.game.name, rules=table.rules)

    @contextlib.asynccontextmanager
    async def looking(self, table: Room) -> AsyncIterator[None]:
        """Hold the table's lock, with what is in memory being what the store has."""
        async with table.lock:
            if table.unsure:
                await self.reload(table)
            yield

    async def made_before(self, table: Room, client: str | None) -> LogEntry | None:
        """The entry that this client id led to already, if any."""
        known = made_lately(table, client)
        if known is None and client is not None:
            try:
                return await entry_of_client(self.store, table.id, client)
            except STORE_ERRORS:
                raise Unavailable("error-store") from None
        return known

    async def keep(self, table: Room, made: LogEntry) -> None:
        """Write an entry that is applied in memory; then, and not before, tell everybody."""
        cancelled = await self.journal.write(table.id, made, table.changes(made))
        self.tell_kept(table, made)
        if cancelled:
            raise asyncio.CancelledError

    def tell_kept(self, table: Room, made: LogEntry) -> None:
        """An entry that was made here is on disk: tell everybody."""
        self.note_move(table, made)
        self.tell(table)
        for hear in self.after:
            hear(table, made)

    def note_move(self, table: Room, entry: LogEntry) -> None:
        """Whoever has just moved is present."""
        if entry.kind == kinds.MOVE and entry.seat is not None:
            self.attendance.saw(table.id, [entry.seat])

    async def reload(self, table: Room) -> None:
        """Bring a table in memory to what the store says: it is not known how a write ended, or rows were edited."""
        table.unsure = True
        try:
            fresh = await load_room(self.store, table.id, self.slices)
        except STORE_ERRORS:
            raise Unavailable("error-store") from None
        if fresh is None:
            self.forget(table.id)
            raise LonghallError("error-no-such-table", given=table.id)
        table.become(fresh)
        self.tell(table)

    async def refresh(self, table_id: str) -> None:
        """Rows of a table were edited beside its log: reload it, here and in other processes."""
        await self.reload_if_open(table_id)
        for tell in self.refreshed:
            tell(table_id)

    async def reload_if_open(self, table_id: str) -> None:
        """Reload a table, if it is in memory here."""
        table = self._tables.get(table_id)
        if table is not None:
            async with table.lock:
                with contextlib.suppress(LonghallError):
                    await self.reload(table)

    async def read_on(self, table: Room, found: list[EntryRow] | None = None) -> bool:
        """Apply what other processes have added to a table's log; returns whether there was anything.

        `found`: that part of the log, where it has just been read.
        """
        try:
            missed = (
                await read_log(self.store, table.id, table.version)
                if found is None
                else [from_row(row) for row in found]
            )
        except STORE_ERRORS:
            raise Unavailable("error-store") from None
        for entry in missed:
            table.apply(entry)
        if missed:
            self.tell(table)
        return bool(missed)

    def follow(self, table_id: str, entry: LogEntry) -> bool:
        """Apply an entry that another process made, if it is the next one and nothing is under way at its table."""
        table = self._tables.get(table_id)
        return table is not None and not (table.unsure or table.lock.locked()) and self._took(table, entry)

    def _took(self, table: Room, entry: LogEntry) -> bool:
        """Apply an entry that another process made, if it is the next one."""
        if entry.sequence != table.version + 1:
            return False
        table.apply(entry)
        self.note_move(table, entry)
        self.tell(table)
        return True

    async def catch_up(self, table_id: str, version: int, entry: LogEntry | None = None) -> None:
        """Apply an entry that another process made, if the table is in memory here."""
        table = self._tables.get(table_id)
        if table is None or table.version > version:
            return
        async with self.looking(table):
            if table.version < version and (entry is None or not self._took(table, entry)):
                await self.read_on(table)

    async def catch_up_all(self) -> None:
        """Read on in the logs of all watched tables: messages of other processes may have been missed."""
        for table_id in list(self.subscribers):
            table = self._tables.get(table_id)
            if table is not None:
                async with self.looking(table):
                    await self.read_on(table)

    async def catch_up_behind(self) -> None:
        """The same with one query for all tables, and another only for those that are behind."""
        watched = [table_id for table_id in self.subscribers if table_id in self._tables]
        for table_id, version in (await versions(self.store, watched)).items():
            await self.catch_up(table_id, version)

    async def missed(self, table: Room, version: int) -> list[LogEntry]:
        """What happened at a table after a version, from memory if it reaches back so far."""
        recent = table.entries_since(version)
        if recent is not None:
            return recent
        return [entry for entry in await read_log(self.store, table.id, version) if entry.sequence <= table.version]

    # -- telling --------------------------------------------------------------------------------------------------

    def watch(self, table_id: str, subscriber: Subscriber) -> None:
        """Add a subscriber to a table."""
        self.subscribers.setdefault(table_id, set()).add(subscriber)

    def unwatch(self, table_id: str, subscriber: Subscriber) -> None:
        """Remove a subscriber from a table."""
        here = self.subscribers.get(table_id)
        if here is not None:
            here.discard(subscriber)
            self.attendance.saw(table_id, subscriber.owns)
            if not here:
                del self.subscribers[table_id]

    def tell(self, table: Room) -> None:
        """A table has changed: everybody who looks at it gets what is new."""
        for hear in self.changed:
            hear(table)

    def tell_all(self, table_id: str, message: bytes) -> None:
        """Send everybody who looks the same message, besides updates."""
        for subscriber in list(self.subscribers.get(table_id, ())):
            if not subscriber.updates_only:
                subscriber.send(message)

    def sessions_here(self) -> set[str]:
        """The sessions that the subscribers of this process were opened by."""
        everybody = (subscriber for subscribers in self.subscribers.values() for subscriber in subscribers)
        return {session for subscriber in everybody if (session := subscriber.access.session) is not None}

    def end_sessions(self, sessions: set[str]) -> None:
        """Disconnect everybody whose session has ended."""
        for subscribers in list(self.subscribers.values()):
            for subscriber in list(subscribers):
                subscriber.end_if(sessions)

    def is_here(self, table_id: str, seats: list[int]) -> bool:
        """Whether the person of one of these seats looks at the table now, through whichever process."""
        for subscriber in self.subscribers.get(table_id, ()):
            for seat in subscriber.owns:
                if seat in seats:
                    return True
        return not self.seats_elsewhere(table_id).isdisjoint(seats)


def same_move(known: LogEntry, notation: str) -> LogEntry:
    """The move that a client id led to before, if it is the one that is sent again; else there are two under one id."""
    if known.data.get("do") != notation:
        raise LonghallError("error-client-id")
    return known


def made_lately(table: Room, client: str | None) -> LogEntry | None:
    """The entry that a client id led to, if it is still in memory."""
    return None if client is None else table.by_client.get(client)
