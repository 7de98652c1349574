"""Cards that give goods, weapons and offspring in ways of their own."""

from __future__ import annotations

from ......kernel.action import Action
from ......kernel.chance import Chance
from ......kernel.errors import Refusal
from ......kernel.events import Events, seat_ref
from ......kernel.step import ONE
from ....content import things
from ....content.actions import GET, STOP, TAKE
from ....state.position import SUPPLY, Effect, Odin
from ...actions.costs import refuse_thing
from ...actions.gains import Gain, Listed
from ...actions.mountains import Mountain
from ...actions.supply import PREGNANT, receive, take_weapon
from ...rounds import FireFor
from ...turn.paid_later import keep_payable
from ..trigger_words import ON_AFTER_HARVEST, ON_HARVEST
from ..triggers import fire


class GainOfThree(Effect):
    """One more of a good of which exactly three lie in supply (card 31)."""

    asks: int = ONE
    kind: str = "get"
    rule: str = "ODN-OCC-23"

    def possible(self, s: Odin, seat: int) -> bool:
        return len(self.legal(s, seat)) > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Goods of any colour, no animals."""
        supply = s.players[seat].supply
        return [
            GET[good] for good in range(things.GOODS) if supply[good] == 3 and good not in (things.SHEEP, things.CATTLE)
        ]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        receive(s, seat, action.target, 1, self.rule, events)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Not exactly three of it."""
        if action.verb != "get":
            return None
        if action.target < SUPPLY and s.players[seat].supply[action.target] == 3:
            return Refusal(self.rule, "odn-no-other-thing", thing=action.targets[0])
        return Refusal(self.rule, "odn-no-three", thing=action.targets[0])


class GainOfHeld(GainOfThree):
    """One more of a good that is in supply; only one of those listed (card 169)."""

    rule: str = "ODN-OCC-27"

    def __init__(self, *things: int) -> None:
        """Which goods."""
        self.things = list(things)

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Those that are there."""
        supply = s.players[seat].supply
        return [GET[thing] for thing in self.things if supply[thing]]

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """There is none, or it is not listed."""
        return refuse_thing(s, seat, action, "get", self.rule)


class FirstItem(Mountain):
    """Take one item from a strip, if it is one of those listed (card 164)."""

    def __init__(self, *things: int) -> None:
        """Which items."""
        super().__init__(0, 1)
        self.things = list(things)

    def possible(self, s: Odin, seat: int) -> bool:
        """Such an item lies nearest the arrow."""
        return any(s.strips[strip] > 0 and self.first(s, strip) in self.things for strip in range(things.STRIPS))

    def first(self, s: Odin, strip: int) -> int:
        """The item of a strip that would be taken."""
        items = s.box.strips[strip]
        return items[len(items) - s.strips[strip]]

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """The strips that begin with one, or none of them."""
        found = [
            TAKE[strip][0]
            for strip in range(things.STRIPS)
            if s.strips[strip] > 0 and self.first(s, strip) in self.things
        ]
        if found:
            found.append(STOP)
        return keep_payable(s, seat, self, found) if s.unpaid else found

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Another item comes first, or what is wrong with any item."""
        strip = action.target >> 3
        if action.verb == "take" and s.strips[strip] > 0 and self.first(s, strip) not in self.things:
            return Refusal("ODN-OCC-27", "odn-no-other-thing", thing=things.ref_of(self.first(s, strip)))
        return super().refusal(s, seat, action)


class OwnHarvest(Listed):
    """Goods that count as a harvest of one's own, with what occupations add to it (card 49)."""

    rule: str = "ODN-OCC-24"

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """As in phase 2: before it, the goods, after it."""
        s.stack.append(FireFor(s.acting, ON_AFTER_HARVEST, 0))
        s.stack.append(Gain(*self.pairs))
        fire(s, s.acting, ON_HARVEST)


class WeaponsUpTo(Effect):
    """Take weapon cards until there are so many of each kind (card 69)."""

    rule: str = "ODN-DICE-07"

    def __init__(self, each: int) -> None:
        self.each = each

    def possible(self, s: Odin, seat: int) -> bool:
        supply = s.players[seat].supply
        return any(supply[weapon] < self.each for weapon in range(things.BOW, things.LONG_SWORD + 1))

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-DICE-07."""
        for weapon in range(things.BOW, things.LONG_SWORD + 1):
            missing = self.each - s.players[s.acting].supply[weapon]
            if missing > 0:
                take_weapon(s, s.acting, weapon, missing, self.rule, events)


class MakePregnant(Effect):
    """An animal turns pregnant (card 79)."""

    rule: str = "ODN-PH8-03"

    def __init__(self, animal: int) -> None:
        self.animal = animal

    def possible(self, s: Odin, seat: int) -> bool:
        """One is not pregnant."""
        return s.players[seat].supply[self.animal] > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Not a breeding phase: no other animal is looked at."""
        me = s.players[s.acting]
        if me.supply[self.animal]:
            me.take(self.animal, 1)
            me.add(PREGNANT[self.animal], 1)
            if events is not None:
                events.add("odn-pregnant", self.rule, seat=seat_ref(s.acting), thing=things.ref_of(self.animal))
