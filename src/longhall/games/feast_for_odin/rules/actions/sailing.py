"""Overseas trading, special sale, exploration and emigration."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.masks import mask_of
from .....kernel.step import ONE, DecisionStep, Label, Step
from ...content.actions import EMIGRATE, EXPLORE, GET, STOP, TRADE_IN, TURN, TURN_ALL
from ...content.things import GREEN, KNARR, LONGSHIP, SILVER, SPECIAL, SPECIALS, UPGRADE, WHALING_BOAT, ref_of
from ...state.boards import new_board
from ...state.position import Effect, Odin
from ..occupations.modifiers import EXPLORE_ANY, KNARR_AS_LONGSHIP, PRICE_EMIGRATION, PRICE_TWO_OR_MORE
from ..occupations.trigger_words import EMIGRATION, EXPLORATION, ON_ACTED, ON_ACTING, OVERSEAS_TRADING, SPECIAL_SALE
from ..occupations.triggers import fire, must_act
from ..turn.midway import interrupt, midway
from .costs import load_label, refuse_ship
from .supply import add_ship, give, lose_ship, receive, take_special

FIRST_GREEN: Final = GREEN * 8
NEAR: Final = 0b101
"""Islands of the space in the first column, which card 107 opens, as a mask."""
EXPLORING: Final = [
    ("ODN-EXP-04", "odn-no-island-here"),
    ("ODN-EXP-08", "odn-no-island-left"),
    ("ODN-EXP-03", "odn-no-island-side"),
    ("ODN-EXP-06", "odn-no-ship-for-island"),
]
ALL_ISLANDS: Final = 255
ALL_SHIPS: Final = 7
FACE_UP: Final = [mask_of([letter * 2 + (backs >> letter & 1) for letter in range(4)]) for backs in range(16)]
"""By island boards that lie with the back side up (a mask): the islands that are seen."""
BOTH_SIDES: Final = [mask_of([island for island in range(8) if boards >> island // 2 & 1]) for boards in range(16)]
"""By island boards (a mask): the islands on them."""


class Acted(Step[Odin]):
    """An action is over, wherever it came from."""

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-28."""
        fire(s, s.acting, ON_ACTED, self.action)
        s.longship_used = False


class OverseasTrading(Effect):
    """Turn green tiles of the supply to their blue side, at most one of each kind (ODN-KNARR-01 to 04)."""

    rule: str = "ODN-KNARR-03"
    hard: bool = True

    def possible(self, s: Odin, seat: int) -> bool:
        """With a knarr one may trade, even with nothing to turn (ODN-KNARR-01, PH5-06)."""
        return s.players[seat].knarrs > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """What comes directly before it, then the turning, kind by kind."""
        s.stack.append(Acted(OVERSEAS_TRADING))
        s.stack.append(TurnGreen(FIRST_GREEN + 7))
        fire(s, s.acting, ON_ACTING, OVERSEAS_TRADING)


