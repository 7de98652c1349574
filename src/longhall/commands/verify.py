"""`longhall verify`: check that nobody stacked the deck."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..kernel.saga import verify
from ..terminal.screen import Screen
from ..terminal.style import MOSS
from .command import Command, open_saga
from .parser import Parser, folder, needed


def arguments(parser: Parser) -> None:
    """The file."""
    parser.thing("saga")
    parser.switch("content", "folder")


def run(args: Namespace, screen: Screen) -> int:
    """Every move is legal, the result is right, and every outcome is the one that the published seed gives."""
    path = Path(needed(args.saga, "saga", screen.speech, "verify"))
    saga = open_saga(path, folder(args.content))
    outcomes = verify(saga, path.name)
    screen.say("cli-verify-done", MOSS, moves=len(saga.match.moves), outcomes=outcomes)
    return 0


VERIFY = Command("verify", arguments, run)
