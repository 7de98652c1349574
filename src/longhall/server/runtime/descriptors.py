"""Logs when the process runs out of file descriptors: the system just leaves new connections waiting."""

from __future__ import annotations

import errno
import logging
import os
import sys
from typing import Final

from .periodic import PeriodicTask

EVERY: Final = 5.0
FEW: Final = 0.9
"""The share of the limit from which on it is logged."""
HERE: Final = "/dev/fd"
log = logging.getLogger("longhall.descriptors")


def count_open() -> int | None:
    """How many descriptors this process has open; None: so many that not even this can be found out."""
    try:
        return len(os.listdir(HERE)) - 1  # without the one that looks
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return None
        return 0  # a system that does not tell


def most_open() -> int:
    """How many descriptors this process may have open; 0: as many as it likes."""
    if sys.platform == "win32":
        return 0
    import resource  # no part of Python on Windows

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Descriptors(PeriodicTask):
    """Looks every few seconds, and tells changes only."""

    name = "descriptors"

    def __init__(self) -> None:
        super().__init__(EVERY, EVERY)
        self.count = count_open
        self.most = most_open
        self._told = ""

    async def once(self) -> None:
        """Look, and tell what is new."""
        self.look()

    def look(self) -> None:
        """Tell if there are few left, none left, or enough again."""
        count, most = self.count(), self.most()
        if count is None or 0 < most <= count + 1:
            state = "out of file descriptors"
        elif 0 < most * FEW <= count:
            state = "few file descriptors left"
        else:
            state = ""
        if state == self._told:
            return
        self._told = state
        if state:
            level = logging.ERROR if state.startswith("out") else logging.WARNING
            log.log(
                level, "%s: %s of %d are open; new connections wait", state, "all" if count is None else count, most
            )
        else:
            log.info("enough file descriptors again: %s of %d are open", count, most)
