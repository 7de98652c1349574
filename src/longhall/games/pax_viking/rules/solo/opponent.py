"""The solo opponent: its longships by priority, its followers, its moves and the automatic parley."""

from __future__ import annotations

from typing import Final

from .....kernel.chance import Chance
from .....kernel.events import Events
from .....kernel.masks import bits
from .....kernel.step import AUTO
from ...content.components import AT_CHALLENGE, AT_PARLEY, FAR
from ...state.fleet import put, send_follower_home, send_home, strength_there
from ...state.holdings import can_establish, establish, parley_cost, symbol
from ...state.position import NOBODY, Pax, place_ref, post_ref
from ..base import PostStep
from ..effects.bonus import push_bonuses

EMPIRE: Final = 1
"""The opponent's place among the players."""


def pool(s: Pax) -> list[int]:
    """The longships of the opponent's pool."""
    return bits(s.at[s.box.board] & s.players[EMPIRE].fleet)


def by_priority(s: Pax, posts: int) -> list[int]:
    """Posts in the order of priority: southernmost, then easternmost (PAX-SOLO-01, PAX-SOLO-03)."""
    return [post for post in s.box.by_rank if posts >> post & 1]


def add_ship(s: Pax, post: int, chance: Chance, events: Events | None) -> None:
    """A random longship of the pool goes to a post; an empty pool adds nothing (PAX-SOLO-05, PAX-SOLO-08)."""
    ships = pool(s)
    if not ships:
        return
    put(s, chance.draw("longship", ships), post)
    if events is not None:
        events.add("pax-empire-places", "PAX-SOLO-05", post=post_ref(s, post))


