"""Service time: what is charged when the server is away, stuck, killed, or one of several processes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from inside import Inside, open_rooms
from services import Postgres
from sqlalchemy import update

from longhall.server.clocks.pace import LivePace
from longhall.server.clocks.service_time import BEAT, FREE, GAP, ServiceTime
from longhall.server.play.bot_pool import BotPool
from longhall.server.play.deadlines import Deadlines
from longhall.server.rooms.log.reading import load_room
from longhall.server.rooms.room import Room
from longhall.server.rooms.terms import Terms
from longhall.server.runtime.metrics import Metrics
from longhall.server.storage import schema

pytestmark = pytest.mark.live

HALF_A_MINUTE = Terms(pace=LivePace(minutes=0.5, increment=0), absent="resign")


class Hands:
    """A monotonic clock turned by hand."""

    def __init__(self) -> None:
        self.now = 5000.0

    def __call__(self) -> float:
        return self.now

    async def shared(self) -> float:
        return self.now


async def serving(inside: Inside, hands: Hands, alone: bool = True) -> ServiceTime:
    """The service time of a hall; its rounds are done by hand."""
    service = ServiceTime(inside.store, alone, hands)
    service.every = service.first = 1e9
    await service.start()
    inside.rooms.service = service
    return service


async def pass_time(service: ServiceTime, hands: Hands, seconds: float) -> None:
    """Time in which the server is there: it does its rounds."""
    while seconds > 0:
        hands.now += min(BEAT, seconds)
        seconds -= BEAT
        await service.once()


def sweep_of(inside: Inside) -> Deadlines:
    return Deadlines(inside.settings, inside.rooms, inside.commands, BotPool(inside.settings, inside.rooms, Metrics()))


def resigned(table: Room) -> list[int]:
    return [seat.seat for seat in table.seats if seat.resigned]


async def timed_table(inside: Inside) -> Room:
    table = await inside.started(3, terms=HALF_A_MINUTE)
    rng = random.Random(1)
    while len(table.to_act()) > 1:
        await inside.move(table, rng)
    return table


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
def test_after_a_restart_everybody_has_a_minute(tmp_path: Path, killed: bool) -> None:
    async def play() -> None:
        hands = Hands()
        async with open_rooms(tmp_path) as inside:
            service = await serving(inside, hands)
            await pass_time(service, hands, FREE)
            table = await timed_table(inside)
            (seat,) = table.to_act()
            await pass_time(service, hands, 25)
            assert table.clocks.left_at(seat, service.now()) == pytest.approx(5)
            if not killed:
                await service.stop()
        hands.now += 32
        async with open_rooms(tmp_path) as inside:
            service = await serving(inside, hands)
            sweep = sweep_of(inside)
            found = await inside.rooms.table(table.id)
            assert found is not None
            shown = found.clocks.shown(service)
            assert shown is not None
            assert (shown.left[seat], shown.free) == (pytest.approx(5), FREE)
            await pass_time(service, hands, FREE)
            await sweep.once()
            assert resigned(found) == []
            await pass_time(service, hands, 4)
            await sweep.once()
            assert resigned(found) == []
            await pass_time(service, hands, 2)
            await sweep.once()
            assert resigned(found) == [seat]
            await service.stop()

    asyncio.run(play())


def test_a_process_that_was_stuck_charges_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        async with open_rooms(tmp_path) as inside:
            service = await serving(inside, hands)
            await pass_time(service, hands, FREE)
            table = await timed_table(inside)
            (seat,) = table.to_act()
            hands.now += 3600
            await sweep_of(inside).once()
            assert resigned(table) == []
            await pass_time(service, hands, FREE + 10)
            assert table.clocks.left_at(seat, service.now()) == pytest.approx(20)
            await service.stop()

    asyncio.run(play())


def test_the_log_gives_the_same_clocks_again(tmp_path: Path) -> None:
    """Lending, taking back and undo settle clocks, too; what they were is kept with the entry."""

    async def play() -> None:
        hands = Hands()
        async with open_rooms(tmp_path) as inside:
            service = await serving(inside, hands)
            await pass_time(service, hands, FREE)
            table = await timed_table(inside)
            (seat,) = table.to_act()
            await pass_time(service, hands, 7)
            inside.now += 100_000
            await inside.commands.lend(table, seat)
            await pass_time(service, hands, 7)
            await inside.commands.take_back(table, seat)
            await pass_time(service, hands, 7)
            await inside.move(table, random.Random(2), seat)
            await inside.commands.resign(table, seat)
            stored = await load_room(inside.store, table.id)
            assert stored is not None
            assert stored.clocks.kept() == table.clocks.kept()
            assert table.clocks.left[seat] == pytest.approx(60)
            await service.stop()

    asyncio.run(play())


def test_the_entries_of_an_older_program_are_charged_as_they_were(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        async with open_rooms(tmp_path) as inside:
            inside.now = 1_000_000.0  # an older program: everything by the wall clock
            table = await timed_table(inside)
            (seat,) = table.to_act()
            inside.now += 10
            await inside.commands.lend(table, (seat + 1) % 3)
            entry = table.recent[-1]
            del entry.data["clocks"]
            entries = schema.entries.c
            bare = update(schema.entries).where(entries.table == table.id, entries.sequence == entry.sequence)
            await inside.store.execute(bare.values(data=entry.row(table.id)["data"]))
        async with open_rooms(tmp_path) as inside:
            service = await serving(inside, hands)
            found = await inside.rooms.table(table.id)
            assert found is not None
            assert found.clocks.left_at(seat, service.now()) == pytest.approx(20)
            await service.stop()

    asyncio.run(play())


@pytest.mark.slow
def test_processes_side_by_side_agree_and_one_that_restarts_is_no_downtime(tmp_path: Path, postgres: Postgres) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            open_rooms(tmp_path, database=postgres.url) as one,
            open_rooms(tmp_path, database=postgres.url) as two,
        ):
            first = await serving(one, hands, alone=False)
            await pass_time(first, hands, FREE + 30)
            second = await serving(two, hands, alone=False)
            for service in (first, second):
                service.shared_clock = hands.shared  # type: ignore[method-assign]
            await one.started(3, terms=HALF_A_MINUTE)  # a clock runs: the first notes how far it is
            for _ in range(3):
                hands.now += BEAT
                await first.once()
                await second.once()
            assert second.now() == pytest.approx(first.now())
            assert second.free() == 0
            hands.now += GAP / 2
            assert second.now() == pytest.approx(first.now())
            for service in (first, second):
                await service.stop()

    asyncio.run(play())
