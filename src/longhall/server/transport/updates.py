"""What goes over sockets and streams: one update for each viewer, made from the same parts."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...kernel.action import Action
from ...kernel.question import option_json as option_of
from ...kernel.question import question_json as question_of
from ..rooms.log_entry import LogEntry
from ..rooms.room import Room
from ..rooms.shared_chance import chance_json

PROTOCOL: Final = 1
encode: Final = msgspec.json.Encoder().encode


def option_json(table: Room, seat: int, action: Action) -> dict[str, Any]:
    """An option: how it is sent back, what it is called, and which things on the table it concerns."""
    assert table.match is not None
    return option_of(table.game, table.match.state, seat, action)


def question_json(table: Room, seat: int) -> dict[str, Any] | None:
    """What a seat is asked, with every legal option; None if nothing is."""
    if table.match is None or seat not in table.to_act():
        return None
    return question_of(table.game, table.match.state, seat)


def people_json(table: Room) -> list[dict[str, Any]]:
    """Who sits where; no person's id, no secret."""
    return [{"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "resigned": s.resigned} for s in table.seats]


def undo_json(table: Room, seat: int | None) -> dict[str, Any]:
    """What a seat may take back now, and whether somebody asks to go back further."""
    can = False
    running = table.match is not None and table.status == "running" and table.playable
    if seat is not None and running and table.terms.undo != "never":
        assert table.match is not None
        can = table.match.undoable(seat) is not None
    wish = table.undo_wish
    return {"own": can, "wish": None if wish is None else {key: wish[key] for key in ("seat", "to", "agreed")}}


def seed_json(table: Room) -> str | None:
    """The seed of a game that is over, if this program can tell it."""
    return table.match.seed if table.status == "finished" and table.match is not None else None


def table_json(table: Room) -> dict[str, Any]:
    """What everybody may know of a table before looking at the game itself."""
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game.name,
        "status": table.status,
        "playable": table.playable,
        "rules": table.rules,
        "rules_here": table.game.rules_version,
        "recorded": table.moves_shown() if table.playable else table.recorded,
        "options": table.options,
        "terms": msgspec.to_builtins(table.terms),
        "listed": table.listed,
        "seats": people_json(table),
        "version": table.version,
        "moves": table.moves_shown(),
        "waiting": table.to_act(),
        "seed_hash": table.seed_hash,
        "seed": seed_json(table),
        "chance": chance_json(table),
        "result": table.result,
        "created": table.created,
        "changed": table.changed,
        "origin": table.origin,
        "next": table.next,
    }


def update(table: Room, seat: int | None, entries: list[LogEntry], question: bool = True) -> bytes:
    """What a viewer gets after something happened: what it was, and how the table looks now."""
    return Updates(table).of(seat, entries, question)


class Updates:
    """Updates of one moment for many viewers: what is the same for all of them is written once."""

    def __init__(self, table: Room) -> None:
        self.table = table
        self._common = encode(common_json(table))[1:]  # without its opening brace
        self._public = encode(table.game.view(table.match.state, None))[:-1] if table.match is not None else b""
        self._withheld = table.withheld()
        self._shared: dict[tuple[int, int], bytes] = {}

    def of(self, seat: int | None, entries: list[LogEntry], question: bool = True) -> bytes:
        """The update of one viewer."""
        table = self.table
        own = {
            "seat": seat,
            "question": question_json(table, seat) if question and seat is not None else None,
            "undo": undo_json(table, seat),
        }
        told = b",".join([self._entry(entry, seat) for entry in entries])
        view = self._view(seat)
        return b"".join(
            (b'{"type":"update","entries":[', told, b'],"view":', view, b",", encode(own)[1:-1], b",", self._common)
        )

    def _view(self, seat: int | None) -> bytes:
        """The game as a seat sees it: `Game.view`, of which everybody's part is written once."""
        match = self.table.match
        if match is None:
            return b"null"
        if seat is None:
            return self._public + b"}"
        return b"".join((self._public, b',"me":', encode(self.table.game.own(match.state, seat)), b"}"))

    def _entry(self, entry: LogEntry, seat: int | None) -> bytes:
        """An entry as a seat may know it; for all who may read the same of it, written once."""
        key = (entry.sequence, entry.readable_by(seat, self._withheld))
        if key not in self._shared:
            self._shared[key] = encode(entry.shown(seat, self._withheld))
        return self._shared[key]


def common_json(table: Room) -> dict[str, Any]:
    """The part of an update that is the same for everybody; of chance only while there is news of it."""
    moves = len(table.match.moves) if table.match is not None else 0
    return {
        "version": table.version,
        "status": table.status,
        "seats": people_json(table),
        "waiting": table.to_act(),
        "clocks": table.clocks.shown(table.service.now(), table.service.free()),
        "moves": moves,
        "seed": seed_json(table),
        "chance": chance_json(table) if table.status != "running" or not moves else None,
        "next": table.next,
    }
