"""What a drawing of a game is, and the generic one, which prints any view as tidy tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...kernel.game import Game
from ...speech import Speech
from ..seats import marks
from ..style import FADED, STRONG, seat_style


class Drawing:
    """How a game looks in the terminal. This one knows no game: it prints what the view says."""

    def __init__(self, game: Game[Any], speech: Speech, players: list[str], plain: bool = False) -> None:
        self.game = game
        self.speech = speech
        self.players = players
        self.marks = marks(players)
        self.plain = plain

    def board(self, view: Mapping[str, Any], width: int = 80, listed: Sequence[str] = ()) -> RenderableType:
        """What everybody sees; `listed` are the things that the pending options name."""
        return self.tidy({key: value for key, value in view.items() if key != "me"})

    def own(self, view: Mapping[str, Any], listed: Sequence[str] = ()) -> RenderableType | None:
        """What only this seat sees, less the things that are listed as options anyway; None: nothing."""
        mine = view.get("me")
        return self.tidy(mine) if mine else None

    def remark(self, ref: str) -> Text | None:
        """A few signs beside an option that names this thing."""
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

    def tidy(self, data: Any) -> RenderableType:
        """Any data as tables: named values in two columns, rows of a kind in one table each."""
        if isinstance(data, Mapping):
            simple = Table.grid(padding=(0, 2))
            parts: list[RenderableType] = [simple]
            for key, value in data.items():
                if is_rows(value):
                    parts += [Text(words(key), style=STRONG), self.rows(key, value)]
                else:
                    simple.add_row(Text(words(key), style=FADED), plainly(value))
            return Group(*parts)
        return Text(plainly(data))

    def rows(self, key: str, rows: Sequence[Mapping[str, Any]]) -> Table:
        """A list of things of one kind."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        by_seat = len(rows) == len(self.players)
        columns = list(dict.fromkeys(name for row in rows for name in row))
        for name in ["", *columns]:
            table.add_column(words(name))
        for at, row in enumerate(rows):
            head = self.player(at) if by_seat else Text(str(at + 1))
            table.add_row(head, *(plainly(row.get(name)) for name in columns))
        return table


def is_rows(value: Any) -> bool:
    """Whether a value is a list of mappings."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def words(key: str) -> str:
    """A key of a view as words."""
    return str(key).replace("_", " ")


def plainly(value: Any) -> str:
    """A value on one line."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, Mapping):
        return ", ".join(f"{words(key)} {plainly(one)}" for key, one in value.items())
    if isinstance(value, list):
        return " ".join(plainly(one) for one in value) or "-"
    return str(value)
