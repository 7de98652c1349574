"""Many games analysed at once, one a batch, in this process, in others or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from ..analysis.analyser import SECONDS, analyse
from ..analysis.result import Analysis
from ..kernel.records.saga import read_saga
from .runners.backend import HERE, Backend
from .runners.work import in_order


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
) -> list[Analysis]:
    """The analyses of some games in their order, each within so many seconds."""
    found: list[Analysis] = []
    inside = progress if len(jobs) == 1 and backend.here else None
    with backend.runner(partial(analyst, seconds, seed, inside)) as runner:
        for analysis in in_order(runner.run(jobs)):
            found.append(analysis)
            if progress is not None and inside is None:
                progress(len(found), len(jobs))
    return found


def analyst(seconds: float, seed: int, progress: Callable[[int, int], None] | None = None) -> Callable[[Job], Analysis]:
    """What does one job."""
    import longhall.games  # noqa: F401  (registers the games)

    def work(job: Job) -> Analysis:
        saga = read_saga(job.text, job.file)
        return analyse(saga.match, saga.names, seconds, seed, progress=progress)

    return work
