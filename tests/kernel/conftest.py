"""The toy game is known while the kernel is tested."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def with_the_toy_game(toy_game: None) -> None:
    """Nothing more."""
