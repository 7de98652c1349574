"""Maintenance of a server's database: opening, listing and tidying it."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from ...kernel.errors import LonghallError
from ..runtime.settings import Settings
from ..storage.errors import STORE_ERRORS
from ..storage.migrate import LATEST
from ..storage.queries.upkeep import maintenance as kept
from ..storage.queries.upkeep.maintenance import shown_address, size_of, sqlite_file, version_of
from ..storage.store import Store
from .copies import copy_sqlite

__all__ = ["list_tables", "open_store", "size_of", "sqlite_file", "tidy_up"]


@contextlib.asynccontextmanager
async def open_store(settings: Settings, make: bool = False, on_a_copy: bool = False) -> AsyncIterator[Store]:
    """The database of a server, which may be running. It is never changed to another version by looking at it.

    `make`: one that is not there is made. `on_a_copy`: an older one is copied, and the copy brought up to date.
    """
    file = sqlite_file(settings)
    if file is not None and not file.exists() and not make:
        raise LonghallError("admin-no-database", given=str(file))
    store = Store(settings)
    try:
        found = await version_of(store)
        if found is None and not make:
            raise LonghallError("admin-no-database", given=shown_address(settings))
        if found is not None and found != LATEST:
            if not on_a_copy or file is None or found > LATEST:
                raise LonghallError("admin-other-schema", found=found, ours=LATEST)
            with tempfile.TemporaryDirectory(prefix="longhall-") as folder:
                copy = Path(folder, "longhall.db")
                copy_sqlite(file, copy)
                other = Store(Settings(database=f"sqlite+aiosqlite:///{copy}"))
                try:
                    await other.open()
                    yield other
                finally:
                    await other.close()
            return
        if found is None:
            await store.open()
        yield store
    except STORE_ERRORS as error:
        raise LonghallError("admin-database-failed", reason=type(error).__name__) from error
    finally:
        await store.close()


async def list_tables(store: Store, status: str | None = None) -> list[dict[str, Any]]:
    """All tables with their people and how far they are, the latest first."""
    moves = await kept.count_moves(store)
    return [
        {
            "id": row.id,
            "name": row.name,
            "game": row.game,
            "rules": row.rules,
            "status": row.status,
            "people": [seat.name or seat.bot or "-" for seat in table.seats],
            "moves": moves.get(row.id, 0),
            "changed": row.changed,
            "rated": bool(msgspec.json.decode(row.terms).get("rated")),
        }
        for table in await kept.all_tables(store, status)
        for row in [table.row]
    ]


async def tidy_up(store: Store) -> dict[str, int]:
    """Remove what nobody needs any more, give the room back, and tell how much that was."""
    return await kept.tidy_up(store, time.time())
