"""The hall: all tables of this process, and the one way in which anything changes at them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from ..kernel.action import Action
from ..kernel.errors import LonghallError, Refusal, Refused
from . import entry as kinds
from .entry import Entry
from .journal import Journal, NotKept, Taken
from .live import LiveTable
from .settings import Settings
from .store import Store, changes_for
from .wire import update

KEPT_IN_MEMORY = 2000


class Stale(Exception):
    """The action was meant for another version of the table; what it looks like now goes with the answer."""


class Unavailable(LonghallError):
    """The database does not answer; nothing has changed, and trying again may help."""


class Viewer(Protocol):
    """Somebody who looks at a table: through a socket, a stream, or a test."""

    seat: int | None
    """Whose view it gets; None: a spectator's."""
    asks: bool
    """Whether questions and options are wanted with it."""

    def send(self, message: bytes) -> None:
        """Take a message; never waits."""


class Hall:
    """Opens tables, changes them one entry at a time, and tells everybody who looks."""

    def __init__(self, settings: Settings, store: Store, journal: Journal) -> None:
        self.settings = settings
        self.store = store
        self.journal = journal
        self.viewers: dict[str, set[Viewer]] = {}
        self.after: list[Callable[[LiveTable, Entry], None]] = []
        """Called after each entry that was made here: bots, notices, ratings, other processes."""
        self.clock: Callable[[], float] = time.time
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}

    # -- opening --------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable | None:
        """A table, from memory or from the store; None if there is none such."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            return table
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> LiveTable | None:
        table = await self.store.load_table(table_id)
        if table is not None:
            self._tables[table_id] = table
            self._forget_some()
        return table

    def _forget_some(self) -> None:
        """Let go of tables that nobody looks at, the longest unused first; they are all in the store."""
        if len(self._tables) <= KEPT_IN_MEMORY:
            return
        for table_id, table in list(self._tables.items()):
            if not self.viewers.get(table_id) and not table.lock.locked():
                del self._tables[table_id]
                if len(self._tables) <= KEPT_IN_MEMORY:
                    return

    def forget(self, table_id: str) -> None:
        """Let go of a table, because it was removed or changed behind our back."""
        self._tables.pop(table_id, None)

    def tables_in_memory(self) -> int:
        """How many tables are open here."""
        return len(self._tables)

    # -- changing -------------------------------------------------------------------------------------------------

    async def act(
        self, table: LiveTable, seat: int, action: Action, client: str | None = None, version: int | None = None
    ) -> Entry:
        """Make a move for a seat. The same client id twice is one move; a wrong version is `Stale`."""
        async with self.changing(table):
            known = await self.made_before(table, client)
            if known is not None:
                return known
            self.need_running(table)
            if version is not None and version != table.version and not self.still_same_question(table, seat, version):
                raise Stale
            for _ in range(3):
                assert table.match is not None
                move = table.match.act(seat, action)
                made = table.make_move(move, self.clock(), client)
                try:
                    await self.keep_made(table, made)
                    return made
                except Taken:
                    await self.reload(table)
                    known = await self.made_before(table, client)
                    if known is not None:
                        return known
                    if version is not None:
                        raise Stale from None
                except NotKept:
                    await self.reload(table)
                    raise Unavailable("error-store") from None
            raise Unavailable("error-store")

    def still_same_question(self, table: LiveTable, seat: int, version: int) -> bool:
        """Whether all that happened since a version are answers of others to what several were asked at once."""
        if table.match is None or not table.game.asks_several(table.match.state) or version > table.version:
            return False
        since = [entry for entry in table.recent if entry.sequence > version]
        if len(since) != table.version - version:
            return False
        moves = table.match.moves
        together = all(move.together for move in moves[len(moves) - len(since) :])
        return together and all(entry.kind == kinds.MOVE and entry.seat != seat for entry in since)

    async def change(
        self, table: LiveTable, make: Callable[[], Entry], check: Callable[[], None] | None = None
    ) -> Entry:
        """Add an entry that is no move: `make` makes it from the table as it is, after `check` found it possible."""
        async with self.changing(table):
            for _ in range(3):
                if check is not None:
                    check()
                made = make()
                before = table.version
                try:
                    table.do(made)
                    await self.keep(table, made)
                    return made
                except Taken:
                    await self.reload(table)
                except NotKept:
                    await self.reload(table)
                    raise Unavailable("error-store") from None
                assert table.version >= before
            raise Unavailable("error-store")

    @contextlib.asynccontextmanager
    async def changing(self, table: LiveTable) -> AsyncIterator[None]:
        """One change at a time at a table, and only at one that this program can play."""
        async with table.lock:
            if not table.playable:
                raise LonghallError("error-read-only", game=table.game.name, rules=table.rules)
            yield

    def need_running(self, table: LiveTable) -> None:
        """Moves are made in running games only."""
        if table.match is None:
            raise Refused(Refusal("", "refused-not-started"))

    async def made_before(self, table: LiveTable, client: str | None) -> Entry | None:
        """The entry that this client id led to already, if any."""
        if client is None:
            return None
        for entry in reversed(table.recent):
            if entry.client == client:
                return entry
        if table.version > len(table.recent):
            return await self.store.entry_of_client(table.id, client)
        return None

    async def keep_made(self, table: LiveTable, made: Entry) -> None:
        """Keep a move that the match has made already."""
        table.took(made)
        await self.keep(table, made)

    async def keep(self, table: LiveTable, made: Entry) -> None:
        """Write an entry that is done in memory; then, and not before, tell everybody."""
        await self.journal.write(made.row(table.id), changes_for(table, made))
        self.tell(table, [made])
        for hear in self.after:
            hear(table, made)

    async def reload(self, table: LiveTable) -> None:
        """Bring a table in memory to what the store says, because writing failed or another process was faster."""
        try:
            fresh = await self.store.load_table(table.id)
        except (SQLAlchemyError, OSError):
            self.forget(table.id)
            raise Unavailable("error-store") from None
        if fresh is None:
            self.forget(table.id)
            raise LonghallError("error-no-such-table", given=table.id)
        missed = await self.store.entries_after(table.id, min(table.version, fresh.version) - 1)
        fresh.lock = table.lock
        table.__dict__.update(fresh.__dict__)
        self.tell(table, missed)

    async def catch_up(self, table_id: str, version: int) -> None:
        """Another process made an entry: do it here too, if the table is open here."""
        table = self._tables.get(table_id)
        if table is None or table.version >= version:
            return
        async with table.lock:
            missed = await self.store.entries_after(table_id, table.version)
            for entry in missed:
                table.do(entry)
            self.tell(table, missed)

    # -- telling --------------------------------------------------------------------------------------------------

    def watch(self, table_id: str, viewer: Viewer) -> None:
        """Somebody looks at a table from now on."""
        self.viewers.setdefault(table_id, set()).add(viewer)

    def unwatch(self, table_id: str, viewer: Viewer) -> None:
        """Somebody looks away."""
        here = self.viewers.get(table_id)
        if here is not None:
            here.discard(viewer)
            if not here:
                del self.viewers[table_id]

    def tell(self, table: LiveTable, entries: list[Entry]) -> None:
        """Send everybody who looks what happened, each in their own view."""
        made: dict[tuple[int | None, bool], bytes] = {}
        for viewer in list(self.viewers.get(table.id, ())):
            key = (viewer.seat, viewer.asks)
            if key not in made:
                made[key] = update(table, viewer.seat, entries, viewer.asks)
            viewer.send(made[key])

    def tell_all(self, table_id: str, message: bytes) -> None:
        """Send everybody who looks the same message: chat, presence, farewell."""
        for viewer in list(self.viewers.get(table_id, ())):
            viewer.send(message)

    def seats_here(self, table_id: str) -> set[int]:
        """The seats whose people look at the table now."""
        return {viewer.seat for viewer in self.viewers.get(table_id, ()) if viewer.seat is not None}


def as_error(error: Any) -> dict[str, Any]:
    """An error in the form that travels."""
    if isinstance(error, Refused):
        return error.refusal.as_json()
    return {"rule": "", "message": error.message, "args": error.facts}
