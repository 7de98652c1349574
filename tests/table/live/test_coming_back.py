"""Connections that break at every message, and a server that is killed between any two moves."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest
import websockets
from serving import Player, Server, new_table

pytestmark = [pytest.mark.live, pytest.mark.slow]


def test_reconnect_at_every_message(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = [await Player(server, table, guest.secret).connect() for guest in guests]
        steady = await Player(server, table, guests[0].secret).connect()
        loose = await Player(server, table, guests[0].secret).connect()
        views: dict[int, Any] = {}

        async def stay() -> None:
            while steady.update["status"] == "running":
                await steady.receive()
                views[steady.update["version"]] = steady.update["view"]

        async def come_and_go() -> None:
            while loose.update["status"] == "running":
                await loose.receive()
                await loose.close()
                await loose.connect()

        playing = [player.play(random.Random(seat)) for seat, player in enumerate(players)]
        await asyncio.gather(*playing, stay(), come_and_go())
        assert loose.entries == steady.entries
        assert loose.update["view"] == steady.update["view"]
        for player in (*players, steady, loose):
            await player.close()

    asyncio.run(play())


def test_long_absence_is_made_up_from_the_store(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        gone = await Player(server, table, guests[0].secret).connect()
        await gone.close()
        players = [await Player(server, table, guest.secret).connect() for guest in guests]
        await asyncio.gather(*[player.play(random.Random(seat)) for seat, player in enumerate(players)])
        await gone.connect()
        assert len(gone.entries) > 64
        assert gone.entries == players[0].entries
        for player in (*players, gone):
            await player.close()

    asyncio.run(play())


KILLS = 50


class Killed:
    """A server that is killed between any two moves, and people who play on as if nothing had happened."""

    def __init__(self, data: Path) -> None:
        self.server = Server(data)
        self.rng = random.Random(50)
        self.kills = 0
        self.acknowledged: dict[str, list[int]] = {}
        self.open_table()

    def open_table(self) -> None:
        self.table, self.guests = new_table(self.server, 3)
        self.acknowledged[self.table] = []

    async def play_and_kill(self) -> None:
        """Some moves; then the power fails while another is on its way."""
        players = [await Player(self.server, self.table, guest.secret).connect() for guest in self.guests]
        for _ in range(self.rng.randint(1, 4)):
            asked = [player for player in players if player.question is not None]
            if asked:
                await self.make_move(players, self.rng.choice(asked))
        asked = [player for player in players if player.question is not None]
        if asked:
            await self.kill_in_mid_move(self.rng.choice(asked))
        else:
            self.open_table()
        for player in players:
            with contextlib.suppress(OSError, websockets.ConnectionClosed):
                await player.close()

    async def make_move(self, players: list[Player], player: Player) -> None:
        version = (await player.act(self.rng))["version"]
        self.acknowledged[self.table].append(version)
        for other in players:
            while other.update["version"] < version:
                await other.receive()

    async def kill_in_mid_move(self, player: Player) -> None:
        """The move is sent again until it is acknowledged, and made once."""
        assert player.question is not None
        action = self.rng.choice(player.question["options"])["action"]
        frame = {"action": action, "version": player.version, "id": f"kill-{self.kills}"}
        await player.send("act", **frame)
        await asyncio.sleep(self.rng.random() * 0.01)
        self.server.kill()
        self.kills += 1
        self.server.start()
        fresh = await Player(self.server, self.table, player.secret).connect()
        answer = await fresh.ask("act", **frame)
        assert answer["type"] == "ack", answer
        self.acknowledged[self.table].append(answer["version"])
        await fresh.close()

    async def finish(self) -> None:
        players = [await Player(self.server, self.table, guest.secret).connect() for guest in self.guests]
        await asyncio.gather(*[player.play(self.rng) for player in players])
        for player in players:
            await player.close()


def test_killed_and_started_fifty_times(tmp_path: Path) -> None:
    """Nothing lost, nothing doubled: every acknowledged move is there, and every move was sent once."""
    killed = Killed(tmp_path)
    try:
        while killed.kills < KILLS:
            asyncio.run(killed.play_and_kill())
        for table, versions in killed.acknowledged.items():
            assert versions == list(range(versions[0], versions[0] + len(versions)))
            assert killed.guests[0].get(f"tables/{table}")["table"]["moves"] == len(versions)
        asyncio.run(killed.finish())
    finally:
        killed.server.stop()
