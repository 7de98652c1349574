"""Which games there are. A game's folder registers it when it is imported; the kernel names none."""

from __future__ import annotations

import re
from typing import Any, Final

from .errors import LonghallError
from .game import MOST_SEATS, Game

_games: dict[str, Game[Any]] = {}

_own: dict[str, Game[Any]] = {}
"""The same games with the content they came with, which messages are about."""
_packs: dict[tuple[str, str], Game[Any]] = {}
"""Games with somebody's own content, by name and content hash."""

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX: Final = re.compile(r"[a-z]{3}")
"""Rule ids begin with it in capitals: `BRU-TRICK-05`."""
NEEDED: Final = ("begin", "public", "own", "resample", "score", "dump", "load", "broken", "arrange", "facts")
"""What `Game` leaves to each game."""


def register(game: Game[Any]) -> None:
    """Make a game known by its name; one that cannot be played is refused with a sentence.

    The same game with another content pack takes the place of the one that was there.
    """
    if not NAME.fullmatch(game.name) or not PREFIX.fullmatch(game.prefix):
        raise LonghallError("error-game-name", name=game.name, prefix=game.prefix)
    for other in _games.values():
        if type(other) is not type(game) and (other.name == game.name or other.prefix == game.prefix):
            raise LonghallError("error-game-taken", name=game.name, prefix=game.prefix, other=other.name)
    if not 1 <= game.fewest <= game.most <= MOST_SEATS:
        raise LonghallError("error-game-seats", game=game.name, fewest=game.fewest, most=game.most, limit=MOST_SEATS)
    missing = [name for name in NEEDED if getattr(type(game), name) is getattr(Game, name)]
    if missing:
        raise LonghallError("error-game-incomplete", game=game.name, missing=missing)
    _games[game.name] = game
    _own.setdefault(game.name, game)


def register_pack(game: Game[Any]) -> None:
    """Make a registered game known with another content as well; `with_content` has found it."""
    _packs[game.name, game.content_hash] = game


def forget(name: str) -> None:
    """The reverse, for tests that bring a game along."""
    del _games[name], _own[name]


def forget_packs() -> None:
    """The reverse of `register_pack` for all of them, for tests."""
    _packs.clear()


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


def own_content(game: Game[Any]) -> Game[Any]:
    """A game with the content it came with."""
    return _own.get(game.name, game)


def find_content(name: str, content: str) -> Game[Any] | None:
    """The game of that name with exactly this content: its own, or a known pack; None: it is not known."""
    game = find_game(name)
    if game.content_hash == content:
        return game
    return _packs.get((game.name, content))
