"""Many games analysed at once, one a batch, in this process, in others or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from ..analysis.analyser import SECONDS, Depth, analyse
from ..analysis.result import Analysis
from ..kernel.records.saga import read_saga
from ..kernel.registry import register_pack
from .opener import Opener
from .runners.backend import HERE, Backend


class Job(NamedTuple):
    """A game as text: whoever analyses it needs no file."""

    file: str
    text: str


def analyses(
    jobs: Sequence[Job],
    seconds: float = SECONDS,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    backend: Backend = HERE,
    depth: Depth | None = None,
    pack: Opener | None = None,
) -> list[Analysis | None]:
    """The analyses of some games in their order, each within so many seconds.

    An interrupt ends the work; None stands for the games that were not finished by then. `pack` opens the content pack
    that games may have been played with, in whatever process they are analysed.
    """
    found: dict[int, Analysis] = {}
    inside = progress if len(jobs) == 1 and backend.here else None
    try:
        with backend.runner(partial(analyst, seconds, seed, depth, inside, pack)) as runner:
            for number, analysis in runner.run(jobs):
                found[number] = analysis
                if progress is not None and inside is None:
                    progress(len(found), len(jobs))
    except KeyboardInterrupt:
        if not found:
            raise
    return [found.get(number) for number in range(len(jobs))]


def analyst(
    seconds: float,
    seed: int,
    depth: Depth | None = None,
    progress: Callable[[int, int], None] | None = None,
    pack: Opener | None = None,
) -> Callable[[Job], Analysis]:
    """What does one job."""
    import longhall.games  # noqa: F401  (registers the games)

    if pack is not None:
        register_pack(pack())

    def work(job: Job) -> Analysis:
        saga = read_saga(job.text, job.file)
        return analyse(saga.match, saga.names, seconds, seed, depth, progress)

    return work
