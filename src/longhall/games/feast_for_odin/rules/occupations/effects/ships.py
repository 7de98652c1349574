"""Cards with longships: a price by weapons, ore that goes back for a roll, a longship that comes loaded."""

from __future__ import annotations

from typing import Final

from ......kernel.action import Action
from ......kernel.chance import Chance
from ......kernel.errors import Refusal
from ......kernel.events import Events, Value, seat_ref
from ......kernel.step import ONE, Label
from ....content.actions import LOAD, UNLOAD
from ....content.things import (
    BOW,
    LONG_SWORD,
    LONGSHIP,
    ORE,
    SILVER,
    SPEAR,
    WHALING_BOAT,
)
from ....state.position import Effect, Odin
from ...actions.costs import load_label, refuse_ship
from ...actions.dice import most_ore
from ...actions.supply import add_ship, berth_free, give
from ...turn.anytime import move_ore

ORE_OF_LONGSHIP: Final = 3
"""How much ore a longship can carry."""


class PayForLongship(Effect):
    """The price of a longship, one silver less for each long sword, half a silver for each spear and bow (card 81)."""

    hard: bool = True
    cost: bool = True
    rule: str = "ODN-OCC-18"

    def price(self, s: Odin, seat: int) -> int:
        """Rounded down; the weapon cards are kept."""
        supply = s.players[seat].supply
        halves = 2 * s.box.ship_price[LONGSHIP - WHALING_BOAT] - 2 * supply[LONG_SWORD] - supply[SPEAR] - supply[BOW]
        return halves // 2 if halves > 0 else 0

    def possible(self, s: Odin, seat: int) -> bool:
        """There is enough silver."""
        return s.players[seat].supply[SILVER] >= self.price(s, seat)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-18."""
        price = self.price(s, s.acting)
        if price:
            give(s, s.acting, SILVER, price, self.rule, events)


class ReturnOre(Effect):
    """An ore of a longship goes back to the general supply, for so much on each roll of this action (card 90)."""

    asks: int = ONE
    hard: bool = True
    kind: str = "return-ore"
    rule: str = "ODN-OCC-28"

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def possible(self, s: Odin, seat: int) -> bool:
        """A longship carries ore."""
        loads = s.players[seat].longships
        return loads[1] + loads[2] + loads[3] > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """One longship of each load."""
        loads = s.players[seat].longships
        return [UNLOAD[LONGSHIP, ore] for ore in (1, 2, 3) if loads[ore]]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        ore = action.target & 3
        loads = s.players[seat].longships
        loads[ore] -= 1
        loads[ore - 1] += 1
        s.die_bonus += self.bonus
        if events is not None:
            events.add("odn-returns-ore", self.rule, seat=seat_ref(seat), ship=action.targets[0], bonus=self.bonus)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """What it is good for."""
        return {"bonus": self.bonus}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The longship and its ore."""
        return load_label("odn-do-trade-in", action) if action.verb == "unload" else None

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        return refuse_ship(action, "unload", LONGSHIP, self.rule)


class ReturnPillagingOre(ReturnOre):
    """An ore of the longship that pillages goes back, for so much on each roll (card 132).

    That longship is the one that pillages, with the ore that is left on it, whatever others carry.
    """

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Rolls get the ore of the longship with most (ODN-DICE-18); the difference is taken off here."""
        super().apply(s, seat, action, chance, events)
        s.die_bonus += (action.target & 3) - 1 - most_ore(s, seat)


class LoadedLongship(Effect):
    """A longship that is loaded at once with ore of the supply (card 184)."""

    hard: bool = True
    rule: str = "ODN-OCC-23"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a berth, and ore to load it fully (ODN-SHIP-06)."""
        me = s.players[seat]
        return berth_free(s, me, LONGSHIP) and me.supply[ORE] >= ORE_OF_LONGSHIP

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-23."""
        add_ship(s, s.acting, LONGSHIP, False, self.rule, events)
        for ore in range(ORE_OF_LONGSHIP):
            action = LOAD[LONGSHIP, ore]
            move_ore(s.players[s.acting], action, 1)
            if events is not None:
                events.add("odn-loads", self.rule, seat=seat_ref(s.acting), ship=action.targets[0])
