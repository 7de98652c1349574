"""Peers that say nothing or read nothing, at a real server whose patience is short."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from serving import PATIENCE, Player, Server, new_table

pytestmark = [pytest.mark.live, pytest.mark.slow]
IMPATIENT = """
from longhall.server.transport import connections
connections.HEADER_SECONDS, connections.WRITE_SECONDS, connections.CLOSE_SECONDS = 3.0, 3.0, 3.0
connections.PING_SECONDS, connections.PONG_SECONDS = 0.5, 4.0
from longhall.cli import main
main(["serve"])
"""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Counts connections even from this machine."""
    running = Server(tmp_path_factory.mktemp("data"), IMPATIENT, trusted_proxies="192.0.2.1", sockets_per_address=60)
    yield running
    running.stop()
    assert "Traceback" not in running.said()


def connect(server: Server) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port))
    made.settimeout(PATIENCE)
    return made


def is_ended(made: socket.socket) -> bool:
    """Waits until the server has ended a connection."""
    try:
        while made.recv(65536):
            pass
    except ConnectionResetError:
        pass
    made.close()
    return True


def test_half_open_connections_are_ended(impatient: Server) -> None:
    opened = [connect(impatient) for _ in range(200)]
    for number, made in enumerate(opened):
        made.sendall((b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")[number % 3])
    assert all(is_ended(made) for made in opened)


def test_more_connections_than_an_address_may_have_are_ended(impatient: Server) -> None:
    opened = [connect(impatient) for _ in range(300)]
    for made in opened[240:]:  # four times the limit of sockets
        assert is_ended(made)
    assert all(is_ended(made) for made in opened[:240])


async def connected(server: Server, table: str, secret: str) -> Player:
    """A player's socket, as soon as the server has let go of one that was closed before."""
    while True:
        try:
            return await Player(server, table, secret).connect()
        except websockets.ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != 4429:
                raise
            await asyncio.sleep(0.05)


def test_more_sockets_than_an_address_may_have_are_told_so(impatient: Server) -> None:
    async def play() -> None:
        table, guests = new_table(impatient, 3)
        players = [await Player(impatient, table, guests[0].secret).connect() for _ in range(60)]
        address = f"ws://127.0.0.1:{impatient.port}/api/tables/{table}/socket"
        async with websockets.connect(address, compression=None) as one_more:
            with pytest.raises(websockets.ConnectionClosed):
                await one_more.recv()
            assert one_more.close_code == 4429
        await players[0].close()
        players[0] = await connected(impatient, table, guests[0].secret)
        for player in players:
            await player.close()

    asyncio.run(play())


def test_who_never_reads_is_not_here_any_more(impatient: Server) -> None:
    async def play() -> None:
        table, guests = new_table(impatient, 3)
        watching = await connected(impatient, table, guests[1].secret)
        address = f"ws://127.0.0.1:{impatient.port}/api/tables/{table}/socket"
        deaf = await websockets.connect(address, compression=None, ping_interval=None)
        await deaf.send(json.dumps({"type": "hello", "protocol": 1, "token": guests[0].secret}))
        while 0 not in (await watching.until("here"))["seats"]:
            pass
        deaf.transport.pause_reading()
        while 0 in (await watching.until("here"))["seats"]:
            pass
        await watching.close()
        deaf.transport.abort()

    asyncio.run(play())


def test_frames_nested_without_end_before_and_after_hello(impatient: Server) -> None:
    nested = "[" * 8000

    async def play() -> None:
        table, guests = new_table(impatient, 3)
        address = f"ws://127.0.0.1:{impatient.port}/api/tables/{table}/socket"
        for hello in (nested, f'{{"type": "hello", "protocol": 1, "more": {nested}'):
            async with websockets.connect(address, compression=None) as stranger:
                await stranger.send(hello)
                with pytest.raises(websockets.ConnectionClosed):
                    await stranger.recv()
                assert (stranger.close_code, stranger.close_reason) == (4400, "error-hello")
        player = await Player(impatient, table, guests[0].secret).connect()
        assert player.socket is not None
        await player.socket.send(f'{{"type": "act", "id": "x", "action": {nested}')
        assert (await player.until("refused"))["message"] == "error-frame"
        await player.close()

    asyncio.run(play())


def test_a_server_out_of_descriptors_says_so(tmp_path: Path) -> None:
    watchful = "from longhall.server.runtime import descriptors\ndescriptors.EVERY = 0.2\n"
    code = f"{watchful}from longhall.cli import main\nmain(['serve'])"
    server = Server(tmp_path, code)
    assert server.process.pid is not None
    opened: list[socket.socket] = []
    try:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (64, 4096))
        opened = [connect(server) for _ in range(100)]
        while "out of file descriptors" not in server.said():
            time.sleep(0.1)
        for made in opened:
            made.close()
        while "enough file descriptors again" not in server.said():
            time.sleep(0.1)
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    finally:
        server.stop()
