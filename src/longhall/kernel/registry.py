"""Which games there are. A game's folder registers it when it is imported; the kernel names none."""

from __future__ import annotations

from typing import Any

from .errors import LonghallError
from .game import Game

_games: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its name."""
    _games[game.name] = game


def forget(name: str) -> None:
    """The reverse, for tests that bring a game along."""
    del _games[name]


def game_names() -> list[str]:
    """The names of all registered games, sorted."""
    return sorted(_games)


def all_games() -> list[Game[Any]]:
    """All registered games, by name."""
    return [_games[name] for name in sorted(_games)]


def find_game(name: str) -> Game[Any]:
    """The game of that name, or an error that lists the known ones."""
    game = _games.get(name.lower().replace("_", "-"))
    if game is None:
        raise LonghallError("error-no-such-game", given=name, known=sorted(_games))
    return game
