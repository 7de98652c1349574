"""What those who look at a table are told when it changes: one update for each, made from the same parts."""

from __future__ import annotations

from typing import Final

from ...kernel.shapes import GameView, Question
from ..protocol.shapes import Result, SeatInfo, ShownEntry, UndoState, UndoWish
from ..protocol.told import as_written, encode, written
from ..rooms.log_entry import LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..rooms.shared_chance import chance_of
from .messages import TableInfo, Update

PROTOCOL: Final = 1


def question_json(table: Room, seat: int | None) -> Question | None:
    """What a seat is asked, with every legal option; None if nothing is."""
    if seat is None or table.match is None or seat not in table.to_act():
        return None
    return table.game.question(table.match.state, seat)


def seats_of(table: Room) -> list[SeatInfo]:
    """Who sits where; no person's id, no secret."""
    return [SeatInfo(s.seat, s.kind, s.name, s.bot, s.resigned) for s in table.seats]


def undo_of(table: Room, seat: int | None) -> UndoState:
    """What a seat may take back now, and whether somebody asks to go back further."""
    can = False
    running = table.match is not None and table.status == "running" and table.playable
    if seat is not None and running and table.terms.undo != "never":
        assert table.match is not None
        can = table.match.undoable(seat) is not None
    wish = table.undo_wish
    return UndoState(can, None if wish is None else UndoWish(wish["seat"], wish["to"], wish["agreed"]))


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


def update(table: Room, seat: int | None, entries: list[LogEntry], question: bool = True) -> bytes:
    """What a viewer gets after something happened: what it was, and how the table looks now."""
    return Updates(table).of(seat, entries, question)


class Updates:
    """Updates of one moment for many viewers: what is the same for all of them is written once."""

    def __init__(self, table: Room) -> None:
        self.table = table
        self._public = encode(table.game.view(table.match.state, None))[:-1] if table.match is not None else b""
        self._withheld = table.withheld()
        self._shared: dict[tuple[int, int], ShownEntry] = {}
        self._moves = len(table.match.moves) if table.match is not None else 0
        self._waiting = table.to_act()
        self._seed = seed_of(table)
        self._seats = written(seats_of(table))
        self._clocks = written(table.clocks.shown(table.service.now(), table.service.free()))
        news_of_chance = table.status != "running" or not self._moves
        self._chance = written(chance_of(table)) if news_of_chance else None

    def of(self, seat: int | None, entries: list[LogEntry], question: bool = True) -> bytes:
        """The update of one viewer."""
        table = self.table
        return encode(
            Update(
                entries=[self._entry(entry, seat) for entry in entries],
                view=self._view(seat),
                seat=seat,
                question=question_json(table, seat) if question and seat in self._waiting else None,
                undo=undo_of(table, seat),
                version=table.version,
                status=table.status,
                seats=self._seats,
                waiting=self._waiting,
                clocks=self._clocks,
                moves=self._moves,
                seed=self._seed,
                chance=self._chance,
                next=table.next,
            )
        )

    def _view(self, seat: int | None) -> GameView | None:
        """The game as a seat sees it: `Game.view`, of which everybody's part is written once."""
        match = self.table.match
        if match is None:
            return None
        if seat is None:
            everybody: GameView = as_written(self._public + b"}")
            return everybody
        own = encode(self.table.game.own(match.state, seat))
        seen: GameView = as_written(b"".join((self._public, b',"me":', own, b"}")))
        return seen

    def _entry(self, entry: LogEntry, seat: int | None) -> ShownEntry:
        """An entry as a seat may know it; for all who may read the same of it, written once."""
        key = (entry.sequence, entry.readable_by(seat, self._withheld))
        if key not in self._shared:
            self._shared[key] = written(entry.shown(seat, self._withheld))
        return self._shared[key]


class Broadcast:
    """Sends every change of a table to its subscribers; those who see the same get the same bytes."""

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
