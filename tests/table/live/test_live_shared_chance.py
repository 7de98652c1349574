"""Shared chance over sockets; and a server that dies between the start record and the start."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, Guest, Player, Server, new_table

from longhall.kernel.fairness import nonce_commitment, read_record, start_hash

pytestmark = [pytest.mark.live, pytest.mark.slow]


class Contributor(Player):
    """A player who commits, checks the record and reveals, as the page does."""

    nonce = ""

    async def commit(self) -> dict[str, Any]:
        seat = self.you["seats"][0]
        self.nonce = secrets.token_hex(32)
        return await self.ask("commit", seat=seat, commitment=nonce_commitment(self.table, seat, self.nonce))

    async def reveal(self) -> dict[str, Any]:
        while self.update["chance"]["record"] is None:
            await self.until("update")
        record = self.update["chance"]["record"]
        assert start_hash(record) == self.update["chance"]["hash"]
        assert read_record(record)["server-commitment"] == self.welcomed["table"]["seed_hash"]
        return await self.ask("reveal", seat=self.you["seats"][0], nonce=self.nonce)

    async def until_started(self) -> None:
        while self.update["status"] == "open":
            await self.until("update")


async def sit(server: Server, table: str, guests: list[Guest]) -> list[Contributor]:
    players = []
    for guest in guests:
        player = Contributor(server, table, guest.secret)
        await player.connect()
        players.append(player)
    return players


def test_a_whole_game_with_shared_chance(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3, start=False)
        players = await sit(server, table, guests)
        for player in players:
            assert (await player.commit())["type"] == "ack"
        early = await players[0].ask("reveal", seat=0, nonce=players[0].nonce)
        assert early["message"] == "error-chance-early"
        other = await players[0].ask("commit", seat=1, commitment="0" * 64)
        assert other["message"] == "error-not-yours"
        assert (await players[0].ask("commit", seat=0, commitment="nothing"))["message"] == "error-frame"
        assert guests[0].post(f"tables/{table}/start")["table"]["status"] == "open"
        answers = await asyncio.gather(*[player.reveal() for player in players])
        assert [answer["type"] for answer in answers] == ["ack"] * 3
        for player in players:
            await player.until_started()
            assert player.update["chance"]["nonces"] == [one.nonce for one in players]
        await asyncio.gather(*[player.play(random.Random(seat)) for seat, player in enumerate(players)])
        assert guests[0].get(f"tables/{table}/verification")["fair"]
        ended = guests[0].get(f"tables/{table}")["table"]
        secret = ended["chance"]["secret"]
        for player in players:
            before_the_end = [text for text in player.heard if '"status":"finished"' not in text]
            assert not any(secret in text or ended["seed"] in text for text in before_the_end)
            await player.close()

    asyncio.run(play())


def test_a_killed_server_starts_the_game_that_it_was_about_to_start(tmp_path: Path) -> None:
    server = Server(tmp_path, reveal_seconds=12)  # stored with the start: the next server waits until then, too
    try:
        table, guests = new_table(server, 3, start=False)

        async def begin() -> list[Contributor]:
            players = await sit(server, table, guests)
            for player in players:
                await player.commit()
            return players

        async def commit_and_die() -> list[Contributor]:
            players = await begin()
            guests[0].post(f"tables/{table}/start")
            await players[0].reveal()
            server.kill()
            return players

        players = asyncio.run(commit_and_die())
        server.start()
        until = time.monotonic() + PATIENCE
        while (told := guests[0].get(f"tables/{table}")["table"])["status"] == "open" and time.monotonic() < until:
            time.sleep(0.05)
        assert told["status"] == "running"
        assert told["chance"]["nonces"] == [players[0].nonce, None, None]
    finally:
        server.stop()
