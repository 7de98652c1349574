"""The score sheet: points by category for everyone, places and winners."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from ..kernel.game import Game, Score
from ..speech import Speech
from .boards.drawing import Drawing
from .style import FADED, STRONG


def score_sheet(game: Game[Any], score: Score, drawing: Drawing) -> Table:
    """A column for each player, a row for each category."""
    speech = drawing.speech
    table = Table(box=box.ASCII if drawing.plain else box.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    table.add_column("", footer=Text(speech.say("cli-score-total"), style=STRONG), no_wrap=True)
    for seat, total in enumerate(score.totals):
        table.add_column(drawing.player(seat), footer=Text(str(total), style=STRONG), justify="right")
    for category in game.score_categories():
        points = [part.get(category, 0) for part in score.parts]
        cells = [Text(str(point), style="" if point else FADED) for point in points]
        table.add_row(speech.say(f"{game.prefix}-score-{category}"), *cells)
    table.add_section()
    places = [Text(f"{place}.", style=STRONG if place == 1 else FADED) for place in score.places]
    table.add_row(Text(speech.say("cli-score-place"), style=FADED), *places)
    return table


def winners(score: Score, players: list[str], speech: Speech) -> str:
    """Who has won, in a sentence."""
    names = [players[seat] for seat in score.winners]
    return speech.say("cli-score-winners", players=names, points=max(score.totals))
