"""`--workers` and `--ray`: where the work of a command runs."""

from __future__ import annotations

from argparse import Namespace

from ..research.runners.backend import LOCAL, Backend, cores
from .parser import Parser, whole


def backend_switches(parser: Parser, all_cores: bool = False) -> None:
    """The options of every command whose work can be shared out."""
    parser.switch("workers", "number", read=whole(1, "workers"), about="workers-all" if all_cores else "workers")
    parser.flag_or_switch("ray", "address", LOCAL, is_address)


def is_address(word: str) -> bool:
    """Whether a word is the address of a cluster; the name of a game may stand in its place."""
    return word in (LOCAL, "auto") or ":" in word


def backend_of(args: Namespace, all_cores: bool = False) -> Backend:
    """Where a command shall work; on this machine by one process or on all cores where nothing is said."""
    alone = cores() if all_cores and args.ray is None else None
    return Backend(args.workers or alone, args.ray)
