# uncompiled: drives generators of files that are not compiled
"""Long work that can be interrupted: a generator that yields between its parts and returns what it found."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]


def at_once(work: Work[T]) -> T:
    """Do it all without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
