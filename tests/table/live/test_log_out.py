"""Nobody plays on through a socket whose session has ended."""

from __future__ import annotations

import asyncio
import contextlib
import json

import httpx
import pytest
import websockets
from serving import Guest, Player, Server, new_table

pytestmark = pytest.mark.live


def log_out(guest: Guest) -> None:
    answer = httpx.delete(f"{guest.server.url}/api/sessions", headers={"authorization": f"Bearer {guest.secret}"})
    assert answer.status_code == 204


async def closed(player: Player) -> tuple[int | None, str | None]:
    """How a socket is closed; what comes before is read."""
    assert player.socket is not None
    with pytest.raises(websockets.ConnectionClosed):
        await player.until("nothing that there is")
    return player.socket.close_code, player.socket.close_reason


def test_logging_out_closes_the_sockets_of_the_session(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        here = await Player(server, table, guests[0].secret).connect()
        there = await Player(server, table, guests[1].secret).connect()
        by_seat = await Player(server, table, guests[0].post(f"tables/{table}/seats/0/link")["secret"]).connect()
        moves = here.update["moves"]
        log_out(guests[0])
        assert await closed(here) == (4401, "error-secret")
        await there.send("ping")
        await there.until("pong")
        await by_seat.send("ping")
        await by_seat.until("pong")  # a seat's own secret is no session
        assert guests[1].get(f"tables/{table}")["table"]["moves"] == moves
        await there.close()
        await by_seat.close()

    asyncio.run(play())


def test_a_move_that_is_sent_after_logging_out_is_not_made(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = [await Player(server, table, guest.secret).connect() for guest in guests]
        seat = players[0].update["waiting"][0]
        player, other = players[seat], guests[(seat + 1) % 3]
        assert player.question is not None
        assert player.socket is not None
        before = other.get(f"tables/{table}")["table"]["moves"]
        action = player.question["options"][0]["action"]
        frame = {"type": "act", "id": "late", "action": action, "version": player.version}
        log_out(guests[seat])
        with contextlib.suppress(websockets.ConnectionClosed):
            await player.socket.send(json.dumps(frame))
        assert await closed(player) == (4401, "error-secret")
        assert other.get(f"tables/{table}")["table"]["moves"] == before
        for one in players:
            await one.close()

    asyncio.run(play())
