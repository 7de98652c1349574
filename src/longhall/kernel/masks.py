"""Sets of small numbers, kept in the bits of one integer: cards, towns, seats, fields."""

from __future__ import annotations

from types import FunctionType
from typing import Final

from mypy_extensions import i64

WORD: Final = (1 << 61) - 1
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


_PLAIN: Final = isinstance(bits, FunctionType)
"""Whether this file is not compiled: `bit_count` is the quicker way then."""


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
    """How many numbers a mask holds. Pairs, fours, eights of bits are added at once: `bit_count` is a slow call."""
    if _PLAIN or mask < 0 or mask > WORD:
        return mask.bit_count()
    sums: i64 = mask
    sums = sums - (sums >> 1 & 0x1555555555555555)
    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333)
    sums = sums + (sums >> 4) & 0x0F0F0F0F0F0F0F0F
    sums = sums + (sums >> 8)
    sums = sums + (sums >> 16)
    return (sums + (sums >> 32)) & 127
