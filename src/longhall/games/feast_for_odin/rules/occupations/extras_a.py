"""Occupations 41 to 115 that the common effects cannot express, one small step each."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import ONE, Label
from ...content.actions import UNLOAD
from ...content.things import BOW, LONG_SWORD, LONGSHIP, SHED_PLAN, SILVER, SPEAR, WHALING_BOAT, WOOD, ref_of
from ...state.board_plans import STONE_SLOT, WOOD_SLOT
from ...state.position import Effect, Odin
from ..actions.costs import Pay, load_label, refuse_ship
from ..actions.gains import Gain, Listed
from ..actions.supply import PREGNANT, give, receive, take_weapon
from ..rounds import FireFor
from ..turn.placing import lay_held
from .triggers import fire
from .words import ON_AFTER_HARVEST, ON_HARVEST

# Costs -------------------------------------------------------------------------------------------------------------


class FillShed(Pay):
    """Put a wood or a stone into a shed (card 42); which shed makes no difference."""

    rule: str = "ODN-PLACE-29"

    def shed(self, s: Odin, seat: int) -> int:
        """A shed with room for it, as a place among the boards; -1 if there is none."""
        for at, board in enumerate(s.players[seat].boards):
            if board.plan.kind == SHED_PLAN and board.fits(self.pairs[0]):
                return at
        return -1

    def possible(self, s: Odin, seat: int) -> bool:
        """There is the piece, and room for it."""
        return s.players[seat].supply[self.pairs[0]] > 0 and self.shed(s, seat) >= 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """It stays there (ODN-PLACE-29)."""
        me = s.players[s.acting]
        me.held = self.pairs[0]
        me.held_on = self.shed(s, s.acting)
        lay_held(s, s.acting, WOOD_SLOT if me.held == WOOD else STONE_SLOT, events)


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

    def args(self) -> list[int]:
        """What each roll gets."""
        return [self.bonus]

    def possible(self, s: Odin, seat: int) -> bool:
        """A longship carries ore."""
        loads = s.players[seat].longships
        return loads[1] + loads[2] + loads[3] > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """One longship of each load."""
        loads = s.players[seat].longships
        return [UNLOAD[LONGSHIP, ore] for ore in (1, 2, 3) if loads[ore]]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Exactly one ore."""
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
        """No such longship."""
        return refuse_ship(action, "unload", LONGSHIP, self.rule)


# Gifts -------------------------------------------------------------------------------------------------------------


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

    def args(self) -> list[int]:
        """How many of each."""
        return [self.each]

    def possible(self, s: Odin, seat: int) -> bool:
        """Some are missing."""
        supply = s.players[seat].supply
        return any(supply[weapon] < self.each for weapon in range(BOW, LONG_SWORD + 1))

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-DICE-07."""
        for weapon in range(BOW, LONG_SWORD + 1):
            missing = self.each - s.players[s.acting].supply[weapon]
            if missing > 0:
                take_weapon(s, s.acting, weapon, missing, self.rule, events)


class LiftTile(Effect):
    """Take a special tile off the board on which it lies, anybody's; two goods fill the hole (cards 70 and 71)."""

    rule: str = "ODN-OCC-23"

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def args(self) -> list[int]:
        """Which."""
        return [self.tile]

    def owner(self, s: Odin) -> int:
        """On whose board it lies; -1 on none."""
        for seat, player in enumerate(s.players):
            for board in player.boards:
                if board.holds(self.tile):
                    return seat
        return -1

    def possible(self, s: Odin, seat: int) -> bool:
        """It lies on a board."""
        return self.owner(s) >= 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Nothing is uncovered by it."""
        owner = self.owner(s)
        if owner < 0:
            return
        for board in s.players[owner].boards:
            if board.holds(self.tile):
                board.lift(self.tile)
        if events is not None:
            events.add("odn-lifts", self.rule, seat=seat_ref(s.acting), thing=ref_of(self.tile), owner=seat_ref(owner))
        receive(s, s.acting, self.tile, 1, self.rule, None)


class MakePregnant(Effect):
    """An animal turns pregnant (card 79)."""

    rule: str = "ODN-PH8-03"

    def __init__(self, animal: int) -> None:
        self.animal = animal

    def args(self) -> list[int]:
        """Which kind."""
        return [self.animal]

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
                events.add("odn-pregnant", self.rule, seat=seat_ref(s.acting), thing=ref_of(self.animal))
