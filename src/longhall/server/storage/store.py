"""The database: opening it, bringing it up to date, asking it and changing it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...kernel.errors import LonghallError
from ..runtime.file_modes import close_files, make_folder
from ..runtime.settings import Settings
from .migrate import bring_up_to_date

VALUES_AT_ONCE = 500
"""How many values a question lists; databases allow some thousands."""
BUSY_MS = 5000
"""How long SQLite waits for other processes that write."""


class Store:
    """The connections. Entries of logs go through the `Journal`; everything else through here, see `queries`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """The same connections for single queries, which need no transaction around them."""

    async def open(self) -> None:
        """Make the database if there is none, and bring an old one up to date."""
        file = self.engine.url.database
        if self.settings.is_sqlite and file and not file.startswith((":memory:", "file:")):
            close_files(Path(file))
        await bring_up_to_date(self.engine)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def fetch_one(self, question: Executable) -> Any:
        """The first row of a result, or None."""
        async with self.reading.connect() as connection:
            return (await connection.execute(question)).first()

    async def fetch_all(self, question: Executable) -> list[Any]:
        """All rows of a result."""
        async with self.reading.connect() as connection:
            return list((await connection.execute(question)).all())

    async def fetch_among(self, question: Select[Any], column: ColumnElement[str], values: list[str]) -> list[Any]:
        """The rows of a result whose column has one of these values; a long list is asked for in parts."""
        rows: list[Any] = []
        for at in range(0, len(values), VALUES_AT_ONCE):
            rows += await self.fetch_all(question.where(column.in_(values[at : at + VALUES_AT_ONCE])))
        return rows

    async def execute(self, *changes: Executable) -> int:
        """Execute statements in one transaction; returns how many rows the last one changed."""
        async with self.engine.begin() as connection:
            changed = 0
            for change in changes:
                changed = (await connection.execute(change)).rowcount
            return int(changed)


def open_engine(settings: Settings) -> AsyncEngine:
    """A connection pool; for SQLite with a journal that survives a killed process, and real syncs to disk."""
    if settings.is_sqlite and not settings.database:
        try:
            make_folder(settings.data)
        except OSError:
            raise LonghallError("error-data-folder", given=str(settings.data)) from None
    # A pool that never grows: connections that come and go cost more than waiting for one.
    size = 5 if settings.is_sqlite else 12
    engine = create_async_engine(
        settings.database_url,
        pool_pre_ping=not settings.is_sqlite,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and moves are secret
    )
    if settings.is_sqlite:
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    """A journal that survives a killed process, real syncs to disk, and patience with other processes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
