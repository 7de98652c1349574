"""Cards that exchange goods by their places in the goods boxes."""

from __future__ import annotations

from typing import Final

from ......kernel.action import Action
from ......kernel.chance import Chance
from ......kernel.errors import Refusal
from ......kernel.events import Events, Value, seat_ref
from ......kernel.step import ONE, Label
from ....content.actions import DECLINE, GIVE, RAISE, STOP, TURN, or_stop
from ....content.things import (
    CATTLE,
    COLUMNS,
    FUR,
    GAME_MEAT,
    GOODS,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SILK,
    SILVER,
    THINGS,
    UPGRADE,
    ref_of,
)
from ....state.position import Effect, Odin
from ...actions.costs import refuse_thing
from ...actions.mountains import DOWNWARDS, Upgrade, UpgradeOne, becomes, upgrade
from ...actions.supply import PREGNANT, give, receive
from ..triggers import must_act

KIND_OF_ANIMAL: Final[dict[int, int]] = {PREGNANT_SHEEP: SHEEP, PREGNANT_CATTLE: CATTLE}


def neighbour(thing: int, sideways: int) -> int:
    """The good one row above, so many columns to the right, in the goods boxes; -1 if there is none."""
    row, column = divmod(KIND_OF_ANIMAL.get(thing, thing), COLUMNS)
    there = (row + 1) * COLUMNS + column + sideways
    if 0 <= column + sideways < COLUMNS and there < GOODS and THINGS[there]:
        return there
    return -1


NEIGHBOUR: Final[dict[int, list[int]]] = {
    sideways: [neighbour(thing, sideways) if thing in DOWNWARDS else -1 for thing in range(PREGNANT_CATTLE + 1)]
    for sideways in (-1, 0, 1)
}
OTHER_SIDE: Final[list[int]] = [thing - UPGRADE if thing // COLUMNS % 2 else thing + UPGRADE for thing in range(GOODS)]
"""By good: the one on the back of its tile."""
PER_KNARR: Final = 0


class GoodsExchange(Effect):
    """One good of the supply for another."""

    asks: int = ONE
    verb: str = "raise"

    def table(self) -> list[int]:
        """By good: the one that comes for it."""
        raise NotImplementedError

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """What becomes of what."""
        return becomes(action, self.verb, self.table())

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """None there, or not a good for this exchange."""
        return refuse_thing(s, seat, action, self.verb, self.rule)


class Exchange(GoodsExchange):
    """Pay silver and exchange a good for one of the row above in the goods boxes (cards 53, 66 and 88)."""

    kind: str = "exchange"
    rule: str = "ODN-OCC-18"

    def __init__(self, sideways: int, times: int, price: int, among: int = -1, chain: int = 0, must: int = 0) -> None:
        """Columns to the right, how often, the silver, which goods; 1: the same good goes on; 1: none may be left."""
        self.sideways = sideways
        self.times = times
        self.price = price
        self.among = among
        self.chain = chain
        self.must = must

    def goods(self, s: Odin, seat: int) -> list[Action]:
        """Those that can be exchanged."""
        supply = s.players[seat].supply
        if supply[SILVER] < self.price or (self.times == PER_KNARR and not s.players[seat].knarrs):
            return []
        to = NEIGHBOUR[self.sideways]
        return [RAISE[thing] for thing in DOWNWARDS if supply[thing] and self.among >> thing & 1 and to[thing] >= 0]

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a good, and the silver."""
        return len(self.goods(s, seat)) > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """One of them, or none."""
        found = self.goods(s, seat)
        if found and not self.must:
            found.append(STOP)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is STOP:
            return
        thing = action.target
        to = NEIGHBOUR[self.sideways][thing]
        left = (s.players[seat].knarrs if self.times == PER_KNARR else self.times) - 1
        if left:
            among, price = (1 << to, 0) if self.chain else (self.among, self.price)
            s.stack.append(Exchange(self.sideways, left, price, among, self.chain))
        if self.price:
            give(s, seat, SILVER, self.price, self.rule, events)
        if self.sideways == 0:
            upgrade(s, seat, thing, to, self.rule, events)
            return
        s.players[seat].take(thing, 1)
        if events is not None:
            events.add("odn-exchanges", self.rule, seat=seat_ref(seat), thing=ref_of(thing), to=ref_of(to))
        receive(s, seat, to, 1, self.rule, None)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"price": self.price}

    def table(self) -> list[int]:
        """The neighbour in the row above."""
        return NEIGHBOUR[self.sideways]


class UpgradeSame(UpgradeOne):
    """Raise up to so many goods of one kind by one level (card 83)."""

    def __init__(self, goods: int) -> None:
        super().__init__(1)
        self.goods = goods

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The rest is an upgrade of this kind alone; animals are one kind, pregnant or not."""
        kind = KIND_OF_ANIMAL.get(action.target, action.target)
        among = 1 << kind | (1 << PREGNANT[kind] if kind in PREGNANT else 0)
        Upgrade(self.goods, 1, among).apply(s, seat, action, chance, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"count": self.goods, "steps": 1}


class TurnTiles(GoodsExchange):
    """Turn up to so many goods tiles of the supply to their other side (card 78)."""

    kind: str = "turn-tiles"
    rule: str = "ODN-OCC-23"
    verb: str = "turn"

    def __init__(self, left: int, highest: int = 31) -> None:
        """How many, and the largest good that may still be turned; at first that is any."""
        self.left = left
        self.highest = highest

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a tile."""
        return len(self.legal(s, seat)) > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """From blue down, so that no choice comes in two orders; animals stand in the barns."""
        supply = s.players[seat].supply
        found = [
            TURN[thing]
            for thing in range(self.highest, -1, -1)
            if supply[thing] and thing not in PREGNANT and THINGS[thing]
        ]
        return or_stop(found)

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Orange and red, green and blue are two sides of a tile."""
        if action is STOP:
            return
        thing = action.target
        to = OTHER_SIDE[thing]
        if self.left > 1:
            s.stack.append(TurnTiles(self.left - 1, thing))
        s.players[seat].take(thing, 1)
        if events is not None:
            events.add("odn-turns", self.rule, seat=seat_ref(seat), thing=ref_of(thing), to=ref_of(to))
        receive(s, seat, to, 1, self.rule, None)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"count": self.left}

    def table(self) -> list[int]:
        """The good on the back."""
        return OTHER_SIDE


