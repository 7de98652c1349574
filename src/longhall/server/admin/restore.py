"""Putting a backup in the place of a database that nobody uses."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from ...kernel.errors import LonghallError
from ..runtime.file_modes import BESIDE, make_folder
from ..runtime.settings import Settings
from ..storage.migrate import LATEST
from ..storage.queries.upkeep.maintenance import (
    dropping_script,
    other_connections,
    psql_command,
    script_command,
    shown_address,
    sqlite_file,
)
from ..storage.sqlite_files import InUse, held_alone, is_sqlite, version_in
from ..storage.store import Store
from .backups import STAMP
from .copies import copy_sqlite, run_tool


async def restore(settings: Settings, backup: Path) -> Path | None:
    """Put a backup in place; what was there before is kept under the path that this returns."""
    file = sqlite_file(settings)
    try:
        if (file is not None) != is_sqlite(backup):
            raise LonghallError("admin-restore-kind", given=str(backup))
        if file is not None:
            return restore_sqlite(backup, file)
    except (OSError, sqlite3.Error) as error:
        raise LonghallError("admin-restore-failed", given=str(backup), reason=str(error)) from None
    await restore_postgresql(settings, backup)
    return None


def restore_sqlite(backup: Path, file: Path) -> Path | None:
    """Copy the backup, check the copy, and only then let it take the place of the database."""
    found = version_in(backup)
    if found is None:
        raise LonghallError("admin-restore-kind", given=str(backup))
    if found > LATEST:
        raise LonghallError("error-newer-schema", found=found, known=LATEST)
    make_folder(file.parent)
    fresh = file.with_name(f"{file.name}.restored")
    try:
        copy_sqlite(backup, fresh)
        if not file.exists():
            fresh.replace(file)
            return None
        before = file.with_name(f"{file.stem}-replaced-{time.strftime(STAMP, time.gmtime())}.db")
        with held_alone(file):
            file.replace(before)
            fresh.replace(file)
        for ending in BESIDE[1:]:  # nobody had it open: what is left beside it belongs to no database
            file.with_name(file.name + ending).unlink(missing_ok=True)
        return before
    except InUse:
        raise LonghallError("admin-in-use", given=str(file)) from None
    finally:
        fresh.unlink(missing_ok=True)


async def need_unused(settings: Settings) -> None:
    """Refuse a database that somebody else has open."""
    file = sqlite_file(settings)
    store = Store(settings)
    try:
        if file is not None:
            with held_alone(file):
                return
        if await other_connections(store):
            raise InUse
    except InUse:
        raise LonghallError("admin-in-use", given=shown_address(settings)) from None
    finally:
        await store.close()


async def restore_postgresql(settings: Settings, backup: Path) -> None:
    """Replace all tables in one transaction: all of it or nothing."""
    await need_unused(settings)
    store = Store(settings)
    try:
        dropping = await dropping_script(store)
    finally:
        await store.close()
    script = run_tool(script_command(backup), settings)
    run_tool(psql_command(settings), settings, dropping.encode() + script)