class TurnGreen(DecisionStep[Odin]):
    """The next kind to turn, in the order of the goods boxes from the largest down."""

    kind: str = "overseas"
    rule: str = "ODN-KNARR-03"

    def __init__(self, highest: int, turned: int = 0) -> None:
        """The largest good that may still be turned, and kinds that were turned out of this order, as a mask."""
        self.highest = highest
        self.turned = turned

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """A kind, all that are left, or enough."""
        supply = s.players[seat].supply
        found = [
            TURN[thing]
            for thing in range(self.highest, FIRST_GREEN - 1, -1)
            if supply[thing] and not self.turned >> thing & 1
        ]
        if found:
            if len(found) > 1:
                found.append(TURN_ALL)
            found.append(STOP)
        return midway(s, seat, found, STOP) if s.players[seat].midway else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """ODN-KNARR-03."""
        if action is STOP or interrupt(s, seat, self, action, events):
            return
        if action is TURN_ALL:
            for thing in range(self.highest, FIRST_GREEN - 1, -1):
                if s.players[seat].supply[thing] and not self.turned >> thing & 1:
                    self.turn(s, seat, thing, events)
            return
        if s.players[seat].midway:
            s.stack.append(TurnGreen(self.highest, self.turned | 1 << action.target))
        elif action.target > FIRST_GREEN:
            s.stack.append(TurnGreen(action.target - 1, self.turned))
        self.turn(s, seat, action.target, events)

    def turn(self, s: Odin, seat: int, thing: int, events: Events | None) -> None:
        """One tile shows its blue side."""
        s.players[seat].take(thing, 1)
        if events is not None:
            events.add("odn-turns", self.rule, seat=seat_ref(seat), thing=ref_of(thing), to=ref_of(thing + UPGRADE))
        receive(s, seat, thing + UPGRADE, 1, self.rule, None)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Not green, none there, or one of its kind was turned."""
        if action.verb not in ("turn", "turn-all"):
            return None
        if action is TURN_ALL:
            return Refusal(self.rule, "odn-no-more-green")
        if not FIRST_GREEN <= action.target < FIRST_GREEN + 8:
            return Refusal(self.rule, "odn-no-green", thing=action.targets[0])
        if not s.players[seat].supply[action.target]:
            return Refusal(self.rule, "odn-no-thing", thing=action.targets[0])
        return Refusal(self.rule, "odn-no-turn-again", thing=action.targets[0])


class SpecialSale(Effect):
    """With a knarr, buy up to so many special tiles at their printed prices (ODN-KNARR-05 to 07)."""

    rule: str = "ODN-KNARR-05"
    hard: bool = True

    def __init__(self, tiles: int, on_space: int) -> None:
        """How many; 1 on an action space."""
        self.tiles = tiles
        self.on_space = on_space

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a knarr, and a tile that can be paid."""
        return s.players[seat].knarrs > 0 and len(sale(s, seat, SPECIAL, 0, self.on_space)) > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """One tile after the other."""
        s.stack.append(Acted(SPECIAL_SALE))
        s.stack.append(BuyTile(self.tiles, SPECIAL, self.on_space))
        fire(s, s.acting, ON_ACTING, SPECIAL_SALE)


def sale(s: Odin, seat: int, first: int, spent: int, on_space: int) -> list[Action]:
    """Tiles from a number on that can be bought; `spent`: the printed prices of this sale so far."""
    silver = s.players[seat].supply[SILVER]
    return [
        GET[thing]
        for thing in range(first, SPECIAL + SPECIALS)
        if s.tiles >> thing - SPECIAL & 1
        and s.box.special_price[thing - SPECIAL] >= 0
        and tile_price(s, seat, thing, spent, on_space) <= silver
    ]


def tile_price(s: Odin, seat: int, thing: int, spent: int, on_space: int) -> int:
    """The printed price; card 2 takes one silver off when the sale comes to two or more."""
    price = s.box.special_price[thing - SPECIAL]
    less = s.players[seat].mods[PRICE_TWO_OR_MORE]
    if less and on_space and spent < 2 <= spent + price:
        price -= less
    return price


class BuyTile(DecisionStep[Odin]):
    """The next tile of a special sale, or enough."""

    kind: str = "sale"
    rule: str = "ODN-KNARR-05"

    def __init__(self, tiles: int, first: int, on_space: int, spent: int = 0) -> None:
        """How many, from which tile on, 1 on an action space, and the printed prices so far."""
        self.tiles = tiles
        self.first = first
        self.on_space = on_space
        self.spent = spent

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """In the order of the tiles, so that no pair comes in two orders."""
        found = sale(s, seat, self.first, self.spent, self.on_space)
        if found and not must_act(s, seat):
            found.append(STOP)
        return midway(s, seat, found, STOP) if s.players[seat].midway else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """ODN-KNARR-05."""
        if action is STOP or interrupt(s, seat, self, action, events):
            return
        price = tile_price(s, seat, action.target, self.spent, self.on_space)
        if price:
            give(s, seat, SILVER, price, self.rule, events)
        take_special(s, seat, action.target, self.rule, events)
        if self.tiles > 1:
            printed = self.spent + s.box.special_price[action.target - SPECIAL]
            s.stack.append(BuyTile(self.tiles - 1, action.target + 1, self.on_space, printed))

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """How many, and the silver there is."""
        return {"count": self.tiles, "silver": s.players[seat].supply[SILVER]}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The tile and its price."""
        if action.verb != "get":
            return None
        price = tile_price(s, seat, action.target, self.spent, self.on_space)
        return Label("odn-do-buy-tile", {"tile": action.targets[0], "price": price})

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Not a special tile, gone, not for sale, too dear, or out of order."""
        if action.verb != "get":
            return None
        thing = action.target
        if not SPECIAL <= thing < SILVER:
            return Refusal(self.rule, "odn-no-other-thing", thing=action.targets[0])
        if not s.tiles >> thing - SPECIAL & 1:
            return Refusal("ODN-SUPPLY-03", "odn-no-tile-left", thing=action.targets[0])
        if s.box.special_price[thing - SPECIAL] < 0:
            return Refusal("ODN-KNARR-06", "odn-no-for-sale", thing=action.targets[0])
        price = tile_price(s, seat, thing, self.spent, self.on_space)
        silver = s.players[seat].supply[SILVER]
        if silver < price:
            return Refusal(self.rule, "odn-no-silver", price=price, silver=silver)
        return Refusal(self.rule, "odn-no-tile-order", thing=action.targets[0])


