"""`longhall bench`: how fast the engines are."""

from __future__ import annotations

from argparse import Namespace

import msgspec
from rich.table import Table

from ...kernel.registry import all_games
from ...research.bench import Figure, bench
from ...terminal.screen import Screen
from ...terminal.style import FADED
from ..command import Command, open_game
from ..parser import Parser
from ..version import form_message


def arguments(parser: Parser) -> None:
    """Which game, and for whom."""
    parser.switch("game", "game")
    parser.flag("json")


def run(args: Namespace, screen: Screen) -> int:
    """Measure and print."""
    games = [open_game(args.game)] if args.game else all_games()
    with screen.progress("cli-bench-progress") as progress:
        figures = bench(games, progress)
    if args.json:
        screen.write(msgspec.json.encode([figure.as_json() for figure in figures]).decode())
    else:
        show(figures, screen)
    return 0


def show(figures: list[Figure], screen: Screen) -> None:
    """A row for each figure."""
    screen.say(form_message())
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
    for head in ("game", "seats", "figure"):
        table.add_column(screen.speech.say(f"cli-bench-{head}"))
    table.add_column(screen.speech.say("cli-bench-value"), justify="right")
    table.add_column("")
    for figure in figures:
        value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.2f}"
        name, unit = words(screen, "figure", figure.name), words(screen, "unit", figure.unit)
        table.add_row(figure.game, str(figure.seats), name, value, unit)
    screen.show(table)


def words(screen: Screen, kind: str, text: str) -> str:
    """The figure's name or unit in the reader's language, where there is a message for it."""
    slug = "-".join(text.lower().replace("/", " ").replace("µ", "u").split())
    message = f"cli-bench-{kind}-{slug}"
    return screen.speech.say(message) if screen.speech.has(message) else text


BENCH = Command("bench", arguments, run)
