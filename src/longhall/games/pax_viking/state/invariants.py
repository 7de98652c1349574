"""What must hold in every position: pieces are conserved, and nothing lies where it cannot."""

from __future__ import annotations

from ....kernel.masks import bits, count
from ..content.components import EMPTY, GOD, NONE, VENTURE
from .holdings import symbol
from .position import NOBODY, TYPES, Pax


def broken(s: Pax) -> list[str]:
    """The sentences that are not true of a position; empty in a sound game."""
    wrong: list[str] = []
    for sentence, holds in [*map_checks(s), *player_checks(s), *tile_checks(s)]:
        if not holds:
            wrong.append(sentence)
    return wrong


def map_checks(s: Pax) -> list[tuple[str, bool]]:
    """Longships, followers and ventures on the map."""
    box = s.box
    places = [0] * len(s.at)
    inside = [0] * box.regions
    for ship, place in enumerate(s.place):
        places[place] |= 1 << ship
        if place < box.places:
            inside[box.place_region[place]] |= 1 << ship
    fleets = 0
    shared = 0
    for player in s.players:
        shared |= fleets & player.fleet
        fleets |= player.fleet
    held = 0
    held_twice = 0
    for player in s.players:
        held_twice |= held & player.posts
        held |= player.posts
    owners = 0
    for post, owner in enumerate(s.owner):
        if owner != NOBODY and s.players[owner].posts >> post & 1:
            owners |= 1 << post
    laid = 0
    ventures = 0
    for post, tile in enumerate(s.tile_at):
        if tile != NONE:
            laid |= 1 << post
            if box.tiles[tile].kind == VENTURE:
                ventures |= 1 << post
    return [
        ("every longship is in one place", places == s.at),
        ("regions know their longships", inside == s.inside),
        ("own longships are on the map, on their board or out of a solo game", own_ships_are_home(s)),
        ("a longship has one commander", not shared),
        ("commanded longships are those with a commander", fleets == s.controlled),
        ("a post holds followers of one player only", not held_twice),
        ("followers and owners agree", owners == held and count(held) == len([1 for it in s.owner if it != NOBODY])),
        ("followers stand on symbols", all(symbol(s, post) >= 0 for post in bits(held))),
        ("tiles lie on unprinted posts", ventures == s.ventures and not laid & ~box.of_kind[EMPTY]),
        ("only ventures lie on the map, but in solo games", laid == ventures or s.solo),
    ]


def own_ships_are_home(s: Pax) -> bool:
    """Whether no ally longship is on a jarl board outside solo games, and no longship is out of a game for several."""
    if s.solo:
        return True
    allies = s.yard.all >> s.yard.base << s.yard.base
    return not s.at[s.box.board] & allies and not s.at[s.box.board + 1]


def player_checks(s: Pax) -> list[tuple[str, bool]]:
    """Silfr, followers and home markers of each player."""
    checks: list[tuple[str, bool]] = []
    box = s.box
    markers = 0
    twice = 0
    for seat in range(s.seats):
        me = s.players[seat]
        twice |= markers & me.markers
        markers |= me.markers
        counted = [0] * TYPES
        for post in bits(me.posts):
            counted[symbol(s, post)] += box.post_need[post]
        for space in bits(me.faithful):
            counted[box.tiles[me.board[space]].follower] += 1
        sworn = [0] * TYPES
        for entry in s.sworn:
            if entry >> 2 & 7 == seat:
                sworn[entry & 3] += 1
        for follower in range(TYPES):
            used = me.followers >> 4 * follower & 15
            checks.append(("established followers are counted", used == counted[follower]))
            checks.append(("sworn followers are counted", me.sworn >> 4 * follower & 15 == sworn[follower]))
            checks.append(("no more followers than there are", used + sworn[follower] <= box.followers))
        allies = 0 if s.solo else count(me.fleet >> s.yard.base)
        homes = me.homes + allies + count(me.marked) + count(me.home_posts)
        checks.append(("home markers are conserved", homes == box.home_markers - 2 and me.homes >= 0))
        checks.append(("no debts", me.silfr >= 0))
        checks.append(("duchies have ventures", duchies_stand(s, seat)))
        checks.append(("gods and advocates lie on their spaces", board_fits(s, seat)))
    checks.append(("an influence marker is held once", not twice))
    return checks


def duchies_stand(s: Pax, seat: int) -> bool:
    """Whether every duchy has two ventures, or one if an effect made it, and only duchies are marked."""
    me = s.players[seat]
    for region, posts in enumerate(s.box.region_posts):
        ventures = count(posts & me.posts & s.ventures)
        duchy = ventures > 1 or (ventures == 1 and me.granted >> region & 1 == 1)
        if duchy != (me.duchies >> region & 1 == 1):
            return False
    return not me.marked & ~me.duchies


def board_fits(s: Pax, seat: int) -> bool:
    """Whether gods lie on god spaces and advocates on advocate spaces, followers only on tiles."""
    me = s.players[seat]
    for space, tile in enumerate(me.board):
        if tile == NONE:
            if me.faithful >> space & 1:
                return False
        elif (s.box.tiles[tile].kind == GOD) != (space < s.box.god_spaces):
            return False
    return True


def tile_checks(s: Pax) -> list[tuple[str, bool]]:
    """Every tile is somewhere once; nothing open is among the unseen."""
    seen: list[int] = [tile for tile in s.track if tile >= 0] + s.discards + s.gone
    seen += [tile for tile in s.tile_at if tile >= 0]
    for player in s.players:
        seen += player.hand + player.beside + [tile for tile in player.board if tile >= 0]
    if s.event >= 0:
        seen.append(s.event)
    unseen = s.aside + [tile for group in s.unseen for tile in group]
    return [
        ("no tile is in two places", len(set(seen)) == len(seen)),
        ("no open tile is among the unseen", not set(seen) & set(unseen)),
        ("the pile holds no more than is unseen", all_fit(s)),
        ("hands and what is known of them agree", all(len(p.hand) == len(p.seen) for p in s.players)),
        ("no victory card lies there twice", len(set(s.cards)) == len(s.cards)),
    ]


def all_fit(s: Pax) -> bool:
    """Whether each group of the pile can be filled from its unseen tiles."""
    return all(0 <= left <= len(group) for left, group in zip(s.left, s.unseen, strict=True))
