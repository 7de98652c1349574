"""Sets of small numbers, kept in the bits of one integer: cards, towns, seats, fields."""

from __future__ import annotations

from typing import Final

_ROWS: Final[list[list[list[int]]]] = []
"""For each byte of a mask, by its value: the numbers in it."""


def bits(mask: int) -> list[int]:
    """The numbers in a mask, ascending; fast while it fits into a machine word and few are in it."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def long_bits(mask: int) -> list[int]:
    """The same of a mask that is longer than a machine word, or holds many numbers: read byte by byte."""
    found: list[int] = []
    if mask:
        for row, byte in enumerate(mask.to_bytes((mask.bit_length() + 7) >> 3, "little")):
            if row == len(_ROWS):
                _ROWS.append([[row * 8 + bit for bit in range(8) if value >> bit & 1] for value in range(256)])
            if byte:
                found += _ROWS[row][byte]
    return found


def mask_of(numbers: list[int]) -> int:
    """A mask of numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def count(mask: int) -> int:
    """How many numbers a mask holds."""
    return mask.bit_count()
