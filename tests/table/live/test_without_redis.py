"""Redis is away: other processes look into the store now and then, and everybody is told that news may be late."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from inside import Inside, open_rooms
from redis.exceptions import ConnectionError as RedisConnectionError

from longhall.server.rooms.access import Access
from longhall.server.rooms.room import Room
from longhall.server.transport import redis_bus as fanout_module
from longhall.server.transport.presence import Presence
from longhall.server.transport.redis_bus import LOOK_EVERY, SILENT_SECONDS, RedisBus
from longhall.server.transport.subscriber import Subscriber

pytestmark = pytest.mark.live
NOWHERE = "redis://127.0.0.1:1/0"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


async def watch(inside: Inside, table_id: str) -> tuple[Room, Subscriber]:
    table = await inside.rooms.table(table_id)
    assert table is not None
    subscriber = Subscriber(table, Access(None, None, "spectator"))
    inside.rooms.watch(table_id, subscriber)
    return table, subscriber


def waiting(subscriber: Subscriber) -> list[dict[str, Any]]:
    """What was sent to a viewer and not taken yet."""
    found = [json.loads(message) for message in subscriber._waiting]
    subscriber._waiting.clear()
    return found


def test_moves_of_another_process_are_found_by_polling(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as one, open_rooms(tmp_path) as two:
            bus = RedisBus(two.rooms, NOWHERE)
            tables = [await one.started(3) for _ in range(3)]
            eyes = [await watch(two, table.id) for table in tables]
            rng = random.Random(2)
            for _ in range(4):
                await one.move(tables[0], rng)
            await one.move(tables[1], rng)
            asked = count_questions(two)
            await bus.poll()
            assert [copy.version for copy, _ in eyes] == [table.version for table in tables]
            assert len(asked) == 3  # the versions of all tables, and the news of two
            told = [waiting(subscriber) for _, subscriber in eyes]
            assert [[message["type"] for message in messages] for messages in told] == [
                ["update", "late"],
                ["update", "late"],
                ["late"],
            ]
            assert len(told[0][0]["entries"]) == 4
            assert all(messages[-1] == {"type": "late", "late": True} for messages in told)
            await bus.poll()
            assert [waiting(subscriber) for _, subscriber in eyes] == [[], [], []]  # told once

    asyncio.run(play())


def count_questions(inside: Inside) -> list[object]:
    asked: list[object] = []
    really = inside.store.fetch_all

    async def counted(question: Any) -> list[Any]:
        asked.append(question)
        return await really(question)

    inside.store.fetch_all = counted  # type: ignore[method-assign]
    return asked


def test_when_redis_is_back_nobody_is_late(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bus = RedisBus(inside.rooms, NOWHERE)
            table = await inside.started(3)
            _, subscriber = await watch(inside, table.id)
            await bus.poll()
            assert bus.is_late
            bus.subscribed()
            await bus.poll()
            assert not bus.is_late
            assert waiting(subscriber) == [{"type": "late", "late": True}, {"type": "late", "late": False}]
            await bus.stop()

    asyncio.run(play())


def test_a_redis_that_says_nothing_is_away(tmp_path: Path) -> None:
    """The connection stands, but not even our own signs of life come back."""

    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            clock = Clock()
            bus = RedisBus(inside.rooms, NOWHERE, clock)
            bus.subscribed()
            clock.now += SILENT_SECONDS - 1
            await bus.poll()
            assert not bus.is_late
            bus.hear(b'{"process": "%s", "kind": "alive", "table": "", "data": {}}' % bus.process.encode())
            clock.now += SILENT_SECONDS - 1
            await bus.poll()
            assert not bus.is_late
            clock.now += 2
            await bus.poll()
            assert bus.is_late
            await bus.stop()

    asyncio.run(play())


def test_one_process_alone_is_never_late(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bus = RedisBus(inside.rooms, "")
            Presence(inside.rooms, bus)
            await bus.start()
            await bus.poll()
            assert not bus.is_late
            await bus.stop()

    asyncio.run(play())


class Forgetful:
    """A store that cannot be read for a while."""

    def __init__(self, inside: Inside) -> None:
        self.store = inside.store

    def __enter__(self) -> None:
        self.really = self.store.fetch_all
        self.store.fetch_all = self.gone  # type: ignore[method-assign]

    def __exit__(self, *_: object) -> None:
        self.store.fetch_all = self.really  # type: ignore[method-assign]

    async def gone(self, _: Any) -> list[Any]:
        raise OSError


def test_a_store_that_fails_is_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bus = RedisBus(inside.rooms, NOWHERE)
            table = await inside.started(3)
            await watch(inside, table.id)
            with Forgetful(inside):
                await bus.poll()
            await bus.poll()
            assert bus.is_late

    asyncio.run(play())


def test_the_store_is_asked_again_if_it_failed_when_redis_came_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bus = RedisBus(inside.rooms, NOWHERE)
            table = await inside.started(3)
            await watch(inside, table.id)
            bus.subscribed()
            with Forgetful(inside):
                await bus.poll()
            asked = count_questions(inside)
            await bus.poll()
            assert len(asked) == 1
            await bus.poll()
            assert len(asked) == 1, "once is enough"

    asyncio.run(play())


def test_the_store_is_asked_again_if_it_failed_when_news_came(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as one, open_rooms(tmp_path) as two:
            bus = RedisBus(two.rooms, NOWHERE)
            bus.subscribed()
            await bus.poll()
            table = await one.started(3)
            copy, _ = await watch(two, table.id)
            rng = random.Random(2)
            await one.move(table, rng)
            entry = await one.move(table, rng)
            with Forgetful(two):
                bus.hear(news("entry", table.id, fanout_module.encode(entry)))
                await asyncio.gather(*bus._catching_up)
            assert copy.version < table.version
            await bus.poll()
            assert copy.version == table.version

    asyncio.run(play())


def news(kind: str, table_id: str, data: bytes = b"{}") -> bytes:
    """As another process tells it."""
    return b'{"process": "other", "kind": "%s", "table": "%s", "data": %s}' % (kind.encode(), table_id.encode(), data)


def test_what_a_killed_process_did_not_tell_is_found_when_it_comes_back(tmp_path: Path) -> None:
    """It was killed between keeping a move and telling the others."""

    async def play() -> None:
        async with open_rooms(tmp_path) as one, open_rooms(tmp_path) as two:
            bus = RedisBus(two.rooms, NOWHERE, Clock())
            bus.subscribed()
            await bus.poll()
            table = await one.started(3)
            copy, _ = await watch(two, table.id)
            await one.move(table, random.Random(2))
            await bus.poll()
            assert copy.version < table.version
            bus.hear(news("hello", ""))
            await bus.poll()
            assert copy.version == table.version

    asyncio.run(play())


def test_whoever_comes_back_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bus = RedisBus(inside.rooms, NOWHERE)
            bus.subscribed()
            assert [json.loads(bus._out.get_nowait())["kind"]] == ["hello"]

    asyncio.run(play())


def test_what_a_killed_process_did_not_tell_is_found_after_a_while(tmp_path: Path) -> None:
    """It was killed in the same way, and does not come back."""

    async def play() -> None:
        async with open_rooms(tmp_path) as one, open_rooms(tmp_path) as two:
            clock = Clock()
            bus = RedisBus(two.rooms, NOWHERE, clock)
            bus.subscribed()
            await bus.poll()
            table = await one.started(3)
            copy, _ = await watch(two, table.id)
            await one.move(table, random.Random(2))
            clock.now += LOOK_EVERY
            await bus.poll()
            assert copy.version == table.version
            assert not bus.is_late

    asyncio.run(play())


class Line:
    """A connection to Redis that breaks at the first thing it is given, if it is told to."""

    def __init__(self, breaks: bool, published: list[bytes]) -> None:
        self.breaks = breaks
        self.published = published

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def publish(self, channel: str, message: bytes) -> None:
        if self.breaks:
            raise RedisConnectionError("closed by server")
        self.published.append(message)


def test_what_a_broken_line_did_not_take_is_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    published: list[bytes] = []
    lines = iter([Line(True, published), Line(False, published)])
    monkeypatch.setattr("redis.asyncio.from_url", lambda _: next(lines))

    async def play() -> None:
        async with open_rooms(tmp_path) as inside:
            bus = RedisBus(inside.rooms, NOWHERE)
            bus.publish("chat", "table", {"text": "hello"})
            bus.publish("chat", "table", {"text": "two\nlines"})
            with pytest.raises(RedisConnectionError):
                await bus._talk()
            talking = asyncio.create_task(bus._talk())
            while not published:
                await asyncio.sleep(0)
            talking.cancel()
            heard: list[object] = []
            other = RedisBus(inside.rooms, NOWHERE)
            other.on("chat", lambda _, news: heard.append(news["text"]))
            other.hear_all(published[0])
            assert heard == ["hello", "two\nlines"]

    asyncio.run(play())
    assert len(published) == 1  # both at once
