"""Getting and giving things: goods, resources, weapon cards, ships, buildings, Vikings. Triggers hang here."""

from __future__ import annotations

from typing import Final

from .....kernel.chance import Chance
from .....kernel.events import Events, seat_ref
from ...content.things import (
    BOW,
    BUILDING_PLANS,
    CATTLE,
    LONGSHIP,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHED,
    SHEEP,
    SPECIAL,
    WHALING_BOAT,
    ref_of,
)
from ...state.boards import new_board
from ...state.position import Odin, Player
from ..occupations.trigger_words import (
    ON_GAIN,
    ON_HOUSE_BUILT,
    ON_SHIP,
    ON_SHIP_BUILT,
    ON_THREE_VIKINGS,
    ON_TWO_AT_ONCE,
    ON_VIKINGS_BACK,
)
from ..occupations.triggers import fire

PREGNANT: Final[dict[int, int]] = {SHEEP: PREGNANT_SHEEP, CATTLE: PREGNANT_CATTLE}


def receive(s: Odin, seat: int, thing: int, n: int, rule: str, events: Events | None) -> None:
    """Things come from the general supply."""
    me = s.players[seat]
    me.add(thing, n)
    s.given[thing] += n
    s.performed = True
    if events is not None:
        events.add("odn-gains", rule, seat=seat_ref(seat), thing=ref_of(thing), count=n)
    if s.scripts.on[ON_GAIN] & me.played:
        fire(s, seat, ON_GAIN, thing, n)
    if n == 2 and s.scripts.on[ON_TWO_AT_ONCE] & me.played:
        fire(s, seat, ON_TWO_AT_ONCE, thing)


def give(s: Odin, seat: int, thing: int, n: int, rule: str, events: Events | None) -> None:
    """Things go to the general supply, weapon cards to the discard pile (ODN-DICE-08)."""
    s.players[seat].take(thing, n)
    s.performed = True
    if thing >= BOW:
        s.discard[thing - BOW] += n
    if events is not None:
        events.add("odn-pays", rule, seat=seat_ref(seat), thing=ref_of(thing), count=n)


def take_weapon(s: Odin, seat: int, weapon: int, n: int, rule: str, events: Events | None) -> None:
    """Named weapon cards: from the discard pile, else out of the draw pile, else made up (ODN-DICE-07, SUPPLY-10)."""
    kind = weapon - BOW
    for _ in range(n):
        if s.discard[kind]:
            s.discard[kind] -= 1
        elif s.pile[kind]:
            s.pile[kind] -= 1
    receive(s, seat, weapon, n, rule, events)


def draw_weapon(s: Odin, seat: int, rule: str, chance: Chance, events: Events | None) -> None:
    """The top card of the weapon pile; an empty pile is made anew from the discard pile (ODN-PH4-02, SUPPLY-09)."""
    pool: list[int] = []
    for kind in range(4):
        pool += [kind] * s.pile[kind]
    if not pool:
        s.pile = s.discard
        s.discard = [0, 0, 0, 0]
        for kind in range(4):
            pool += [kind] * s.pile[kind]
        if not pool:
            s.pile = [1, 1, 1, 1]
            pool = [0, 1, 2, 3]
    kind = chance.draw("weapon", pool)
    s.pile[kind] -= 1
    receive(s, seat, BOW + kind, 1, rule, events)


def take_special(s: Odin, seat: int, thing: int, rule: str, events: Events | None) -> None:
    """A special tile, of which there is only one (ODN-SUPPLY-03)."""
    s.tiles &= ~(1 << thing - SPECIAL)
    receive(s, seat, thing, 1, rule, events)


def available(s: Odin, thing: int) -> bool:
    """Whether the general supply holds a good or tile."""
    return thing < SPECIAL or s.tiles >> thing - SPECIAL & 1 == 1


def berth_free(s: Odin, me: Player, ship: int) -> bool:
    """Whether the bay has room (ODN-SHIP-04, 05)."""
    if ship == WHALING_BOAT:
        return me.boats_owned() < s.box.small_berths
    return me.large_ships() < s.box.large_berths


def add_ship(s: Odin, seat: int, ship: int, built: bool, rule: str, events: Events | None) -> None:
    """A ship comes into the bay; `built`: with wood, on a space for building ships."""
    me = s.players[seat]
    if ship == WHALING_BOAT:
        me.boats[0] += 1
    elif ship == LONGSHIP:
        me.longships[0] += 1
    else:
        me.knarrs += 1
    s.performed = True
    if events is not None:
        events.add("odn-gains-ship", rule, seat=seat_ref(seat), ship=ref_of(ship))
    if s.scripts.on[ON_SHIP] & me.played:
        fire(s, seat, ON_SHIP, ship)
    if built and s.scripts.on[ON_SHIP_BUILT] & me.played:
        fire(s, seat, ON_SHIP_BUILT, ship)


def lose_ship(s: Odin, seat: int, ship: int, ore: int, rule: str, events: Events | None) -> None:
    """A ship leaves the bay; ore on it is lost (ODN-SHIP-14)."""
    me = s.players[seat]
    if ship == WHALING_BOAT:
        me.boats[ore] -= 1
    elif ship == LONGSHIP:
        me.longships[ore] -= 1
    else:
        me.knarrs -= 1
    if events is not None:
        events.add("odn-loses-ship", rule, seat=seat_ref(seat), ship=ref_of(ship), ore=ore)


def add_building(s: Odin, seat: int, building: int, rule: str, events: Events | None) -> None:
    """A building comes from its stack (ODN-ACT-09 to 12)."""
    me = s.players[seat]
    s.houses[building - SHED] -= 1
    me.boards.append(new_board(s.box.plans[BUILDING_PLANS[building - SHED]]))
    if events is not None:
        events.add("odn-gains-building", rule, seat=seat_ref(seat), building=ref_of(building))
    if s.scripts.on[ON_HOUSE_BUILT] & me.played:
        fire(s, seat, ON_HOUSE_BUILT, building)


def change_vikings(s: Odin, seat: int, n: int) -> None:
    """Vikings come to the Thing square or leave it."""
    me = s.players[seat]
    me.vikings += n
    if me.vikings == 3 and s.scripts.on[ON_THREE_VIKINGS] & me.played:
        fire(s, seat, ON_THREE_VIKINGS)


def recall(s: Odin, seat: int, space: int, n: int, rule: str, events: Events | None) -> None:
    """Vikings go back from a space to the Thing square, and can be placed again (ODN-PH5-12)."""
    take_off(s, seat, space, n)
    come_back(s, seat, n, rule, events)


def take_off(s: Odin, seat: int, space: int, n: int) -> None:
    """Vikings leave a space; one that is empty can be taken again."""
    s.standing[space] -= n
    if not s.standing[space]:
        s.players[seat].spaces &= ~(1 << space)


def come_back(s: Odin, seat: int, n: int, rule: str, events: Events | None) -> None:
    """Vikings taken off spaces come to the Thing square."""
    me = s.players[seat]
    if events is not None:
        events.add("odn-vikings-back", rule, seat=seat_ref(seat), count=n)
    if s.scripts.on[ON_VIKINGS_BACK] & me.played:
        fire(s, seat, ON_VIKINGS_BACK, n)
    change_vikings(s, seat, n)
