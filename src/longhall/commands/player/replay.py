"""`longhall replay`: step through a saga."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ...kernel.errors import LonghallError
from ...kernel.records.old_rules import OldSaga, load_old_saga
from ...kernel.records.saga import Saga
from ...terminal.replayer import Replayer
from ...terminal.screen import Screen
from ...terminal.style import GOLD
from ..command import Command
from ..parser import Parser, folder, needed, whole
from .saga_file import open_saga


def arguments(parser: Parser) -> None:
    """The file, where to begin, and through whose eyes."""
    parser.thing("saga")
    parser.switch("at", "number", read=whole(0, "at"))
    parser.switch("seat", "number", read=whole(1, "seat"))
    parser.switch("content", "folder")


def run(args: Namespace, screen: Screen) -> int:
    """Step through on a terminal; elsewhere print it all, or the one position asked for."""
    path = Path(needed(args.saga, "saga", screen.speech, "replay"))
    old = load_old_saga(path)
    if old is None:
        show(open_saga(path, folder(args.content)), args, screen)
        return 0
    tell_version(old, screen)
    saga = old.saga()
    if saga is not None:
        show(saga, args, screen)
    if old.parted is not None and args.at is None:
        tell_rest(old, screen)
    return 0


def show(saga: Saga, args: Namespace, screen: Screen) -> None:
    """The positions of a saga."""
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


def tell_version(old: OldSaga, screen: Screen) -> None:
    """That the game was played with other rules, and how it ended."""
    screen.say("cli-old-saga", GOLD, rules=old.rules, ours=old.game.rules_version)
    if "result" in old.headers:
        screen.say("cli-old-result", "", result=old.headers["result"])


def tell_rest(old: OldSaga, screen: Screen) -> None:
    """What the present rules do not accept, as it was recorded."""
    assert old.parted is not None
    screen.say("cli-old-parted", GOLD, reason=screen.speech.error(old.parted))
    for line in old.rest:
        screen.write(line)


REPLAY = Command("replay", arguments, run)
