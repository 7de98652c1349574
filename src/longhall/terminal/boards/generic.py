"""The drawing of a game that has none of its own: counters, chips and a line for each player, as the view has them.

A view's keys are named by the messages `<game>-word-<key>`; `web/src/games/generic/` reads views in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..style import FADED, GOLD, STRONG
from .drawing import Drawing

REF = re.compile(r"[a-z-]+:[\w-]+")
"""A thing that messages can name: `rune:3`."""
ELSEWHERE = ("me", "round", "score", "players")
"""Keys of a view that have a place of their own."""


class GenericDrawing(Drawing):
    """Draws any view; it knows no game."""

    def board(self, view: Mapping[str, Any], width: int = 80, listed: Sequence[str] = ()) -> RenderableType:
        """The round, what lies on the table, and a line for each player."""
        parts: list[RenderableType] = []
        if "round" in view:
            parts.append(Text(self.speech.say("view-round", round=view["round"]), style=STRONG))
        parts += self.items({key: value for key, value in view.items() if key not in ELSEWHERE}, listed)
        return Group(*parts, self.seats(view, listed))

    def own(self, view: Mapping[str, Any], listed: Sequence[str] = ()) -> RenderableType | None:
        """All that only this seat sees; what can be chosen now stands out."""
        mine = view.get("me")
        return Group(*self.items(mine, listed)) if mine else None

    def seats(self, view: Mapping[str, Any], listed: Sequence[str]) -> Table:
        """Every player with the points so far and all that the view tells about them."""
        players: Sequence[Mapping[str, Any]] = view.get("players") or [{} for _ in self.players]
        columns = list(dict.fromkeys(key for player in players for key in player))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for title in (self.speech.say("view-total"), *map(self.word, columns)):
            table.add_column(title)
        for seat, player in enumerate(players):
            told = [self.value(player.get(key), listed) for key in columns]
            table.add_row(self.player(seat), str(view["score"]["totals"][seat]), *told)
        return table

    def items(self, data: Mapping[str, Any], listed: Sequence[str]) -> list[RenderableType]:
        """Named values in two columns; below them a table for each list of records."""
        simple = Table.grid(padding=(0, 2))
        parts: list[RenderableType] = [simple]
        for key, value in data.items():
            if is_records(value):
                parts += [Text(self.word(key), style=STRONG), self.records(value, listed)]
            else:
                simple.add_row(Text(self.word(key), style=FADED), self.value(value, listed))
        return parts

    def records(self, rows: Sequence[Mapping[str, Any]], listed: Sequence[str]) -> Table:
        """A list of things of one kind; by player, if there are as many."""
        columns = list(dict.fromkeys(key for row in rows for key in row))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for title in ["", *map(self.word, columns)]:
            table.add_column(title)
        for at, row in enumerate(rows):
            head = self.player(at) if len(rows) == len(self.players) else Text(str(at + 1))
            table.add_row(head, *(self.value(row.get(key), listed) for key in columns))
        return table

    def value(self, value: Any, listed: Sequence[str]) -> Text:
        """A value on one line: a number, a word, a thing by its name, or several of them."""
        if isinstance(value, bool):
            return Text(self.speech.say("view-yes" if value else "view-no"))
        if isinstance(value, Mapping):
            told = [Text.assemble((f"{self.word(key)} ", FADED), self.value(one, listed)) for key, one in value.items()]
            return Text("  ").join(told)
        if isinstance(value, list) and value:
            return Text("  ").join(self.value(one, listed) for one in value)
        if isinstance(value, str) and REF.fullmatch(value):
            return Text(self.name(value), style=GOLD if value in listed else "")
        return Text("-" if value is None or value in ("", []) else str(value))

    def word(self, key: str) -> str:
        """What the game calls a key of its view; the key itself if it says nothing."""
        message = f"{self.game.prefix}-word-{key}"
        return self.speech.say(message) if self.speech.has(message) else str(key).replace("_", " ")


def is_records(value: Any) -> bool:
    """Whether a value is a list of mappings."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)
