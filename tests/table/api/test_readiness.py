"""`/readyz`: a database that cannot be written or is damaged is not ready, and is again when it is well."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select, text

from longhall.server.runtime.settings import Settings
from longhall.server.storage import schema
from longhall.server.storage.readiness import PROBE_EVERY
from longhall.server.wiring import Server

from ..conftest import Served, serve


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def with_clock(served: Served) -> Clock:
    clock = Clock()
    served.server.readiness.clock = clock
    return clock


def status(served: Served) -> int:
    return served.stranger().raw("GET", "/readyz").status_code


def test_a_locked_database_is_not_ready(serve_with: Callable[..., Served], tmp_path: Path) -> None:
    served = serve_with()
    clock = with_clock(served)
    assert status(served) == 200
    with contextlib.closing(sqlite3.connect(tmp_path / "longhall.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert status(served) == 200  # known from a moment ago
        clock.now += PROBE_EVERY
        answer = served.stranger().raw("GET", "/readyz")
        assert (answer.status_code, answer.json()["message"]) == (503, "error-not-ready")
        other.execute("ROLLBACK")
    clock.now += PROBE_EVERY
    assert status(served) == 200


def test_a_full_database_is_not_ready(serve_with: Callable[..., Served], caplog: pytest.LogCaptureFixture) -> None:
    """SQLite itself is told that there is no more room; the real thing is tested with a real process."""
    served = serve_with()
    clock = with_clock(served)
    written = []

    async def fail() -> None:
        written.append(clock.now)
        raise sqlite3.OperationalError("database or disk is full")

    writes, served.server.readiness.write = served.server.readiness.write, fail
    with caplog.at_level(logging.INFO, "longhall.ready"):
        assert [status(served) for _ in range(3)] == [503] * 3
        assert len(written) == 1  # nobody makes it write more often by asking more often
        served.server.readiness.write = writes
        clock.now += PROBE_EVERY
        assert status(served) == 200
    told = [record.getMessage() for record in caplog.records if record.name == "longhall.ready"]
    assert told == ["not ready: OperationalError", "ready again"]


def test_the_probe_really_writes(serve_with: Callable[..., Served], tmp_path: Path) -> None:
    served = serve_with()
    clock = with_clock(served)
    sizes = []
    for _ in range(3):
        assert status(served) == 200
        sizes.append((tmp_path / "longhall.db-wal").stat().st_size)
        clock.now += PROBE_EVERY
    assert sizes[0] < sizes[1] < sizes[2]


def damage(file: Path, table: str) -> None:
    """Overwrite the page at which a table's rows begin."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)


def test_a_damaged_database_is_not_ready(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    server = serve(settings)
    assert status(next(server)) == 200
    next(server, None)
    damage(tmp_path / "longhall.db", "chat")
    server = serve(settings)
    assert status(next(server)) == 503
    next(server, None)


def test_damage_that_is_met_later_is_told(serve_with: Callable[..., Served], tmp_path: Path) -> None:
    """Nobody waits for the next check of the whole file."""
    served = serve_with()
    clock = with_clock(served)
    assert status(served) == 200

    async def read(server: Server) -> None:
        async with server.store.engine.connect() as connection:
            await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        damage(tmp_path / "longhall.db", "chat")
        await server.store.engine.dispose()
        with contextlib.suppress(Exception):
            await server.store.fetch_all(select(schema.chat))

    served.call(read, served.server)
    clock.now += PROBE_EVERY
    assert status(served) == 503
