"""`longhall puzzles make`: puzzles from games between bots, as they are shipped."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ...puzzles.making import make
from ...puzzles.puzzle import file_of, write_collection
from ...terminal.screen import Screen
from ...terminal.style import MOSS
from ..command import Command, open_game
from ..parser import Parser, needed, whole


def arguments(parser: Parser) -> None:
    """Of which game, how many, and where they go."""
    parser.thing("game")
    parser.switch("count", "number", 50, read=whole(1, "count"), about="puzzles-count")
    parser.switch("seed", "number", 1, read=whole(0, "seed"))
    parser.switch("out", "file", about="puzzles-out")


def run(args: Namespace, screen: Screen) -> int:
    """Make them and write them down; exit code 1 if so many could not be found."""
    game = open_game(needed(args.game, "game", screen.speech, "puzzles make"))
    file = Path(args.out).expanduser() if args.out else file_of(game)
    with screen.progress("cli-puzzles-progress") as progress:
        found = make(game, args.count, args.seed, progress)
    write_collection(file, found)
    screen.say("cli-puzzles-done", MOSS, count=len(found.puzzles), file=str(file))
    return 0 if len(found.puzzles) == args.count else 1


PUZZLES_MAKE = Command("puzzles make", arguments, run)
