"""What an error of the database is about, on SQLite and PostgreSQL alike."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DataError, DBAPIError

CODES: Final = ("sqlite_errorname", "sqlstate")
"""Where drivers keep the code of an error."""
DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")


def code_of(error: BaseException) -> str:
    """The code of a database's error, such as SQLITE_FULL or 23505; else empty."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    return str(next((code for name in CODES if (code := getattr(inner, name, None))), ""))


def is_about_data(error: BaseException) -> bool:
    """Whether the database is well, and only refused what it was given: too long, or no text (class 22)."""
    return isinstance(error, DataError) or (isinstance(error, DBAPIError) and code_of(error).startswith("22"))


def is_damage(error: BaseException) -> bool:
    """Whether the database found its own files damaged."""
    return code_of(error).startswith(DAMAGE)
