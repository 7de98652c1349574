"""Self-play for a data set: numbered games, wherever they are played, written in their order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..opener import Opener
from ..runners.backend import Backend
from ..runners.interrupts import uninterrupted
from ..runners.work import in_order
from .recorder import recorder_of, unpacked
from .schema import Info
from .shards import Shards

Progress = Callable[[int, int], None]


def write_games(
    info: Info, opener: Opener, shards: Shards, games: int, backend: Backend, progress: Progress | None = None
) -> bool:
    """Play until the data set has so many games; False if that was interrupted, which keeps what is finished."""
    numbers = range(shards.games, games)
    try:
        with backend.runner(partial(recorder_of, opener, info)) as runner:
            for data in in_order(runner.run(numbers)):
                with uninterrupted():
                    shards.add(unpacked(data))
                if progress is not None:
                    progress(shards.games, games)
    except KeyboardInterrupt:
        return False
    finally:
        with uninterrupted():
            shards.finish()
    return True
