"""One copy of a database that may be in use: SQLite's own backup, or what PostgreSQL's tools make."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ...kernel.errors import LonghallError
from ..runtime.file_modes import OWNER_ONLY
from ..runtime.settings import Settings
from ..storage.queries.upkeep.maintenance import dump_command, password_of, sqlite_file
from ..storage.sqlite_files import copy_file

PG_DUMP: Final = "pg_dump"


def make_copy(settings: Settings, file: Path) -> None:
    """Copy the database to a file, while a server may use it."""
    source = sqlite_file(settings)
    if source is None:
        with new_file(file) as part:
            run_tool(dump_command(settings, part), settings)
    elif source.exists():
        copy_sqlite(source, file)
    else:
        raise LonghallError("admin-no-database", given=str(source))


def has_tool(settings: Settings) -> bool:
    """Whether this machine has what it takes to copy that database."""
    return settings.is_sqlite or shutil.which(PG_DUMP) is not None


def copy_sqlite(source: Path, target: Path) -> None:
    """A consistent copy of a SQLite database, checked, and only then under its name."""
    with new_file(target) as part:
        if not copy_file(source, part):
            raise LonghallError("admin-backup-damaged", given=str(source))


@contextlib.contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file for its owner only, which gets its name when it is whole and on disk; else nothing is left of it."""
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY))
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise LonghallError("admin-backup-failed", given=str(target), reason=str(error)) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def run_tool(command: list[str], settings: Settings, given: bytes = b"") -> bytes:
    """Run a tool of PostgreSQL, which gets the password by the environment; what it says, or why it failed."""
    environment = {**os.environ, "PGPASSWORD": password_of(settings)}
    if not environment["PGPASSWORD"]:  # then what the keeper has set counts, or ~/.pgpass
        environment = dict(os.environ)
    try:
        done = subprocess.run(command, env=environment, input=given, capture_output=True, check=False)
    except FileNotFoundError:
        raise LonghallError("admin-no-tool", tool=command[0]) from None
    if done.returncode != 0:
        told = done.stderr.decode(errors="replace").strip().splitlines() or [""]
        raise LonghallError("admin-tool-failed", tool=command[0], reason=told[-1])
    return done.stdout
