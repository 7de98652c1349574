"""A ban reaches sockets that are open, in the process that did not make it, too."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import websockets
from serving import PATIENCE, Player, Server, http, new_table
from websockets.asyncio.client import ClientConnection

from longhall.server.runtime.settings import Settings
from longhall.server.storage.queries.people.moderation import LogLine, Sanction, add_sanction
from longhall.server.storage.store import Store

pytestmark = [pytest.mark.live, pytest.mark.slow]

ATTENTIVE = """
from longhall.cli import main
from longhall.server.auth import sanctions

sanctions.REFRESH = 0.1
main(["serve"])
"""
"""A server that looks more often for what other processes have done."""


async def ban_here(data: Path, network: str) -> None:
    """As another process on the same database does it."""
    store = Store(Settings(data=data))
    now = time.time()
    line = LogLine(now, "", "", "ban-network", "", network, "test")
    await add_sanction(store, Sanction(0, "ban", None, network, "test", now, None), line)
    await store.close()


async def read_to_the_end(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


def test_sockets_from_a_banned_address_are_closed(tmp_path: Path) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        player = await Player(server, table, guests[0].secret).connect()
        await ban_here(tmp_path, "127.0.0.1")
        until = time.monotonic() + PATIENCE
        while http.post(f"{server.url}/api/guests", json={"name": "x"}, headers={"X-Longhall": "1"}).status_code != 403:
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        assert player.socket is not None
        await player.socket.send('{"type": "act", "id": "1", "action": "x", "version": 1}')
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await read_to_the_end(player.socket)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "error-banned-address")
        with pytest.raises(websockets.ConnectionClosed):
            await Player(server, table, guests[0].secret).connect()

    server = Server(tmp_path, ATTENTIVE)
    try:
        asyncio.run(play())
    finally:
        server.stop()
