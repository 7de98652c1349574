"""One entry of a table's log: what happened, in a form that is kept and can be done again."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET

from ....kernel.chance import Outcome
from ....kernel.events import EVERYBODY, FOR_GOOD, Event, may_read
from ...protocol.shapes import ShownEntry, ShownEvent

JOIN: Final = "join"
LEAVE: Final = "leave"
PLAN: Final = "plan"
COMMIT: Final = "commit"
FIX: Final = "fix"
REVEAL: Final = "reveal"
START: Final = "start"
MOVE: Final = "move"
UNDO: Final = "undo"
ASK_UNDO: Final = "ask-undo"
DENY_UNDO: Final = "deny-undo"
LEND: Final = "lend"
TAKE: Final = "take"
LINK: Final = "link"
CLAIM: Final = "claim"
RESIGN: Final = "resign"
REMATCH: Final = "rematch"
MUTE: Final = "mute"


class ToldEvent(msgspec.Struct, omit_defaults=True, gc=False):
    """An event as it is kept: with those who may read it."""

    message: str
    rule: str = ""
    args: dict[str, Any] = {}
    forced: bool = False
    audience: int = EVERYBODY
    scope: int = FOR_GOOD

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, may read it."""
        return may_read(self.audience, seat)

    def shown(self) -> ShownEvent:
        """What a reader gets of it."""
        return ShownEvent(self.message, self.rule, self.args, self.forced)


class LogEntry(msgspec.Struct):
    """Something that happened at a table; its sequence number is the table's version after it."""

    sequence: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    events: list[ToldEvent]
    client: str | None
    at: float

    def row(self, table: str) -> dict[str, Any]:
        """As it is kept."""
        return {
            "table": table,
            "sequence": self.sequence,
            "kind": self.kind,
            "seat": self.seat,
            "data": msgspec.json.encode(self.data).decode(),
            "events": msgspec.json.encode(self.events).decode(),
            "client": self.client,
            "at": self.at,
        }

    def is_for_all(self) -> bool:
        """Whether everybody may read the same of it."""
        for event in self.events:
            if event.audience != EVERYBODY:
                return False
        return True

    def readable_by(self, seat: int | None, withheld: range) -> int:
        """Which events a seat, or a spectator, may read, as a mask: who has the same mask may know the same."""
        mask = 0
        for at, event in enumerate(self.events):
            if may_read(event.audience, seat) and event.scope not in withheld:
                mask |= 1 << at
        return mask

    def shown(self, seat: int | None, withheld: range) -> ShownEntry:
        """What a seat, or a spectator, may know of it. Never the action itself: it may be a secret."""
        readable = self.readable_by(seat, withheld)
        events = [event.shown() for at, event in enumerate(self.events) if readable >> at & 1]
        gone = self.data.get("gone", UNSET) if self.kind == UNDO else UNSET
        return ShownEntry(self.sequence, self.kind, self.seat, self.at, events, gone)


_events_decoder: Final = msgspec.json.Decoder(list[ToldEvent])
read_data: Final = msgspec.json.Decoder(dict[str, Any]).decode


def from_row(row: Any) -> LogEntry:
    """An entry as `row` kept it."""
    return LogEntry(
        row.sequence,
        row.kind,
        row.seat,
        read_data(row.data),
        _events_decoder.decode(row.events),
        row.client,
        row.at,
    )


def keep_events(events: list[Event]) -> list[ToldEvent]:
    """A game's events in the form that is kept."""
    return [ToldEvent(e.message, e.rule, e.args, e.forced, e.audience, e.scope) for e in events]


def keep_outcomes(outcomes: list[Outcome]) -> list[list[object]]:
    """Outcomes of chance in the form that is kept."""
    return [[outcome.kind, outcome.value] for outcome in outcomes]


def read_outcomes(kept: list[Any]) -> list[Outcome]:
    """Outcomes as `keep_outcomes` wrote them."""
    return [Outcome(kind, value) for kind, value in kept]
