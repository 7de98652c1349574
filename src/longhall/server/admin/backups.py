"""Backups on a schedule, made by the server itself while people play."""

from __future__ import annotations

import asyncio
import calendar
import errno
import logging
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ...kernel.errors import LonghallError
from ..runtime.file_modes import make_folder
from ..runtime.metrics import Metrics
from ..runtime.periodic import PeriodicTask
from ..runtime.settings import Settings
from .copies import make_copy

LOOK_EVERY: Final = 60.0
"""Seconds between two looks at whether a backup is due."""
STAMP: Final = "%Y%m%dT%H%M%SZ"
_NAME: Final = re.compile(r"longhall-(\d{8}T\d{6}Z)\.(?:db|dump)")
log = logging.getLogger("longhall.backup")


class Backups(PeriodicTask):
    """Makes a backup when the newest one in the folder is old enough: restarts do not move the schedule."""

    name = "backup"

    def __init__(self, settings: Settings, metrics: Metrics, clock: Callable[[], float] = time.time) -> None:
        self.wanted = settings.backup_seconds
        super().__init__(min(LOOK_EVERY, self.wanted))
        self.settings = settings
        self.metrics = metrics
        self.clock = clock

    async def start(self) -> None:
        """Start, if there are to be backups; a folder that cannot be written is told at once."""
        if self.wanted:
            need_folder(self.settings.backup_folder)
            self._show(newest_backup(self.settings.backup_folder))
            await super().start()

    async def once(self) -> None:
        """Make one if it is due, and remove those that are too many."""
        folder, now = self.settings.backup_folder, self.clock()
        newest = newest_backup(folder)
        if newest is not None and now - made_at(newest) < self.wanted:
            return
        begun = time.monotonic()
        try:
            file = await asyncio.to_thread(add_backup, self.settings, now)
        except Exception:
            self.metrics.backup_failures.inc()
            raise
        self.metrics.backup_duration.set(time.monotonic() - begun)
        self._show(file)
        for old in backups_in(folder)[: -max(1, self.settings.backup_keep)]:
            old.unlink(missing_ok=True)
        log.info("backup made: %s", file.name)

    def _show(self, newest: Path | None) -> None:
        if newest is not None:
            self.metrics.backup_made.set(made_at(newest))
            self.metrics.backup_bytes.set(newest.stat().st_size)


def need_folder(folder: Path) -> None:
    """The folder of the backups; into a new one only its owner may look."""
    try:
        make_folder(folder)
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise LonghallError("admin-backup-failed", given=str(folder), reason=str(error.strerror)) from None


def add_backup(settings: Settings, now: float, kind: str = "longhall") -> Path:
    """One more backup in the folder, with the time in its name: names sort by time."""
    need_folder(settings.backup_folder)
    ending = "db" if settings.is_sqlite else "dump"
    file = settings.backup_folder / f"{kind}-{time.strftime(STAMP, time.gmtime(now))}.{ending}"
    make_copy(settings, file)
    return file


def backups_in(folder: Path) -> list[Path]:
    """What the schedule has made, the oldest first; everything else in the folder is somebody else's."""
    try:
        return sorted(file for file in folder.iterdir() if _NAME.fullmatch(file.name))
    except OSError:
        return []


def newest_backup(folder: Path) -> Path | None:
    """The newest one that the schedule has made."""
    return next(reversed(backups_in(folder)), None)


def made_at(file: Path) -> float:
    """When a backup was made, by its name: copying it elsewhere and back changes nothing."""
    found = _NAME.fullmatch(file.name)
    assert found is not None
    return float(calendar.timegm(time.strptime(found[1], STAMP)))
