"""Sets of numbers in one machine word agree with plain Python's."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from longhall.kernel.words import HIGHEST, bit, count, lowest, nth


@given(st.sets(st.integers(0, HIGHEST), min_size=1))
def test_a_word_holds_its_numbers(numbers: set[int]) -> None:
    word = sum(1 << number for number in numbers)
    assert count(word) == len(numbers)
    assert lowest(word) == min(numbers)
    assert [nth(word, place) for place in range(len(numbers))] == sorted(numbers)


def test_every_bit_of_a_word() -> None:
    assert [bit(number) for number in range(HIGHEST + 1)] == [1 << number for number in range(HIGHEST + 1)]
    assert count(0) == 0
