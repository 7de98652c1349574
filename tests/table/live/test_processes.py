"""Two server processes on PostgreSQL and Redis: one truth, whoever is asked; and a database that goes away."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

import httpx
import pytest
import websockets
from services import Postgres, Redis
from serving import PATIENCE, Guest, Player, Server, new_table

from longhall.cli import main

pytestmark = [pytest.mark.live, pytest.mark.slow]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[tuple[Server, Server]]:
    data = tmp_path_factory.mktemp("data")
    one = Server(data, database=postgres.url, redis=redis.url)
    two = Server(data, database=postgres.url, redis=redis.url)
    yield one, two
    one.stop()
    two.stop()


async def sit_at_both(pair: tuple[Server, Server], table: str, guests: list[Guest]) -> list[Player]:
    return [await Player(pair[n % 2], table, guest.secret).connect() for n, guest in enumerate(guests)]


def test_a_game_through_two_processes(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        table, guests = new_table(pair[0], 3, bots=1)
        players = await sit_at_both(pair, table, guests)
        watcher = await Player(pair[1], table, guests[0].secret, "spectator").connect()
        plays = [player.play(random.Random(seat)) for seat, player in enumerate(players)]
        await asyncio.gather(*plays, watcher.watch())
        for player in (*players, watcher):
            versions = [entry["version"] for entry in player.entries]
            assert versions == list(range(versions[0], player.update["version"] + 1))
            await player.close()
        assert players[0].update["version"] == players[1].update["version"]

    asyncio.run(play())


def test_the_same_action_to_both_processes_at_once(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        table, guests = new_table(pair[0], 3)
        rng = random.Random(5)
        sides = [[await Player(side, table, guest.secret).connect() for guest in guests] for side in pair]
        made = 0
        while sides[0][0].update["status"] == "running" and made < 60:
            seat = rng.choice(sides[0][0].update["waiting"])
            one, two = sides[0][seat], sides[1][seat]
            assert one.question is not None
            action = rng.choice(one.question["options"])["action"]
            frame = {"action": action, "version": one.update["version"], "id": f"both-{made}"}
            first, second = await asyncio.gather(one.ask("act", **frame), two.ask("act", **frame))
            assert first["type"] == second["type"] == "ack", (first, second)
            assert first["version"] == second["version"]
            made += 1
            for player in (*sides[0], *sides[1]):
                while player.update["version"] < first["version"]:
                    await player.receive()
        assert guests[0].get(f"tables/{table}")["table"]["moves"] == made
        for player in (*sides[0], *sides[1]):
            versions = [entry["version"] for entry in player.entries]
            assert versions == sorted(set(versions))
            await player.close()

    asyncio.run(play())


def test_talk_and_presence_through_both(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        table, guests = new_table(pair[0], 3)
        players = await sit_at_both(pair, table, guests)
        while (await players[0].until("here"))["seats"] != [0, 1, 2]:
            pass
        await players[0].ask("chat", text="hello there")
        assert (await players[1].until("chat"))["text"] == "hello there"
        for player in players:
            await player.close()

    asyncio.run(play())


def is_told_late(player: Player) -> bool:
    return '{"type":"late","late":true}' in player.heard


def test_redis_gone_for_a_while(pair: tuple[Server, Server], redis: Redis) -> None:
    async def play() -> None:
        table, guests = new_table(pair[0], 3)
        players = await sit_at_both(pair, table, guests)
        redis.stop()
        try:
            asked = next(player for player in players if player.question is not None)
            made = await asked.act(random.Random(1))  # nobody waits for it
            assert made["type"] == "ack"
            for player in players:  # through the other process, too: it looks into the store
                while player.update["version"] < made["version"] or not is_told_late(player):
                    await player.receive()
            watcher = await Player(pair[1], table, guests[0].secret, "spectator").connect()
            while not watcher.welcomed["late"]:  # everybody is told, also who comes now
                await watcher.close()
                await watcher.connect()
        finally:
            redis.start()
        for player in (*players, watcher):
            while (await player.until("late"))["late"]:
                pass
            await player.close()

    asyncio.run(play())


def test_database_gone_mid_move(pair: tuple[Server, Server], postgres: Postgres) -> None:
    async def play() -> None:
        table, guests = new_table(pair[0], 3)
        players = await sit_at_both(pair, table, guests)
        player = next(player for player in players if player.question is not None)
        assert player.question is not None
        action = player.question["options"][0]["action"]
        frame = {"action": action, "version": player.update["version"], "id": "while it is gone"}
        postgres.stop()
        try:
            refused = await player.ask("act", **frame)
            assert (refused["type"], refused["message"]) == ("refused", "error-store")
        finally:
            postgres.start()
        while (answer := await player.ask("act", **frame))["type"] != "ack":  # as long as it takes to come back
            assert answer["message"] == "error-store"
            await asyncio.sleep(0.2)
        assert guests[0].get(f"tables/{table}")["table"]["moves"] == 1
        for player in players:
            while player.update["version"] < answer["version"]:
                await player.receive()
            versions = [entry["version"] for entry in player.entries]
            assert versions == sorted(set(versions))
            await player.close()

    asyncio.run(play())


def test_logging_out_at_one_process_closes_the_socket_at_the_other(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        table, guests = new_table(pair[0], 3)
        player = await Player(pair[1], table, guests[0].secret).connect()
        headers = {"authorization": f"Bearer {guests[0].secret}"}
        assert httpx.delete(f"{pair[0].url}/api/sessions", headers=headers).status_code == 204
        assert player.socket is not None
        with pytest.raises(websockets.ConnectionClosed):
            await player.until("nothing that there is")
        assert player.socket.close_code == 4401

    asyncio.run(play())


def test_a_moderator_sees_the_address_of_somebody_at_the_other_process(
    pair: tuple[Server, Server], postgres: Postgres
) -> None:
    """Both come from this machine; what counts is that the process which is asked has not seen the person itself."""
    table, _ = new_table(pair[0], 3)
    headers = {"x-longhall": "1"}
    with httpx.Client(base_url=pair[1].url, headers=headers, timeout=60) as moderator:
        account = {"name": "Thora of two", "password": "correct horse"}
        assert moderator.post("/api/accounts", json=account).is_success
        assert main(["admin", "moderator", account["name"], "--database", postgres.url]) == 0
        until = time.monotonic() + PATIENCE  # both are known some seconds later
        while not moderator.get("/api/moderation").is_success and time.monotonic() < until:
            time.sleep(0.1)
        report = {"table": table, "seat": 1, "reason": "insults"}
        assert moderator.post("/api/reports", json=report).status_code == 204
        found = ""
        while not found and time.monotonic() < until:
            found = moderator.get("/api/moderation").json()["reports"][-1]["about"]["address"]
        assert found == "127.0.0.1"
