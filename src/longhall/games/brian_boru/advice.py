"""What a bot may know about playing well; see `bots/greedy.py` for the player that uses it."""

from __future__ import annotations

from ...kernel.game import Advice
from .state import Boru


class BoruAdvice(Advice[Boru]):
    """Stub."""

    def value(self, s: Boru, seat: int) -> float:
        """Stub."""
        return 0.0

    def horizon(self, s: Boru) -> int:
        """A trick."""
        return s.round * 10 + s.trick
