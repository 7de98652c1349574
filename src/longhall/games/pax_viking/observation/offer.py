"""The part of an observation about a trade offer, for the two it is between."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Part, Row, amount, flag
from ..content.components import Components
from ..state.position import Pax
from ..state.view import is_made

GIVEN: Final = 1
WANTED: Final = 2
ON_BOARD: Final = 2
"""Added for a god or advocate on a jarl board."""


def offer_parts(box: Components) -> list[Part]:
    """What `put_offer` writes."""
    return [
        flag("offer.counter", "the pending offer is a counter-offer"),
        Part("offer.tiles", len(box.tiles), 4, "1 given by its maker, 2 wanted; 3 and 4: on a jarl board"),
        Part("offer.posts", box.posts, 2, "posts: 1 given by its maker, 2 wanted"),
        Part("offer.ships", 4 * box.places, 2, "longships by place: renewed and exhausted, given; the same, wanted"),
        amount("offer.any_tiles", 3, "tiles of the giver's choice that are wanted"),
        amount("offer.give_silfr", 30, "silfr given by its maker"),
        amount("offer.want_silfr", 30, "silfr wanted"),
    ]


def put_offer(row: Row, s: Pax, seat: int, nothing: int) -> None:
    """That there is a counter-offer is public; what it says is for its maker and, once it is made, the other."""
    offer = s.offer
    row.numbers([int(offer is not None and offer.counter)])
    if offer is None or not (seat == offer.maker or (seat == offer.taker and is_made(s))):
        row.zeros(nothing)
        return
    tiles = [0] * len(s.box.tiles)
    for tile in offer.give:
        tiles[tile] = GIVEN
    for tile in offer.want:
        tiles[tile] = WANTED
    posts = [0] * s.box.posts
    ships = [0] * (4 * s.box.places)
    if offer.has_pieces():
        read_pieces(s, offer.give_pieces, GIVEN, tiles, posts, ships)
        read_pieces(s, offer.want_pieces, WANTED, tiles, posts, ships)
    row.numbers(tiles)
    row.numbers(posts)
    row.numbers(ships)
    row.numbers([offer.any_tiles, offer.give_silfr, offer.want_silfr])


def read_pieces(s: Pax, pieces: list[int], side: int, tiles: list[int], posts: list[int], ships: list[int]) -> None:
    """Pieces on the board that are part of an offer; see `rules/turn/trade_pieces.py` for their numbers."""
    first_ship = s.box.posts
    first_tile = s.moves.first_tile
    for piece in pieces:
        if piece < first_ship:
            posts[piece] = side
        elif piece < first_tile:
            ships[(side - GIVEN) * 2 * s.box.places + piece - first_ship] += 1
        else:
            tiles[piece - first_tile] = ON_BOARD + side
