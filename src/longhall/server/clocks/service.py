"""What clocks are read against: service time, or a stand-in where no server runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Service(Protocol):
    """What clocks are read against."""

    def now(self) -> float:
        """Seconds of service so far; comparable with others of the same database only."""

    def free(self) -> float:
        """Seconds from now that nobody is charged."""


class FollowClock:
    """Service time without a server: a clock that somebody else turns."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.now = clock

    def free(self) -> float:
        """There is nothing to come back from."""
        return 0.0
