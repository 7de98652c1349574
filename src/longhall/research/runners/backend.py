"""Where work runs, in one object that commands and functions hand on."""

from __future__ import annotations

import os
from dataclasses import dataclass
from types import TracebackType
from typing import Final

from .processes import ProcessRunner
from .work import HereRunner, J, R, Runner, Start

LOCAL: Final = "local"
"""The address of a cluster that is started for this program, on this machine."""


@dataclass
class Backend:
    """Worker processes of this machine, or a Ray cluster. Use it as a context where it may be a cluster."""

    workers: int | None = None
    """How many at most; None: one on this machine, all there are on a cluster."""
    ray: str | None = None
    """The address of a cluster; None: no cluster."""

    @property
    def here(self) -> bool:
        """Whether the work is done in this very process."""
        return self.ray is None and (self.workers or 1) == 1

    def runner(self, start: Start[J, R]) -> Runner[J, R]:
        """What does the jobs. `start` makes, once in each worker, the function that does one."""
        if self.ray is not None:
            from .ray_cluster import RayRunner, connect

            connect(self.ray, self.workers)
            return RayRunner(start, self.workers)
        if self.here:
            return HereRunner(start)
        return ProcessRunner(start, self.workers or 1)

    def __enter__(self) -> Backend:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.ray is not None:
            from .ray_cluster import disconnect

            disconnect()


def cores() -> int:
    """How many cores this process may use, as far as the system tells."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


HERE = Backend()
"""The default: this process."""
