"""The tests. What they share is in `at_random.py`, which lies beside this file so that all of them find it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import longhall.games  # noqa: F401  (registers the games)
from longhall.kernel.registry import forget, register
from toy.runes import GAME


@pytest.fixture
def toy_game() -> Iterator[None]:
    """The toy game is known while a test asks for it, and to no other."""
    register(GAME)
    yield
    forget(GAME.name)
