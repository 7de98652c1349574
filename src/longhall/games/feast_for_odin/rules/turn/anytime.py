"""What is allowed always: picking up pieces to lay, buying and loading ships, blue occupations (ODN-ANYTIME)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import NOTHING, Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import SEVERAL, DecisionStep, Label, Step, keep_options
from ...content.actions import BUY, DONE, LAY, LOAD, UNLOAD, USE
from ...content.things import (
    CATTLE,
    FIRST_HOUSE,
    GREEN,
    KNARR,
    LONGSHIP,
    ORE,
    PIECES,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SILVER,
    STONE,
    WHALING_BOAT,
    WOOD,
    ref_of,
)
from ...state.position import NOTHING_HELD, Odin, Player
from ..actions.supply import PREGNANT, add_ship, berth_free
from ..occupations.modifiers import UNLOAD_ORE, WOOD_IN_HOUSES
from ..occupations.trigger_words import ON_ANYTIME
from .access import holds, usable
from .placing import LAY_HELD, settle_held, where_apply, where_label, where_options, where_prompt, where_refusal

FOOD_END: Final = GREEN * 8
"""Things below this lie in houses only."""
ALL_PIECES: Final = (1 << PIECES) - 1
ANY_PREGNANT: Final = 1 << PREGNANT_SHEEP | 1 << PREGNANT_CATTLE


def pieces_of(me: Player, thing: int) -> int:
    """How many pieces of a kind can be laid; pregnant animals are laid as others (ODN-PLACE-27)."""
    if thing in (SHEEP, CATTLE):
        return me.supply[thing] + me.supply[PREGNANT[thing]]
    return me.supply[thing]


def layable(me: Player) -> list[Action]:
    """The kinds of pieces that fit on one of the player's boards."""
    pieces = me.owned & ALL_PIECES
    if me.owned & ANY_PREGNANT:  # laid as others (ODN-PLACE-27)
        for animal, pregnant in PREGNANT.items():
            if me.owned >> pregnant & 1:
                pieces |= 1 << animal
    joiner = me.mods[WOOD_IN_HOUSES] > 0
    fitting = 0
    for board in me.boards:
        fitting |= board.fitting_of(pieces & ~fitting, joiner)
    found: list[Action] = []
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        found.append(LAY[low.bit_length() - 1])
    return found


def anytime(s: Odin, seat: int, cards: bool) -> list[Action]:
    """All that a player may do now besides an action; `cards`: blue occupations too."""
    me = s.players[seat]
    found = layable(me)
    supply = me.supply
    silver = supply[SILVER]
    prices = s.box.ship_price
    if silver >= prices[0]:
        for ship in (WHALING_BOAT, KNARR, LONGSHIP):
            if silver >= prices[ship - WHALING_BOAT] and berth_free(s, me, ship):
                found.append(BUY[ship - WHALING_BOAT])
    if supply[ORE]:
        if me.boats[0]:
            found.append(LOAD[WHALING_BOAT, 0])
        for ore in range(3):
            if me.longships[ore]:
                found.append(LOAD[LONGSHIP, ore])
    if me.mods[UNLOAD_ORE]:
        if me.boats[1]:
            found.append(UNLOAD[WHALING_BOAT, 1])
        for ore in range(1, 4):
            if me.longships[ore]:
                found.append(UNLOAD[LONGSHIP, ore])
    if cards:
        found += blue_cards(s, seat)
    return found


def blue_cards(s: Odin, seat: int) -> list[Action]:
    """Anytime occupations that can be used now (ODN-OCC-19, 25)."""
    mask = s.scripts.on[ON_ANYTIME] & s.players[seat].played
    if not mask:
        return NOTHING
    by_card = s.scripts.parts_on[ON_ANYTIME]
    found = []
    while mask:
        low = mask & -mask
        mask ^= low
        card = low.bit_length() - 1
        for part in by_card[card]:
            if holds(s, seat, part) and usable(s, seat, part.script):
                found.append(USE[card])
                break
    return found


ANYTIME_VERBS: Final = ("lay", "buy", "load", "unload", "use")


def do_anytime(s: Odin, seat: int, action: Action, events: Events | None) -> None:
    """Carry out what may be done at any time; a piece is picked up here and laid by `lay_held`."""
    me = s.players[seat]
    verb = action.verb
    if verb == "lay":
        me.held = action.target
        me.held_on = NOTHING_HELD
        settle_held(s, seat, events)
    elif verb == "buy":
        ship = action.target
        price = s.box.ship_price[ship - WHALING_BOAT]
        me.take(SILVER, price)
        if events is not None:
            events.add("odn-buys-ship", "ODN-SHIP-02", seat=seat_ref(seat), ship=ref_of(ship), price=price)
        add_ship(s, seat, ship, False, "ODN-SHIP-02", None)
    elif verb == "load":
        move_ore(me, action, 1)
        if events is not None:
            events.add("odn-loads", "ODN-ANYTIME-06", seat=seat_ref(seat), ship=action.targets[0])
    elif verb == "unload":
        move_ore(me, action, -1)
        if events is not None:
            events.add("odn-unloads", "ODN-SHIP-11", seat=seat_ref(seat), ship=action.targets[0])
    else:
        use_card(s, seat, action, events)


def move_ore(me: Player, action: Action, by: int) -> None:
    """One ore onto a ship, or off it again."""
    ore = action.target & 3
    loads = me.boats if action.target < 4 else me.longships
    loads[ore] -= 1
    loads[ore + by] += 1
    if by > 0:
        me.take(ORE, 1)
    else:
        me.add(ORE, 1)


