"""A process that analyses one finished game and ends; it gives way to bots at the tables, and to all else.

    longhall serve  --stdin-->  python -m longhall.server.play.workers.analysis_worker  --stdout-->  longhall serve

The job comes in as one line; a line goes out now and then with how much is done, the chart as soon as it is drawn, and
the result at the end.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from ....analysis.analyser import Analyser, Depth
from ....analysis.result import Analysis
from ....kernel.content.packs import load_pack
from ....kernel.records.saga import read_saga
from ....kernel.registry import find_game, register_pack
from .bot_worker import NewPack

KINDNESS: Final = 15
"""How much it gives way to other processes."""
PAUSE: Final = 0.5
"""Seconds between two lines."""


class AnalysisJob(msgspec.Struct):
    """A game to analyse."""

    saga: str
    seed: int
    seconds: float
    """Of processor time; the chart is drawn in any case."""
    pack: NewPack | None = None
    depth: Depth | None = None


class AnalysisNews(msgspec.Struct, omit_defaults=True):
    """How far it is, and what was found."""

    done: int
    total: int
    result: Analysis | None = None
    over: bool = False


def analysing(
    job: AnalysisJob,
    clock: Callable[[], float] = time.process_time,
    wall: Callable[[], float] = time.monotonic,
) -> Iterator[AnalysisNews]:
    """Do the job, and tell how far it is now and then. The names of players are for whoever shows the result."""
    ends = clock() + job.seconds
    if job.pack is not None:
        register_pack(load_pack(find_game(job.pack.game), job.pack.files, job.pack.name))
    saga = read_saga(job.saga)
    analyser = Analyser(saga.match, [""] * len(saga.names), job.seed, job.depth)
    told = wall()
    chart_told = False
    done = total = 0
    for done, total in analyser.work():
        if analyser.drawn and not chart_told:
            chart_told = True
            yield AnalysisNews(done, total, analyser.result())
        elif wall() > told + PAUSE:
            told = wall()
            yield AnalysisNews(done, total)
        if analyser.drawn and clock() > ends:
            break
    yield AnalysisNews(done, total, analyser.result(), over=True)


def main() -> None:
    """Analyse the game that comes in."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    importlib.import_module("longhall.games")
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed is no answer
    for news in analysing(msgspec.json.decode(sys.stdin.buffer.readline(), type=AnalysisJob)):
        replies.write(msgspec.json.encode(news) + b"\n")


if __name__ == "__main__":
    main()
