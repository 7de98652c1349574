"""Mountain strips and upgrades: taking items, and turning goods into better ones."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.masks import mask_of
from .....kernel.step import ONE, Label
from ...content import things
from ...content.actions import RAISE, STOP, TAKE, or_stop
from ...state.position import Effect, Odin
from ..occupations.modifiers import UPGRADE_AGAIN
from ..occupations.trigger_words import ON_ITEM
from ..occupations.triggers import fire, must_act
from ..turn.midway import interrupt, midway
from ..turn.paid_later import keep_payable, no_longer_paid
from .costs import refuse_thing
from .supply import receive


class Mountain(Effect):
    """Take up to so many items from one strip, and so on, each time from another strip (ODN-MTN-04 to 07, 09)."""

    asks: int = ONE
    kind: str = "mountain"
    rule: str = "ODN-MTN-04"

    def __init__(self, used: int, *allowances: int) -> None:
        """Strips taken from already, then how many items may be taken from the next ones."""
        self.used = used
        self.allowances = list(allowances)

    def possible(self, s: Odin, seat: int) -> bool:
        for left in s.strips:
            if left > 0:
                return True
        return False

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """A strip and a number of items, or enough."""
        most = self.allowances[0]
        found: list[Action] = []
        for strip in range(things.STRIPS):
            left = s.strips[strip]
            if left > 0 and not self.used >> strip & 1:
                found += TAKE[strip][: left if left < most else most]
        if found and not must_act(s, seat):
            found.append(STOP)
        if s.unpaid:
            return keep_payable(s, seat, self, found)
        return midway(s, seat, found, STOP) if s.players[seat].midway else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """From left to right (ODN-MTN-01); a strip that is empty is gone (ODN-MTN-03)."""
        if action is STOP:
            if events is not None:
                events.add("odn-mountain-stop", "ODN-MTN-09", seat=seat_ref(seat))
            return
        if interrupt(s, seat, self, action, events):
            return
        strip = action.target >> 3
        if len(self.allowances) > 1:
            s.stack.append(Mountain(self.used | 1 << strip, *self.allowances[1:]))
        take_items(s, seat, strip, action.target & 7, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"count": self.allowances[0]}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The items, and the strip."""
        if action.verb != "take":
            return None
        strip = action.target >> 3
        items = s.box.strips[strip]
        first = len(items) - s.strips[strip]
        refs: list[str] = [things.ref_of(item) for item in items[first : first + (action.target & 7)]]
        return Label("odn-do-take", {"strip": action.targets[0], "items": refs})

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """The strip is not there, was used, or is too short."""
        if action.verb != "take":
            return None
        strip = action.target >> 3
        if s.strips[strip] <= 0:
            return Refusal("ODN-MTN-03", "odn-no-strip", strip=action.targets[0])
        if self.used >> strip & 1:
            return Refusal("ODN-MTN-06", "odn-no-strip-again", strip=action.targets[0])
        if action.target & 7 > self.allowances[0]:
            return Refusal(self.rule, "odn-no-so-many-items", count=self.allowances[0])
        if action.target & 7 <= s.strips[strip]:
            return no_longer_paid()
        return Refusal("ODN-MTN-05", "odn-no-items", strip=action.targets[0], count=s.strips[strip])


def take_items(s: Odin, seat: int, strip: int, n: int, events: Events | None) -> None:
    """Items nearest the arrow go to a player; a double coin is one item and two silver (ODN-MTN-01, 02)."""
    items = s.box.strips[strip]
    first = len(items) - s.strips[strip]
    s.strips[strip] -= n
    for item in items[first : first + n]:
        s.strip_kinds |= 1 << item
        if item == things.SILVER2:
            receive(s, seat, things.SILVER, 2, "ODN-MTN-02", events)
        else:
            receive(s, seat, item, 1, "ODN-MTN-01", events)
        if s.scripts.on[ON_ITEM] & s.players[seat].played:
            fire(s, seat, ON_ITEM, item)
    if events is not None and not s.strips[strip]:
        events.add("odn-strip-gone", "ODN-MTN-03", strip=f"strip:{strip + 1}")


