"""From one version of the schema to another: a backup first, then all migrations in one transaction."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Final

from ...kernel.errors import LonghallError
from ..runtime.logs import cause_of
from ..runtime.settings import Settings
from ..storage.errors import STORE_ERRORS
from ..storage.migrate import LATEST, bring_up_to_date, need_way_down, take_back
from ..storage.queries.upkeep.maintenance import shown_address, sqlite_file, version_of
from ..storage.store import Store
from .backups import add_backup
from .restore import need_unused

_NAME: Final = re.compile(r"schema-(\w+)-\d{8}T\d{6}Z\.(?:db|dump)")


async def schema_of(settings: Settings) -> str:
    """The version of the schema that a database has."""
    file = sqlite_file(settings)
    if file is not None and not file.exists():
        raise LonghallError("admin-no-database", given=str(file))
    store = Store(settings)
    try:
        found = await version_of(store)
    except STORE_ERRORS as error:
        raise LonghallError("admin-database-failed", reason=type(error).__name__) from error
    finally:
        await store.close()
    if found is None:
        raise LonghallError("admin-no-database", given=shown_address(settings))
    return found


async def change_schema(settings: Settings, version: str | None = None) -> Path:
    """Bring a database that nobody uses up to date, or back to a version; returns the backup that was made before."""
    found = await schema_of(settings)
    if found > LATEST:
        raise LonghallError("error-newer-schema", found=found, known=LATEST)
    if version is not None:
        need_way_down(found, version)
    await need_unused(settings)
    backup = add_backup(settings, time.time(), f"schema-{found}")
    store = Store(settings)
    try:
        await (bring_up_to_date(store.engine) if version is None else take_back(store.engine, version))
    except LonghallError:
        raise
    except Exception as error:  # whatever a migration does: nothing has changed, and that is what counts
        raise LonghallError("admin-upgrade-failed", reason=cause_of(error), file=str(backup)) from error
    finally:
        await store.close()
    return backup


def version_before(settings: Settings) -> str:
    """The version from which the last change of the schema started, by the backup that it made."""
    folder = settings.backup_folder
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    made = [(name.rpartition("-")[2], found[1]) for name in names if (found := _NAME.fullmatch(name))]
    if not made:
        raise LonghallError("admin-no-upgrade", folder=str(folder))
    return max(made)[1]
