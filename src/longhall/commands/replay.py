"""`longhall replay`: step through a saga."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..kernel.errors import LonghallError
from ..terminal.replayer import Replayer
from ..terminal.screen import Screen
from .command import Command, open_saga
from .parser import Parser, folder, needed, whole


def arguments(parser: Parser) -> None:
    """The file, where to begin, and through whose eyes."""
    parser.thing("saga")
    parser.switch("at", "number", read=whole(0, "at"))
    parser.switch("seat", "number", read=whole(1, "seat"))
    parser.switch("content", "folder")


def run(args: Namespace, screen: Screen) -> int:
    """Step through on a terminal; elsewhere print it all, or the one position asked for."""
    path = Path(needed(args.saga, "saga", screen.speech, "replay"))
    saga = open_saga(path, folder(args.content))
    last = len(saga.match.moves)
    if args.at is not None and args.at > last:
        raise LonghallError("error-no-such-move", given=args.at, last=last)
    if args.seat is not None and args.seat > len(saga.names):
        raise LonghallError("cli-error-seat", given=args.seat, seats=len(saga.names))
    replayer = Replayer(screen, saga, args.seat - 1 if args.seat is not None else None)
    if screen.interactive:
        replayer.step(args.at or 0)
    elif args.at is not None:
        replayer.show(args.at)
    else:
        replayer.print_all()
    return 0


REPLAY = Command("replay", arguments, run)
