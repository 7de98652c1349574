"""What a command of `longhall` is."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.registry import find_game, game_names, register
from ..terminal.screen import Screen
from .parser import Parser

DEFAULT_GAME = "brian-boru"
INTERRUPTED = 130
"""The exit code of work that was interrupted."""


@dataclass
class Command:
    """A word on the command line, the arguments it takes, and what it does; it returns the exit code."""

    name: str
    arguments: Callable[[Parser], None]
    run: Callable[[Namespace, Screen], int]
    plays: bool = True
    """Whether the games are loaded before it runs."""


def open_game(name: str, content: Path | None = None) -> Game[Any]:
    """A game by name, with other boards and cards if a folder of them is given."""
    game = find_game(name)
    if content is None:
        return game
    other = game.with_content(content)
    other.pack_name = content.resolve().name
    register(other)
    return other


def only_game() -> str:
    """The game that is meant when none is named."""
    return DEFAULT_GAME if DEFAULT_GAME in game_names() else game_names()[0]
