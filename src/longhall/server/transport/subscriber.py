"""Eyes at a table: whose view somebody gets, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Literal

from ..auth.accounts import Accounts
from ..rooms.hot_seat import curtain_falls
from ..rooms.room import Room
from ..runtime.ids import kept_form, same
from ..storage.rows import User

Role = Literal["player", "spectator", "board"]

MOST_WAITING: Final = 200
MOST_WAITING_BYTES: Final = 2_000_000


class Ticket:
    """As what somebody may look: a person with the seats that are theirs, the holder of a seat's secret, or anybody."""

    def __init__(self, person: User | None, token: str | None, role: Role, session: str | None = None) -> None:
        self.person = person
        self.token = token
        self.role = role
        self.session = session
        """What is kept of the session's secret; the ticket is void when the session has ended."""

    @property
    def holder(self) -> str | None:
        """Who has it: the same for all tickets of a person, and for all of a seat's secret; None: anybody."""
        return self.person.id if self.person is not None else self.token

    def seats(self, table: Room) -> list[int]:
        """The seats that may be played with it, at present."""
        if self.role != "player":
            return []
        if self.token is not None:
            return opened_by(table, self.token)
        return table.seats_of(self.person.id) if self.person is not None else []

    def user(self, table: Room) -> str | None:
        """The person behind it."""
        if self.person is not None:
            return self.person.id
        opened = opened_by(table, self.token) if self.token is not None else []
        return table.seats[opened[0]].user if opened else None

    def is_host(self, table: Room) -> bool:
        """Whether it is the host's own session."""
        return self.person is not None and self.person.id == table.host


def opened_by(table: Room, kept: str) -> list[int]:
    """The seats whose own secret is the one that this is kept of."""
    return [seat.seat for seat in table.seats if seat.token is not None and same(seat.token, kept)]


async def ticket_for(people: Accounts, table: Room, secret: str | None, role: Role) -> Ticket | None:
    """What a secret opens: a seat of this table or a session; None if it opens nothing. No secret: anybody."""
    if not secret:
        return Ticket(None, None, role)
    kept = kept_form(secret)
    if opened_by(table, kept):
        return Ticket(None, kept, role)
    person = await people.by_session(secret)
    return Ticket(person, None, role, kept) if person is not None else None


class Subscriber:
    """One pair of eyes. Messages wait in a queue of bounded length; who is too slow is let go and may come again."""

    def __init__(self, table: Room, ticket: Ticket, seat: int | None = None, updates_only: bool = False) -> None:
        self.ticket = ticket
        self.updates_only = updates_only
        self.owns = ticket.seats(table)
        self.asks = ticket.role == "player"
        self.version = table.version
        self.seat: int | None = None
        self.too_slow = False
        self.void = False
        """Whether the session by which they came in has ended."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        if seat in self.owns:
            self.seat = seat
        elif len(self.owns) == 1:
            self.seat = self.owns[0]

    @property
    def hears_chat(self) -> bool:
        """A board in the room shows the game and nothing else."""
        return self.ticket.role != "board" and not self.updates_only

    def settle(self, table: Room) -> None:
        """Seats change hands before the start; and between two seats of one person the curtain falls."""
        self.owns = self.ticket.seats(table)
        if len(self.owns) == 1:
            self.seat = self.owns[0]
        elif self.seat not in self.owns or curtain_falls(table, self.owns, self.seat):
            self.seat = None

    def send(self, message: bytes) -> None:
        """Queue a message; with too many waiting, the viewer is let go."""
        if self.too_slow:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_WAITING_BYTES:
            self.fall_behind()
        self._wake.set()

    def fall_behind(self) -> None:
        """Give up on this connection; the client comes again with the version it has."""
        self.too_slow = True
        self._waiting.clear()
        self._bytes = 0
        self._wake.set()

    def end_if(self, sessions: set[str]) -> None:
        """Let go if one of these sessions, which have ended, is the one they came in by."""
        if self.ticket.session in sessions:
            self.void = True
            self.fall_behind()

    async def next(self) -> bytes | None:
        """The next message; None when the viewer was too slow, or has no business here any more."""
        while not self._waiting:
            if self.too_slow:
                return None
            self._wake.clear()
            await self._wake.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
