"""Many entries in one commit: all of them are kept, and one that is taken harms no other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from inside import open_rooms

from longhall.kernel.errors import LonghallError
from longhall.server.rooms.log.entry import LogEntry
from longhall.server.rooms.log.reading import read_log
from longhall.server.storage.journal import LARGEST_BATCH, Journal, Taken
from longhall.server.storage.many_rows import LARGEST_GROUP, in_groups

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
