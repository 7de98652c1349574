"""Games in whatever process they are wanted: what finds them can be sent to workers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.registry import find_game

Opener = Callable[[], Game[Any]]
"""Finds a game in whatever process it is called."""


def open_named(name: str, content: Path | None = None) -> Game[Any]:
    """A game by name, with other boards and cards if a folder of them is given."""
    import longhall.games  # noqa: F401  (registers the games)

    game = find_game(name)
    return game if content is None else game.with_content(content)


def opener_of(name: str, content: Path | None = None) -> Opener:
    """The same, as something that can be sent to another process."""
    return partial(open_named, name, content)
