"""Events: what happened, as a message id with typed arguments and the seats that may read it.

An argument is a number, a word, a reference to a thing on the table such as `town:27` or `seat:2`, or a list of these.
Whoever shows an event turns it into a sentence in the reader's language.
"""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
"""An audience is a mask of seats; one below 0 reaches spectators too: `~(1 << 2)` is everybody but the third seat."""

FOR_GOOD: Final = 0
"""The scope of events that are never withheld."""
NOTHING_WITHHELD: Final = range(0)

Value = int | str | list[int] | list[str]


def may_read(audience: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), belongs to an audience."""
    return audience < 0 if seat is None else audience >> seat & 1 == 1


class Event:
    """One thing that happened, the rule behind it, and who may know."""

    __slots__ = ("args", "audience", "forced", "message", "rule", "scope")

    def __init__(
        self, message: str, rule: str, args: dict[str, Value], audience: int, forced: bool, scope: int = FOR_GOOD
    ) -> None:
        self.message = message
        self.rule = rule
        self.args = args
        self.audience = audience
        self.forced = forced
        self.scope = scope
        """The part of the game with which the event may be withheld later, see `Game.withheld`."""

    def __repr__(self) -> str:
        return f"{self.message} {self.args}"

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may read it."""
        return may_read(self.audience, seat)

    def as_json(self) -> dict[str, object]:
        """The form that is kept and sent."""
        return {"message": self.message, "rule": self.rule, "args": self.args, "forced": self.forced}


class Events:
    """Collects events in order. Steps get None instead when nobody listens, and build nothing."""

    __slots__ = ("forced", "told")

    def __init__(self) -> None:
        self.told: list[Event] = []
        self.forced = False

    def add(self, message: str, rule: str, audience: int = EVERYBODY, **args: Value) -> None:
        """Tell one event."""
        self.told.append(Event(message, rule, args, audience, self.forced))

    def add_scoped(self, scope: int, message: str, rule: str, **args: Value) -> None:
        """Tell everybody one event that may be withheld later, with all others of its scope."""
        self.told.append(Event(message, rule, args, EVERYBODY, self.forced, scope))

    def seen_by(self, seat: int | None) -> list[Event]:
        """The events that a seat, or a spectator, may read."""
        return [event for event in self.told if event.seen_by(seat)]


def seat_ref(seat: int) -> str:
    """How an event names a player."""
    return f"seat:{seat}"


def seat_refs(seats: list[int]) -> list[str]:
    """How an event names several players."""
    return [f"seat:{seat}" for seat in seats]
