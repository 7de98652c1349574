"""Whether a server stayed as it was during a long run."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

MORE_MEMORY = 1.1
SLOWER = 1.5
LITTLE = 5.0
"""Milliseconds that a p99 may vary by in any case."""
FEWEST_ROUNDS = 3
"""One to warm up, and two to compare."""
DESCRIPTORS = 3
"""Connections to the database that come and go."""


class Round(NamedTuple):
    """One round, measured when its players had left."""

    moves: int
    p99: float
    resident: float
    descriptors: int
    cost: float


def verdict(rounds: list[Round]) -> list[str]:
    """What has grown from the middle third to the last; nothing if all stayed flat."""
    third = len(rounds) // FEWEST_ROUNDS
    if not third:
        return [f"too few rounds to compare: {len(rounds)}"]
    before, after = rounds[third : 2 * third], rounds[2 * third :]
    faults = []
    was, now = (median(made.resident for made in part) for part in (before, after))
    if now > was * MORE_MEMORY:
        faults.append(f"memory has grown from {was:.0f} to {now:.0f} MB")
    was, now = (median(made.descriptors for made in part) for part in (before, after))
    if now > was + DESCRIPTORS:
        faults.append(f"descriptors have grown from {was:.0f} to {now:.0f}")
    was, now = (median(made.p99 for made in part) for part in (before, after))
    if now > was * SLOWER + LITTLE:
        faults.append(f"p99 has grown from {was:.1f} to {now:.1f} ms")
    return faults
