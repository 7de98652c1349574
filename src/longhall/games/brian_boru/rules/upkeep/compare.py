"""Who has the most of something: the question every upkeep step asks."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from .....kernel.masks import bits
from .....kernel.words import bit, lowest
from ...state.position import Boru


@mypyc_attr(free_list_len=1, acyclic=True)
class Most:
    """How much the leaders have, and which seats they are."""

    def __init__(self) -> None:
        self.held: i64 = 0
        self.seats: i64 = 0

    def add(self, seat: int, held: i64) -> None:
        """What a seat has."""
        if held > self.held:
            self.held = held
            self.seats = 0
        if held == self.held:
            self.seats |= bit(seat)

    def alone(self) -> bool:
        """Whether there is one leader only."""
        return not self.seats & (self.seats - 1)

    def first(self) -> int:
        """The leader, or the first of them."""
        return lowest(self.seats)

    def listed(self) -> list[int]:
        """The leaders."""
        return bits(self.seats)


def most_raiders(s: Boru) -> Most:
    """Who has the most raiders."""
    most = Most()
    for seat, player in enumerate(s.players):
        most.add(seat, player.raiders)
    return most


def most_discs(s: Boru) -> Most:
    """Who has the most discs in the church area."""
    most = Most()
    for seat, player in enumerate(s.players):
        most.add(seat, player.church)
    return most
