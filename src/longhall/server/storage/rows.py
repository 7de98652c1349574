"""What is kept of people and tables, as plain structs."""

from __future__ import annotations

from typing import Any

import msgspec

from ..protocol.shapes import SeatKind, TableStatus


class User(msgspec.Struct):
    """Somebody who is known to this server."""

    id: str
    name: str
    account: str | None
    language: str
    notices: dict[str, Any]

    @property
    def is_guest(self) -> bool:
        """Whether there is no account yet."""
        return self.account is None

    def shown(self) -> dict[str, Any]:
        """What the person gets to know about themselves."""
        return {
            "id": self.id,
            "name": self.name,
            "guest": self.is_guest,
            "account": self.account,
            "language": self.language,
            "notices": self.notices,
        }


class SessionRow(msgspec.Struct):
    """A browser or program that is logged in."""

    token: str
    """The hash of its secret."""
    user: str
    created: float
    expires: float
    seen: float | None
    """When it was last used, to the hour; none: not known since an older program."""
    agent: str


class Seat(msgspec.Struct):
    """A place at the table."""

    seat: int
    kind: SeatKind = "open"
    """open, human or bot."""
    user: str | None = None
    name: str = ""
    bot: str = ""
    """The bot that plays it now: its own, or one that an absent person's seat is lent to."""
    resigned: bool = False
    token: str | None = None
    """The hash of the seat's own secret."""

    def is_played_by_bot(self) -> bool:
        """Whether a program decides for it at present."""
        return bool(self.bot)


class TableRow(msgspec.Struct):
    """A table without its seats and its log; options, terms, origin and result are JSON."""

    id: str
    name: str
    game: str
    rules: str
    content: str
    options: str
    terms: str
    listed: bool
    host: str
    status: TableStatus
    seed: str
    seed_hash: str
    origin: str
    next: str | None
    result: str | None
    created: float
    changed: float
    due: float | None = None
    waiting: int | None = None


class EntryRow(msgspec.Struct, gc=False):
    """An entry of a table's log; data and events are JSON."""

    sequence: int
    kind: str
    seat: int | None
    data: str
    events: str
    client: str | None
    at: float


class Snapshot(msgspec.Struct, gc=False):
    """A table's game after an entry, as JSON."""

    sequence: int
    data: str


class StoredTable(msgspec.Struct):
    """A table as it is kept."""

    row: TableRow
    seats: list[Seat]


class Changes(msgspec.Struct):
    """What an entry changes besides the log: always the row of its table, seldom anything else."""

    table: dict[str, Any]
    """The new values, with the table's id as `at_table`."""
    seat: Seat | None = None
    """A seat that is another person's or bot's from now on."""
    snapshot: Snapshot | None = None
