"""`longhall content check`: load boards and cards with all their checks."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping

from rich.table import Table

from ...kernel.registry import all_games
from ...terminal.screen import Screen
from ...terminal.style import FADED, MOSS
from ..command import Command, only_game, open_game
from ..parser import Parser, folder


def arguments(parser: Parser) -> None:
    """Which game, and another folder than its own."""
    parser.thing("game")
    parser.switch("content", "folder")


def run(args: Namespace, screen: Screen) -> int:
    """What the files hold. A bad file has been refused with file, line and reason before this prints anything."""
    place = folder(args.content)
    if args.game or place is not None:
        games = [open_game(args.game or only_game(), place)]
    else:
        games = all_games()
    for game in games:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        for file, parts in game.content().items():
            for part, records in parts.items() if isinstance(parts, Mapping) else []:
                if isinstance(records, list):
                    table.add_row(f"{file}.toml", part, str(len(records)), style=FADED)
        screen.show(table)
        screen.say("cli-content-check-done", MOSS, game=game.name, hash=game.content_hash)
    return 0


CONTENT_CHECK = Command("content check", arguments, run)
