"""How each game is drawn; a game without a drawing of its own gets the generic one."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Game
from ...speech import Speech
from .brian_boru import BrianBoruDrawing
from .drawing import Drawing
from .feast_for_odin import FeastForOdinDrawing
from .pax_viking import PaxVikingDrawing

DRAWINGS: dict[str, type[Drawing]] = {
    "brian-boru": BrianBoruDrawing,
    "feast-for-odin": FeastForOdinDrawing,
    "pax-viking": PaxVikingDrawing,
}


def drawing_of(game: Game[Any], speech: Speech, players: list[str], plain: bool = False) -> Drawing:
    """The drawing of a game for a table of players; `plain`: in ASCII signs."""
    return DRAWINGS.get(game.name, Drawing)(game, speech, players, plain)
