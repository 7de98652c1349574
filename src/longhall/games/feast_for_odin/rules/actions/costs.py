"""Costs: of spaces, of exchanges, and what is given up by choice."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events
from .....kernel.masks import mask_of
from .....kernel.step import ONE, Label
from ...content.actions import GIVE, TRADE_IN
from ...content.things import BOW, LONG_SWORD, ORE, SILVER, STONE, WHALING_BOAT
from ...state.position import Effect, Odin
from ..occupations.counts import amount
from ..occupations.modifiers import PRICE_HOUSE_STONE, PRICE_LIVESTOCK, PRICE_TWO_OR_MORE
from ..occupations.trigger_words import ON_EXCHANGING_ORE
from ..occupations.triggers import fire
from .supply import PREGNANT, give, lose_ship

BUILD_HOUSES: Final = 0
LIVESTOCK_MARKET: Final = 3
NO_ITEMS: Final = 99


def price(s: Odin, seat: int, space: int, thing: int, n: int) -> int:
    """What a space really costs a player, after the occupations that make it cheaper; -1 is no space."""
    if space < 0:
        return n
    mods = s.players[seat].mods
    less = 0
    if thing == SILVER:
        if n >= 2:
            less = mods[PRICE_TWO_OR_MORE]
        if mods[PRICE_LIVESTOCK] and s.scripts.spaces[space].group == LIVESTOCK_MARKET:
            less += mods[PRICE_LIVESTOCK]
    elif thing == STONE and mods[PRICE_HOUSE_STONE] and s.scripts.spaces[space].group == BUILD_HOUSES:
        less = mods[PRICE_HOUSE_STONE]
    return n - less if n > less else 0


def on_top(s: Odin, thing: int) -> bool:
    """Whether a thing is the next item of a mountain strip."""
    for strip, left in enumerate(s.strips):
        if left > 0 and s.box.strips[strip][len(s.box.strips[strip]) - left] == thing:
            return True
    return False


class Pay(Effect):
    """Give things up: the cost of a space (whose number comes first) or of an exchange (-1)."""

    hard: bool = True
    cost: bool = True
    rule: str = "ODN-ACT-01"

    def __init__(self, space: int, *pairs: int) -> None:
        """The space, then things and amounts."""
        self.space = space
        self.pairs = list(pairs)

    def possible(self, s: Odin, seat: int) -> bool:
        """The supply holds it all."""
        supply = s.players[seat].supply
        pairs = self.pairs
        for at in range(0, len(pairs), 2):
            if supply[pairs[at]] < pairs[at + 1]:
                if supply[pairs[at]] < price(s, seat, self.space, pairs[at], pairs[at + 1]):
                    return False
        return True

    def helpers(self, s: Odin, seat: int) -> int:
        """Those that may bring all that is missing."""
        supply = s.players[seat].supply
        pairs = self.pairs
        cards = -1
        for at in range(0, len(pairs), 2):
            missing = price(s, seat, self.space, pairs[at], pairs[at + 1]) - supply[pairs[at]]
            if missing > 0:
                cards &= s.scripts.bringing[missing][pairs[at]]
        return cards

    def items_missing(self, s: Odin, seat: int, come: int) -> int:
        """A double coin is one item; a single item comes from the top of a strip."""
        supply = s.players[seat].supply
        pairs = self.pairs
        found = 0
        for at in range(0, len(pairs), 2):
            missing = price(s, seat, self.space, pairs[at], pairs[at + 1]) - supply[pairs[at]]
            if missing > 0:
                if pairs[at] < SILVER or (come == 1 and pairs[at] > SILVER and not on_top(s, pairs[at])):
                    return NO_ITEMS
                found += (missing + 1) // 2 if pairs[at] == SILVER else missing
        return found

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ACT-01."""
        pairs = self.pairs
        for at in range(0, len(pairs), 2):
            n = price(s, s.acting, self.space, pairs[at], pairs[at + 1])
            if n:
                give(s, s.acting, pairs[at], n, self.rule, events)
                if pairs[at] == ORE:
                    exchange_ore(s, s.acting, self.space)


def exchange_ore(s: Odin, seat: int, space: int) -> None:
    """What occupations do directly before ore is exchanged on a space (cards 103 and 108).

    The ore is off the supply by then: in the middle of the action it can be laid or spent no more.
    """
    if space >= 0:
        fire(s, seat, ON_EXCHANGING_ORE, space)


class PayRound(Effect):
    """Pay silver equal to the number of the round (cards 60 and 72)."""

    hard: bool = True
    cost: bool = True
    rule: str = "ODN-OCC-18"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is enough silver."""
        return s.players[seat].supply[SILVER] >= s.round

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-18."""
        give(s, s.acting, SILVER, s.round, self.rule, events)


