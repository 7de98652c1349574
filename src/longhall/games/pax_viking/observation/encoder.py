"""Observations of Pax Viking: their layout, and the bytes for a seat."""

from __future__ import annotations

from ....kernel.bot.observation import Layout, Row, by_seat, size_of
from ..content.actions import MOST_SEATS
from ..content.components import Components
from ..state.position import Pax
from .offer import offer_parts, put_offer
from .players import player_parts, put_player
from .question import put_question, question_parts
from .table import put_table, table_parts
from .tiles import put_tiles, tile_parts


class Encoder:
    """Writes what a seat may know."""

    def __init__(self, box: Components) -> None:
        players = player_parts(box)
        asked = question_parts(box)
        offered = offer_parts(box)
        self.layout = Layout([*table_parts(box), *asked, *offered, *tile_parts(box), *by_seat(MOST_SEATS, players)])
        self.absent: int = size_of(players)
        self.not_asked: int = size_of(asked[1:])
        self.not_offered: int = size_of(offered[1:])

    def observe(self, s: Pax, seat: int) -> bytes:
        """The parts in the order of the layout; alone, the opponent is the other player."""
        row = Row()
        put_table(row, s)
        put_question(row, s, seat, self.not_asked)
        put_offer(row, s, seat, self.not_offered)
        put_tiles(row, s, seat)
        players = len(s.players)
        for other in range(seat, seat + players):
            put_player(row, s, other if other < players else other - players)
        for _ in range(MOST_SEATS - players):
            row.zeros(self.absent)
        return row.written()
