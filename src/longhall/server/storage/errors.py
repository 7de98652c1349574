"""Errors of the database, on SQLite and PostgreSQL alike: nobody else needs to know its library."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import IntegrityError as Conflict
from sqlalchemy.exc import SQLAlchemyError as DatabaseError

from ..runtime.logs import code_of

__all__ = ["STORE_ERRORS", "Conflict", "DatabaseError", "code_of", "is_about_data", "is_damage"]

STORE_ERRORS: Final = (DatabaseError, OSError)
"""What any question to the database may raise: errors of its own, of the network, or a timeout."""
DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")


def is_about_data(error: BaseException) -> bool:
    """Whether the database is well, and only refused what it was given: too long, or no text (class 22)."""
    return isinstance(error, DataError) or (isinstance(error, DBAPIError) and code_of(error).startswith("22"))


def is_damage(error: BaseException) -> bool:
    """Whether the database found its own files damaged."""
    return code_of(error).startswith(DAMAGE)
