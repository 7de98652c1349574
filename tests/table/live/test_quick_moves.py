"""Moves that are made as they come in: kept and told like all others, or else without a trace."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from inside import Inside, everything, open_rooms, person_at

from longhall.server.rooms.access import Access
from longhall.server.rooms.log.entry import LogEntry
from longhall.server.rooms.log.reading import read_log
from longhall.server.rooms.quick_moves import QuickMoves
from longhall.server.rooms.room import Room
from longhall.server.storage.journal import Journal
from longhall.server.transport.subscriber import Subscriber

pytestmark = pytest.mark.live
Story = Callable[["Trial"], Awaitable[None]]


class Trial:
    """A table, and moves at it that are begun at once."""

    def __init__(self, inside: Inside, table: Room) -> None:
        self.inside = inside
        self.table = table
        self.moves = QuickMoves(inside.rooms)
        self.ends: asyncio.Queue[LogEntry | None] = asyncio.Queue()

    def begin(self, client: str = "1", version: int | None = None, action: str = "", seat: int | None = None) -> bool:
        """Any move of the first seat that is asked, unless more is said."""
        assert self.table.match is not None
        chosen = self.table.to_act()[0] if seat is None else seat
        notation = action or random.Random(1).choice(self.table.game.legal(self.table.match.state, chosen)).notation
        seen = self.table.version if version is None else version
        return self.moves.begin(self.table, chosen, notation, client, seen, self.ends.put_nowait)


def try_at_a_table(data: Path, story: Story) -> None:
    async def play() -> None:
        async with open_rooms(data) as inside:
            await story(Trial(inside, await inside.started(3)))

    asyncio.run(play())


def test_a_move_is_told_when_it_is_on_disk(tmp_path: Path) -> None:
    async def story(trial: Trial) -> None:
        table, rooms = trial.table, trial.inside.rooms
        viewer = Subscriber(table, Access(person_at(table, 0), None, "player"))
        rooms.watch(table.id, viewer)
        heard: list[LogEntry] = []
        rooms.after.append(lambda _, entry: heard.append(entry))
        before = table.version
        assert trial.begin()
        assert table.lock.locked()
        assert (viewer.version, heard) == (before, [])
        entry = await trial.ends.get()
        assert entry is not None
        assert heard == [entry]
        assert not table.lock.locked()
        assert viewer.version == table.version == entry.sequence == before + 1
        assert await viewer.next() is not None
        assert [kept.data for kept in await read_log(trial.inside.store, table.id, before)] == [entry.data]

    try_at_a_table(tmp_path, story)


def test_what_is_not_simple_is_left_alone(tmp_path: Path) -> None:
    async def story(trial: Trial) -> None:
        table = trial.table
        assert trial.begin("known")
        await trial.ends.get()
        before = everything(table)
        asked = table.to_act()
        assert not trial.begin(version=table.version - 1)
        assert not trial.begin(action="no such action")
        assert not trial.begin(seat=next(seat for seat in range(3) if seat not in asked), action="pass")
        async with table.lock:
            assert not trial.begin()
        table.unsure = True
        assert not trial.begin()
        table.unsure = False
        recent = table.recent[-1]
        assert recent.seat is not None
        assert not trial.begin("known", seat=recent.seat, action=recent.data["do"])
        await trial.inside.commands.lend(table, asked[0], "random")
        assert not trial.begin()
        await trial.inside.commands.take_back(table, asked[0])
        assert not table.lock.locked()
        assert trial.ends.empty()
        assert everything(table)["image"] == before["image"]
        assert trial.begin()

    try_at_a_table(tmp_path, story)


def test_a_move_that_is_not_kept_has_never_been(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(trial: Trial) -> None:
        async def fail(*_: object) -> None:
            raise OSError("the disk is full")

        before = everything(trial.table)
        monkeypatch.setattr(Journal, "_write", fail)
        assert trial.begin()
        assert await trial.ends.get() is None
        assert everything(trial.table) == before
        assert trial.table.unsure
        assert not trial.table.lock.locked()

    try_at_a_table(tmp_path, story)


def test_somebody_was_faster_elsewhere(tmp_path: Path) -> None:
    async def story(trial: Trial) -> None:
        table, before = trial.table, everything(trial.table)
        taken = table.make("mute", None, {"user": "", "muted": False}, 1.0)
        await trial.inside.journal.write(table.id, taken, table.changes(taken))
        assert trial.begin()
        assert await trial.ends.get() is None
        assert everything(table) == before
        assert not table.unsure
        assert not table.lock.locked()

    try_at_a_table(tmp_path, story)


def test_a_bug_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(trial: Trial) -> None:
        def broken(table: Room, entry: LogEntry) -> None:
            raise RuntimeError("a bug")

        before = everything(trial.table)
        with monkeypatch.context() as patch:
            patch.setattr(Room, "took", broken)
            assert not trial.begin()
        assert everything(trial.table) == before
        assert trial.table.unsure
        assert not trial.table.lock.locked()

    try_at_a_table(tmp_path, story)


def test_a_listener_that_fails_loses_no_move(tmp_path: Path) -> None:
    async def story(trial: Trial) -> None:
        def broken(table: Room, entry: LogEntry) -> None:
            raise RuntimeError("a bug")

        trial.inside.rooms.after.append(broken)
        before = trial.table.version
        assert trial.begin()
        entry = await trial.ends.get()
        assert entry is not None
        assert trial.table.unsure
        assert not trial.table.lock.locked()
        assert len(await read_log(trial.inside.store, trial.table.id, before)) == 1

    try_at_a_table(tmp_path, story)
