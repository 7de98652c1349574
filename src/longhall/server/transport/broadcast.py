"""Sends every change of a table to those who look at it, each in their own view."""

from __future__ import annotations

from ..rooms.registry import Rooms
from ..rooms.room import Room
from .updates import Updates


class Broadcast:
    """Makes the updates of a moment; what is the same for several subscribers is made once."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        rooms.changed.append(self.tell)

    def tell(self, table: Room) -> None:
        """Send everybody who looks what they have not heard of yet, each in their own view."""
        made: dict[tuple[int | None, bool, int], bytes | None] = {}
        updates: Updates | None = None
        for subscriber in list(self.rooms.subscribers.get(table.id, ())):
            if subscriber.version >= table.version:
                continue
            subscriber.settle(table)
            key = (subscriber.seat, subscriber.asks, subscriber.version)
            if key not in made:
                entries = table.entries_since(subscriber.version)
                updates = updates or Updates(table)
                made[key] = None if entries is None else updates.of(subscriber.seat, entries, subscriber.asks)
            message = made[key]
            if message is None:
                subscriber.fall_behind()
            else:
                subscriber.version = table.version
                subscriber.send(message)
