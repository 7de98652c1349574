"""Pieces in a trade, where the table allows them (PAX-TRADE-05): longships, and followers with what they stand on.

A longship is given by returning it while the receiver puts one of their own in its place, equally exhausted. Followers
are given with their post, god or advocate: they return, and the receiver establishes it with followers of their own,
free of cost. The longship on the journey stays out of it, and so does the ally post that commands it.

A piece of an offer is a number: a post, or after the posts two for each place, a renewed longship there and an
exhausted one. Gods and advocates are named as tiles.
"""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.events import Events, Value
from ..components import GOD
from ..fleet import put, send_home
from ..holdings import establish, supply, symbol, vacate
from ..saga import free_space, from_board, onto_board
from ..state import TYPES, Offer, Pax, bits, place_ref, who_ref

RULE = "PAX-TRADE-05"


def traded_on_board(s: Pax, seat: int, tiles: list[int]) -> list[int]:
    """Of the tiles in an offer, the gods and advocates on a jarl board."""
    board = s.players[seat].board
    return [tile for tile in tiles if tile in board]


def givable(s: Pax, giver: int, offer: Offer) -> list[int]:
    """The pieces that a side of an offer has on the map and has not named yet, equal ones once."""
    box = s.box
    named = offer.give_pieces if giver == offer.maker else offer.want_pieces
    kind = s.yard.kind[offer.sailing]
    in_use = box.colour_post[kind - 1] if kind else -1
    found = [post for post in bits(s.players[giver].posts) if post != in_use and post not in named]
    left = named[:]
    for ship in s.yard.ships[giver]:
        place = s.place[ship]
        if ship == offer.sailing or place >= box.places:
            continue
        piece = box.posts + 2 * place + (s.spent >> ship & 1)
        if piece in left:
            left.remove(piece)
        elif piece not in found:
            found.append(piece)
    return found


def piece_choices(s: Pax, offer: Offer, room_to_give: bool, room_to_ask: bool) -> list[Action]:
    """What either side may still put into an offer; whether all of it fits is asked when it is made."""
    found: list[Action] = []
    moves = s.moves
    for gives in (True, False):
        if not (room_to_give if gives else room_to_ask):
            continue
        giver = offer.maker if gives else offer.taker
        for piece in givable(s, giver, offer):
            found.append((moves.give_piece if gives else moves.want_piece)[piece])
        me = s.players[giver]
        named = offer.give if gives else offer.want
        for space in bits(me.faithful):
            tile = me.board[space]
            if tile not in named:
                found.append((moves.give if gives else moves.want)[tile])
    return found


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
    gives = wares(s, offer.maker, offer.give, offer.give_pieces)
    wants = wares(s, offer.taker, offer.want, offer.want_pieces)
    return has_room(s, offer.taker, gives, wants) and has_room(s, offer.maker, wants, gives)


def wares(s: Pax, giver: int, tiles: list[int], pieces: list[int]) -> list[int]:
    """What one side would give: followers by type, then longships, gods and advocates."""
    box = s.box
    found = [0] * (TYPES + 3)
    for piece in pieces:
        if piece < box.posts:
            found[symbol(s, piece)] += box.post_need[piece]
        else:
            found[TYPES] += 1
    for tile in traded_on_board(s, giver, tiles):
        found[box.tiles[tile].follower] += 1
        found[TYPES + 1 if box.tiles[tile].kind == GOD else TYPES + 2] += 1
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
    given = lift(s, offer.maker, offer.give, offer.give_pieces, events)
    wanted = lift(s, offer.taker, offer.want, offer.want_pieces, events)
    set_down(s, offer.taker, given, offer.give_pieces, events)
    set_down(s, offer.maker, wanted, offer.want_pieces, events)


def lift(s: Pax, giver: int, tiles: list[int], pieces: list[int], events: Events | None) -> list[int]:
    """Followers and longships return to the giver; the gods and advocates that are now nobody's."""
    posts = s.box.posts
    for piece in pieces:
        if piece < posts:
            vacate(s, piece, True, events)
            continue
        place, exhausted = (piece - posts) // 2, (piece - posts) % 2
        for ship in s.yard.ships[giver]:
            if s.place[ship] == place and s.spent >> ship & 1 == exhausted and ship != the_sailing(s):
                send_home(s, ship, giver, giver, RULE, events)
                break
    lifted = traded_on_board(s, giver, tiles)
    for tile in lifted:
        from_board(s, giver, s.players[giver].board.index(tile), events)
    return lifted


def the_sailing(s: Pax) -> int:
    """The longship on the journey during which the trade is made."""
    offer = s.offer
    return offer.sailing if offer is not None else -1


def set_down(s: Pax, taker: int, tiles: list[int], pieces: list[int], events: Events | None) -> None:
    """The receiver establishes and places what the giver has given up."""
    posts = s.box.posts
    for piece in pieces:
        if piece < posts:
            establish(s, taker, piece, 0, False, RULE, events)
        else:
            put_in_place(s, taker, (piece - posts) // 2, (piece - posts) % 2, events)
    for tile in tiles:
        onto_board(s, taker, tile, free_space(s, taker, tile), RULE, events)


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
    for name, refs in offer.pieces(s.box).items():
        words[name] = refs
    return words
