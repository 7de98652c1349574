"""A hall in this process, for what is easier seen from inside."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from longhall.server.auth.accounts import Accounts
from longhall.server.rooms.commands import Commands
from longhall.server.rooms.log.entry import LogEntry
from longhall.server.rooms.new_tables import NewTables
from longhall.server.rooms.registry import Rooms
from longhall.server.rooms.room import Room
from longhall.server.rooms.terms import SeatPlan, Terms
from longhall.server.runtime.settings import Settings
from longhall.server.storage.journal import Journal
from longhall.server.storage.rows import User
from longhall.server.storage.store import Store
from longhall.server.transport.updates import Broadcast

NOT_COMPARED = ("game", "lock", "match", "past", "service", "unsure")


class Inside:
    """All parts of a table's life, without a web server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.journal = Journal(self.store.engine)
        self.rooms = Rooms(settings, self.store, self.journal)
        self.broadcast = Broadcast(self.rooms)
        self.commands = Commands(self.rooms)
        self.new_tables = NewTables(self.commands)
        self.accounts = Accounts(self.store)
        self.now = 1_000_000.0
        self.rooms.clock = lambda: self.now

    async def started(self, seats: int, bots: str = "", terms: Terms | None = None) -> Room:
        """A running table: a person on each seat, bots named by their first letters on the last ones."""
        host, _ = await self.accounts.new_guest("host")
        names = {"r": "random", "g": "greedy"}
        plans = [SeatPlan("me")] + [SeatPlan()] * (seats - 1 - len(bots)) + [SeatPlan("bot", names[b]) for b in bots]
        table = await self.new_tables.make_table(host, "brian-boru", plans, {}, terms or Terms())
        for seat in range(1, seats - len(bots)):
            guest, _ = await self.accounts.new_guest(f"guest {seat}")
            await self.commands.join(table, guest, seat)
        await self.commands.start(table, host)
        return table

    async def move(self, table: Room, rng: random.Random, seat: int | None = None) -> LogEntry:
        """Any move of a seat."""
        assert table.match is not None
        chosen = rng.choice(table.to_act()) if seat is None else seat
        action = rng.choice(table.game.legal(table.match.state, chosen))
        return await self.rooms.act(table, chosen, action)


def everything(table: Room) -> dict[str, str]:
    """All fields of a table, copied; a new one is compared without being named here."""
    fields = {name: getattr(table, name) for name in Room.__slots__ if name not in NOT_COMPARED}
    fields["clocks"] = vars(table.clocks)
    fields["chance"] = vars(table.chance)
    fields["recent"] = [entry.sequence for entry in table.recent]
    fields["image"] = table.image() if table.match is not None else None
    return {name: msgspec.json.encode(value).decode() for name, value in fields.items()}


def person_at(table: Room, seat: int) -> User:
    user = table.seats[seat].user
    assert user is not None
    return User(user, table.seats[seat].name, None, "", {})


@contextlib.asynccontextmanager
async def open_rooms(data: Path, **settings: object) -> AsyncIterator[Inside]:
    inside = Inside(Settings(data=data, bot_delay=0, **settings))  # type: ignore[arg-type]
    await inside.store.open()
    inside.journal.start()
    try:
        yield inside
    finally:
        await inside.journal.stop()
        await inside.store.close()
