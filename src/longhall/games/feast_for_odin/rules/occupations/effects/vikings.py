"""Cards that bring Vikings back to the Thing square."""

from __future__ import annotations

from ......kernel.action import Action
from ......kernel.chance import Chance
from ......kernel.errors import Refusal
from ......kernel.events import Events, seat_ref
from ......kernel.masks import long_bits
from ......kernel.step import ONE, DecisionStep, Label
from ....content.actions import DECLINE, RECALL, WITHDRAW
from ....content.things import (
    SILVER,
)
from ....state.position import NO_SPACE, Effect, Odin
from ...actions.supply import come_back, give, recall, take_off


class Withdraw(Effect):
    """Take a Viking back from a space, or two for silver equal to the number of the round (card 60)."""

    asks: int = ONE
    kind: str = "withdraw"
    rule: str = "ODN-PH5-12"
    unfit: str = "odn-no-own-vikings"

    def possible(self, s: Odin, seat: int) -> bool:
        return s.players[seat].spaces != 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Any space with own Vikings, or none (ODN-OCC-23)."""
        found = WITHDRAW.of(s.players[seat].spaces)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is not DECLINE:
            s.stack.append(WithdrawSecond(action.target))
        elif events is not None:
            events.add("odn-declines", self.rule, seat=seat_ref(seat))


class WithdrawSecond(DecisionStep[Odin]):
    """One Viking, or two that come back together."""

    kind: str = "recall"
    rule: str = "ODN-PH5-12"

    def __init__(self, space: int) -> None:
        self.space = space

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

    def possible(self, s: Odin, seat: int) -> bool:
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
