"""What a command of `longhall` is."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..kernel.errors import BadFile
from ..kernel.game import Game
from ..kernel.registry import find_game, game_names, register
from ..kernel.saga import Saga, load_saga, split
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


def open_game(name: str, content: Path | None = None) -> Game[Any]:
    """A game by name, with other boards and cards if a folder of them is given."""
    game = find_game(name)
    if content is None:
        return game
    other = game.with_content(content)
    register(other)
    return other


def open_saga(path: Path, content: Path | None = None) -> Saga:
    """A saga file, played with other boards and cards if a folder of them is given."""
    if content is not None:
        try:
            headers, _ = split(path.read_text(encoding="utf-8"), path.name)
        except UnicodeDecodeError:
            raise BadFile(path.name, 0, "error-file-not-text") from None
        except OSError:
            raise BadFile(path.name, 0, "error-file-unreadable") from None
        open_game(headers["game"][1], content)
    return load_saga(path)


def only_game() -> str:
    """The game that is meant when none is named."""
    return DEFAULT_GAME if DEFAULT_GAME in game_names() else game_names()[0]