class AskedCost(Effect):
    """Something that is given up by choice."""

    asks: int = ONE
    hard: bool = True
    cost: bool = True
    kind: str = "give"

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Another thing is asked for, or there is none."""
        return refuse_thing(s, seat, action, "give", self.rule)


class PayAnimal(AskedCost):
    """Give up a sheep or a cow, pregnant or not (ODN-PH8-09)."""

    rule: str = "ODN-PH8-09"

    def __init__(self, animal: int) -> None:
        self.animal = animal

    def possible(self, s: Odin, seat: int) -> bool:
        """There is one in the barns."""
        return amount(s, seat, self.animal) > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """The pregnant one or another."""
        supply = s.players[seat].supply
        return [GIVE[thing] for thing in (self.animal, PREGNANT[self.animal]) if supply[thing]]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It goes to the general supply."""
        give(s, seat, action.target, 1, self.rule, events)


class PayShip(AskedCost):
    """Give up a ship; the owner chooses which, and its ore is lost (ODN-SHIP-14)."""

    kind: str = "trade-in"
    rule: str = "ODN-SHIP-14"

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def possible(self, s: Odin, seat: int) -> bool:
        """There is one in the bay."""
        return s.players[seat].ships_of(self.ship) > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """One of each load of ore."""
        me = s.players[seat]
        loads = me.boats if self.ship == WHALING_BOAT else me.longships
        return [TRADE_IN[self.ship, ore] for ore in range(len(loads)) if loads[ore]]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It leaves the bay."""
        lose_ship(s, seat, self.ship, action.target & 3, self.rule, events)

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The ship and its ore."""
        return load_label("odn-do-trade-in", action)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """No such ship is there."""
        return refuse_ship(action, "trade-in", self.ship, self.rule)


def refuse_ship(action: Action, verb: str, ship: int, rule: str) -> Refusal | None:
    """Another kind of ship is asked for, or there is none with such a load."""
    if action.verb != verb:
        return None
    if action.target >> 2 != ship - WHALING_BOAT:
        return Refusal(rule, "odn-no-other-thing", thing=action.targets[0])
    return Refusal(rule, "odn-no-such-ship", ship=action.targets[0])


def load_label(message: str, action: Action) -> Label:
    """A ship with the ore that it carries."""
    return Label(message, {"ship": action.targets[0], "ore": action.target & 3})


class PayOneOf(AskedCost):
    """Pay one of several prices (ODN-ACT-20, ODN-OCC-05)."""

    kind: str = "pay-one"
    rule: str = "ODN-ACT-01"

    def __init__(self, space: int, *pairs: int) -> None:
        """The space, then thing and amount of each price."""
        self.space = space
        self.pairs = list(pairs)

    def enough(self) -> int:
        """If each price is a single thing, any of them."""
        return mask_of(self.pairs[::2]) if max(self.pairs[1::2]) == 1 else 0

    def possible(self, s: Odin, seat: int) -> bool:
        """One of them can be paid."""
        supply = s.players[seat].supply
        pairs = self.pairs
        for at in range(0, len(pairs), 2):
            if supply[pairs[at]] >= pairs[at + 1]:
                return True
        return False

    def items_missing(self, s: Odin, seat: int, come: int) -> int:
        """One, if none can be paid."""
        return 0 if self.possible(s, seat) else 1

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """What can be paid."""
        supply = s.players[seat].supply
        pairs = self.pairs
        return [GIVE[pairs[at]] for at in range(0, len(pairs), 2) if supply[pairs[at]] >= pairs[at + 1]]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        for at in range(0, len(self.pairs), 2):
            if self.pairs[at] == action.target:
                give(s, seat, action.target, self.pairs[at + 1], self.rule, events)
                if action.target == ORE:
                    exchange_ore(s, seat, self.space)


def refuse_thing(s: Odin, seat: int, action: Action, verb: str, rule: str) -> Refusal | None:
    """A thing that is not asked for, or of which there is none."""
    if action.verb != verb:
        return None
    if action.target < len(s.players[seat].supply) and s.players[seat].supply[action.target] == 0:
        return Refusal(rule, "odn-no-thing", thing=action.targets[0])
    return Refusal(rule, "odn-no-other-thing", thing=action.targets[0])


class PayWeapons(AskedCost):
    """Give up weapon cards of any kind, one after the other (card 56)."""

    rule: str = "ODN-OCC-19"

    def __init__(self, left: int) -> None:
        self.left = left

    def possible(self, s: Odin, seat: int) -> bool:
        supply = s.players[seat].supply
        total = 0
        for weapon in range(BOW, LONG_SWORD + 1):
            total += supply[weapon]
        return total >= self.left

    def legal(self, s: Odin, seat: int) -> list[Action]:
        supply = s.players[seat].supply
        return [GIVE[weapon] for weapon in range(BOW, LONG_SWORD + 1) if supply[weapon]]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It is discarded; more may follow."""
        give(s, seat, action.target, 1, self.rule, events)
        if self.left > 1:
            s.stack.append(PayWeapons(self.left - 1))
