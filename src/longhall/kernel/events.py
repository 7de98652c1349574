"""Events: what happened, as a message id with typed arguments and the seats that may read it.

An argument is a number, a word, a reference to a thing on the table such as `town:27` or `seat:2`, or a list of these.
Whoever shows an event turns it into a sentence in the reader's language.
"""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
"""An audience is a mask of seats; one below 0 reaches spectators too: `~(1 << 2)` is everybody but the third seat."""

TELLS: Final = 0
"""An event that anybody who may read it could have foretold from the action and from what they know."""
SHOWS: Final = 1
"""An event that shows what was hidden from some of its readers, and that comes at this point whatever is hidden."""
ANNOUNCES: Final = 2
"""As `SHOWS`, and whether it comes at all depends on what is hidden: the rules make a player say so."""

FOR_GOOD: Final = 0
"""The scope of events that are never withheld."""
NOTHING_WITHHELD: Final = range(0)

Value = int | str | list[int] | list[str]


def may_read(audience: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), belongs to an audience."""
    return audience < 0 if seat is None else audience >> seat & 1 == 1


class Event:
    """One thing that happened, the rule behind it, and who may know."""

    __slots__ = ("args", "audience", "forced", "message", "rule", "scope", "shows")

    def __init__(
        self,
        message: str,
        rule: str,
        args: dict[str, Value],
        audience: int,
        forced: bool,
        scope: int = FOR_GOOD,
        shows: int = TELLS,
    ) -> None:
        self.message = message
        self.rule = rule
        self.args = args
        self.audience = audience
        self.forced = forced
        self.scope = scope
        """The part of the game with which the event may be withheld later, see `Game.withheld`."""
        self.shows = shows

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

    __slots__ = ("forced", "revealed", "told")

    def __init__(self) -> None:
        self.told: list[Event] = []
        self.forced = False
        self.revealed = False
        """Whether hidden information came to light: what led to it cannot be taken back."""

    def add(self, message: str, rule: str, audience: int = EVERYBODY, **args: Value) -> None:
        """Tell one event."""
        self.told.append(Event(message, rule, args, audience, self.forced))

    def add_scoped(self, scope: int, message: str, rule: str, **args: Value) -> None:
        """Tell everybody one event that may be withheld later, with all others of its scope."""
        self.told.append(Event(message, rule, args, EVERYBODY, self.forced, scope))

    def show(self, message: str, rule: str, audience: int = EVERYBODY, **args: Value) -> None:
        """Tell one event that shows what was hidden, such as a card played from a hand: it cannot be taken back."""
        self.told.append(Event(message, rule, args, audience, self.forced, FOR_GOOD, SHOWS))
        self.revealed = True

    def show_scoped(self, scope: int, message: str, rule: str, **args: Value) -> None:
        """Show everybody what was hidden by one event that may be withheld later."""
        self.told.append(Event(message, rule, args, EVERYBODY, self.forced, scope, SHOWS))
        self.revealed = True

    def announce(self, message: str, rule: str, audience: int = EVERYBODY, **args: Value) -> None:
        """Tell one event that is told only because of what a hidden hand holds, as the rules demand."""
        self.told.append(Event(message, rule, args, audience, self.forced, FOR_GOOD, ANNOUNCES))
        self.revealed = True

    def reveal(self) -> None:
        """Note that hidden information comes to light here without an event of its own."""
        self.revealed = True

    def seen_by(self, seat: int | None) -> list[Event]:
        """The events that a seat, or a spectator, may read."""
        return [event for event in self.told if event.seen_by(seat)]


def seat_ref(seat: int) -> str:
    """How an event names a player."""
    return f"seat:{seat}"


def seat_refs(seats: list[int]) -> list[str]:
    """How an event names several players."""
    return [f"seat:{seat}" for seat in seats]
