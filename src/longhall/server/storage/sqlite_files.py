"""What is done with whole SQLite files, beside the connections of a server."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HEADER: Final = b"SQLite format 3\0"
WAIT_SECONDS: Final = 1.0
"""How long a program that is just looking may keep us waiting."""


class InUse(Exception):
    """Somebody else has the file open."""


def is_sqlite(file: Path) -> bool:
    """Whether a file is a SQLite database."""
    with file.open("rb") as opened:
        return opened.read(len(HEADER)) == HEADER


def copy_file(source: Path, target: Path) -> bool:
    """A consistent copy of a database that may be in use; tells whether the copy is sound."""
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        return bool(new.execute("PRAGMA quick_check").fetchone()[0] == "ok")


def version_in(file: Path) -> str | None:
    """The version of the schema in a file, which stays as it is; None: it is of something else."""
    with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        try:
            found = database.execute("select version_num from alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return str(found[0]) if found is not None else None


@contextlib.contextmanager
def held_alone(file: Path) -> Iterator[None]:
    """Hold a database alone; raises `InUse` while any other connection to it is open, as every running server has.

    Leaving the write-ahead log behind needs the whole file, and SQLite gives it only to the last connection.
    """
    with contextlib.closing(sqlite3.connect(file, timeout=WAIT_SECONDS, isolation_level=None)) as database:
        try:
            database.execute("PRAGMA locking_mode=EXCLUSIVE")
            if database.execute("PRAGMA journal_mode=DELETE").fetchone()[0] != "delete":
                raise InUse
            database.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise InUse from None
        except sqlite3.DatabaseError:  # a damaged file is what backups are for
            pass
        yield