BETTER: Final[list[int]] = [*[thing + things.UPGRADE for thing in range(24)], *[-1] * (things.PREGNANT_CATTLE + 1 - 24)]
"""By thing: the thing one level higher; -1 if there is none."""
BETTER[things.PREGNANT_SHEEP] = things.FUR
BETTER[things.PREGNANT_CATTLE] = things.CLOTHING
DOWNWARDS: Final[list[int]] = [
    thing
    for thing in [
        *range(23, 15, -1),
        things.PREGNANT_CATTLE,
        things.CATTLE,
        14,
        things.PREGNANT_SHEEP,
        *range(things.SHEEP, -1, -1),
    ]
    if things.THINGS[thing]
]
"""Goods are raised in this order, so that no tile is raised twice and no choice comes in two orders (ODN-TRADE-05)."""
PLACE_OF: Final[list[int]] = [
    DOWNWARDS.index(thing) if thing in DOWNWARDS else 99 for thing in range(things.PREGNANT_CATTLE + 1)
]


def raised(thing: int, steps: int) -> int:
    """What a thing becomes after so many levels; -1 if it cannot rise so far (ODN-TRADE-07, 09)."""
    for _ in range(steps):
        if thing < 0:
            return -1
        thing = BETTER[thing]
    return thing


RAISED: Final[list[list[int]]] = [
    [raised(thing, steps) for thing in range(things.PREGNANT_CATTLE + 1)] for steps in range(4)
]
"""By steps and thing: what it becomes, -1 if it cannot rise so far."""
RAISABLE: Final[list[int]] = [
    mask_of([thing for thing in DOWNWARDS if RAISED[steps][thing] >= 0]) for steps in range(4)
]
"""By steps: the things that can rise so far, as a mask."""


class Upgrade(Effect):
    """Raise up to so many goods of the supply by so many levels each (ODN-TRADE-01 to 07)."""

    asks: int = ONE
    kind: str = "upgrade"
    rule: str = "ODN-TRADE-01"

    def __init__(self, goods: int, steps: int, among: int = -1, place: int = 0, again: int = -1, *fresh: int) -> None:
        """How many, by how many levels, which goods (a mask), from which place on; 1: one may still rise twice.

        Then what has come of goods that were raised already, for who may do other things in between.
        """
        self.goods = goods
        self.steps = steps
        self.among = among
        self.place = place
        self.again = again
        self.fresh = list(fresh)

    def raisable(self, s: Odin, seat: int) -> list[Action]:
        """Goods of the supply that can rise so far."""
        found: list[Action] = []
        goods = s.players[seat].owned & self.enough()
        if goods:
            for at in range(self.place, len(DOWNWARDS)):
                if goods >> DOWNWARDS[at] & 1:
                    found.append(RAISE[DOWNWARDS[at]])
        if self.fresh:
            supply = s.players[seat].supply
            found = [action for action in found if supply[action.target] > self.fresh.count(action.target)]
        return found

    def enough(self) -> int:
        """Goods that can rise so far."""
        return RAISABLE[self.steps] & self.among

    def possible(self, s: Odin, seat: int) -> bool:
        return s.players[seat].owned & self.enough() != 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """The next good, or enough (ODN-TRADE-04)."""
        found = self.raisable(s, seat)
        if found and not must_act(s, seat):
            found.append(STOP)
        return midway(s, seat, found, STOP) if s.players[seat].midway else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It is exchanged for the tile of the same shape (ODN-TRADE-02); the others follow."""
        if action is STOP:
            if events is not None:
                events.add("odn-upgrade-stop", self.rule, seat=seat_ref(seat))
            return
        if interrupt(s, seat, self, action, events):
            return
        thing = action.target
        to = RAISED[self.steps][thing]
        again = self.again
        if again < 0:
            large = self.goods >= 3 and self.steps == 1
            again = 1 if large and s.players[seat].mods[UPGRADE_AGAIN] else 0
        if self.goods > 1:
            if s.players[seat].midway:
                s.stack.append(Upgrade(self.goods - 1, self.steps, self.among, 0, again, *self.fresh, to))
            else:
                s.stack.append(Upgrade(self.goods - 1, self.steps, self.among, PLACE_OF[thing], again, *self.fresh))
        if again and BETTER[to] >= 0:
            s.stack.append(RaiseAgain(to))
        upgrade(s, seat, thing, to, self.rule, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """How many goods, by how many levels."""
        return {"count": self.goods, "steps": self.steps}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """What becomes of what."""
        return becomes(action, "raise", RAISED[self.steps])

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """None there, nothing above it, or its turn in the order is over."""
        if action.verb != "raise":
            return None
        thing = action.target
        if not s.players[seat].supply[thing]:
            return Refusal(self.rule, "odn-no-thing", thing=action.targets[0])
        if RAISED[self.steps][thing] < 0:
            return Refusal("ODN-TRADE-07", "odn-no-higher", thing=action.targets[0], steps=self.steps)
        if self.among >> thing & 1 == 0:
            return Refusal(self.rule, "odn-no-other-thing", thing=action.targets[0])
        return Refusal("ODN-TRADE-05", "odn-no-raise-order", thing=action.targets[0])


class RaiseAgain(Effect):
    """One of the goods of a large upgrade may rise a second level (card 152)."""

    asks: int = ONE
    kind: str = "upgrade-again"
    rule: str = "ODN-OCC-29"

    def __init__(self, thing: int) -> None:
        self.thing = thing

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """This one or not."""
        return [RAISE[self.thing], STOP]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Then the others of this upgrade rise one level only."""
        if action is STOP:
            return
        rest = s.stack[-1] if s.stack else None
        if isinstance(rest, Upgrade):
            fresh = [*rest.fresh[:-1], BETTER[self.thing]] if rest.fresh else []
            s.stack[-1] = Upgrade(rest.goods, rest.steps, rest.among, rest.place, 0, *fresh)
        upgrade(s, seat, self.thing, BETTER[self.thing], self.rule, events)

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """What becomes of what."""
        return becomes(action, "raise", BETTER)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        return Refusal(self.rule, "odn-no-other-thing", thing=action.targets[0]) if action.verb == "raise" else None


