"""Clocks: how long each seat has left in service time, running while it owes a decision."""

from __future__ import annotations

from typing import Any

from ..protocol.shapes import ClocksNow
from .pace import LivePace, NoPace, Pace, TurnPace
from .service import Service

SPARE = 60.0
"""Seconds that somebody has at least who takes their seat back."""


class Clocks:
    """Time left by seat at a moment; it runs for the seats that owe a decision."""

    def __init__(self, pace: Pace, seats: int, now: float) -> None:
        self.pace = pace
        self.left = [self.full()] * seats
        self.running: list[int] = []
        self.since = now

    def full(self) -> float:
        """What a seat begins with, in seconds."""
        if isinstance(self.pace, LivePace):
            return self.pace.minutes * 60
        if isinstance(self.pace, TurnPace):
            return self.pace.days * 86400
        return 0.0

    @property
    def are_used(self) -> bool:
        """Whether time is limited at all."""
        return not isinstance(self.pace, NoPace)

    def settle(self, to_act: list[int], now: float, moved: int | None = None) -> None:
        """Take off the time used so far, add the increment, and run for those who owe a decision now."""
        if isinstance(self.pace, NoPace):
            return
        for seat in self.running:
            self.left[seat] = self.left_at(seat, now)
        if isinstance(self.pace, LivePace) and moved is not None:
            self.left[moved] += self.pace.increment
        if isinstance(self.pace, TurnPace):
            for seat in range(len(self.left)):
                if seat == moved or seat not in to_act or seat not in self.running:
                    self.left[seat] = self.full()
        self.running = list(to_act)
        self.since = now

    def left_at(self, seat: int, now: float) -> float:
        """What a seat has left at a moment; after a crash service time may begin a little before the last move."""
        used = max(0.0, now - self.since) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - used)

    def lend(self, seat: int) -> None:
        """Whose time ran out has a little again when they are back; while a bot plays, no clock runs."""
        self.left[seat] = max(self.left[seat], self.full() if isinstance(self.pace, TurnPace) else SPARE)

    def due(self) -> float | None:
        """When the first running clock is at its end."""
        if isinstance(self.pace, NoPace) or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def out_of_time(self, now: float) -> list[int]:
        """The seats whose time is up."""
        if isinstance(self.pace, NoPace):
            return []
        return [seat for seat in self.running if self.left_at(seat, now) == 0]

    def mark(self) -> tuple[list[float], list[int], float]:
        """How they stand, to come back to."""
        return list(self.left), self.running, self.since

    def back_to(self, mark: tuple[list[float], list[int], float]) -> None:
        """As they stood at a mark."""
        self.left, self.running, self.since = mark

    def kept(self) -> dict[str, Any] | None:
        """As it is kept with every change: seconds left by seat, since when in service time, and for whom it runs."""
        if isinstance(self.pace, NoPace):
            return None
        return {"left": [round(left, 3) for left in self.left], "running": self.running, "since": round(self.since, 3)}

    def shown(self, service: Service) -> ClocksNow | None:
        """As it is sent: what is left at this moment, and how long nobody is charged from here on."""
        if isinstance(self.pace, NoPace):
            return None
        now = service.now()
        left = [round(self.left_at(seat, now), 3) for seat in range(len(self.left))]
        return ClocksNow(left, self.running, round(service.free(), 3))

    def restore(self, kept: dict[str, Any] | None) -> None:
        """As `kept` wrote it."""
        if kept is not None:
            self.left = list(kept["left"])
            self.running = list(kept["running"])
            self.since = kept["since"]
