"""A full disk, readers who do not read, and clients who send too much."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import socket
from pathlib import Path

import httpx
import pytest
import websockets
from serving import Guest, Player, Server, new_table

pytestmark = [pytest.mark.live, pytest.mark.slow]


def test_disk_full_mid_move(tmp_path: Path) -> None:
    """The system lets the server's files grow no further; when it does again, the table goes on."""
    watchful = "from longhall.server.storage import readiness\nreadiness.PROBE_EVERY = 0.2\n"
    server = Server(tmp_path, f"{watchful}from longhall.cli import main\nmain(['serve'])")

    def largest_file(size: int) -> None:
        assert server.process.pid is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def play() -> None:
        table, guests = new_table(server, 3)
        players = [await Player(server, table, guest.secret).connect() for guest in guests]
        player = next(player for player in players if player.question is not None)
        assert player.question is not None
        frame = {"action": player.question["options"][0]["action"], "version": player.version, "id": "full"}
        largest_file(1024)
        refused = await player.ask("act", **frame)
        assert (refused["type"], refused["message"]) == ("refused", "error-store")
        said = await players[0].ask("chat", text="anybody there?")
        assert said["message"] == "error-store"
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        largest_file(resource.RLIM_INFINITY)
        assert (await player.ask("act", **frame))["type"] == "ack"
        assert guests[0].get(f"tables/{table}")["table"]["moves"] == 1
        while httpx.get(f"{server.url}/readyz").status_code != 200:
            await asyncio.sleep(0.5)
        await asyncio.gather(*[other.play(random.Random(seat)) for seat, other in enumerate(players)])
        for other in players:
            versions = [entry["version"] for entry in other.entries]
            assert versions == list(range(versions[0], other.update["version"] + 1))
            await other.close()

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_who_does_not_read_is_let_go_and_resumes(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = [await Player(server, table, guest.secret).connect() for guest in guests]
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        slow = await websockets.connect(address, compression=None, sock=raw, max_queue=1, ping_interval=None)
        await slow.send(json.dumps({"type": "hello", "protocol": 1, "token": guests[0].secret}))
        assert json.loads(await slow.recv())["type"] == "welcome"
        slow.transport.pause_reading()  # from here on it takes nothing
        await asyncio.gather(*[player.play(random.Random(seat)) for seat, player in enumerate(players)])
        assert len(players[0].entries) > 100  # nobody waited for it
        slow.transport.abort()  # a proper goodbye would wait for an answer that it does not read
        again = Player(server, table, guests[0].secret)
        again.version = players[0].entries[0]["version"] - 1
        await again.connect()
        assert again.entries == players[0].entries
        for player in (*players, again):
            await player.close()

    asyncio.run(play())


async def shown_out(player: Player, frames: list[str]) -> int | None:
    """The code with which the server ends the connection after these frames."""
    assert player.socket is not None
    with contextlib.suppress(websockets.ConnectionClosed):
        for frame in frames:
            await player.socket.send(frame)
        while True:
            await player.receive()
    return player.socket.close_code


async def through_several_sockets(server: Server, table: str, guests: list[Guest]) -> None:
    """A seat has one share of frames, however many sockets it opens; other seats have theirs."""
    sockets = [await Player(server, table, guests[1].secret).connect() for _ in range(4)]
    other = await Player(server, table, guests[2].secret).connect()
    for player in sockets * 12:  # 12 through each are few enough, 48 are too many
        await player.send("ping")
    answers = [(await player.until("pong", "refused"))["type"] for player in sockets * 12]
    assert "refused" in answers
    await other.send("ping")
    assert (await other.until("pong", "refused"))["type"] == "pong"
    for player in (*sockets, other):
        await player.close()


async def each_counts_once(player: Player) -> None:
    """Also a move that is refused."""
    await player.connect()
    for number in range(15):
        answer = await player.ask("act", action="no such action", version=player.version, id=f"{number}")
        assert (answer["type"], answer["message"]) == ("refused", "refused-no-such-action")
    await player.close()


BY_FILE = """
import os
from pathlib import Path
from longhall.server.runtime import rate_limits
second = Path(os.environ["LONGHALL_DATA"], "second")
rate_limits.FrameLimits.__init__.__defaults__ = (lambda: float(second.read_text()),)
from longhall.cli import main
main(["serve"])
"""
"""A server whose seconds come from a file: nothing depends on how many frames a busy machine takes in one."""


def test_too_much_from_a_client(tmp_path: Path) -> None:
    second = tmp_path / "second"
    second.write_text("1")
    server = Server(tmp_path, BY_FILE, frames_per_second=20, largest_frame=2000)

    async def play() -> None:
        table, guests = new_table(server, 3)
        player = await Player(server, table, guests[0].secret).connect()
        for _ in range(60):
            await player.send("ping")
        assert (await player.until("refused"))["message"] == "error-too-often"
        (tmp_path / "next").write_text("2")
        (tmp_path / "next").replace(second)  # at once: the server reads it all the time
        await player.send("ping")
        await player.until("pong")
        await through_several_sockets(server, table, guests)
        await each_counts_once(Player(server, table, guests[2].secret))
        assert await shown_out(player, ['{"type":"ping"}'] * 2000) == 4429
        player = await Player(server, table, guests[0].secret).connect()
        assert await shown_out(player, ["x" * 3000]) == 1009

    try:
        asyncio.run(play())
    finally:
        server.stop()
