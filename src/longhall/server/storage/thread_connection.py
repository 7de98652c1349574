"""A connection to the SQLite database for one thread, without a pool and SQLAlchemy's layers."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from .store import set_up_sqlite

KEPT_STATEMENTS: Final = 256
"""Prepared ones: the journal has some for each size of a group of rows."""


class ThreadConnection:
    """Opened by the thread that first uses it; after an error that cannot be undone it is opened anew."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._connection: sqlite3.Connection | None = None

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All that is executed in it is kept, or nothing; errors are those that SQLAlchemy would raise."""
        try:
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                self._roll_back(connection)
                raise
        except sqlite3.Error as error:
            raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error

    def close(self) -> None:
        """Close it, in the thread that opened it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            (file,), options = self.engine.dialect.create_connect_args(self.engine.url)
            options["isolation_level"] = None  # transactions begin and end where this says so
            options["cached_statements"] = KEPT_STATEMENTS
            connection: sqlite3.Connection = sqlite3.connect(file, **options)
            set_up_sqlite(connection, None)
            self._connection = connection
        return self._connection

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                self.close()
