"""The plain effects: gain, choose, perhaps, by tiers. Spaces and occupations are lists of them and of `costs.py`."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import ONE, Label
from ...content.actions import ACCEPT, CHOOSE, DECLINE, GET
from ...content.things import BOW, SILVER, SPECIAL, ref_of
from ...state.position import NO_SPACE, SUPPLY, Effect, Odin
from ..occupations.counts import amount
from ..occupations.modifiers import ROLL
from ..turn.access import usable
from ..turn.midway import interrupt, midway
from ..turn.paid_later import keep_payable, no_longer_paid
from .costs import Pay, PayAnimal, PayShip
from .supply import PREGNANT, available, draw_weapon, receive, take_special, take_weapon


class Listed(Effect):
    """An effect about things and amounts, in pairs."""

    def __init__(self, *pairs: int) -> None:
        """Thing, amount, thing, amount ..."""
        self.pairs = list(pairs)


class Gain(Listed):
    """Take things from the general supply."""

    rule: str = "ODN-ACT-03"

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ACT-03."""
        pairs = self.pairs
        for at in range(0, len(pairs), 2):
            gain_thing(s, s.acting, pairs[at], pairs[at + 1], self.rule, events)


def gain_thing(s: Odin, seat: int, thing: int, n: int, rule: str, events: Events | None) -> None:
    """Any thing of supplies."""
    if thing >= BOW:
        take_weapon(s, seat, thing, n, rule, events)
    else:
        receive(s, seat, thing, n, rule, events)


class GainTile(Effect):
    """Take a special tile, if it is still there."""

    hard: bool = True
    rule: str = "ODN-SUPPLY-03"

    def __init__(self, thing: int) -> None:
        self.thing = thing

    def possible(self, s: Odin, seat: int) -> bool:
        """It lies in the general supply."""
        return available(s, self.thing)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-SUPPLY-03."""
        if available(s, self.thing):
            take_special(s, s.acting, self.thing, self.rule, events)


class GainPer(Effect):
    """Take so many of a thing for each of what is counted, up to a limit."""

    rule: str = "ODN-ACT-04"

    def __init__(self, what: int, most: int, *pairs: int) -> None:
        """What is counted, how many count, then things and amounts."""
        self.what = what
        self.most = most
        self.pairs = list(pairs)

    def enough(self) -> int:
        """If it counts a thing, that thing; animals whether pregnant or not."""
        if self.what >= SUPPLY:
            return 0
        return 1 << self.what | (1 << PREGNANT[self.what] if self.what in PREGNANT else 0)

    def possible(self, s: Odin, seat: int) -> bool:
        """Something is there to be counted."""
        return amount(s, seat, self.what) > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ACT-04 to 07."""
        times = amount(s, s.acting, self.what)
        if times > self.most:
            times = self.most
        if times > 0:
            for at in range(0, len(self.pairs), 2):
                gain_thing(s, s.acting, self.pairs[at], self.pairs[at + 1] * times, self.rule, events)


class Tier(Effect):
    """A slash list: the entry that a count has reached applies, and no other (ODN-OCC-15 to 17)."""

    rule: str = "ODN-OCC-17"

    def __init__(self, what: int, at_most: int, *tiers: int) -> None:
        """What is counted; 1 if the limits are upper ones; then limits and scripts in pairs."""
        self.what = what
        self.at_most = at_most
        self.tiers = list(tiers)

    def script(self, s: Odin, seat: int) -> int:
        """The list that applies; -1 if none does."""
        there = amount(s, seat, self.what)
        found = -1
        for at in range(0, len(self.tiers), 2):
            if self.at_most:
                if there <= self.tiers[at]:
                    return self.tiers[at + 1]
            elif there >= self.tiers[at]:
                found = self.tiers[at + 1]
        return found

    def possible(self, s: Odin, seat: int) -> bool:
        """An entry applies and can be used."""
        script = self.script(s, seat)
        return script >= 0 and usable(s, seat, script)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-17."""
        script = self.script(s, s.acting)
        if script >= 0:
            s.stack.extend(s.scripts.lists[script])


class Offer(Effect):
    """Something that may be done or left: an exchange, a purchase, an action (ODN-OCC-18, ODN-PH5-07)."""

    asks: int = ONE
    kind: str = "offer"
    rule: str = "ODN-PH5-07"

    def __init__(self, script: int) -> None:
        self.script = script

    def possible(self, s: Odin, seat: int) -> bool:
        """The list can be used."""
        return usable(s, seat, self.script)

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Do it or not."""
        found = ACCEPT_OR_NOT if usable(s, seat, self.script) else NO_OFFER
        if s.unpaid:
            return keep_payable(s, seat, self, found)
        return midway(s, seat, found, DECLINE) if s.players[seat].midway and s.space != NO_SPACE else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if interrupt(s, seat, self, action, events):
            return
        if action is ACCEPT:
            s.stack.extend(s.scripts.lists[self.script])
        elif events is not None:
            events.add("odn-declines", self.rule, seat=seat_ref(seat))

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """It has to be done, or has to be left."""
        return no_longer_paid() if s.unpaid and action in ACCEPT_OR_NOT else None

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """What it costs and brings."""
        return deal_of(s, self.script)


