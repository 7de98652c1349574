"""Files that only their owner may read: the database holds the seeds of running games and the hashes of passwords."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite adds to the name of a database for the files beside it; new ones get the mode of the database."""
log = logging.getLogger("longhall.store")


def make_folder(folder: Path) -> None:
    """A new folder is for its owner only; one that exists may be shared and stays as it is."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def close_files(database: Path) -> None:
    """Let only the owner read a SQLite database and what lies beside it; it is made if it is not there."""
    with contextlib.suppress(OSError):  # SQLite itself tells why a file cannot be made
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    for ending in BESIDE:
        file = database.with_name(database.name + ending)
        try:
            if stat.S_IMODE(os.stat(file).st_mode) & 0o077:
                os.chmod(file, OWNER_ONLY)
        except FileNotFoundError:
            continue
        except OSError as error:  # another owner, or a file system without modes
            log.warning("others may be able to read %s: %s", file.name, type(error).__name__)
