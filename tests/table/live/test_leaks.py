"""Nobody is told over a socket what they may not know: every byte of a whole game, for every seat and a spectator."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import Player, Server, new_table

from longhall.kernel.events import EVERYBODY
from longhall.server.rooms.log.entry import LogEntry
from longhall.server.rooms.log.reading import load_room, read_log
from longhall.server.rooms.room import Room
from longhall.server.runtime.settings import Settings
from longhall.server.storage.store import Store

pytestmark = [pytest.mark.live, pytest.mark.slow]
ENTRY_FIELDS = {"version", "kind", "seat", "at", "events"}
UPDATE_FIELDS = {
    "type", "seat", "version", "entries", "status", "seats", "waiting", "view", "question", "undo", "clocks", "moves",
    "seed", "chance", "next",
}  # fmt: skip


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def table_and_log(data: Path, table_id: str) -> tuple[Room, list[LogEntry]]:
    """The table as it was before its first entry, and its whole log."""
    store = Store(Settings(data=data))
    table = await load_room(store, table_id)
    assert table is not None
    log = await read_log(store, table_id)
    await store.close()
    table.match, table.status, table.version = None, "open", 0
    table.recent.clear()
    return table, log


def test_no_socket_tells_what_is_hidden(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def play() -> tuple[str, list[Player], Player]:
        table, guests = new_table(server, 4)
        players = [await Player(server, table, guest.secret).connect() for guest in guests]
        board = await Player(server, table, guests[0].secret, "board").connect()
        await asyncio.gather(*[player.play(random.Random(seat)) for seat, player in enumerate(players)])
        while board.update["status"] == "running":
            await board.receive()
        for player in (*players, board):
            await player.close()
        return table, players, board

    try:
        table_id, players, board = asyncio.run(play())
    finally:
        server.stop()
    table, log = asyncio.run(table_and_log(tmp_path, table_id))
    eyes: list[tuple[int | None, Player]] = [*enumerate(players), (None, board)]
    heard = {
        seat: {m["version"]: m for m in map(json.loads, player.heard) if m["type"] == "update"} for seat, player in eyes
    }
    secrets = 0
    rng = random.Random(9)
    for entry in log:
        table.apply(entry)
        secrets += sum(event.audience != EVERYBODY for event in entry.events)
        for seat, _ in eyes:
            update = heard[seat].get(entry.sequence)
            if update is None:
                continue
            assert set(update) == UPDATE_FIELDS
            for told in update["entries"]:
                assert set(told) == ENTRY_FIELDS
            if update["entries"]:
                may_read = [event.shown() for event in entry.events if event.seen_by(seat)]
                assert update["entries"][-1]["events"] == plain(may_read)
            assert (update["seed"] is None) == (table.status != "finished")
            if table.status != "finished":
                assert table.seed not in json.dumps(update), "the server's secret"
            check_view(table, seat, update, rng)
    assert secrets > 20  # there was something to hide


def check_view(table: Room, seat: int | None, update: dict[str, Any], rng: random.Random) -> None:
    """What was sent is what would have been sent in any other game that this seat cannot tell apart."""
    assert table.match is not None
    really = table.match.state
    asked = table.on_the_clock()
    for blind in range(len(table.seats)) if seat is None else [seat]:
        table.match.state = table.game.resample(really, blind, rng)
        try:
            assert update["view"] == plain(table.game.view(table.match.state, seat))
            if seat is not None:
                assert update["question"] == plain(table.game.question(table.match.state, seat))
        finally:
            table.match.state = really
    assert update["waiting"] == asked
