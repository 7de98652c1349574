"""Queues of bounded length, and nothing told twice or left out."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from inside import open_rooms, person_at

from longhall.server.rooms.access import Access
from longhall.server.rooms.log.reading import load_room
from longhall.server.transport.subscriber import MOST_WAITING, MOST_WAITING_BYTES, Subscriber

pytestmark = pytest.mark.live


def test_a_queue_has_an_end(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3)
            slow = Subscriber(table, Access(person_at(table, 0), None, "player"))
            for _ in range(MOST_WAITING):
                slow.send(b"x")
            assert not slow.too_slow
            slow.send(b"x")
            assert slow.too_slow
            assert await slow.next() is None
            heavy = Subscriber(table, Access(None, None, "spectator"))
            heavy.send(b"x" * (MOST_WAITING_BYTES + 1))
            assert heavy.too_slow

    asyncio.run(look())


def test_who_missed_more_than_memory_holds_is_sent_to_the_store(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3)
            subscriber = Subscriber(table, Access(None, None, "spectator"))
            late = Subscriber(table, Access(None, None, "spectator"))
            inside.rooms.watch(table.id, subscriber)
            start = subscriber.version
            rng = random.Random(1)
            for _ in range(80):
                await inside.move(table, rng)
            assert subscriber.version == table.version
            late.version = start
            inside.rooms.watch(table.id, late)
            await inside.move(table, rng)
            assert late.too_slow
            assert len(await inside.rooms.missed(table, start)) == table.version - start

    asyncio.run(look())


def test_a_cancelled_move_is_made_or_not_but_never_half(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_rooms(tmp_path) as inside:
            table = await inside.started(3)
            subscriber = Subscriber(table, Access(None, None, "spectator"))
            inside.rooms.watch(table.id, subscriber)
            rng = random.Random(3)
            for n in range(40):
                going = asyncio.create_task(inside.move(table, rng))
                await asyncio.sleep(rng.random() * 0.004)
                going.cancel()
                await asyncio.gather(going, return_exceptions=True)
                assert subscriber.version == table.version  # whatever was made is told
                await inside.move(table, rng)
                stored = await load_room(inside.store, table.id)
                assert stored is not None
                assert stored.version == table.version, n
                assert stored.game.dump(stored.match.state) == table.game.dump(table.match.state)  # type: ignore[union-attr]

    asyncio.run(look())
