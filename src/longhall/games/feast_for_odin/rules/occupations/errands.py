"""What occupations do with spaces and Vikings: spaces carried out without Vikings, Vikings that come back."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.masks import long_bits
from .....kernel.step import ONE, Label, Step
from ...content.actions import COPY, DECLINE, PLAY, RECALL, WITHDRAW
from ...content.things import SILVER, SPACES
from ...state.position import NO_SPACE, Effect, Odin
from ..actions.supply import come_back, give, recall, take_off
from ..turn.access import can_use
from ..turn.turns import AfterSpace, UseSpace
from .cards import play_card, refuse_play


class Withdraw(Effect):
    """Take a Viking back from a space, or two for silver equal to the number of the round (card 60)."""

    asks: int = ONE
    kind: str = "withdraw"
    rule: str = "ODN-PH5-12"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is one."""
        return s.players[seat].spaces != 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Any space with own Vikings, or none (ODN-OCC-23)."""
        found = WITHDRAW.of(s.players[seat].spaces)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Then how many."""
        if action is not DECLINE:
            s.stack.append(WithdrawSecond(action.target))
        elif events is not None:
            events.add("odn-declines", self.rule, seat=seat_ref(seat))

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """None of one's own Vikings is there."""
        if action.verb != "withdraw":
            return None
        return Refusal(self.rule, "odn-no-own-vikings", space=action.targets[0])


class WithdrawSecond(Step[Odin]):
    """One Viking, or two that come back together."""

    asks: int = ONE
    kind: str = "recall"
    rule: str = "ODN-PH5-12"

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> list[int]:
        """From where."""
        return [self.space]

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """The second one must be there and be paid for."""
        if s.standing[self.space] > 1 and s.players[seat].supply[SILVER] >= s.round:
            return RECALL[1:3]
        return RECALL[1:2]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """An empty space can be taken again."""
        if action.target == 2:
            give(s, seat, SILVER, s.round, "ODN-OCC-18", events)
        recall(s, seat, self.space, action.target, self.rule, events)

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """How many, and at what price."""
        if action.verb != "recall":
            return None
        if action.target == 2:
            return Label("odn-do-recall-paid", {"count": 2, "price": s.round})
        return Label("odn-do-recall", {"count": action.target})

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """One must come back, and no more than two; the second one costs silver."""
        if action.verb != "recall":
            return None
        if action.target == 0:
            return Refusal(self.rule, "odn-no-recall-none")
        there = min(s.standing[self.space], 2)
        if action.target > there:
            return Refusal(self.rule, "odn-no-recall", count=there)
        return Refusal("ODN-OCC-18", "odn-no-silver", price=s.round, silver=s.players[seat].supply[SILVER])


class ComeHome(Effect):
    """One Viking comes back from each space of a column (card 76)."""

    rule: str = "ODN-PH5-12"

    def __init__(self, column: int) -> None:
        self.column = column

    def args(self) -> list[int]:
        """Which column."""
        return [self.column]

    def possible(self, s: Odin, seat: int) -> bool:
        """Somebody stands there."""
        return s.players[seat].spaces & s.scripts.column_spaces[self.column] != 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """All of them together."""
        spaces = long_bits(s.players[s.acting].spaces & s.scripts.column_spaces[self.column])
        for space in spaces:
            take_off(s, s.acting, space, 1)
        if spaces:
            come_back(s, s.acting, len(spaces), self.rule, events)


class VikingBack(Effect):
    """One of the Vikings of this action comes back (card 108)."""

    hard: bool = True
    rule: str = "ODN-PH5-12"

    def possible(self, s: Odin, seat: int) -> bool:
        """One stands on the space."""
        return s.standing_at != NO_SPACE and s.standing[s.standing_at] > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH5-12."""
        recall(s, s.acting, s.standing_at, 1, self.rule, events)


class Afterwards(Effect):
    """Something that follows when the action of the space is over (card 108)."""

    def __init__(self, script: int) -> None:
        self.script = script

    def args(self) -> list[int]:
        """Which list."""
        return [self.script]

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """It is put before the mark of the end."""
        for at in range(len(s.stack) - 1, -1, -1):
            if isinstance(s.stack[at], AfterSpace):
                s.stack[at + 1 : at + 1] = s.scripts.lists[self.script]
                return


class PlayOne(Effect):
    """Play a card of the hand that has been paid for (card 52)."""

    asks: int = ONE
    hard: bool = True
    kind: str = "play"
    rule: str = "ODN-OCC-02"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is one."""
        return s.players[seat].hand != 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Any of them."""
        return PLAY.of(s.players[seat].hand)

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It acts now."""
        play_card(s, seat, action.target, self.rule, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """One."""
        return {"count": 1}

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """The card is not in hand."""
        return refuse_play(s, seat, action, self.rule)


class CarryOut(Effect):
    """Carry out a space of the board without Vikings, for silver if the card asks for it (cards 77 and 91)."""

    asks: int = ONE
    kind: str = "carry-out"
    rule: str = "ODN-OCC-24"

    def __init__(self, column: int, beside: int, price: int) -> None:
        self.column = column
        self.beside = beside
        self.price = price

    def args(self) -> list[int]:
        """The column; 0: an occupied space, 1: a free one beside an own one; the silver."""
        return [self.column, self.beside, self.price]

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
        """There is one."""
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
        """The price."""
        return {"price": self.price}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The space."""
        return Label("odn-do-carry-out", {"space": action.targets[0]}) if action.verb == "copy" else None

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Not one of these spaces, or its action is not possible."""
        if action.verb != "copy":
            return None
        return Refusal(self.rule, "odn-no-carry-out", space=action.targets[0])


class GoOn(Step[Odin]):
    """After a space that was carried out by card: the action that was going on goes on."""

    def __init__(
        self, space: int, standing_at: int, strip_kinds: int, cards_played: int, longship_used: int, *given: int
    ) -> None:
        self.space = space
        self.standing_at = standing_at
        self.strip_kinds = strip_kinds
        self.cards_played = cards_played
        self.longship_used = longship_used
        self.given = list(given)

    def args(self) -> list[int]:
        """The space, where its Vikings stand, the items' kinds, the cards played, ships used, what it has brought."""
        return [self.space, self.standing_at, self.strip_kinds, self.cards_played, self.longship_used, *self.given]

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-24."""
        s.space = self.space
        s.standing_at = self.standing_at
        s.strip_kinds = self.strip_kinds
        s.cards_played = self.cards_played
        s.longship_used = self.longship_used == 1
        s.given = self.given[:]
        s.performed = True