ACCEPT_OR_NOT: Final = [ACCEPT, DECLINE]
NO_OFFER: Final[list[Action]] = []


class Choose(Effect):
    """One of several lists; a price of the first number 1 means that none may be chosen, too."""

    asks: int = ONE
    kind: str = "choose"
    rule: str = "ODN-OCC-15"
    hard: bool = True

    def __init__(self, may_decline: int, *scripts: int) -> None:
        """Whether one may decline, then the lists."""
        self.may_decline = may_decline
        self.scripts = list(scripts)

    def possible(self, s: Odin, seat: int) -> bool:
        """One of them can be used."""
        return any(usable(s, seat, script) for script in self.scripts)

    def forbidden_by(self, s: Odin, seat: int) -> str:
        """A space where none of them can be used may not be taken."""
        return "ODN-PH5-05"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Those that can be used."""
        found = [CHOOSE[at] for at, script in enumerate(self.scripts) if usable(s, seat, script)]
        if self.may_decline and found:
            found.append(DECLINE)
        return keep_payable(s, seat, self, found) if s.unpaid else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The chosen list follows."""
        if action is not DECLINE:
            s.stack.extend(s.scripts.lists[self.scripts[action.target - 1]])
        elif events is not None:
            events.add("odn-declines", self.rule, seat=seat_ref(seat))

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """What the list costs and brings."""
        if action.verb != "choose":
            return None
        return Label("odn-do-choose", deal_of(s, self.scripts[action.target - 1]))

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """There is no such list, or it cannot be used now."""
        if s.unpaid and action is DECLINE:
            return no_longer_paid()
        if action.verb != "choose":
            return None
        return Refusal(self.rule, "odn-no-choice", number=action.target)


def deal_of(s: Odin, script: int) -> dict[str, Value]:
    """What a list of effects takes and brings, as references."""
    pay: list[str] = []
    gain: list[str] = []
    for step in s.scripts.lists[script][::-1]:
        if isinstance(step, Pay):
            pay += refs_of(step.pairs)
        elif isinstance(step, Gain):
            gain += refs_of(step.pairs)
        elif isinstance(step, PayAnimal):
            pay.append(ref_of(step.animal))
        elif isinstance(step, PayShip):
            pay.append(ref_of(step.ship))
        elif isinstance(step, GainTile):
            gain.append(ref_of(step.thing))
        elif isinstance(step, Effect):
            (pay if step.cost else gain).append(step.deed())
    return {"pay": pay, "gain": gain}


def refs_of(pairs: list[int]) -> list[str]:
    """Each thing as often as it counts."""
    found: list[str] = []
    for at in range(0, len(pairs), 2):
        found += [ref_of(pairs[at])] * pairs[at + 1]
    return found


class DrawWeapons(Effect):
    """Draw weapon cards from the top of the pile (ODN-TRADE-08)."""

    rule: str = "ODN-TRADE-08"

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-TRADE-08."""
        for _ in range(self.count):
            draw_weapon(s, s.acting, self.rule, chance, events)


class Modify(Effect):
    """A rule is bent for good (ODN-OCC-26, 29)."""

    def __init__(self, modifier: int, by: int) -> None:
        """Which rule, and by how much."""
        self.modifier = modifier
        self.by = by

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-26; further rolls of the present die action are changed, too."""
        s.players[s.acting].bend(self.modifier, self.by)
        if s.rolls and self.modifier == ROLL + s.die:
            s.die_bonus += self.by


class GainOneOf(Effect):
    """Take one thing of those listed; special tiles only while they are there (ODN-ACT-17, 18)."""

    asks: int = ONE
    kind: str = "get"
    rule: str = "ODN-ACT-17"

    def __init__(self, *things: int) -> None:
        """Which."""
        self.things = list(things)

    def possible(self, s: Odin, seat: int) -> bool:
        """One of them is there."""
        return bool(self.legal(s, seat))

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Those in the general supply."""
        return [GET[thing] for thing in self.things if thing < SPECIAL or thing >= SILVER or available(s, thing)]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if SPECIAL <= action.target < SILVER:
            take_special(s, seat, action.target, self.rule, events)
        else:
            gain_thing(s, seat, action.target, 1, self.rule, events)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """It is not among them, or gone."""
        if action.verb != "get":
            return None
        if action.target in self.things:
            return Refusal("ODN-SUPPLY-03", "odn-no-tile-left", thing=action.targets[0])
        return Refusal(self.rule, "odn-no-other-thing", thing=action.targets[0])


class Forge(GainOneOf):
    """The forge: a tile with the tongs, jewelry or one of the special tiles (ODN-ACT-17, 18)."""

    hard: bool = True
