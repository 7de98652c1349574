"""A subscriber of a table: whose view it gets, and the messages that wait until it takes them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from ..rooms.access import Access
from ..rooms.hot_seat import curtain_falls
from ..rooms.room import Room

MOST_WAITING: Final = 200
MOST_WAITING_BYTES: Final = 2_000_000


class Outlet(Protocol):
    """A socket that messages are written to at once."""

    @property
    def is_writable(self) -> bool:
        """Whether the other side takes them."""

    def write_text(self, message: bytes) -> None:
        """Write a message; never waits."""

    def interrupt(self) -> None:
        """Stop waiting for frames: the subscriber is to be disconnected."""


class Subscriber:
    """Has a bounded queue of messages. A subscriber that reads too slowly is disconnected and may reconnect.

    With an outlet, messages wait only while the other side does not read; else until somebody asks for the next.
    """

    __slots__ = (
        "_bytes",
        "_seats",
        "_waiting",
        "_wake",
        "access",
        "asks",
        "outlet",
        "owns",
        "seat",
        "too_slow",
        "updates_only",
        "version",
        "void",
    )

    def __init__(
        self,
        table: Room,
        access: Access,
        seat: int | None = None,
        updates_only: bool = False,
        outlet: Outlet | None = None,
    ) -> None:
        self.access = access
        self.updates_only = updates_only
        self.outlet = outlet
        self.owns = access.seats(table)
        self._seats = table.seats
        """The table's seats when `owns` was read from them."""
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
        if len(self.owned(table)) == 1:
            self.seat = self.owns[0]
        elif self.seat not in self.owns or curtain_falls(table, self.owns, self.seat):
            self.seat = None

    def owned(self, table: Room) -> list[int]:
        """The seats that are its own, now that the table has changed."""
        if self._seats is not table.seats:
            self._seats = table.seats
            self.owns = self.access.seats(table)
        return self.owns

    def send(self, message: bytes) -> None:
        """Write or queue a message; with too many waiting, the subscriber is disconnected."""
        if self.too_slow:
            return
        if self.outlet is not None and not self._waiting and self.outlet.is_writable:
            self.outlet.write_text(message)
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
        if self.outlet is not None:
            self.outlet.interrupt()

    def flush(self) -> None:
        """The other side reads again: write what waits."""
        assert self.outlet is not None
        while self._waiting and self.outlet.is_writable:
            self.outlet.write_text(self._next())

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
        return self._next()

    def _next(self) -> bytes:
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
