"""Sets of small numbers that fit into one machine word: for what is asked of millions of positions.

`i64` is plain machine arithmetic where the package is compiled and a plain `int` where it is not; numbers 0 to 60 are
safe in both. Never write `1 << number` where the number is an `i64`: mypyc makes it a shift of 32 bits. Take `bit`.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 60
_TOP: Final = 1 << HIGHEST


def bit(number: i64) -> i64:
    """The set of one number."""
    return _TOP >> HIGHEST - number


def count(word: i64) -> i64:
    """How many numbers a set holds. Pairs, fours, eights of bits are added at once.

    The constants stay below 2 ** 62: longer ones are Python objects for mypyc.
    """
    word -= word >> 1 & 0x1555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    return word * 0x0101010101010101 >> 56


if isinstance(bit, FunctionType):  # not compiled: then Python's own way is the quicker one
    globals()["count"] = int.bit_count


def lowest(word: i64) -> i64:
    """The lowest number of a set that is not empty."""
    return count((word & -word) - 1)


def nth(word: i64, place: i64) -> i64:
    """The number at a place of a set, counted from 0, ascending."""
    while place > 0:
        word &= word - 1
        place -= 1
    return lowest(word)
