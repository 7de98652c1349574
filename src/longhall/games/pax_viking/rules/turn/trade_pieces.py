"""Pieces in a trade, where the table allows them (PAX-TRADE-05): longships, and followers with what they stand on.

A longship is given by returning it while the receiver puts one of their own in its place, equally exhausted. Followers
are given with their post, god or advocate: they return, and the receiver establishes it with followers of their own,
free of cost. The longship on the journey stays out of it, and so does the ally post that commands it.

A piece of an offer is a number, as `Moves.by_piece` counts them: posts, then for each place a renewed longship there
and an exhausted one, then gods and advocates by their tile.
"""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.events import Events, Value
from .....kernel.masks import bits
from ...content.actions import MOST_ITEMS
from ...content.components import GOD
from ...state.fleet import put, send_home
from ...state.holdings import establish, supply, symbol, vacate
from ...state.position import TYPES, Offer, Pax, place_ref, who_ref
from ...state.saga_tiles import free_space, from_board, onto_board

RULE: Final = "PAX-TRADE-05"


def piece_choices(s: Pax, offer: Offer) -> list[Action]:
    """What either side may still put into an offer, if the other side has the pieces and the space for it."""
    found: list[Action] = []
    for gives in (True, False):
        named = offer.give_pieces if gives else offer.want_pieces
        if len(named) >= MOST_ITEMS:
            continue
        actions = s.moves.give_piece if gives else s.moves.want_piece
        for piece in givable(s, offer, offer.maker if gives else offer.taker, named):
            if fits(s, with_piece(offer, gives, piece)):
                found.append(actions[piece])
    return found


def givable(s: Pax, offer: Offer, giver: int, named: list[int]) -> list[int]:
    """The pieces that a side of an offer has and has not named yet, equal ones once."""
    box = s.box
    me = s.players[giver]
    kind = s.yard.kind[offer.sailing]
    in_use = box.colour_post[kind - 1] if kind else -1
    found = [post for post in bits(me.posts) if post != in_use and post not in named]
    left = named[:]
    for ship in s.yard.ships[giver]:
        place = s.place[ship]
        if ship == offer.sailing or place >= box.places:
            continue
        piece = s.moves.ship_piece(place, s.spent >> ship & 1)
        if piece in left:
            left.remove(piece)
        elif piece not in found:
            found.append(piece)
    boards = [s.moves.first_tile + me.board[space] for space in bits(me.faithful)]
    return found + [piece for piece in boards if piece not in named]


def with_piece(offer: Offer, gives: bool, piece: int) -> Offer:
    """The offer with one piece more."""
    other = offer.copy()
    if gives:
        other.give_pieces = sorted([*offer.give_pieces, piece])
    else:
        other.want_pieces = sorted([*offer.want_pieces, piece])
    return other


def fits(s: Pax, offer: Offer) -> bool:
    """Whether each side has the pieces and the spaces for what it would get, those it gives away counted as free."""
    gives = wares(s, offer.give_pieces)
    wants = wares(s, offer.want_pieces)
    return has_room(s, offer.taker, gives, wants) and has_room(s, offer.maker, wants, gives)


def wares(s: Pax, pieces: list[int]) -> list[int]:
    """What pieces are made of: followers by type, then longships, gods and advocates."""
    box = s.box
    found = [0] * (TYPES + 3)
    for piece in pieces:
        if piece < box.posts:
            found[symbol(s, piece)] += box.post_need[piece]
        elif piece < s.moves.first_tile:
            found[TYPES] += 1
        else:
            tile = box.tiles[piece - s.moves.first_tile]
            found[tile.follower] += 1
            found[TYPES + 1 if tile.kind == GOD else TYPES + 2] += 1
    return found


def has_room(s: Pax, taker: int, gets: list[int], gives: list[int]) -> bool:
    """Whether what a side gets is not more than what it has free and gives away (PAX-COMP-07, PAX-PLAY-09)."""
    me = s.players[taker]
    gods = s.box.god_spaces
    free = [supply(s, taker, follower) for follower in range(TYPES)]
    free.append((s.at[s.box.board] & s.yard.own[taker]).bit_count())
    free.append(len([1 for tile in me.board[:gods] if tile < 0]))
    free.append(len([1 for tile in me.board[gods:] if tile < 0]))
    return all(gets[at] <= free[at] + gives[at] for at in range(len(free)))


def exchange(s: Pax, offer: Offer, events: Events | None) -> None:
    """All pieces leave their owners first; then each is put where the offer says."""
    for piece in offer.give_pieces:
        lift(s, offer.maker, piece, offer.sailing, events)
    for piece in offer.want_pieces:
        lift(s, offer.taker, piece, offer.sailing, events)
    for piece in offer.give_pieces:
        set_down(s, offer.taker, piece, events)
    for piece in offer.want_pieces:
        set_down(s, offer.maker, piece, events)


def lift(s: Pax, giver: int, piece: int, sailing: int, events: Events | None) -> None:
    """Followers and longships return to the giver; a god or advocate is nobody's for a moment."""
    if piece < s.box.posts:
        vacate(s, piece, True, events)
    elif piece >= s.moves.first_tile:
        from_board(s, giver, s.players[giver].board.index(piece - s.moves.first_tile), events)
    else:
        place, exhausted = s.moves.place_of_piece(piece), s.moves.state_of_piece(piece)
        for ship in s.yard.ships[giver]:
            if s.place[ship] == place and s.spent >> ship & 1 == exhausted and ship != sailing:
                send_home(s, ship, giver, giver, RULE, events)
                return


def set_down(s: Pax, taker: int, piece: int, events: Events | None) -> None:
    """The receiver establishes or places what the giver has given up."""
    if piece < s.box.posts:
        establish(s, taker, piece, 0, False, RULE, events)
    elif piece >= s.moves.first_tile:
        tile = piece - s.moves.first_tile
        onto_board(s, taker, tile, free_space(s, taker, tile), RULE, events)
    else:
        put_in_place(s, taker, s.moves.place_of_piece(piece), s.moves.state_of_piece(piece), events)


def put_in_place(s: Pax, taker: int, place: int, exhausted: int, events: Events | None) -> None:
    """A longship from the receiver's jarl board, one in the same state if there is one."""
    ready = [ship for ship in s.yard.ships[taker] if s.place[ship] == s.box.board]
    alike = [ship for ship in ready if s.spent >> ship & 1 == exhausted]
    ship = (alike or ready)[0]
    put(s, ship, place)
    s.spent = s.spent | 1 << ship if exhausted else s.spent & ~(1 << ship)
    if events is not None:
        events.add("pax-longship-given", RULE, seat=who_ref(s, taker), place=place_ref(s, place))


def piece_words(s: Pax, offer: Offer) -> dict[str, Value]:
    """The pieces of an offer as arguments of a message."""
    words: dict[str, Value] = {"pieces": len(offer.give_pieces) + len(offer.want_pieces)}
    for name, refs in offer.pieces(s.moves).items():
        words[name] = refs
    return words
