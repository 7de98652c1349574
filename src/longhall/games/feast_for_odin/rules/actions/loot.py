"""The loot of a raid or a pillage: which tile, and what is spent for it (ODN-DICE-09 to 22)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.step import DecisionStep, Label, Step
from ...content.actions import GET, SPEND, STOP
from ...content.things import BLUE, GREEN, LONG_SWORD, SILVER, SPEAR, SPECIAL, SPECIALS, UPGRADE
from ...state.position import Odin
from ..occupations.modifiers import GREEN_LOOT, SPEAR_AS_SWORD, SPLIT_LOOT, STONE_WORTH, TOP_SPECIAL_LOWER
from .gains import gain_thing
from .supply import give, take_special


def stone_worth(s: Odin, seat: int) -> int:
    """What one stone adds to a raid or a pillage (card 89)."""
    return 1 + s.players[seat].mods[STONE_WORTH]


def swords(s: Odin, seat: int) -> int:
    """Long swords, and spears where they may stand in (card 137)."""
    me = s.players[seat]
    return me.supply[LONG_SWORD] + (me.supply[SPEAR] if me.mods[SPEAR_AS_SWORD] else 0)


def reach(s: Odin, seat: int) -> int:
    """The highest result that a player can come to (ODN-DICE-11, 19)."""
    stones = s.players[seat].supply[s.box.dice[s.die].resource]
    return s.roll + stones * stone_worth(s, seat) + swords(s, seat)


def sword_value(s: Odin, seat: int, thing: int) -> int:
    """The sword value of a tile for this player (cards 138, 139)."""
    if thing < SPECIAL:
        return s.box.sword[thing + UPGRADE] - 1 if thing < BLUE * 8 else s.box.sword[thing]
    value = s.box.sword[thing]
    if s.players[seat].mods[TOP_SPECIAL_LOWER]:
        for other in range(SPECIALS):
            if s.tiles >> other & 1 and s.box.sword[SPECIAL + other] > value:
                return value
        return value - 1
    return value


def loot(s: Odin, seat: int, most: int) -> list[Action]:
    """Tiles with a sword value of at most so much (ODN-DICE-12, 21); 5 or less always fails (ODN-DICE-13, 22)."""
    if most <= s.box.dice[s.die].fails_at:
        return NO_LOOT
    first = GREEN * 8 if s.players[seat].mods[GREEN_LOOT] else BLUE * 8
    found = [GET[thing] for thing in range(first, SPECIAL) if sword_value(s, seat, thing) <= most]
    for thing in range(SPECIAL, SPECIAL + SPECIALS):
        if s.tiles >> thing - SPECIAL & 1 and sword_value(s, seat, thing) <= most:
            found.append(GET[thing])
    return found


NO_LOOT: Final[list[Action]] = []


class TakeLoot(DecisionStep[Odin]):
    """Choose the tile of a raid or a pillage (ODN-DICE-12, 21)."""

    kind: str = "loot"
    rule: str = "ODN-DICE-12"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Within reach of stones and swords."""
        return loot(s, seat, reach(s, seat))

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It is paid for, then taken; card 136 may split the result."""
        value = sword_value(s, seat, action.target)
        s.stack.append(PayLoot(value, action.target, -1))
        if s.players[seat].mods[SPLIT_LOOT]:
            s.stack[-1] = SecondLoot(value, action.target)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """The result, and how far it can be raised."""
        return {"result": s.roll, "most": reach(s, seat)}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The tile and its sword value."""
        return loot_label(s, seat, action)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Too strong, gone, or no loot at all."""
        return refuse_loot(s, seat, action, reach(s, seat))


def loot_label(s: Odin, seat: int, action: Action) -> Label | None:
    """A tile and its sword value."""
    if action.verb != "get":
        return None
    return Label("odn-do-loot", {"thing": action.targets[0], "sword": sword_value(s, seat, action.target)})


def refuse_loot(s: Odin, seat: int, action: Action, most: int) -> Refusal | None:
    """Why a tile cannot be taken."""
    if action.verb != "get":
        return None
    thing = action.target
    first = GREEN * 8 if s.players[seat].mods[GREEN_LOOT] else BLUE * 8
    if not first <= thing < SILVER:
        return Refusal("ODN-DICE-12", "odn-no-loot", thing=action.targets[0])
    if thing >= SPECIAL and not s.tiles >> thing - SPECIAL & 1:
        return Refusal("ODN-SUPPLY-03", "odn-no-tile-left", thing=action.targets[0])
    value = sword_value(s, seat, thing)
    return Refusal("ODN-DICE-12", "odn-no-reach", thing=action.targets[0], sword=value, most=most)


class SecondLoot(DecisionStep[Odin]):
    """The result may be split between two tiles (card 136)."""

    kind: str = "second-loot"
    rule: str = "ODN-OCC-29"

    def __init__(self, value: int, first: int) -> None:
        """The sword value and the tile chosen first."""
        self.value = value
        self.first = first

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Another tile for the rest of the result, or none."""
        rest = reach(s, seat) - self.value
        found = [
            GET[thing]
            for thing in range(GREEN * 8 if s.players[seat].mods[GREEN_LOOT] else BLUE * 8, SPECIAL + SPECIALS)
            if sword_value(s, seat, thing) <= rest
            and (thing < SPECIAL or (s.tiles >> thing - SPECIAL & 1 and thing != self.first))
        ]
        found.append(STOP)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Both are paid for together."""
        if action is STOP:
            s.stack.append(PayLoot(self.value, self.first, -1))
        else:
            value = self.value + sword_value(s, seat, action.target)
            s.stack.append(PayLoot(value, self.first, action.target))

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The tile and its sword value."""
        return loot_label(s, seat, action)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Too strong for what is left, or the tile chosen first."""
        if action.verb == "get" and action.target == self.first and self.first >= SPECIAL:
            return Refusal("ODN-SUPPLY-03", "odn-no-tile-left", thing=action.targets[0])
        return refuse_loot(s, seat, action, reach(s, seat) - self.value)


class PayLoot(DecisionStep[Odin]):
    """Raise the result as far as the tile needs: so many stones, the rest in swords (ODN-DICE-11, 19)."""

    kind: str = "pay-loot"
    rule: str = "ODN-DICE-11"

    def __init__(self, value: int, first: int, second: int) -> None:
        """The sword values together, and the tiles."""
        self.value = value
        self.first = first
        self.second = second

    def missing(self, s: Odin) -> int:
        """What the result lacks; it must be more than 5 in any case."""
        lowest = s.box.dice[s.die].fails_at + 1
        lacks = (self.value if self.value > lowest else lowest) - s.roll
        return lacks if lacks > 0 else 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """How many stones; none more than needed."""
        missing = self.missing(s)
        worth = stone_worth(s, seat)
        stones = s.players[seat].supply[s.box.dice[s.die].resource]
        most = (missing + worth - 1) // worth
        if stones < most:
            most = stones
        uncovered = missing - swords(s, seat)
        fewest = (uncovered + worth - 1) // worth if uncovered > 0 else 0
        return SPEND[fewest : most + 1]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Then the tiles are taken."""
        rest = self.missing(s) - action.target * stone_worth(s, seat)
        s.resource_spent = action.target
        if action.target:
            give(s, seat, s.box.dice[s.die].resource, action.target, self.rule, events)
        s.stack.append(GainLoot(self.first, self.second))
        if rest > 0:
            s.stack.append(PaySwords(rest))

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"missing": self.missing(s)}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """So many stones, and so many swords."""
        if action.verb != "spend":
            return None
        rest = self.missing(s) - action.target * stone_worth(s, seat)
        return Label("odn-do-spend-stones", {"count": action.target, "rest": rest if rest > 0 else 0})

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Too many or too few."""
        if action.verb != "spend":
            return None
        return Refusal(self.rule, "odn-no-such-payment", result=self.missing(s))


class PaySwords(DecisionStep[Odin]):
    """Long swords, or spears in their stead (card 137)."""

    kind: str = "pay-swords"
    rule: str = "ODN-DICE-11"

    def __init__(self, needed: int) -> None:
        self.needed = needed

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """How many of them are long swords."""
        me = s.players[seat]
        most = me.supply[LONG_SWORD]
        if self.needed < most:
            most = self.needed
        fewest = self.needed - me.supply[SPEAR] if me.mods[SPEAR_AS_SWORD] else self.needed
        return SPEND[fewest if fewest > 0 else 0 : most + 1]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """ODN-DICE-08."""
        s.weapons_spent = action.target
        if action.target:
            give(s, seat, LONG_SWORD, action.target, self.rule, events)
        if self.needed > action.target:
            give(s, seat, SPEAR, self.needed - action.target, self.rule, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """How many cards are needed."""
        return {"count": self.needed}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """So many swords, and so many spears."""
        if action.verb != "spend":
            return None
        return Label("odn-do-spend-swords", {"count": action.target, "rest": self.needed - action.target})

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Too many or too few."""
        if action.verb != "spend":
            return None
        return Refusal(self.rule, "odn-no-such-payment", result=self.needed)


class GainLoot(Step[Odin]):
    """The tiles are taken."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-DICE-12, 21."""
        for thing in (self.first, self.second):
            if thing >= SPECIAL:
                take_special(s, s.acting, thing, "ODN-DICE-12", events)
            elif thing >= 0:
                gain_thing(s, s.acting, thing, 1, "ODN-DICE-12", events)


TAKE_LOOT: Final = TakeLoot()