def colour_for(s: Pax, post: int, chance: Chance) -> int:
    """The colour of a follower that the opponent would place: most longships there, ties at random; 0 if none."""
    each = s.yard.each
    counts = [0] * len(s.colour_used)
    for ship in bits(s.at[post] & s.players[EMPIRE].fleet):
        if ship < s.yard.base:
            counts[ship // each] += 1
    most = max(counts)
    if not most:
        return 0
    tied = [colour for colour, number in enumerate(counts) if number == most]
    return tied[0] if len(tied) == 1 else chance.draw("colour", tied)


def could_establish(s: Pax, post: int) -> bool:
    """Whether the opponent may establish a post: a symbol, nobody there yet, a colour of its own (PAX-SOLO-06)."""
    if s.owner[post] != NOBODY or symbol(s, post) < 0:
        return False
    return bool(s.at[post] & s.players[EMPIRE].fleet & ((1 << s.yard.base) - 1))


def empire_establishes(s: Pax, post: int, chance: Chance, events: Events | None) -> None:
    """If it can and the post is not yet established (PAX-SOLO-31); costs are ignored (PAX-SOLO-09)."""
    if not could_establish(s, post):
        return
    follower = symbol(s, post)
    need = s.box.post_need[post]
    colour = colour_for(s, post, chance)
    if (s.colour_used[colour] >> 4 * follower & 15) + need > s.box.followers:  # PAX-SOLO-08
        return
    used = s.colour_used[:]
    used[colour] += need << 4 * follower
    s.colour_used = used
    places = s.colour_at[:]
    places[post] = colour
    s.colour_at = places
    s.owner[post] = EMPIRE
    s.players[EMPIRE].posts |= 1 << post
    s.players[EMPIRE].followers += need << 4 * follower
    if events is not None:
        events.add("pax-empire-establishes", "PAX-SOLO-06", post=post_ref(s, post), count=need)


def move_empire(s: Pax, events: Events | None) -> None:
    """Each longship outside a post moves to its target, lowest priority first, targets found anew (PAX-SOLO-26, 27)."""
    stuck = 0
    while True:
        best = -1
        goal = -1
        for ship in bits(s.players[EMPIRE].fleet & ~stuck):
            place = s.place[ship]
            if not s.box.posts <= place < s.box.board:
                continue
            target = target_of(s, ship)
            if target < 0:
                stuck |= 1 << ship
            elif goal < 0 or s.box.post_rank[target] < s.box.post_rank[goal]:
                best = ship
                goal = target
        if best < 0:
            return
        if events is not None:
            start = place_ref(s, s.place[best])
            events.add("pax-empire-sails", "PAX-SOLO-26", start=start, post=post_ref(s, goal))
        put(s, best, goal)


def target_of(s: Pax, ship: int) -> int:
    """The post a longship moves to; -1: none (PAX-SOLO-26 to 28)."""
    box = s.box
    fleet = s.players[EMPIRE].fleet
    allies = fleet >> s.yard.base << s.yard.base
    own = 0
    others = 0
    for post in range(box.posts):
        there = s.at[post] & fleet
        if not there:
            continue
        if ship >= s.yard.base:
            if box.post_zone[post] != 0 and not there & allies:
                others |= 1 << post
            continue
        others |= 1 << post
        if there & s.yard.own[ship // s.yard.each]:
            own |= 1 << post
    return nearest(s, s.place[ship], own if own else others)


def nearest(s: Pax, place: int, posts: int) -> int:
    """The nearest of some posts by nodes, equal distances by priority (PAX-SOLO-04); -1: none."""
    found = -1
    least = FAR
    for post in by_priority(s, posts):
        if s.box.distance[place][post] < least:
            least = s.box.distance[place][post]
            found = post
    return found


def auto_parley(s: Pax, post: int, chance: Chance, events: Events | None) -> None:
    """Alone the player establishes; else whoever has more longships does, and the others leave (PAX-SOLO-54 to 58).

    Where the player establishes or drives longships off it is a parley with all abilities that come with one: lower
    costs, strength, gains after it and after a challenge.
    """
    me = s.players[0]
    mine = strength_there(s, 0, post) + me.perks.strength
    theirs = bits(s.at[post] & s.players[EMPIRE].fleet)
    if events is not None:
        events.add("pax-auto-parley", "PAX-SOLO-53", post=post_ref(s, post), count=mine, other=len(theirs))
    if not theirs:
        push_bonuses(s, 0, me.perks.on[AT_PARLEY])
        establish(s, 0, post, parley_cost(s, 0, post, 0), False, "PAX-SOLO-54", events)
    elif len(theirs) >= mine:
        empire_establishes(s, post, chance, events)
        for ship in bits(s.at[post] & me.fleet):
            send_home(s, ship, 0, EMPIRE, "PAX-SOLO-56", events)
        for entry in s.sworn:
            if entry >> 5 == post:
                send_follower_home(s, entry, "PAX-SOLO-56", events)
    else:
        push_bonuses(s, 0, me.perks.on[AT_PARLEY])
        s.stack.append(AutoEstablish(0, post))
        push_bonuses(s, 0, me.perks.on[AT_CHALLENGE])
        drive_off(s, post, theirs, events)


def drive_off(s: Pax, post: int, ships: list[int], events: Events | None) -> None:
    """The opponent's longships go to the pool; from its own post only one does (PAX-SOLO-57, PAX-SOLO-58)."""
    s.challenged = EMPIRE
    s.displaced = 0
    held = s.owner[post] == EMPIRE
    for at, ship in enumerate(ships):
        if held and at:
            put(s, ship, s.box.port[post])
            s.displaced |= 1 << ship
        else:
            send_home(s, ship, EMPIRE, 0, "PAX-SOLO-57", events)


class AutoEstablish(PostStep):
    """After longships were driven off: the post is established if nobody's followers are there (PAX-SOLO-55)."""

    asks: int = AUTO

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """If it can be paid by now."""
        if s.owner[self.post] == NOBODY and can_pay(s, self.post):
            establish(s, 0, self.post, parley_cost(s, 0, self.post, 0), False, "PAX-SOLO-55", events)


def can_pay(s: Pax, post: int) -> bool:
    """Whether the player could establish a post in a parley."""
    return can_establish(s, 0, post) and parley_cost(s, 0, post, 0) <= s.players[0].silfr


def parley_due(s: Pax, post: int) -> bool:
    """Whether auto-parley takes place at a post where the player has a longship (PAX-SOLO-53)."""
    if not strength_there(s, 0, post):
        return False
    return bool(s.at[post] & s.players[EMPIRE].fleet) or can_pay(s, post)
