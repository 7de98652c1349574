"""Whatever happens at a table is kept, or it is as if it had never been: for every kind of entry."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from inside import Inside, everything, open_rooms, person_at

from longhall.kernel.fairness import nonce_commitment
from longhall.server.auth.sanctions import Sanctions
from longhall.server.clocks.pace import LivePace
from longhall.server.rooms.log import entry as kinds
from longhall.server.rooms.log.entry import LogEntry
from longhall.server.rooms.log.reading import load_room, read_log
from longhall.server.rooms.new_tables import hot_seats
from longhall.server.rooms.registry import Unavailable
from longhall.server.rooms.room import Room
from longhall.server.rooms.terms import SeatPlan, Terms
from longhall.server.storage.journal import NotKept, Taken
from longhall.server.storage.queries.play import tables as kept_tables
from longhall.server.storage.rows import User
from longhall.server.transport.chat import Chat, speaker
from longhall.server.transport.redis_bus import RedisBus

pytestmark = pytest.mark.live

TERMS = Terms(pace=LivePace(minutes=30, increment=5), undo="consent")
NONCE = "5" * 64
Step = Callable[[], Awaitable[Any]]
ALL_KINDS = {value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, str)}


class Story:
    """A table at which everything happens that can; each step fails in some way before it succeeds."""

    def __init__(self, inside: Inside, trouble: str) -> None:
        self.inside = inside
        self.trouble = trouble
        self.write = inside.journal.write
        self.chat = Chat(inside.rooms, RedisBus(inside.rooms, ""), Sanctions(inside.store))

    async def step(self, table: Room, do: Step, entries: int = 1) -> Any:
        """Fail once, see that nothing has changed, and then succeed."""
        before, calls = everything(table), 0

        async def write(table_id: str, entry: LogEntry, changes: Any) -> bool:
            nonlocal calls
            calls += 1
            if calls == 1:
                raise Taken if self.trouble == "taken" else NotKept("a full disk", False)
            return await self.write(table_id, entry, changes)

        self.inside.journal.write = write  # type: ignore[method-assign]
        if self.trouble == "not kept":
            with pytest.raises(Unavailable):
                await do()
            assert everything(table) == before
            assert table.unsure
        done = await do()
        self.inside.journal.write = self.write  # type: ignore[method-assign]
        assert calls == 1 + entries
        stored = await load_room(self.inside.store, table.id)
        assert stored is not None
        assert (stored.version, stored.status, stored.seats) == (table.version, table.status, table.seats)
        return done

    async def plain_start(self) -> None:
        """A start that waits for nobody's nonce."""
        commands = self.inside.commands
        host, _ = await self.inside.accounts.new_guest("host")
        table = await self.inside.new_tables.make_table(host, "brian-boru", [SeatPlan("me")] * 3, {}, TERMS)
        await self.step(table, lambda: commands.start(table, host))
        assert table.status == "running"

    async def before_the_start(self) -> tuple[Room, User]:
        """Joining, leaving, planning, committing."""
        commands, accounts = self.inside.commands, self.inside.accounts
        host, _ = await accounts.new_guest("host")
        guest, _ = await accounts.new_guest("guest")
        table = await self.inside.new_tables.make_table(
            host, "brian-boru", [SeatPlan("me"), SeatPlan(), SeatPlan()], {}, TERMS
        )
        await self.step(table, lambda: commands.join(table, guest, 1))
        await self.step(table, lambda: commands.leave(table, guest, 1))
        await self.step(table, lambda: commands.join(table, guest, 1))
        await self.step(table, lambda: commands.plan_seat(table, host, 2, SeatPlan("me", name="second")))
        await self.step(table, lambda: commands.commit(table, 1, nonce_commitment(table.id, 1, NONCE)))
        await self.step(table, lambda: commands.start(table, host))
        assert table.chance.is_revealing
        return table, host

    async def play(self) -> None:
        """From an empty table to the rematch."""
        await self.plain_start()
        table, host = await self.before_the_start()
        commands, rng = self.inside.commands, random.Random(3)
        await self.step(table, lambda: commands.reveal(table, 1, NONCE), entries=2)  # and with the last nonce it starts
        for _ in range(4):
            await self.step(table, lambda: self.inside.move(table, rng))
        assert table.match is not None
        seat = next((seat for seat in range(3) if table.match.undoable(seat) is not None), None)
        while seat is None:
            await self.inside.move(table, rng)
            seat = next((seat for seat in range(3) if table.match.undoable(seat) is not None), None)
        own = seat
        await self.step(table, lambda: commands.undo(table, own))
        await self.step(table, lambda: commands.ask_undo(table, 1, 0))
        await self.step(table, lambda: commands.deny_undo(table, 0))
        await self.step(table, lambda: commands.ask_undo(table, 1, 0))
        await self.step(table, lambda: commands.ask_undo(table, 0, 0))
        assert not table.match.moves
        secret = await self.step(table, lambda: commands.link(table, 1))
        other, _ = await self.inside.accounts.new_guest("other")
        await self.step(table, lambda: commands.claim(table, other, secret))
        await self.step(table, lambda: commands.lend(table, 1))
        await self.step(table, lambda: commands.take_back(table, 1))
        await self.step(table, lambda: commands.resign(table, 1))
        await self.step(table, lambda: self.chat.mute(table, speaker(table.id, other.id), True, ("", "host")))
        while table.status == "running":
            await self.inside.move(table, rng)
        await self.step(table, lambda: self.rematch_entry(table, host))
        log = await read_log(self.inside.store, table.id)
        assert [entry.sequence for entry in log] == list(range(1, len(log) + 1))
        assert {entry.kind for entry in log} == ALL_KINDS

    async def rematch_entry(self, table: Room, host: User) -> None:
        """Only the entry in the old log fails: the new table is made before it."""
        failing, self.inside.journal.write = self.inside.journal.write, self.write  # type: ignore[method-assign]
        write = self.inside.journal.write

        async def only_here(table_id: str, entry: LogEntry, changes: Any) -> bool:
            return await (failing if table_id == table.id else write)(table_id, entry, changes)

        self.inside.journal.write = only_here  # type: ignore[method-assign]
        await self.inside.new_tables.rematch(table, host)


