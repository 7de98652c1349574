"""Observations of Brian Boru: their layout, and the bytes for a seat."""

from __future__ import annotations

from ....kernel.bot.observation import Layout, Row, by_seat, size_of
from ..content.components import Components
from ..state.position import Boru
from .players import own_parts, player_parts, put_own, put_player
from .question import MOST_SEATS, put_question, question_parts
from .table import Table, table_parts


class Encoder:
    """Writes what a seat may know."""

    def __init__(self, box: Components) -> None:
        players = player_parts()
        self.layout = Layout([*table_parts(), *question_parts(), *own_parts(), *by_seat(MOST_SEATS, players)])
        self.table = Table(box)
        self.absent: int = size_of(players)

    def observe(self, s: Boru, seat: int) -> bytes:
        """The parts in the order of the layout."""
        row = Row()
        self.table.put(row, s)
        put_question(row, s, seat)
        put_own(row, s, seat)
        for other in range(seat, seat + s.seats):
            put_player(row, s, other if other < s.seats else other - s.seats)
        for _ in range(MOST_SEATS - s.seats):
            row.zeros(self.absent)
        return row.written()
