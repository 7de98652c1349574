"""Observations of A Feast for Odin: their layout, and the bytes for a seat."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Layout, Row, by_seat, size_of
from ..state.position import Odin
from .boards import board_parts, put_own_boards
from .players import own_parts, player_parts, put_own, put_player
from .question import put_question, question_parts
from .table import put_table, table_parts

MOST_SEATS: Final = 4


class Encoder:
    """Writes what a seat may know."""

    def __init__(self) -> None:
        players = player_parts()
        self.layout = Layout(
            [*table_parts(), *question_parts(), *own_parts(), *board_parts(), *by_seat(MOST_SEATS, players)]
        )
        self.absent: int = size_of(players)

    def observe(self, s: Odin, seat: int) -> bytes:
        """The parts in the order of the layout."""
        row = Row()
        put_table(row, s, seat)
        put_question(row, s, seat)
        put_own(row, s, seat)
        put_own_boards(row, s, seat)
        for other in s.clockwise_from(seat):
            put_player(row, s, other)
        for _ in range(MOST_SEATS - s.seats):
            row.zeros(self.absent)
        return row.written()