@pytest.mark.parametrize("trouble", ["not kept", "taken"])
def test_what_is_not_kept_has_never_been(tmp_path: Path, trouble: str) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            await Story(inside, trouble).play()

    asyncio.run(play())


def test_a_bug_in_the_middle_of_a_change_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3, terms=TERMS)
            before = everything(table)

            def broken(table: Room, entry: LogEntry) -> None:
                raise RuntimeError("a bug")

            monkeypatch.setattr(Room, "took", broken)
            for change in (lambda: inside.commands.resign(table, 0), lambda: inside.move(table, random.Random(1))):
                with pytest.raises(RuntimeError):
                    await change()
                monkeypatch.undo()
                assert everything(table) == before
                table.unsure = False
                monkeypatch.setattr(Room, "took", broken)

    asyncio.run(play())


def test_a_fork_that_is_not_kept_leaves_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3)
            rng = random.Random(2)
            for _ in range(5):
                await inside.move(table, rng)
            assert table.match is not None
            plans = hot_seats(table.names())

            def full(*_: object) -> None:
                raise OSError("a full disk")

            monkeypatch.setattr(kept_tables, "changed", full)
            with pytest.raises(OSError, match="full"):
                await inside.new_tables.begin_from(table.match, 3, plans, person_at(table, 0), {"kind": "fork"})
            assert await kept_tables.count_tables(inside.store) == {"running": 1}
            monkeypatch.undo()
            made = await inside.new_tables.begin_from(table.match, 3, plans, person_at(table, 0), {})
            stored = await load_room(inside.store, made.id)
            assert stored is not None
            assert (stored.version, everything(stored)["image"]) == (4, everything(made)["image"])

    asyncio.run(play())
