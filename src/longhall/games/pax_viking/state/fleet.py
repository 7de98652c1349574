"""Longships: where they are, who commands them, who is alone, who has met whom."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.events import Events
from ....kernel.masks import bits, count
from ..content.components import AT_LONGSHIP_RETURNED
from .position import Pax, place_ref, who_ref


def put(s: Pax, ship: int, to: int) -> None:
    """Move a longship to a place, whatever lies between."""
    bit = 1 << ship
    box = s.box
    start = s.place[ship]
    s.at[start] &= ~bit
    s.at[to] |= bit
    if start < box.places:
        s.inside[box.place_region[start]] &= ~bit
    if to < box.places:
        s.inside[box.place_region[to]] |= bit
    s.place[ship] = to


def place_from_board(s: Pax, seat: int, post: int, rule: str, events: Events | None) -> None:
    """A longship goes from a jarl board to a post, a renewed one if there is one; placing does not turn it."""
    waiting = bits(s.at[s.box.board] & s.yard.own[seat])
    ship = waiting[0]
    for one in waiting:
        if not s.spent >> one & 1:
            ship = one
            break
    put(s, ship, post)
    if events is not None:
        events.add("pax-places", rule, seat=who_ref(s, seat), post=place_ref(s, post), count=1)


def ships_of(s: Pax, seat: int) -> list[int]:
    """The longships a player commands: own colour, then allies'. The list may be shared: do not change it."""
    own = s.yard.ships[seat]
    allies = s.players[seat].fleet >> s.yard.base
    if allies:
        return own + [ship + s.yard.base for ship in bits(allies)]
    return own


def sworn_there(s: Pax, seat: int, post: int) -> int:
    """How many of a player's followers serve as longships at a post."""
    found = 0
    for entry in s.sworn:
        if entry >> 5 == post and entry >> 2 & 7 == seat:
            found += 1
    return found


def strength_there(s: Pax, seat: int, post: int) -> int:
    """Longships of a player at a post, followers serving as such included (PAX-PARLEY-07)."""
    found = count(s.at[post] & s.players[seat].fleet)
    if s.sworn:
        found += sworn_there(s, seat, post)
    return found


def is_there(s: Pax, seat: int, post: int) -> bool:
    """Whether a player has a longship, or a follower serving as one, at a post."""
    if s.at[post] & s.players[seat].fleet:
        return True
    return bool(s.sworn) and sworn_there(s, seat, post) > 0


def opponents_there(s: Pax, seat: int, post: int) -> bool:
    """Whether any opponent has a longship there; allies without a commander do not count (PAX-PARLEY-13)."""
    if s.at[post] & s.controlled & ~s.players[seat].fleet:
        return True
    return any(entry >> 5 == post and entry >> 2 & 7 != seat for entry in s.sworn)


def is_alone(s: Pax, seat: int, post: int) -> bool:
    """PAX-GLOSS-01: only this player's longships are at the post."""
    return is_there(s, seat, post) and not opponents_there(s, seat, post)


def alone_posts(s: Pax, seat: int) -> int:
    """All posts where a player is alone."""
    posts = s.box.posts
    foreign = s.controlled & ~s.players[seat].fleet
    found = 0
    for ship in ships_of(s, seat):
        place = s.place[ship]
        if place < posts and not s.at[place] & foreign:
            found |= 1 << place
    for entry in s.sworn:
        post = entry >> 5
        if entry >> 2 & 7 != seat:
            found &= ~(1 << post)
        elif is_alone(s, seat, post):
            found |= 1 << post
    return found


def next_places(s: Pax, seat: int, place: int) -> list[int]:
    """Where one node leads to; from the jarl board, away from any home marker (PAX-JOURNEY-04, PAX-MOVE-04 to 11)."""
    if place == s.box.board:
        return s.players[seat].starts
    return s.box.near[place]


def regions_sailed(s: Pax, seat: int) -> int:
    """The regions where a player has a longship; a post is part of its region (PAX-TRADE-01, PAX-TRADE-09)."""
    box = s.box
    board = box.board
    found = 0
    for ship in ships_of(s, seat):
        place = s.place[ship]
        if place < board:
            found |= 1 << box.place_region[place]
    for entry in s.sworn:
        if entry >> 2 & 7 == seat:
            found |= 1 << box.post_region[entry >> 5]
    return found


