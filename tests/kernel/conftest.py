"""The toy game is known while the kernel is tested, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longhall.kernel.registry import forget, register
from toy.runes import GAME


@pytest.fixture(autouse=True)
def toy_game() -> Iterator[None]:
    register(GAME)
    yield
    forget(GAME.name)
