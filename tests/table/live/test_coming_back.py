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


def test_killed_and_started_fifty_times(tmp_path: Path) -> None:
    """Nothing lost, nothing doubled: every acknowledged move is there, and every move was sent once."""
    server = Server(tmp_path)
    acknowledged: list[int] = []
    try:
        table, guests = new_table(server, 3)
        rng = random.Random(50)

        async def play(kill: bool) -> None:
            players = [await Player(server, table, guest.secret).connect() for guest in guests]
            for _ in range(rng.randint(1, 4)):
                asked = [player for player in players if player.question is not None]
                if not asked:
                    return
                acknowledged.append((await rng.choice(asked).act(rng))["version"])
                for player in players:
                    while player.update["version"] < acknowledged[-1]:
                        await player.receive()
            asked = [player for player in players if player.question is not None]
            if kill and asked:
                # A move is on its way when the power fails: it is sent again until it is acknowledged, and made once.
                player = rng.choice(asked)
                assert player.question is not None
                action = rng.choice(player.question["options"])["action"]
                frame = {"action": action, "version": player.version, "id": f"kill-{len(acknowledged)}"}
                await player.send("act", **frame)
                await asyncio.sleep(rng.random() * 0.01)
                server.kill()
                server.start()
                fresh = await Player(server, table, player.secret).connect()
                answer = await fresh.ask("act", **frame)
                assert answer["type"] == "ack", answer
                acknowledged.append(answer["version"])
                await fresh.close()
            for player in players:
                with contextlib.suppress(OSError, websockets.ConnectionClosed):
                    await player.close()

        for _ in range(50):
            asyncio.run(play(kill=True))
        start = acknowledged[0]
        assert acknowledged == list(range(start, start + len(acknowledged)))
        assert guests[0].get(f"tables/{table}")["table"]["moves"] == len(acknowledged)

        async def finish() -> None:
            players = [await Player(server, table, guest.secret).connect() for guest in guests]
            await asyncio.gather(*[player.play(rng) for player in players])
            for player in players:
                await player.close()

        asyncio.run(finish())
    finally:
        server.stop()