def use_card(s: Odin, seat: int, action: Action, events: Events | None) -> None:
    """A blue occupation (ODN-OCC-25)."""
    if events is not None:
        events.add("odn-uses", "ODN-OCC-25", seat=seat_ref(seat), occupation=action.targets[0])
    for part in s.scripts.parts_on[ON_ANYTIME][action.target]:
        if holds(s, seat, part) and usable(s, seat, part.script):
            if part.once:
                s.players[seat].spent |= 1 << part.number
            s.stack.extend(s.scripts.lists[part.script])
            return


def anytime_refusal(s: Odin, seat: int, action: Action) -> Refusal | None:
    """Why something that is allowed always is not possible now."""
    me = s.players[seat]
    verb = action.verb
    if verb == "lay":
        if not pieces_of(me, action.target):
            return Refusal("ODN-PLACE-01", "odn-no-thing", thing=action.targets[0])
        rule = "ODN-PLACE-08" if accepted(me, action.target) else "ODN-PLACE-02"
        return Refusal(rule, "odn-no-place", thing=action.targets[0])
    if verb == "buy":
        price = s.box.ship_price[action.target - WHALING_BOAT]
        if me.supply[SILVER] < price:
            return Refusal("ODN-SHIP-02", "odn-no-silver", price=price, silver=me.supply[SILVER])
        return Refusal("ODN-SHIP-06", "odn-no-berth-free", ship=action.targets[0])
    if verb == "load":
        if not me.supply[ORE]:
            return Refusal("ODN-ANYTIME-06", "odn-no-thing", thing=ref_of(ORE))
        return Refusal("ODN-ANYTIME-06", "odn-no-such-ship", ship=action.targets[0])
    if verb == "unload" and me.mods[UNLOAD_ORE]:
        return Refusal("ODN-SHIP-11", "odn-no-such-ship", ship=action.targets[0])
    if verb == "unload":
        return Refusal("ODN-SHIP-11", "odn-no-unloading", ship=action.targets[0])
    if verb == "use":
        return Refusal("ODN-OCC-25", "odn-no-card-now", occupation=action.targets[0])
    if verb in ("on", "at"):
        return Refusal("ODN-PLACE-01", "odn-no-piece-held")
    return None


def accepted(me: Player, piece: int) -> bool:
    """Whether any board of a player takes such a piece at all: food, wood and stone go into buildings only."""
    if piece >= FOOD_END and piece not in (WOOD, STONE):
        return True
    return any(board.plan.kind >= FIRST_HOUSE for board in me.boards)


class OwnWindow(DecisionStep[Odin]):
    """One player alone: at the end of a turn, or between phases with occupations that may ask something."""

    kind: str = "arrange"
    rule: str = "ODN-ANYTIME-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Anything that is allowed always, or enough."""
        found = anytime(s, seat, True)
        if found:
            found.append(DONE)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Until the player has done enough."""
        if action is DONE:
            return
        s.stack.append(self)
        do_anytime(s, seat, action, events)
        if s.players[seat].held != NOTHING_HELD:
            s.stack.append(LAY_HELD)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """Nothing is held yet."""
        return where_prompt(s.players[seat])

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why it is not possible now."""
        return anytime_refusal(s, seat, action)


OWN_WINDOWS: Final = [OwnWindow(seat) for seat in range(4)]


class Arrange(Step[Odin]):
    """All at the same time: the window before a phase that pays or counts (ODN-PH7-04, PH10-04, END-03)."""

    asks: int = SEVERAL
    kind: str = "arrange"
    rule: str = "ODN-ANYTIME-01"

    def __init__(self, who: int) -> None:
        """Whom it concerns, as a mask."""
        self.who = who

    def owing(self, s: Odin) -> int:
        """All of them; those who can do nothing are not among them."""
        return self.who

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Anything that is allowed always, or enough; a piece that was picked up must be laid."""
        me = s.players[seat]
        if me.held != NOTHING_HELD:
            return where_options(me)
        found = anytime(s, seat, False)
        found.append(DONE)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Until the player has done enough, or nothing more is possible."""
        me = s.players[seat]
        if action is DONE:
            s.waiting &= ~(1 << seat)
            return
        if me.held != NOTHING_HELD:
            where_apply(s, seat, action, events)
        else:
            do_anytime(s, seat, action, events)
        if me.held == NOTHING_HELD:
            found = anytime(s, seat, False)
            if found:
                found.append(DONE)
                keep_options(s, seat, found)
            else:
                s.waiting &= ~(1 << seat)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Then the phase follows."""

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return where_prompt(s.players[seat])

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """A board or a field."""
        return where_label(s, seat, action)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why it is not possible now."""
        if s.players[seat].held != NOTHING_HELD:
            if action is DONE:
                return Refusal(self.rule, "odn-no-done-holding")
            return where_refusal(s, seat, action)
        return anytime_refusal(s, seat, action)


class Windows(Step[Odin]):
    """Before a phase: everybody may lay pieces, buy and load ships; owners of blue cards use them one after the other.

    Where only these cards could make a difference, only their owners are asked.
    """

    def __init__(self, only_cards: int) -> None:
        """1 if only owners of blue cards are asked."""
        self.only_cards = only_cards

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ANYTIME-01."""
        together = 0
        alone = []
        for seat in s.clockwise_from(s.start):
            me = s.players[seat]
            if me.played & s.scripts.own_windows:
                if self.only_cards == 0 or blue_cards(s, seat):
                    alone.append(seat)
            elif self.only_cards == 0 and anytime(s, seat, False):
                together |= 1 << seat
        if together:
            s.stack.append(Arrange(together))
        for seat in reversed(alone):
            s.stack.append(OWN_WINDOWS[seat])
