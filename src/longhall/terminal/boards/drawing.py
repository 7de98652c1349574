"""What a drawing of a game is; each game's own, and the generic one, are subclasses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...kernel.game import Game
from ...speech import Speech
from ..seats import marks
from ..style import seat_style


class Drawing:
    """How a game looks in the terminal."""

    def __init__(self, game: Game[Any], speech: Speech, players: list[str], plain: bool = False) -> None:
        self.game = game
        self.speech = speech
        self.players = players
        self.marks = marks(players)
        self.plain = plain

    def board(self, view: Mapping[str, Any], width: int = 80, listed: Sequence[str] = ()) -> RenderableType:
        """What everybody sees; `listed` are the things that the pending options name."""
        raise NotImplementedError

    def own(self, view: Mapping[str, Any], listed: Sequence[str] = ()) -> RenderableType | None:
        """What only this seat sees, less the things that are listed as options anyway; None: nothing."""
        return None

    def remark(self, ref: str) -> Text | None:
        """A few signs beside an option that names this thing."""
        return None

    def record(self, fields: Mapping[str, Any]) -> RenderableType | None:
        """A tile, card or board as a content file declares it; None: nothing is drawn of it.

        Whatever is not a declaration yet raises KeyError, TypeError, ValueError, IndexError or AttributeError.
        """
        return None

    def about(self, ref: str, view: Mapping[str, Any]) -> list[str]:
        """What there is to know about a thing, in sentences."""
        return []

    def legend(self) -> list[Text]:
        """What the signs of the drawing mean, each with its sign."""
        return []

    def name(self, ref: str) -> str:
        """What a thing is called."""
        return self.speech.name(self.game, ref, self.players)

    def mark(self, seat: int) -> Text:
        """A player's letter in the player's colour."""
        return Text(self.marks[seat], style=seat_style(seat))

    def player(self, seat: int) -> Text:
        """A player's letter and name."""
        return Text.assemble(self.mark(seat), " ", self.players[seat])
