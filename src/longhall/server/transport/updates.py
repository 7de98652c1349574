"""What those who look at a table are told when it changes: one update for each, made from the same parts."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.game import MOST_SEATS
from ..protocol.shapes import Result, SeatInfo, UndoState, UndoWish
from ..protocol.told import as_written, encode
from ..rooms.log.entry import LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..rooms.shared_chance import chance_of
from .messages import Moment, TableInfo

PROTOCOL: Final = 1
OF_SEAT: Final = [b'},"seat":%d,"question":' % seat for seat in range(MOST_SEATS)]
"""Between what only a seat may see and what it is asked."""
NO_WISH: Final = encode(UndoState(False, None)), encode(UndoState(True, None))


def seats_of(table: Room) -> list[SeatInfo]:
    """Who sits where; no person's id, no secret."""
    return [SeatInfo(s.seat, s.kind, s.name, s.bot, s.resigned) for s in table.seats]


def written_seats(table: Room) -> Any:
    """The same, written once for as long as nobody changes: a table replaces its list of seats then."""
    seats, written = table.written_seats
    if seats is not table.seats:
        written = encode(seats_of(table))
        table.written_seats = table.seats, written
    return as_written(written)


def takes_back(table: Room) -> bool:
    """Whether moves can be taken back at a table."""
    return table.status == "running" and table.playable and table.terms.undo != "never"


def undo_of(table: Room) -> tuple[bytes, bytes]:
    """What can be taken back, for seats that may not take back a move of their own, and for those that may."""
    wish = table.undo_wish
    if wish is None:
        return NO_WISH
    asked = UndoWish(wish["seat"], wish["to"], wish["agreed"])
    return encode(UndoState(False, asked)), encode(UndoState(True, asked))


def seed_of(table: Room) -> str | None:
    """The seed of a game that is over, if this program can tell it."""
    return table.match.seed if table.status == "finished" and table.match is not None else None


def table_info(table: Room) -> TableInfo:
    """What everybody may know of a table before looking at the game itself."""
    return TableInfo(
        id=table.id,
        name=table.name,
        game=table.game.name,
        status=table.status,
        playable=table.playable,
        rules=table.rules,
        rules_here=table.game.rules_version,
        content=table.game.content_hash,
        pack=table.game.pack_name,
        recorded=table.moves_shown() if table.playable else table.recorded,
        options=table.options,
        terms=table.terms,
        listed=table.listed,
        hosted_by=next((seat.name for seat in table.seats if seat.user == table.host), ""),
        seats=seats_of(table),
        version=table.version,
        moves=table.moves_shown(),
        waiting=table.to_act(),
        seed_hash=table.seed_hash,
        seed=seed_of(table),
        chance=chance_of(table),
        result=None if table.result is None else Result(**table.result),
        created=table.created,
        changed=table.changed,
        origin=table.origin,
        next=table.next,
    )


def moment(table: Room, waiting: list[int]) -> Moment:
    """What an update tells everybody alike."""
    moves = len(table.match.moves) if table.match is not None else 0
    return Moment(
        table.version,
        table.status,
        written_seats(table),
        waiting,
        table.clocks.shown(table.service),
        moves,
        seed_of(table),
        chance_of(table) if table.status != "running" or not moves else None,
        table.next,
    )


def update(table: Room, seat: int | None, entries: list[LogEntry], question: bool = True) -> bytes:
    """What a viewer gets after something happened: what it was, and how the table looks now."""
    return Updates(table).of(seat, entries, question)


class Updates:
    """Updates of one moment for many viewers, each of them an encoded `Update`.

    What is the same for several of them is encoded once, and their bytes are put together from that.
    """

    __slots__ = (
        "_before_entries",
        "_before_own",
        "_for_all",
        "_for_some",
        "_public",
        "_takes_back",
        "_undo",
        "_waiting",
        "_withheld",
        "table",
    )

    def __init__(self, table: Room) -> None:
        self.table = table
        self._waiting = table.to_act()
        self._withheld = table.withheld()
        self._before_entries = encode(moment(table, self._waiting))[:-1] + b',"entries":['
        self._public = b"null" if table.match is None else encode(table.game.view(table.match.state, None))
        self._before_own = self._public[:-1]
        """The same without its last brace."""
        self._takes_back = takes_back(table)
        self._undo = undo_of(table)
        self._for_all: dict[int, bytes | None] = {}
        """By entry; None: not everybody may read the same of it."""
        self._for_some: dict[tuple[int, int], bytes] = {}

    def of(self, seat: int | None, entries: list[LogEntry], question: bool = True) -> bytes:
        """The update of one viewer."""
        one = len(entries) == 1
        told = self._entry(entries[0], seat) if one else b",".join([self._entry(entry, seat) for entry in entries])
        match = self.table.match
        if seat is None or match is None:
            of_viewer = b',"seat":%b,"question":null,"undo":' % encode(seat)
            parts = (self._before_entries, told, b'],"view":', self._public, of_viewer, self._undo[False], b"}")
            return b"".join(parts)
        game, state = self.table.game, match.state
        own = encode(game.own(state, seat))
        asked = encode(game.question(state, seat)) if question and seat in self._waiting else b"null"
        undo = self._undo[self._takes_back and match.undoable(seat) is not None]
        seen = self._before_entries, told, b'],"view":', self._before_own, b',"me":', own
        return b"".join((*seen, OF_SEAT[seat], asked, b',"undo":', undo, b"}"))

    def _entry(self, entry: LogEntry, seat: int | None) -> bytes:
        """An entry as a seat may know it; for all who may read the same of it, encoded once."""
        sequence = entry.sequence
        if sequence not in self._for_all:
            self._for_all[sequence] = encode(entry.shown(seat, self._withheld)) if entry.is_for_all() else None
        shown = self._for_all[sequence]
        if shown is None:
            key = (sequence, entry.readable_by(seat, self._withheld))
            shown = self._for_some.get(key)
            if shown is None:
                shown = self._for_some[key] = encode(entry.shown(seat, self._withheld))
        return shown


class Broadcast:
    """Sends every change of a table to its subscribers; those who see the same get the same bytes."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        rooms.changed.append(self.tell)

    def tell(self, table: Room) -> None:
        """Send everybody who looks what they have not heard of yet, each in their own view."""
        version = table.version
        made: dict[tuple[int | None, bool, int], bytes] = {}
        updates: Updates | None = None
        since, entries = -1, None
        for subscriber in list(self.rooms.subscribers.get(table.id, ())):
            if subscriber.version >= version:
                continue
            subscriber.settle(table)
            if subscriber.version != since:  # mostly the same for all
                since = subscriber.version
                entries = table.entries_since(since)
            if entries is None:
                subscriber.fall_behind()
                continue
            key = (subscriber.seat, subscriber.asks, since)
            message = made.get(key)
            if message is None:
                updates = updates or Updates(table)
                message = made[key] = updates.of(subscriber.seat, entries, subscriber.asks)
            subscriber.version = version
            subscriber.send(message)
