"""Logging: lines for people or JSON for programs, never with a secret in them."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from contextvars import ContextVar
from typing import Any, Final

import msgspec

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered; it is in the answer's header `X-Request-Id`, too."""
FACTS: Final = "facts"
"""The name under which `extra` carries the facts of a line."""
DRIVERS: Final = ("aiosqlite", "asyncpg", "sqlalchemy", "sqlite3")
CODES: Final = ("sqlite_errorname", "sqlstate")
"""Where drivers keep the code of an error."""


def is_of_database(error: BaseException) -> bool:
    """Whether an error comes from the database or its drivers, which are not imported here."""
    return type(error).__module__.partition(".")[0] in DRIVERS


def code_of(error: BaseException) -> str:
    """The code of a database's error, such as SQLITE_FULL or 23505; else empty."""
    inner = getattr(error, "orig", None) or error
    return str(next((code for name in CODES if (code := getattr(inner, name, None))), ""))


def cause_of(error: BaseException) -> str:
    """A short description of an error that is safe to log.

    Of a database error only its type and code: the text quotes statements, and PostgreSQL's quotes whole rows.
    """
    if is_of_database(error):
        inner = getattr(error, "orig", None)
        name = type(error).__name__
        return name if inner is None else f"{name} {code_of(error) or type(inner).__name__}"
    return f"{type(error).__name__} {error}".strip()


def safe_traceback(error: BaseException) -> str:
    """A traceback with its causes, each error described as by `cause_of`."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = [safe_traceback(before), ""] if before is not None else []
    lines += ["Traceback (most recent call last):", "".join(traceback.format_tb(error.__traceback__)).rstrip()]
    lines.append(cause_of(error))
    if isinstance(error, BaseExceptionGroup):
        lines += [safe_traceback(one) for one in error.exceptions]
    return "\n".join(line for line in lines if line)


class SafeFormatter(logging.Formatter):
    """Tracebacks without the texts of a database's errors."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """The error of a record, if it has one."""
        return safe_traceback(ei[1]) if ei[1] is not None else ""


class LineFormatter(SafeFormatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where, what, and the facts as name=value."""
        facts: dict[str, Any] = getattr(record, FACTS, {})
        known = {"request": request_id.get(), **facts} if request_id.get() else facts
        words = "".join(f" {name}={value}" for name, value in known.items())
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{clock} {record.levelname.lower():<7} {record.name} {record.getMessage()}{words}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonFormatter(SafeFormatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One object a line."""
        told: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            told["request"] = request_id.get()
        told.update(getattr(record, FACTS, {}))
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


def set_up_logs(as_json: bool) -> None:
    """Send all lines to standard error, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else LineFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def facts(**known: Any) -> dict[str, Any]:
    """`log.info("moved", extra=facts(seat=1))`."""
    return {FACTS: known}
