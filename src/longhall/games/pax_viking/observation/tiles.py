"""The part of an observation about saga tiles: where each of them lies, as far as the seat knows."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Part, Row
from ..content.components import Components
from ..state.position import EVERY_SEAT, Pax
from ..state.saga_tiles import price

HAND: Final = 0
KNOWN: Final = 1
TRACK: Final = 2
MAP: Final = 3
BOARD: Final = 4
BOARD_STATE: Final = 5
GONE: Final = 6
PLANES: Final = 7

HIDDEN_FROM_SOME: Final = 1
KNOWN_TO_ALL: Final = 2
LIES: Final = 1
ESTABLISHED: Final = 2
LIES_BESIDE: Final = 3
DISCARD: Final = 1
OUT_OF_GAME: Final = 2
RUNNING: Final = 3


def tile_parts(box: Components) -> list[Part]:
    """What `put_tiles` writes: each plane has a number for each tile."""
    tiles = len(box.tiles)
    return [
        Part("tiles.hand", tiles, 2, "my hand: 1 not everybody knows the tile, 2 everybody does"),
        Part("tiles.known", tiles, 5, "tiles that I know in other hands: 1 of other1, ..."),
        Part("tiles.track", tiles, len(box.track_costs), "the saga track: 1 the cheapest space, ..."),
        Part("tiles.map", tiles, box.posts, "tiles at posts: 1 more than the number of the post"),
        Part("tiles.board", tiles, 6, "tiles on and beside jarl boards: 1 mine, 2 of other1, ..."),
        Part("tiles.board_state", tiles, 3, "the same tiles: 1 without a follower, 2 with one, 3 beside the board"),
        Part("tiles.gone", tiles, 3, "1 discard pile, 2 removed from the game, 3 the running event"),
        Part("me.prices", len(box.track_costs), 12, "what each tile of the track costs me, plus 1; 0: a gap"),
    ]


def put_tiles(row: Row, s: Pax, seat: int) -> None:
    """Each tile lies in one place at most."""
    tiles = len(s.box.tiles)
    rows = [0] * (tiles * PLANES)
    put_hands(rows, s, seat)
    prices: list[int] = []
    for space, tile in enumerate(s.track):
        if tile >= 0:
            rows[TRACK * tiles + tile] = space + 1
            prices.append(price(s, seat, tile) + 1)
        else:
            prices.append(0)
    for post, tile in enumerate(s.tile_at):
        if tile >= 0:
            rows[MAP * tiles + tile] = post + 1
    put_boards(rows, s, seat)
    for tile in s.discards:
        rows[GONE * tiles + tile] = DISCARD
    for tile in s.gone:
        rows[GONE * tiles + tile] = OUT_OF_GAME
    if s.event >= 0:
        rows[GONE * tiles + s.event] = RUNNING
    row.numbers(rows)
    row.numbers(prices)


def put_hands(rows: list[int], s: Pax, seat: int) -> None:
    """One's own hand, and the tiles one knows in others."""
    known = KNOWN * len(s.box.tiles)
    for other in range(s.seats):
        player = s.players[other]
        seen = player.seen
        for at, tile in enumerate(player.hand):
            if other == seat:
                rows[tile] = KNOWN_TO_ALL if seen[at] == EVERY_SEAT else HIDDEN_FROM_SOME
            elif seen[at] >> seat & 1:
                rows[known + tile] = (other - seat) % s.seats


def put_boards(rows: list[int], s: Pax, seat: int) -> None:
    """Gods, advocates, and tiles beside the boards."""
    tiles = len(s.box.tiles)
    whose = BOARD * tiles
    state = BOARD_STATE * tiles
    for other, player in enumerate(s.players):
        who = (other - seat) % len(s.players) + 1
        for space, tile in enumerate(player.board):
            if tile >= 0:
                rows[whose + tile] = who
                rows[state + tile] = ESTABLISHED if player.faithful >> space & 1 else LIES
        for tile in player.beside:
            rows[whose + tile] = who
            rows[state + tile] = LIES_BESIDE
