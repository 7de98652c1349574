"""A server that is asked to end tells everybody to come again, and loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
from pathlib import Path

import httpx
import pytest
import websockets
from serving import PATIENCE, Player, Server, new_table

pytestmark = [pytest.mark.live, pytest.mark.slow]
COME_AGAIN = 1012
"""What the socket protocol calls a restart of the service."""


def test_sockets_and_streams_are_told_to_come_again(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def play() -> tuple[str, str, int]:
        table, guests = new_table(server, 3)
        players = [await Player(server, table, guest.secret).connect() for guest in guests]
        address = f"{server.url}/api/tables/{table}/stream"
        bearer = {"authorization": f"Bearer {guests[0].secret}"}
        async with (
            httpx.AsyncClient(timeout=PATIENCE) as client,
            client.stream("GET", address, headers=bearer) as stream,
        ):
            lines = stream.aiter_lines()
            assert json.loads(await anext(lines))["type"] == "update"
            asked = next(player for player in players if player.question is not None)
            made = await asked.act(random.Random(1))
            server.process.terminate()
            heard = [json.loads(line)["version"] async for line in lines if line]  # to a proper end
            assert heard == [made["version"]]
        for player in players:
            assert player.socket is not None
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    await player.receive()
            assert player.socket.close_code == COME_AGAIN
        return table, guests[0].secret, made["version"]

    try:
        table, secret, version = asyncio.run(play())
        assert server.ended() == -signal.SIGTERM  # ended by what it was sent, after all was done
        assert "Traceback" not in server.said()
        server.start()

        async def come_again() -> None:
            player = await Player(server, table, secret).connect()
            assert player.update["version"] == version
            await player.close()

        asyncio.run(come_again())
    finally:
        server.stop()
