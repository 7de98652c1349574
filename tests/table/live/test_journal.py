"""Many entries in one commit: all of them are kept, and one that is taken harms no other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from inside import open_rooms
from services import Postgres
from sqlalchemy import text

from longhall.kernel.errors import LonghallError
from longhall.server.rooms.log.entry import LogEntry, from_row
from longhall.server.rooms.log.reading import read_log
from longhall.server.storage.journal import LARGEST_BATCH, Journal, Taken
from longhall.server.storage.many_rows import LARGEST_GROUP, in_groups
from longhall.server.storage.queries.play.log import newest_snapshot
from longhall.server.storage.queries.play.tables import find_table
from longhall.server.storage.rows import Changes, Snapshot

pytestmark = pytest.mark.live


def entry(sequence: int) -> LogEntry:
    return LogEntry(sequence, "mute", None, {"number": sequence}, [], f"0:{sequence}", 1.0)


@pytest.mark.parametrize("count", [1, 2, LARGEST_GROUP, LARGEST_GROUP + 1, LARGEST_BATCH + 7])
def test_entries_that_come_together_are_kept_together(tmp_path: Path, count: int) -> None:
    async def write() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3)
            first, commits = table.version + 1, inside.journal.commits
            made = [entry(first + number) for number in range(count)]
            await asyncio.gather(*[inside.journal.write(table.id, each, table.changes(each)) for each in made])
            assert [each.data for each in await read_log(inside.store, table.id, first - 1)] == [e.data for e in made]
            assert inside.journal.commits - commits == (2 if count > LARGEST_BATCH else 1)

    asyncio.run(write())


def test_one_that_is_taken_harms_no_other(tmp_path: Path) -> None:
    async def write() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3)
            first = table.version + 1
            await inside.journal.write(table.id, entry(first), table.changes(entry(first)))
            again = [entry(first + number) for number in range(LARGEST_GROUP + 5)]
            writing = [inside.journal.write(table.id, each, table.changes(each)) for each in again]
            ends = await asyncio.gather(*writing, return_exceptions=True)
            assert [type(end) for end in ends] == [Taken] + [bool] * (len(again) - 1)
            assert [each.sequence for each in await read_log(inside.store, table.id, first - 1)] == [
                each.sequence for each in again
            ]

    asyncio.run(write())


def test_postgres_tells_what_took_the_place(tmp_path: Path, postgres: Postgres) -> None:
    """And keeps nothing of an entry that is too late: no row of its table, no seat, no snapshot."""

    async def write() -> None:
        async with open_rooms(tmp_path, database=postgres.url) as inside:
            tables = [await inside.started(3) for _ in range(2)]
            taken, free = tables
            for number in (1, 2):
                made = entry(taken.version + number)
                await inside.journal.write(taken.id, made, taken.changes(made))
            writing = []
            for table in tables:
                made = entry(table.version + 1)
                made.client = "0:other"
                changes = Changes(table.changes(made).table | {"changed": 77.0})
                changes.seat = msgspec.structs.replace(table.seats[2], name="late")
                changes.snapshot = Snapshot(made.sequence, "{}")
                writing.append(inside.journal.write(table.id, made, changes))
            lost, kept = await asyncio.gather(*writing, return_exceptions=True)
            assert kept is False
            assert isinstance(lost, Taken)
            assert lost.log is not None
            assert [row.client for row in lost.log] == [f"0:{taken.version + 1}", f"0:{taken.version + 2}"]
            assert [from_row(row) for row in lost.log] == await read_log(inside.store, taken.id, taken.version)
            for table, is_new in ((taken, False), (free, True)):
                stored = await find_table(inside.store, table.id)
                assert stored is not None
                assert (stored.row.changed == 77.0) is is_new
                assert (stored.seats[2].name == "late") is is_new
                assert (await newest_snapshot(inside.store, table.id) is not None) is is_new

    asyncio.run(write())


def test_a_lost_connection_to_postgres_is_replaced(tmp_path: Path, postgres: Postgres) -> None:
    """One that the database closed while nothing was written, as when it was restarted: nobody is refused."""

    async def play() -> None:
        async with open_rooms(tmp_path, database=postgres.url) as inside:
            table = await inside.started(3)
            rng = random.Random(1)
            await inside.move(table, rng)
            rows = inside.journal._postgres
            assert rows is not None
            own = rows._driver.get_server_pid()
            await inside.store.fetch_one(text("SELECT pg_terminate_backend(:own)").bindparams(own=own))
            while not rows._driver.is_closed():
                await asyncio.sleep(0.01)
            before = table.version
            await inside.move(table, rng)
            assert table.version == before + 1

    asyncio.run(play())


def test_groups_have_every_row_once() -> None:
    for count in (0, 1, LARGEST_GROUP, 3 * LARGEST_GROUP + 1):
        rows = [{"number": number} for number in range(count)]
        groups = in_groups(rows)
        assert [row for group in groups for row in group] == rows
        assert all(1 <= len(group) <= LARGEST_GROUP for group in groups)


def test_nobody_waits_for_ever_when_a_driver_fails_in_its_own_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is refused, and the next one is written."""
    whole = Journal._write

    async def broken(journal: Journal, batch: list[Any]) -> set[tuple[str, int]]:
        monkeypatch.setattr(Journal, "_write", whole)
        raise RuntimeError("the line went dead")

    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3)
            monkeypatch.setattr(Journal, "_write", broken)
            before = table.version
            with pytest.raises(LonghallError):
                await inside.move(table, random.Random(1))
            assert table.version == before
            await inside.move(table, random.Random(1))
            assert table.version > before

    asyncio.run(play())
