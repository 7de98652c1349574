"""Cards that carry out a space without Vikings, or add something to the end of an action."""

from __future__ import annotations

from ......kernel.action import Action
from ......kernel.chance import Chance
from ......kernel.events import Events, Value, seat_ref
from ......kernel.masks import long_bits
from ......kernel.step import ONE, Label, Step
from ....content.actions import COPY, DECLINE
from ....content.things import (
    SILVER,
    SPACES,
)
from ....state.position import NO_SPACE, Effect, Odin
from ...actions.supply import give
from ...turn.access import can_use
from ...turn.turns import AfterSpace, UseSpace


class Afterwards(Effect):
    """Something that follows when the action of the space is over (card 108)."""

    def __init__(self, script: int) -> None:
        self.script = script

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """It is put before the mark of the end."""
        for at in range(len(s.stack) - 1, -1, -1):
            if isinstance(s.stack[at], AfterSpace):
                s.stack[at + 1 : at + 1] = s.scripts.lists[self.script]
                return


class CarryOut(Effect):
    """Carry out a space of the board without Vikings, for silver if the card asks for it (cards 77 and 91)."""

    asks: int = ONE
    kind: str = "carry-out"
    rule: str = "ODN-OCC-24"
    unfit: str = "odn-no-carry-out"

    def __init__(self, column: int, beside: int, price: int) -> None:
        """The column; 0: an occupied space, 1: a free one beside an own one; the silver."""
        self.column = column
        self.beside = beside
        self.price = price

    def spaces(self, s: Odin, seat: int) -> int:
        """Those that the card speaks of, as a mask."""
        column = s.scripts.column_spaces[self.column] & (1 << SPACES) - 1
        if not self.beside:
            return column & s.taken()
        own = column & s.players[seat].spaces
        return column & ~s.taken() & (own << 1 | own >> 1)

    def usable(self, s: Odin, seat: int) -> int:
        """Those of them whose action is possible with the silver that is left."""
        me = s.players[seat]
        if me.supply[SILVER] < self.price:
            return 0
        me.take(SILVER, self.price)
        found = 0
        for space in long_bits(self.spaces(s, seat)):
            if can_use(s, seat, s.scripts.spaces[space]):
                found |= 1 << space
        me.add(SILVER, self.price)
        return found

    def possible(self, s: Odin, seat: int) -> bool:
        return self.usable(s, seat) != 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """One of them, or none (ODN-OCC-23)."""
        found = COPY.of(self.usable(s, seat))
        if found:
            found.append(DECLINE)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """As if Vikings stood there; the space of the present action is remembered."""
        if action is DECLINE:
            if events is not None:
                events.add("odn-declines", self.rule, seat=seat_ref(seat))
            return
        if self.price:
            give(s, seat, SILVER, self.price, "ODN-OCC-18", events)
        if events is not None:
            events.add("odn-carries-out", self.rule, seat=seat_ref(seat), space=action.targets[0])
        s.stack.append(
            GoOn(s.space, s.standing_at, s.strip_kinds, s.cards_played, 1 if s.longship_used else 0, *s.given)
        )
        s.cards_played = 0
        s.stack.append(UseSpace(action.target, NO_SPACE))

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"price": self.price}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        return Label("odn-do-carry-out", {"space": action.targets[0]}) if action.verb == "copy" else None


class GoOn(Step[Odin]):
    """After a space that was carried out by card: the action that was going on goes on."""

    def __init__(
        self, space: int, standing_at: int, strip_kinds: int, cards_played: int, longship_used: int, *given: int
    ) -> None:
        """The space, where its Vikings stand, the items' kinds, the cards played, ships used, what it has brought."""
        self.space = space
        self.standing_at = standing_at
        self.strip_kinds = strip_kinds
        self.cards_played = cards_played
        self.longship_used = longship_used
        self.given = list(given)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-24."""
        s.space = self.space
        s.standing_at = self.standing_at
        s.strip_kinds = self.strip_kinds
        s.cards_played = self.cards_played
        s.longship_used = self.longship_used == 1
        s.given = self.given[:]
        s.performed = True
