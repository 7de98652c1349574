"""A clock for searches that are to run out of time, however quick the machine is."""

from __future__ import annotations


class SlowClock:
    """Goes on by a little with every look at it: a line costs so much."""

    def __init__(self, each: float) -> None:
        self.now = 0.0
        self.each = each

    def __call__(self) -> float:
        self.now += self.each
        return self.now
