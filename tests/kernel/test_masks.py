"""Masks of numbers, short and long."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from longhall.kernel.masks import bits, count, long_bits, mask_of


@given(st.sets(st.integers(0, 64)) | st.sets(st.integers(0, 400)))
def test_a_mask_holds_its_numbers(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    assert bits(mask) == long_bits(mask) == sorted(numbers)
    assert count(mask) == len(numbers)
