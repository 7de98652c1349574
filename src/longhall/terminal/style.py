"""Colours and marks of the terminal. Middle tones, readable on dark and on light grounds; never the only sign."""

from __future__ import annotations

GOLD = "bold #b8860b"
"""What you can do now."""
BLOOD = "#c8553d"
"""Refusals and danger."""
MOSS = "#6a994e"
"""Good, confirmed."""
FADED = "dim"
STRONG = "bold"

SEATS = ("#c8553d", "#4a90c4", "#6a994e", "#9b6bb5", "#c98a00", "#808080")
"""One for each seat; it always goes with the player's mark."""


def seat_style(seat: int) -> str:
    """The style of a player's mark."""
    return f"bold {SEATS[seat % len(SEATS)]}"
