"""The score sheet: points by category for everyone, places and winners."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ..kernel.game import Game
from ..kernel.score import Score
from ..speech import Speech
from .boards.drawing import Drawing
from .style import FADED, GOLD, STRONG


def score_sheet(game: Game[Any], score: Score, drawing: Drawing) -> Table:
    """A column for each player, a row for each category."""
    speech = drawing.speech
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    for seat in range(len(score.totals)):
        table.add_column(drawing.player(seat), justify="right")
    for category in game.score_categories():
        points = [part.get(category, 0) for part in score.parts]
        cells = [Text(str(point), style="" if point else FADED) for point in points]
        table.add_row(speech.say(f"{game.prefix}-score-{category}"), *cells)
    totals = [Text(str(total), style=STRONG) for total in score.totals]
    table.add_row(Text(speech.say(f"{game.prefix}-score-total"), style=STRONG), *totals)
    places = [Text(f"{place}.", style=GOLD if place == 1 else FADED) for place in score.places]
    table.add_row(Text(speech.say("cli-score-place"), style=FADED), *places)
    return table


def winners(game: Game[Any], score: Score, players: list[str], speech: Speech) -> str:
    """Who has won, in a sentence; a game that is not won by points has one of its own."""
    if not score.winners:
        return speech.say("cli-score-nobody")
    names = [players[seat] for seat in score.winners]
    own = f"{game.prefix}-score-winners"
    message = own if speech.has(own) else "cli-score-winners"
    return speech.say(message, players=names, points=score.totals[score.winners[0]])
