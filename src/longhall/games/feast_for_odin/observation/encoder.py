"""Observations of A Feast for Odin: their layout, and the bytes for a seat."""

from __future__ import annotations

from typing import Final

from ....kernel.observation import Layout, by_seat, size_of
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
        self.absent: list[int] = [0] * size_of(players)

    def observe(self, s: Odin, seat: int) -> bytes:
        """The parts in the order of the layout."""
        out: list[int] = []
        put_table(out, s, seat)
        put_question(out, s, seat)
        put_own(out, s, seat)
        put_own_boards(out, s, seat)
        for other in s.clockwise_from(seat):
            put_player(out, s, other)
        for _ in range(MOST_SEATS - s.seats):
            out += self.absent
        return bytes(out)
