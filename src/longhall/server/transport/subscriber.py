"""A subscriber of a table: whose view it gets, and the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from ..rooms.access import Access
from ..rooms.hot_seat import curtain_falls
from ..rooms.room import Room

MOST_WAITING: Final = 200
MOST_WAITING_BYTES: Final = 2_000_000


class Subscriber:
    """Has a bounded queue of messages. A subscriber that reads too slowly is disconnected and may reconnect."""

    def __init__(self, table: Room, access: Access, seat: int | None = None, updates_only: bool = False) -> None:
        self.access = access
        self.updates_only = updates_only
        self.owns = access.seats(table)
        self.asks = access.role == "player"
        self.version = table.version
        self.seat: int | None = None
        self.too_slow = False
        self.void = False
        """Whether the session that opened it has ended."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        if seat in self.owns:
            self.seat = seat
        elif len(self.owns) == 1:
            self.seat = self.owns[0]

    @property
    def hears_chat(self) -> bool:
        """Whether it gets chat messages; a board in the room shows the game and nothing else."""
        return self.access.role != "board" and not self.updates_only

    def settle(self, table: Room) -> None:
        """Choose whose view it gets: seats change hands, and between two seats of one person the curtain falls."""
        self.owns = self.access.seats(table)
        if len(self.owns) == 1:
            self.seat = self.owns[0]
        elif self.seat not in self.owns or curtain_falls(table, self.owns, self.seat):
            self.seat = None

    def send(self, message: bytes) -> None:
        """Queue a message; with too many waiting, the subscriber is disconnected."""
        if self.too_slow:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_WAITING_BYTES:
            self.fall_behind()
        self._wake.set()

    def fall_behind(self) -> None:
        """Disconnect; the client reconnects with the version it has."""
        self.too_slow = True
        self._waiting.clear()
        self._bytes = 0
        self._wake.set()

    def end_if(self, sessions: set[str]) -> None:
        """Disconnect if one of these sessions, which have ended, opened it."""
        if self.access.session in sessions:
            self.void = True
            self.fall_behind()

    async def next(self) -> bytes | None:
        """The next message; None when the subscriber was too slow or its session has ended."""
        while not self._waiting:
            if self.too_slow:
                return None
            self._wake.clear()
            await self._wake.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