class Explore(Effect):
    """Take an island board that lies face up and that a ship of the bay reaches (ODN-EXP-01 to 09)."""

    asks: int = ONE
    hard: bool = True
    kind: str = "explore"
    rule: str = "ODN-EXP-01"

    def __init__(self, islands: int) -> None:
        """Which islands, as a mask."""
        self.islands = islands

    def conditions(self) -> list[tuple[str, str]]:
        """Of the space, not taken, this side up, within reach of a ship."""
        return EXPLORING

    def allowed(self, s: Odin, seat: int, condition: int) -> int:
        """In the order of `EXPLORING`; card 107 opens every island to any ship."""
        if condition == 1:
            return ~BOTH_SIDES[s.islands_taken]
        if condition == 2:
            return FACE_UP[s.island_side]
        anywhere = self.islands == NEAR and s.players[seat].mods[EXPLORE_ANY] > 0
        if condition == 0:
            return ALL_ISLANDS if anywhere else self.islands
        ships = fleet(s, seat)
        return s.box.islands_within[ALL_SHIPS if ships and anywhere else ships]

    def possible(self, s: Odin, seat: int) -> bool:
        """One can be taken."""
        return self.fitting(s, seat) != 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """One of those that can be taken."""
        return EXPLORE.of(self.fitting(s, seat))

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The board and the silver on it are the player's; the ship is not lost (ODN-EXP-01, 02, 07)."""
        island = action.target
        me = s.players[seat]
        me.boards.append(new_board(s.box.plans[island + 1]))
        s.islands_taken |= 1 << island // 2
        s.longship_used = s.box.island_ships[island] >> 2 & 1 == 1 and me.longships_owned() > 0
        if events is not None:
            events.add("odn-explores", self.rule, seat=seat_ref(seat), board=action.targets[0])
        silver = s.island_silver[island // 2]
        s.island_silver[island // 2] = 0
        s.stack.append(Acted(EXPLORATION))
        if silver:
            receive(s, seat, SILVER, silver, "ODN-EXP-02", events)


def fleet(s: Odin, seat: int) -> int:
    """The kinds of ships in a bay, as a mask; a knarr may stand in for a longship (card 147)."""
    me = s.players[seat]
    mask = 0
    if me.boats_owned():
        mask = 1
    if me.knarrs:
        mask |= 6 if me.mods[KNARR_AS_LONGSHIP] else 2
    if me.longships_owned():
        mask |= 4
    return mask


class SwapBoat(Effect):
    """Exchange a whaling boat for a knarr; its ore is lost (ODN-ACT-22, 23).

    A large berth is needed, unless a large ship emigrates in the same action.
    """

    asks: int = ONE
    kind: str = "swap-boat"
    rule: str = "ODN-ACT-22"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a boat, and room for the knarr."""
        me = s.players[seat]
        return me.boats_owned() > 0 and (me.large_ships() < s.box.large_berths or can_emigrate(s, seat, 0, 1))

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Which boat, or none."""
        if not self.possible(s, seat):
            return NO_SWAP
        me = s.players[seat]
        found = [TRADE_IN[WHALING_BOAT, ore] for ore in range(2) if me.boats[ore]]
        if not must_act(s, seat):
            found.append(STOP)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """ODN-ACT-23."""
        if action is not STOP:
            lose_ship(s, seat, WHALING_BOAT, action.target & 3, "ODN-ACT-23", events)
            add_ship(s, seat, KNARR, False, self.rule, events)

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The boat and its ore."""
        return load_label("odn-do-trade-in", action) if action.verb == "trade-in" else None

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        return refuse_ship(action, "trade-in", WHALING_BOAT, self.rule)


NO_SWAP: Final[list[Action]] = []


def emigration_price(s: Odin, seat: int, less: int, on_space: int) -> int:
    """Silver equal to the number of the round (ODN-EMI-02), less what occupations take off."""
    me = s.players[seat]
    price = s.round
    if on_space and price >= 2:
        price -= me.mods[PRICE_TWO_OR_MORE]
    price -= me.mods[PRICE_EMIGRATION] + less
    return price if price > 0 else 0


def can_emigrate(s: Odin, seat: int, less: int, on_space: int) -> bool:
    """There is silver, and room at the table (ODN-EMI-02, 05)."""
    me = s.players[seat]
    return (
        me.supply[SILVER] >= emigration_price(s, seat, less, on_space) and s.free_seats(seat) >= s.box.emigrated_seats
    )


class Emigrate(Effect):
    """Pay, turn a large ship over and put it on the feast table (ODN-EMI-01 to 07)."""

    asks: int = ONE
    kind: str = "emigrate"
    rule: str = "ODN-EMI-01"

    def __init__(self, may_decline: int, less_per_ship: int, on_space: int) -> None:
        """Whether it may be left; silver off for each large ship (card 84); 1 on an action space."""
        self.may_decline = may_decline
        self.less_per_ship = less_per_ship
        self.on_space = on_space
        self.hard = may_decline == 0

    def less(self, s: Odin, seat: int) -> int:
        """What the card takes off the price."""
        return self.less_per_ship * s.players[seat].large_ships() if self.less_per_ship else 0

    def possible(self, s: Odin, seat: int) -> bool:
        """A large ship, silver and room."""
        return s.players[seat].large_ships() > 0 and can_emigrate(s, seat, self.less(s, seat), self.on_space)

    def forbidden_by(self, s: Odin, seat: int) -> str:
        """No room at the table, no silver, or no ship."""
        if s.free_seats(seat) < s.box.emigrated_seats:
            return "ODN-EMI-05"
        price = emigration_price(s, seat, self.less(s, seat), self.on_space)
        return "ODN-EMI-02" if s.players[seat].supply[SILVER] < price else self.rule

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Which ship, longships by their ore."""
        if not self.possible(s, seat):
            return NO_SWAP
        me = s.players[seat]
        found = [EMIGRATE[LONGSHIP, ore] for ore in range(4) if me.longships[ore]]
        if me.knarrs:
            found.append(EMIGRATE[KNARR, 0])
        # A bay that is overfull for the moment must send a ship away (ODN-SHIP-05).
        if self.may_decline and me.large_ships() <= s.box.large_berths and not must_act(s, seat):
            found.append(STOP)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """ODN-EMI-01, 02, 06."""
        if action is STOP:
            return
        me = s.players[seat]
        price = emigration_price(s, seat, self.less(s, seat), self.on_space)
        if price:
            give(s, seat, SILVER, price, "ODN-EMI-02", events)
        if action.target >> 2 == KNARR - WHALING_BOAT:
            me.knarrs -= 1
            me.gone_knarrs += 1
            s.longship_used = False
        else:
            me.longships[action.target & 3] -= 1
            me.gone_longships += 1
            s.longship_used = True
        if events is not None:
            ore = action.target & 3
            seats = s.free_seats(seat)
            events.add("odn-emigrates", self.rule, seat=seat_ref(seat), ship=action.targets[0], ore=ore, seats=seats)
        s.stack.append(Acted(EMIGRATION))

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"price": emigration_price(s, seat, self.less(s, seat), self.on_space)}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The ship and its ore."""
        return load_label("odn-do-emigrate", action) if action.verb == "emigrate" else None

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        if action.verb != "emigrate":
            return None
        return Refusal(self.rule, "odn-no-such-ship", ship=action.targets[0])