def seats_in(s: Pax, region: int, seat: int) -> int:
    """The opponents with a longship in a region, as a mask of seats."""
    ships = s.inside[region]
    found = 0
    for other in range(s.seats):
        if other != seat and (s.players[other].fleet & ships or (s.sworn and regions_sailed(s, other) >> region & 1)):
            found |= 1 << other
    return found


def encountered(s: Pax, seat: int) -> list[int]:
    """The opponents whom any longship of the player has encountered (PAX-TRADE-03)."""
    if s.sworn:
        mine = regions_sailed(s, seat)
        return [other for other in range(s.seats) if other != seat and regions_sailed(s, other) & mine]
    near = 0
    for region in bits(regions_sailed(s, seat)):
        near |= s.inside[region]
    near &= ~s.players[seat].fleet
    if not near & s.controlled:
        return []
    return [other for other in range(s.seats) if s.players[other].fleet & near]


def choices(s: Pax, actions: list[list[Action]], ships: list[int]) -> list[Action]:
    """Actions for longships, equal ones (same kind, same place) once."""
    found: list[Action] = []
    seen: list[int] = []
    kinds = s.yard.kind
    width = s.box.board + 1
    for ship in ships:
        key = kinds[ship] * width + s.place[ship]
        if key not in seen:
            seen.append(key)
            found.append(actions[kinds[ship]][s.place[ship]])
    return found


def chosen(s: Pax, action: Action, ships: list[int]) -> int:
    """The first of these longships that an action of `choices` names; -1 if there is none."""
    kind = s.moves.ship_kind(action)
    place = s.moves.ship_place(action)
    for ship in ships:
        if s.yard.kind[ship] == kind and s.place[ship] == place:
            return ship
    return -1


def ship_choices(s: Pax, ships: list[int]) -> list[Action]:
    """Actions for longships, renewed and exhausted ones apart, equal ones once."""
    renewed = [ship for ship in ships if not s.spent >> ship & 1]
    if len(renewed) == len(ships):
        return choices(s, s.moves.ship, ships)
    exhausted = [ship for ship in ships if s.spent >> ship & 1]
    return choices(s, s.moves.ship, renewed) + choices(s, s.moves.spent, exhausted)


def ship_chosen(s: Pax, action: Action, ships: list[int]) -> int:
    """The first of these longships that an action of `ship_choices` names; -1 if there is none."""
    exhausted = 1 if action.verb.startswith("spent") else 0
    return chosen(s, action, [ship for ship in ships if s.spent >> ship & 1 == exhausted])


def send_home(s: Pax, ship: int, owner: int, by: int, rule: str, events: Events | None) -> None:
    """Return a longship to where it began the game, its state kept (PAX-GEN-08, PAX-ALLY-08).

    If an opponent did it, abilities that wait for this follow at once.
    """
    if events is not None:
        events.add("pax-longship-returns", rule, seat=who_ref(s, owner), place=place_ref(s, s.place[ship]))
    put(s, ship, s.yard.start[ship])
    if owner == by or owner >= s.seats:
        return
    for ability in s.players[owner].perks.on[AT_LONGSHIP_RETURNED]:
        s.stack.append(s.words.bonus(ability, owner))


def remove_ship(s: Pax, ship: int, rule: str, events: Events | None) -> None:
    """Solo: a longship of the opponent leaves the game."""
    if events is not None:
        events.add("pax-longship-removed", rule, place=place_ref(s, s.place[ship]))
    put(s, ship, s.box.board + 1)


def send_follower_home(s: Pax, entry: int, rule: str, events: Events | None) -> None:
    """A follower that served as a longship goes back to its owner's supply."""
    at = s.sworn.index(entry)
    s.sworn = s.sworn[:at] + s.sworn[at + 1 :]
    owner = entry >> 2 & 7
    s.players[owner].sworn -= 1 << 4 * (entry & 3)
    if events is not None:
        post = f"post:{s.box.post_ids[entry >> 5]}"
        events.add("pax-sworn-returns", rule, seat=who_ref(s, owner), post=post, count=1)