def becomes(action: Action, verb: str, to: list[int]) -> Label | None:
    """For options about a good: what becomes of what; `to`: by good, the one it becomes."""
    if action.verb != verb:
        return None
    return Label("odn-do-raise", {"thing": action.targets[0], "to": things.ref_of(to[action.target])})


def upgrade(s: Odin, seat: int, thing: int, to: int, rule: str, events: Events | None) -> None:
    """One tile becomes another."""
    s.players[seat].take(thing, 1)
    if events is not None:
        events.add("odn-upgrades", rule, seat=seat_ref(seat), thing=things.ref_of(thing), to=things.ref_of(to))
    receive(s, seat, to, 1, rule, None)


class UpgradeOne(Effect):
    """Raise one good by up to so many levels (card 17)."""

    asks: int = ONE
    kind: str = "upgrade"
    rule: str = "ODN-TRADE-01"

    def __init__(self, steps: int, thing: int = -1) -> None:
        """How many levels are left, and the good that has been chosen."""
        self.steps = steps
        self.thing = thing

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a good below blue."""
        return len(self.legal(s, seat)) > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Any good first, then the same one on; or enough."""
        supply = s.players[seat].supply
        if self.thing >= 0:
            return [RAISE[self.thing], STOP] if BETTER[self.thing] >= 0 else NOTHING_TO_RAISE
        found = [RAISE[thing] for thing in DOWNWARDS if supply[thing]]
        return or_stop(found)

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """One level; more may follow."""
        if action is STOP:
            return
        to = BETTER[action.target]
        if self.steps > 1:
            s.stack.append(UpgradeOne(self.steps - 1, to))
        upgrade(s, seat, action.target, to, self.rule, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"count": 1, "steps": self.steps}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """What becomes of what."""
        return becomes(action, "raise", BETTER)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Another good than the one begun with, or none there."""
        return refuse_thing(s, seat, action, "raise", self.rule)


NOTHING_TO_RAISE: Final[list[Action]] = []
