"""The bus between processes: what happens at a table here is published to the others through Redis."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ...kernel.errors import LonghallError
from ..protocol.told import encode
from ..rooms.log.entry import LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..runtime.ids import new_id
from ..runtime.logs import cause_of
from ..storage.errors import STORE_ERRORS
from .messages import Late

CHANNEL: Final = "longhall"
BETWEEN: Final = b"\n"
"""Separates what is told together: a call of the Redis library costs far more than a message."""
MOST_WAITING: Final = 10_000
BEAT: Final = 20.0
"""Seconds between two signs of life."""
POLL: Final = 3.0
"""Seconds between two looks into the store while Redis is away."""
LOOK_EVERY: Final = 15.0
"""Seconds between two looks while it is there: a process may be killed after it has kept a move, before it tells."""
SILENT_SECONDS: Final = 2.5 * BEAT
"""After so long without a word, our own signs of life included, Redis is taken to be away."""
Handler = Callable[[str, dict[str, Any]], None]
log = logging.getLogger("longhall.bus")

# Redis' client is imported where it is used: most servers are one process and start without it.


class News(msgspec.Struct):
    """A message between processes."""

    process: str
    kind: str
    table: str
    data: msgspec.Raw


_read_news: Final = msgspec.json.Decoder(News).decode
_read_entry: Final = msgspec.json.Decoder(LogEntry).decode
_read_data: Final = msgspec.json.Decoder(dict[str, Any]).decode


class RedisBus:
    """Publishes and subscribes. Reconnects when the connection is lost, and polls the store meanwhile."""

    def __init__(self, rooms: Rooms, address: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.rooms = rooms
        self.address = address
        self.process = new_id()
        self._own = encode(News(self.process, "", "", msgspec.Raw(b"{}"))).partition(b",")[0]
        """How all that this process publishes begins."""
        self.handlers: dict[str, Handler] = {}
        self.greeted: list[Callable[[], None]] = []
        """Called when another process has begun to listen, which has missed all that was told before."""
        self.beats: list[Callable[[], None]] = []
        """Called every few seconds, so that other processes know that this one is alive."""
        self._out: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._unsent: list[bytes] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._catching_up: set[asyncio.Task[None]] = set()
        self._listening = asyncio.Event()
        self.clock = clock
        self.is_late = False
        """Whether Redis is away, and everybody has been told that news from other processes may be late."""
        self._heard_at = clock()
        self._looked_at = clock()
        self._may_have_missed = False
        """Whether the store is to be asked once more, as the last time it may have been too early or have failed."""
        rooms.after.append(self.tell_entry)
        rooms.refreshed.append(lambda table_id: self.publish("refresh", table_id, {}))
        self.on("refresh", lambda table_id, _: self._later(rooms.reload_if_open(table_id)))
        self.greeted.append(self.look_again)
        self.on("hello", self._greet)

    @property
    def has_peers(self) -> bool:
        """Whether there may be other processes."""
        return bool(self.address)

    def on(self, kind: str, hear: Handler) -> None:
        """Set the handler for one kind of message."""
        self.handlers[kind] = hear

    async def start(self) -> None:
        """Start publishing and listening; returns when others can be heard, or after a few seconds without."""
        if self.has_peers:
            self._tasks = [
                asyncio.create_task(self._stay("listen", self._listen), name="bus-listen"),
                asyncio.create_task(self._stay("talk", self._talk), name="bus-talk"),
                asyncio.create_task(self._beat(), name="bus-beat"),
                asyncio.create_task(self._poll(), name="bus-poll"),
            ]
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._listening.wait(), 5)

    async def stop(self) -> None:
        """Publish what is queued, then end."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._said(), 2)
        for task in [*self._tasks, *self._catching_up]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._catching_up, return_exceptions=True)

    async def _said(self) -> None:
        while not self._out.empty():
            await asyncio.sleep(0.01)

    def tell_entry(self, table: Room, entry: LogEntry) -> None:
        """An entry made here is news elsewhere."""
        if self.has_peers:
            self._publish("entry", table.id, encode(entry))

    def publish(self, kind: str, table_id: str, data: dict[str, Any]) -> None:
        """Tell the other processes something about a table; never waits."""
        if self.has_peers:
            self._publish(kind, table_id, encode(data))

    def _publish(self, kind: str, table_id: str, data: bytes) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # too long without Redis: they look into the store afterwards
            self._out.put_nowait(encode(News(self.process, kind, table_id, msgspec.Raw(data))))

    async def _stay(self, what: str, run: Callable[[], Any]) -> None:
        """Run for ever, with a new connection whenever one is lost."""
        from redis.exceptions import RedisError

        pause = 0.1
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await run()
            except (RedisError, OSError) as error:
                log.warning("redis, %s: %s", what, error)
            if asyncio.get_running_loop().time() - began > 10:
                pause = 0.1
            await asyncio.sleep(pause)
            pause = min(5.0, pause * 2)

    async def _talk(self) -> None:
        """Publish what is queued; what a broken connection did not take is sent again through the next one."""
        from redis import asyncio as redis_client

        async with redis_client.from_url(self.address) as connection:
            while True:
                if not self._unsent:
                    self._unsent.append(await self._out.get())
                while len(self._unsent) < 200 and not self._out.empty():
                    self._unsent.append(self._out.get_nowait())
                await connection.publish(CHANNEL, BETWEEN.join(self._unsent))
                self._unsent.clear()

    async def _listen(self) -> None:
        from redis import asyncio as redis_client

        try:
            async with redis_client.from_url(self.address, health_check_interval=10) as connection:
                channel = connection.pubsub(ignore_subscribe_messages=False)
                await channel.subscribe(CHANNEL)
                while True:
                    message = await channel.get_message(timeout=5)
                    if message is None:
                        continue
                    if message["type"] == "subscribe":
                        self.subscribed()
                        self._later(self.rooms.catch_up_all())
                    elif message["type"] == "message":
                        self.hear_all(message["data"])
        finally:
            self._listening.clear()

    def subscribed(self) -> None:
        """Redis sends what others tell from now on; they hear that there may be moves which nobody told them."""
        self._heard_at = self.clock()
        self.look_again()
        self._listening.set()
        self.publish("hello", "", {})

    def _greet(self, *_: object) -> None:
        for tell in self.greeted:
            tell()

    def look_again(self) -> None:
        """Something may have been missed: the store is asked at the next opportunity."""
        self._may_have_missed = True

    @property
    def _is_away(self) -> bool:
        silent = self.clock() - self._heard_at > SILENT_SECONDS
        return self.has_peers and (silent or not self._listening.is_set())

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            await self.poll()

    async def poll(self) -> None:
        """Look into the store for what other processes did: often while Redis is away, which everybody is told."""
        away = self._is_away
        overdue = self.has_peers and self.clock() - self._looked_at >= LOOK_EVERY
        if away or self._may_have_missed or overdue:
            try:
                self._may_have_missed = False
                await self.rooms.catch_up_behind()
                self._looked_at = self.clock()
            except (LonghallError, *STORE_ERRORS) as error:
                self.look_again()
                log.warning("could not look for news: %s", cause_of(error))
        if away != self.is_late:
            self.is_late = away
            log.warning("redis is away: the store is polled") if away else log.info("redis is back")
            message = encode(Late(away))
            for table_id in list(self.rooms.subscribers):
                self.rooms.tell_all(table_id, message)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._publish("alive", "", b"{}")
            for beat in self.beats:
                beat()

    def hear_all(self, messages: bytes) -> None:
        """A process tells what it had to tell at this moment; what this one told only shows that Redis is there."""
        if messages.startswith(self._own):
            self._heard_at = self.clock()
            return
        for message in messages.split(BETWEEN):
            self.hear(message)

    def hear(self, message: bytes) -> None:
        """Another process tells something."""
        try:
            news = _read_news(message)
        except msgspec.MsgspecError:
            log.warning("unreadable news")
            return
        self._heard_at = self.clock()
        if news.process == self.process:
            return
        if news.kind == "entry":
            if self.rooms.is_open(news.table):
                self._follow(news.table, _read_entry(news.data))
        elif news.kind in self.handlers:
            self.handlers[news.kind](news.table, _read_data(news.data))

    def _follow(self, table_id: str, entry: LogEntry) -> None:
        """Apply an entry that another process made: at once, or in a task of its own if that has to wait."""
        try:
            done = self.rooms.follow(table_id, entry)
        except Exception:  # the bus must hear on; the task meets the same again and deals with it
            log.exception("could not follow")
            done = False
        if not done:
            self._later(self.rooms.catch_up(table_id, entry.sequence, entry))

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(self._safely(work))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _safely(self, work: Any) -> None:
        try:
            await work
        except (LonghallError, *STORE_ERRORS) as error:
            self.look_again()
            log.warning("could not catch up: %s", cause_of(error))