class FurInstead(Effect):
    """On a space with an upgrade of one good: ask before the upgrade for an exchange in its stead (card 102)."""

    def possible(self, s: Odin, seat: int) -> bool:
        """There is something to exchange."""
        supply = s.players[seat].supply
        return supply[GAME_MEAT] + supply[SILK] > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """The question stands directly before the upgrade."""
        for at in range(len(s.stack) - 1, -1, -1):
            if isinstance(s.stack[at], Upgrade):
                s.stack.insert(at + 1, FUR_OR_UPGRADE)
                return


class FurOrUpgrade(Effect):
    """A game meat or a silk for a fur, instead of the upgrade (card 102)."""

    asks: int = ONE
    kind: str = "fur-instead"
    rule: str = "ODN-OCC-18"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is something to exchange."""
        supply = s.players[seat].supply
        return supply[GAME_MEAT] + supply[SILK] > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """What is given, or the upgrade."""
        supply = s.players[seat].supply
        found = [GIVE[thing] for thing in (GAME_MEAT, SILK) if supply[thing]]
        if found and not must_act(s, seat):
            found.append(DECLINE)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The upgrade is gone."""
        if action is DECLINE:
            return
        s.stack.pop()
        give(s, seat, action.target, 1, self.rule, events)
        receive(s, seat, FUR, 1, self.rule, events)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Another good, or none there."""
        return refuse_thing(s, seat, action, "give", self.rule)


FUR_OR_UPGRADE: Final = FurOrUpgrade()
