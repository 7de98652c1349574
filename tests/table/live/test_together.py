"""Two people, or two processes on PostgreSQL, do the same thing in the same moment: it is done once."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from inside import Inside, open_rooms, person_at
from services import Postgres
from sqlalchemy import insert, select, update

from longhall.server.rooms.log import entry as kinds
from longhall.server.rooms.log.reading import read_log
from longhall.server.rooms.room import Room
from longhall.server.storage import schema
from longhall.server.storage.rows import User

pytestmark = [pytest.mark.live, pytest.mark.slow]
OLD = 100 * 86400.0


async def finished(inside: Inside, seats: int = 3) -> Room:
    """A game played to its end, with a spectator to come along."""
    table = await inside.started(seats)
    rng = random.Random(4)
    while table.status == "running":
        await inside.move(table, rng)
    onlooker, _ = await inside.accounts.new_guest("Onlooker")
    await inside.store.execute(insert(schema.watchers).values(table=table.id, user=onlooker.id))
    return table


async def check_one_rematch(inside: Inside, old: Room, made: list[Room]) -> None:
    """Everybody was led to the same table, and nothing of another is left."""
    (again,) = {table.id for table in made}
    rows = await inside.store.fetch_all(select(schema.tables.c.id, schema.tables.c.status, schema.tables.c.next))
    assert {tuple(row) for row in rows} == {(old.id, "finished", again), (again, "open", None)}
    seats = await inside.store.fetch_all(select(schema.seats.c.user).where(schema.seats.c.table == again))
    assert {row.user for row in seats} == {seat.user for seat in old.seats}
    assert len(await inside.store.fetch_all(select(schema.watchers).where(schema.watchers.c.table == again))) == 1
    log = await read_log(inside.store, old.id)
    assert [entry.data for entry in log if entry.kind == kinds.REMATCH] == [{"table": again}]


def test_a_rematch_asked_for_by_all_at_once_is_one_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await finished(inside)
            asked = [inside.new_tables.rematch(table, person_at(table, seat)) for seat in (0, 1, 2, 1, 0)]
            made = await asyncio.gather(*asked)
            await check_one_rematch(inside, table, made)
            assert inside.rooms.tables_in_memory() == 2

    asyncio.run(play())


@contextlib.asynccontextmanager
async def two_halls(data: Path, postgres: Postgres) -> AsyncIterator[tuple[Inside, Inside]]:
    """Two processes, as far as the database can tell."""
    async with open_rooms(data, database=postgres.url) as one, open_rooms(data, database=postgres.url) as two:
        yield one, two
        for part in (schema.tables, schema.users):
            await one.store.execute(part.delete())


def test_a_rematch_asked_for_through_two_processes_is_one_table(tmp_path: Path, postgres: Postgres) -> None:
    async def play() -> None:
        async with two_halls(tmp_path, postgres) as (one, two):
            table = await finished(one)
            elsewhere = await two.rooms.table(table.id)
            assert elsewhere is not None
            made = await asyncio.gather(
                one.new_tables.rematch(table, person_at(table, 0)),
                two.new_tables.rematch(elsewhere, person_at(table, 1)),
                one.new_tables.rematch(table, person_at(table, 2)),
            )
            await check_one_rematch(one, table, made)
            assert table.next == elsewhere.next == made[0].id

    asyncio.run(play())


async def old_guests(inside: Inside, count: int) -> list[User]:
    """Guests who have not been here for long."""
    guests = [(await inside.accounts.new_guest(f"old {number}"))[0] for number in range(count)]
    await inside.store.execute(update(schema.users).values(seen=time.time() - OLD))
    return guests


async def left(inside: Inside) -> set[str]:
    """Who is still known."""
    return {row.id for row in await inside.store.fetch_all(select(schema.users.c.id))}


def test_guests_expire_once_whichever_process_comes_first(tmp_path: Path, postgres: Postgres) -> None:
    async def play() -> None:
        async with two_halls(tmp_path, postgres) as (one, two):
            await old_guests(one, 30)
            stays, _ = await one.accounts.new_guest("new")
            gone = await asyncio.gather(*[side.accounts.expire_guests(90) for side in (one, two, one, two)])
            assert sum(gone) == 30
            assert await left(one) == {stays.id}

    asyncio.run(play())


def test_a_guest_who_comes_back_in_that_moment_stays(tmp_path: Path, postgres: Postgres) -> None:
    async def play() -> None:
        async with two_halls(tmp_path, postgres) as (one, two):
            back, _ = await old_guests(one, 2)
            async with one.store.engine.begin() as coming:
                seen = update(schema.users).where(schema.users.c.id == back.id).values(seen=time.time())
                await coming.execute(seen)
                expiring = asyncio.create_task(two.accounts.expire_guests(90))
                await asyncio.sleep(0.3)
                assert not expiring.done()  # it waits for the one who is coming back
            assert await expiring == 1
            assert await left(one) == {back.id}

    asyncio.run(play())
