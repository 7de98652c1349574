"""`--workers` and `--ray`: where the work of a command runs."""

from __future__ import annotations

from argparse import Namespace

from ..research.runners.backend import LOCAL, Backend
from .parser import Parser, whole


def backend_switches(parser: Parser) -> None:
    """The options of every command whose work can be shared out."""
    parser.switch("workers", "number", read=whole(1, "workers"))
    parser.flag_or_switch("ray", "address", LOCAL, is_address)


def is_address(word: str) -> bool:
    """Whether a word is the address of a cluster; the name of a game may stand in its place."""
    return word in (LOCAL, "auto") or ":" in word


def backend_of(args: Namespace) -> Backend:
    """Where a command shall work."""
    return Backend(args.workers, args.ray)
