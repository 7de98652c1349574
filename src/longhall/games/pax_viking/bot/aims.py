"""What a seat is after: found once for its value and for what a network looks at."""

from __future__ import annotations

from ..state.position import Pax
from .needs import empire_needs, needs_of
from .prospects import mustering, nearness, prospects_of
from .weights import Weights


class Aims:
    """What it needs, what its longships could soon do, and by post how near they are."""

    __slots__ = ("near", "needs", "prospects")

    def __init__(self, s: Pax, w: Weights, seat: int) -> None:
        self.needs = empire_needs(w) if s.solo else needs_of(s, w, seat)
        self.prospects = prospects_of(s, w, self.needs, seat)
        self.near = mustering(s, w, seat) if s.solo else nearness(s, w, seat)
