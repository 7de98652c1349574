"""Presence: the seats whose people are connected to a table, through this process and others."""

from __future__ import annotations

import time
from typing import Any, Final

from ..protocol.told import encode
from ..rooms.registry import Rooms
from .messages import Here
from .redis_bus import BEAT, RedisBus
from .subscriber import Subscriber

SILENT: Final = 3 * BEAT
"""Seconds after which a process that tells nothing is taken to be gone."""


class Presence:
    """Sends `here` to everybody at a table when somebody comes or goes."""

    def __init__(self, rooms: Rooms, bus: RedisBus) -> None:
        self.rooms = rooms
        self.bus = bus
        self._told: dict[str, bytes] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, dict[str, Any]]]] = {}
        rooms.seats_elsewhere = self.seats_elsewhere
        bus.on("here", self.hear)
        bus.beats.append(self.beat)

    def come(self, table_id: str, subscriber: Subscriber) -> None:
        """A subscriber connects."""
        self.rooms.watch(table_id, subscriber)
        self.changed(table_id)

    def go(self, table_id: str, subscriber: Subscriber) -> None:
        """A subscriber disconnects."""
        self.rooms.unwatch(table_id, subscriber)
        self.changed(table_id)

    def changed(self, table_id: str) -> None:
        """Tell those at the table and the other processes, if it is news."""
        local = self.local(table_id)
        self.bus.publish("here", table_id, {"process": self.bus.process, **local})
        self.tell(table_id)

    def local(self, table_id: str) -> dict[str, Any]:
        """Who is at a table through this process."""
        subscribers = self.rooms.subscribers.get(table_id, ())
        return {
            "seats": sorted({seat for subscriber in subscribers for seat in subscriber.owns}),
            "watching": sum(not subscriber.owns for subscriber in subscribers),
        }

    def now(self, table_id: str) -> Here:
        """Who is at a table, through whichever process."""
        here = Here(**self.local(table_id))
        for other in self._others(table_id):
            here.seats = sorted({*here.seats, *other["seats"]})
            here.watching += other["watching"]
        return here

    def tell(self, table_id: str) -> None:
        """Send it to everybody at the table who does not know yet."""
        message = encode(self.now(table_id))
        if table_id not in self.rooms.subscribers:
            self._told.pop(table_id, None)
        elif self._told.get(table_id) != message:
            self._told[table_id] = message
            self.rooms.tell_all(table_id, message)

    def seats_elsewhere(self, table_id: str) -> set[int]:
        """The seats whose people look at a table through other processes."""
        return {seat for other in self._others(table_id) for seat in other["seats"]}

    def hear(self, table_id: str, news: dict[str, Any]) -> None:
        """Another process tells who is with it."""
        others = self._elsewhere.setdefault(table_id, {})
        if news["process"] in others:
            self.rooms.attendance.saw(table_id, others[news["process"]][1]["seats"])
        if news["seats"] or news["watching"]:
            others[news["process"]] = (time.monotonic() + SILENT, news)
        else:
            others.pop(news["process"], None)
        if not others:
            del self._elsewhere[table_id]
        self.tell(table_id)

    def _others(self, table_id: str) -> list[dict[str, Any]]:
        now = time.monotonic()
        return [news for until, news in self._elsewhere.get(table_id, {}).values() if until > now]

    def beat(self) -> None:
        """Tell again who is here, and forget processes that have been silent."""
        now = time.monotonic()
        for table_id, others in list(self._elsewhere.items()):
            alive = {process: news for process, news in others.items() if news[0] > now}
            if alive:
                self._elsewhere[table_id] = alive
            else:
                del self._elsewhere[table_id]
            self.tell(table_id)
        for table_id in list(self.rooms.subscribers):
            self.bus.publish("here", table_id, {"process": self.bus.process, **self.local(table_id)})
