"""Clocks that run out, bots that think, and bot workers that crash, hang or talk nonsense."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from pathlib import Path

import pytest
from inside import Inside, open_rooms
from serving import PATIENCE

from longhall.kernel.errors import LonghallError
from longhall.server.clocks.pace import LivePace, TurnPace
from longhall.server.play.bot_pool import BotPool
from longhall.server.play.deadlines import Deadlines
from longhall.server.rooms.log.reading import load_room, read_log
from longhall.server.rooms.room import Room
from longhall.server.rooms.terms import Terms
from longhall.server.runtime.metrics import Metrics

pytestmark = pytest.mark.live

SLOW = "import sys,time\nprint('ready',flush=True)\nfor line in sys.stdin: time.sleep(60)"
CRASHING = "import sys\nprint('ready',flush=True)\nfor line in sys.stdin: sys.exit(1)"
DEAD = "raise SystemExit(1)"
NONSENSE = (
    "import sys,json\nprint('ready',flush=True)\n"
    "for line in sys.stdin: print(json.dumps({'id':json.loads(line)['id'],'action':'fly away'}),flush=True)"
)


async def until(what: object) -> None:
    end = time.monotonic() + PATIENCE
    while not what():  # type: ignore[operator]
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def asked_seat(table: Room) -> int:
    return table.to_act()[0]


async def to_single_question(inside: Inside, table: Room) -> None:
    rng = random.Random(1)
    while len(table.to_act()) > 1:
        await inside.move(table, rng)


async def play_on(inside: Inside, table: Room, moves: int) -> None:
    """Seat 0 is played from here, until there were so many moves."""
    rng = random.Random(1)
    end = time.monotonic() + PATIENCE
    assert table.match is not None
    while len(table.match.moves) < moves:
        if 0 in table.to_act():
            await inside.move(table, rng, 0)
        await asyncio.sleep(0.01)
        assert time.monotonic() < end


def test_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bots = BotPool(inside.settings, inside.rooms, Metrics())
            table = await inside.started(4, bots="rrr")
            rng = random.Random(1)
            while table.status == "running":
                await until(lambda: 0 in table.to_act() or table.status != "running")
                if table.status == "running":
                    await inside.move(table, rng, 0)
            clients = [entry.client for entry in await read_log(inside.store, table.id) if entry.client]
            assert len(clients) == len(set(clients)) > 50
            await bots.stop()

    asyncio.run(play())


@pytest.mark.parametrize("code", [SLOW, CRASHING, DEAD, NONSENSE], ids=["slow", "crashing", "dead", "nonsense"])
def test_bad_workers_hold_nobody_up(tmp_path: Path, code: str) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path, bot_seconds=0.3) as inside:
            bots = BotPool(inside.settings, inside.rooms, Metrics(), command=(sys.executable, "-c", code))
            table = await inside.started(3, bots="gg")
            other = await inside.started(3)
            await inside.move(other, random.Random(1))  # another table goes on meanwhile
            end = time.monotonic() + PATIENCE
            while sum(entry.seat in (1, 2) for entry in table.recent if entry.kind == "move") < 3:
                if 0 in table.to_act():
                    await inside.move(table, random.Random(1), 0)
                await asyncio.sleep(0.01)
                assert time.monotonic() < end
            await bots.stop()
            assert bots.pids() == []

    asyncio.run(play())


def test_bots_think_about_a_single_option_like_about_several(tmp_path: Path) -> None:
    """Else how soon they move would tell that a hidden hand left no choice."""

    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bots = BotPool(inside.settings, inside.rooms, Metrics())
            table = await inside.started(3)
            rng = random.Random(1)
            assert table.match is not None
            while len(table.game.legal(table.match.state, asked_seat(table))) > 1:
                await inside.move(table, rng)
            state, seat = table.match.state, asked_seat(table)
            table.seats[seat].bot = "random"
            assert await bots.choose(table, seat) is table.game.legal(state, seat)[0]
            assert bots.pids(), "no worker was asked"
            await bots.stop()

    asyncio.run(play())


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bots = BotPool(inside.settings, inside.rooms, Metrics())
            table = await inside.started(3, bots="rr")
            await play_on(inside, table, 6)
            await until(bots.pids)
            killed = bots.pids()
            for pid in killed:
                os.kill(pid, 9)
            await play_on(inside, table, 12)
            assert not set(killed) & set(bots.pids())
            await bots.stop()

    asyncio.run(play())


def test_bots_are_woken_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3, bots="rr")  # nobody listens: as if the process had ended here
            bots = BotPool(inside.settings, inside.rooms, Metrics())
            sweep = Deadlines(inside.settings, inside.rooms, inside.commands, bots)
            inside.now += 60
            await sweep.once()
            await play_on(inside, table, 6)
            assert table.match is not None
            assert {1, 2} <= {move.seat for move in table.match.moves}
            await bots.stop()

    asyncio.run(play())


def test_clock_runs_out_and_a_bot_plays_on_until_its_owner_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3, terms=Terms(pace=LivePace(minutes=1, increment=5)))
            await to_single_question(inside, table)
            seat = asked_seat(table)
            bots = BotPool(inside.settings, inside.rooms, Metrics())
            sweep = Deadlines(inside.settings, inside.rooms, inside.commands, bots)
            inside.now += 30
            await sweep.once()
            assert not table.seats[seat].is_played_by_bot()
            inside.now += 60
            await sweep.once()
            assert table.seats[seat].is_played_by_bot()
            told = [event.message for entry in table.recent for event in entry.events]
            assert "table-clock-bot" in told
            await until(lambda: table.recent[-1].kind == "move" and table.recent[-1].seat == seat)
            await bots.stop()
            await inside.commands.take_back(table, seat)
            assert not table.seats[seat].is_played_by_bot()
            assert table.clocks.left[seat] >= 60
            await sweep.once()
            assert not table.seats[seat].is_played_by_bot()
            stored = await load_room(inside.store, table.id)
            assert stored is not None
            assert stored.clocks.kept() == table.clocks.kept()

    asyncio.run(play())


def test_clock_runs_out_and_the_seat_resigns(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3, terms=Terms(pace=TurnPace(days=1), absent="resign"))
            await to_single_question(inside, table)
            seat = asked_seat(table)
            bots = BotPool(inside.settings, inside.rooms, Metrics())
            sweep = Deadlines(inside.settings, inside.rooms, inside.commands, bots)
            inside.now += 86400 + 1
            await asyncio.gather(sweep.once(), sweep.once())  # two processes look at the same time
            assert table.seats[seat].resigned
            told = [event.message for entry in table.recent for event in entry.events]
            assert told.count("table-clock-resign") == 1
            with pytest.raises(LonghallError, match="error-not-lent"):
                await inside.commands.take_back(table, seat)
            await bots.stop()

    asyncio.run(play())
