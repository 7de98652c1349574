"""How each game is drawn: by the module here that is called like it, else by the generic drawing."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ...kernel.game import Game
from ...speech import Speech
from .drawing import Drawing
from .generic import GenericDrawing


def own_drawing(game: str) -> type[Drawing] | None:
    """The `DRAWING` of the module `<game>.py` in this folder, if there is one."""
    module = f"{__name__}.{game.replace('-', '_')}"
    found: type[Drawing] | None = getattr(import_module(module), "DRAWING", None) if find_spec(module) else None
    return found


def drawing_of(game: Game[Any], speech: Speech, players: list[str], plain: bool = False) -> Drawing:
    """The drawing of a game for a table of players; `plain`: in ASCII signs."""
    return (own_drawing(game.name) or GenericDrawing)(game, speech, players, plain)
