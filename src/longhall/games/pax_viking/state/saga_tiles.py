"""Saga tiles: the pile, the track, hands, jarl boards and the discard pile."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.events import EVERYBODY, Events, Value
from ..content.components import GOD, NONE
from .abilities import refit
from .holdings import look_for_solo_victory, supply
from .position import EVERY_SEAT, Pax, tile_ref, who_ref


def pile_size(s: Pax) -> int:
    """How many tiles the saga pile holds."""
    size = 0
    for number in s.left:
        size += number
    return size


def reveal(s: Pax, chance: Chance) -> int:
    """The top tile of the saga pile; the pile must not be empty."""
    pool: list[int] = []
    for at, number in enumerate(s.left):
        pool += [at] * number
    group = pool[0] if pool[0] == pool[-1] else chance.draw("kind", pool)
    tiles = s.unseen[group]
    tile = chance.draw("tile", tiles[:])
    at = tiles.index(tile)
    unseen = s.unseen[:]
    unseen[group] = tiles[:at] + tiles[at + 1 :]
    left = s.left[:]
    left[group] -= 1
    s.unseen = unseen
    s.left = left
    s.quiet = 0
    return tile


def refresh(s: Pax, chance: Chance, events: Events | None) -> None:
    """Slide the tiles down and fill the track from the pile (PAX-SAGA-02, PAX-SAGA-03)."""
    track = s.track
    if NONE not in track:
        return
    kept = [tile for tile in track if tile >= 0]
    size = len(track)
    pile = pile_size(s)
    new: list[int] = []
    while len(kept) + len(new) < size and pile:
        new.append(reveal(s, chance))
        pile -= 1
    kept += new
    kept += [NONE] * (size - len(kept))
    s.track = kept
    if new and events is not None:
        events.add("pax-track-filled", "PAX-SAGA-02", tiles=[tile_ref(s, tile) for tile in new], count=len(new))


def take_from_track(s: Pax, tile: int) -> None:
    """A tile leaves the track; its gap stays until the next refresh (PAX-INVEST-03)."""
    track = s.track[:]
    track[track.index(tile)] = NONE
    s.track = track
    s.quiet = 0


def price(s: Pax, seat: int, tile: int) -> int:
    """What a tile on the track costs a player, all discounts taken off (PAX-INVEST-01, PAX-INVEST-08)."""
    perks = s.players[seat].perks
    kind = s.box.tiles[tile].kind
    cost = perks.to[kind]
    if cost < 0:
        cost = s.box.track_costs[s.track.index(tile)]
    cost -= perks.off[kind]
    return cost if cost > 0 else 0


def into_hand(s: Pax, seat: int, tile: int, seen: int) -> None:
    """A tile goes to a hand, known to some seats."""
    me = s.players[seat]
    at = 0
    for held in me.hand:
        if held > tile:
            break
        at += 1
    me.hand = [*me.hand[:at], tile, *me.hand[at:]]
    me.seen = [*me.seen[:at], seen | 1 << seat, *me.seen[at:]]


def out_of_hand(s: Pax, seat: int, tile: int) -> bool:
    """A tile leaves a hand; tells whether anybody did not know it."""
    me = s.players[seat]
    at = me.hand.index(tile)
    secret = me.seen[at] != EVERY_SEAT
    me.hand = me.hand[:at] + me.hand[at + 1 :]
    me.seen = me.seen[:at] + me.seen[at + 1 :]
    return secret


def show_to(s: Pax, seat: int, tile: int, seats: int, events: Events | None) -> None:
    """A tile in hand is shown to some seats."""
    me = s.players[seat]
    at = me.hand.index(tile)
    if me.seen[at] & seats == seats:
        return
    seen = me.seen[:]
    seen[at] |= seats
    me.seen = seen
    if events is not None:
        events.reveal()


def tell_tile(events: Events, secret: bool, message: str, rule: str, **args: Value) -> None:
    """A tile of a hand lies open; it cannot be taken back if somebody did not know it."""
    if secret:
        events.show(message, rule, EVERYBODY, **args)
    else:
        events.add(message, rule, EVERYBODY, **args)


def watchers(s: Pax, seat: int) -> int:
    """Who sees a tile that a player draws: all with open hands, else only that player (PAX-SETUP-25)."""
    return EVERY_SEAT if s.variants.open_hands else 1 << seat


def draw(s: Pax, seat: int, chance: Chance, rule: str, events: Events | None) -> int:
    """The top tile of the pile goes to a hand; -1 if the pile is empty (PAX-GLOSS-02)."""
    if not pile_size(s):
        return NONE
    tile = reveal(s, chance)
    seen = watchers(s, seat)
    into_hand(s, seat, tile, seen)
    if events is not None:
        if s.variants.open_hands:
            events.add("pax-draws-tile", rule, EVERYBODY, seat=who_ref(s, seat), tile=tile_ref(s, tile))
        else:
            events.add("pax-draws", rule, EVERYBODY, seat=who_ref(s, seat))
            events.add("pax-drawn", rule, seen, tile=tile_ref(s, tile))
    return tile


def discard_from_hand(s: Pax, seat: int, tile: int, rule: str, events: Events | None) -> None:
    """A tile goes from a hand to the open discard pile (PAX-GLOSS-03)."""
    secret = out_of_hand(s, seat, tile)
    s.discards = [*s.discards, tile]
    if events is not None:
        tell_tile(events, secret, "pax-discards", rule, seat=who_ref(s, seat), tile=tile_ref(s, tile))


def from_board(s: Pax, seat: int, space: int, events: Events | None) -> int:
    """A tile leaves a jarl board and its follower returns; the tile is then nowhere until it is put somewhere."""
    me = s.players[seat]
    tile = me.board[space]
    board = me.board[:]
    board[space] = NONE
    me.board = board
    if me.faithful >> space & 1:
        me.faithful &= ~(1 << space)
        me.followers -= 1 << 4 * s.box.tiles[tile].follower
        if events is not None:
            events.add("pax-board-follower-returns", "PAX-EST-02", seat=who_ref(s, seat), tile=tile_ref(s, tile))
    refit(s, seat)
    return tile


def discard_from_board(s: Pax, seat: int, space: int, rule: str, events: Events | None) -> None:
    """A god or advocate goes from a jarl board to the discard pile."""
    tile = from_board(s, seat, space, events)
    s.discards = [*s.discards, tile]
    if events is not None:
        events.add("pax-discards-board", rule, seat=who_ref(s, seat), tile=tile_ref(s, tile))


def free_space(s: Pax, seat: int, tile: int) -> int:
    """A free space of the jarl board for a god or advocate; -1 if there is none (PAX-PLAY-09)."""
    board = s.players[seat].board
    for space in spaces_for(s, tile):
        if board[space] < 0:
            return space
    return NONE


def spaces_for(s: Pax, tile: int) -> list[int]:
    """The spaces of a jarl board where a tile may lie."""
    gods = s.box.god_spaces
    if s.box.tiles[tile].kind == GOD:
        return list(range(gods))
    return list(range(gods, gods + s.box.advocate_spaces))


def onto_board(s: Pax, seat: int, tile: int, space: int, rule: str, events: Events | None) -> None:
    """A god or advocate goes onto a jarl board and is established if a follower is left (PAX-PLAY-08, 11, 14)."""
    me = s.players[seat]
    if me.board[space] >= 0:
        discard_from_board(s, seat, space, "PAX-PLAY-10", events)
    board = me.board[:]
    board[space] = tile
    me.board = board
    follower = s.box.tiles[tile].follower
    established = supply(s, seat, follower) > 0
    if established:
        me.faithful |= 1 << space
        me.followers += 1 << 4 * follower
    refit(s, seat)
    if events is not None:
        message = "pax-joins-board" if established else "pax-joins-board-alone"
        events.add(message, rule, seat=who_ref(s, seat), tile=tile_ref(s, tile))
    look_for_solo_victory(s, seat)
