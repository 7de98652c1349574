"""Twelve faults in mid-play, with two processes on PostgreSQL and Redis: no move is lost, none is made twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets
from services import Postgres, Redis
from serving import Guest, Player, Server, new_table
from sqlalchemy import select

from longhall.server.runtime.settings import Settings
from longhall.server.storage import schema
from longhall.server.storage.store import Store

pytestmark = [pytest.mark.live, pytest.mark.slow]
FAULTS = ("redis", "postgres", "first process", "second process") * 3
MOVES = 5
"""How many moves each table makes around each fault."""
PATIENCE = 300
"""Seconds after which something that should have come never will."""
BROKEN = (OSError, TimeoutError, websockets.WebSocketException)


class Play:
    """What all clients share: how many moves may still be made, and which were acknowledged."""

    def __init__(self, tables: list[str]) -> None:
        self.left = dict.fromkeys(tables, 0)
        self.running = set(tables)
        self.acknowledged: dict[str, dict[str, int]] = {table: {} for table in tables}
        self.answers = 0
        self.changed = asyncio.Condition()
        self.clients: list[Stubborn] = []

    async def note(self) -> None:
        async with self.changed:
            self.answers += 1
            self.changed.notify_all()

    async def until_answers(self, more: int) -> None:
        """Wait until clients have heard so many answers more, good or bad."""
        wanted = self.answers + more
        await self.until(lambda: self.answers >= wanted or self.is_over())

    async def until_over(self) -> None:
        await self.until(self.is_over)

    async def until(self, come: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE), self.changed:
                await self.changed.wait_for(come)
        except TimeoutError:
            raise AssertionError([self.left, *[client.state() for client in self.clients]]) from None

    def is_over(self) -> bool:
        return all(self.left[table] <= 0 for table in self.running)


class Stubborn:
    """Sends a move again, under the same id and to whichever process answers, until it hears what became of it."""

    def __init__(self, play: Play, pair: list[Server], table: str, guest: Guest, rng: random.Random) -> None:
        self.play = play
        self.pair = pair
        self.table = table
        self.guest = guest
        self.rng = rng
        self.player: Player | None = None
        self.move: dict[str, Any] | None = None
        play.clients.append(self)

    def state(self) -> str:
        if self.player is None:
            return f"{self.table}: away"
        update = self.player.update
        question = update.get("question") is not None
        return f"{self.table} at {self.player.server.port}: version {update['version']}, asked {question}, {self.move}"

    async def run(self) -> None:
        while self.table in self.play.running or self.move is not None:
            try:
                await self.step()
            except BROKEN:
                self.player = None
                await self.play.note()
                await asyncio.sleep(0.05)
        if self.player is not None:
            await self.player.close()

    async def step(self) -> None:
        if self.player is None:
            side = self.rng.choice(self.pair)
            made = Player(side, self.table, self.guest.secret)
            await asyncio.wait_for(made.connect(), 20)
            self.player = made
        player = self.player
        if self.move is not None or (player.question is not None and self.play.left[self.table] > 0):
            await self.act(player)
        elif player.update["status"] != "running":
            self.play.running.discard(self.table)
            await self.play.note()
        else:
            with contextlib.suppress(TimeoutError):
                await player.receive(0.2)

    async def act(self, player: Player) -> None:
        if self.move is None:
            assert player.question is not None
            action = self.rng.choice(player.question["options"])["action"]
            name = f"{self.rng.getrandbits(60):x}"
            self.move = {"id": name, "action": action, "version": player.update["version"]}
        answer = await player.ask("act", **self.move)
        await self.play.note()
        if answer["type"] == "ack":
            made = f"{player.seat_number()}:{self.move['id']}"
            self.play.acknowledged[self.table][made] = answer["version"]
            self.play.left[self.table] -= 1
            self.move = None
        elif answer["type"] == "stale" or answer["message"] != "error-store":
            self.move = None  # it was not made: the table had gone on
            if answer["type"] == "stale":
                await player.until("update")
        else:
            await asyncio.sleep(0.05)
        await self.play.note()


async def cause(fault: str, play: Play, pair: list[Server], services: dict[str, Any]) -> None:
    """Let something fail in mid-play, and come back when clients have noticed."""
    assert play.running
    for table in play.left:
        play.left[table] = MOVES
    await play.until_answers(3)
    if fault in services:
        await asyncio.to_thread(services[fault].stop)
        await play.until_answers(6)
        await asyncio.to_thread(services[fault].start)
    else:
        server = pair[0 if fault == "first process" else 1]
        await asyncio.to_thread(server.kill)
        await play.until_answers(6)
        await asyncio.to_thread(server.start)
    await play.until_over()


async def stored(data: Path, database: str, table: str) -> list[Any]:
    store = Store(Settings(data=data, database=database))
    entries = schema.entries.c
    question = select(entries.sequence, entries.kind, entries.client).where(entries.table == table)
    found = await store.fetch_all(question.order_by(entries.sequence))
    await store.close()
    return found


def test_twelve_faults(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    assert len(FAULTS) == 12
    pair = [Server(tmp_path, database=postgres.url, redis=redis.url) for _ in range(2)]
    rng = random.Random(12)

    async def run() -> Play:
        seats = [new_table(pair[number % 2], 3) for number in range(3)]
        play = Play([table for table, _ in seats])
        clients = [
            Stubborn(play, pair, table, guest, random.Random(rng.random()))
            for table, guests in seats
            for guest in guests
        ]
        playing = [asyncio.create_task(client.run()) for client in clients]
        for fault in FAULTS:
            await cause(fault, play, pair, {"redis": redis, "postgres": postgres})
        play.running.clear()
        await asyncio.gather(*playing)
        return play

    try:
        play = asyncio.run(run())
        total = 0
        for table, acknowledged in play.acknowledged.items():
            log = asyncio.run(stored(tmp_path, postgres.url, table))
            assert [row.sequence for row in log] == list(range(1, len(log) + 1))
            made = {row.client: row.sequence for row in log if row.kind == "move"}
            assert made == acknowledged  # none lost, none made twice, none that nobody knows of
            assert len(made) == sum(row.kind == "move" for row in log)
            total += len(made)
        assert total >= len(FAULTS) * MOVES
    finally:
        for server in pair:
            server.stop()
