"""What the keeper of a server does with its database: look at it, copy it, tidy it up."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from ...kernel.errors import LonghallError
from ..runtime.settings import Settings
from ..storage import schema
from ..storage.migrate import LATEST, schema_version
from ..storage.store import Store


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
    except (SQLAlchemyError, OSError) as error:
        raise LonghallError("admin-database-failed", reason=type(error).__name__) from error
    finally:
        await store.close()


async def version_of(store: Store) -> str | None:
    """The version of a database; None: there is nothing in it."""
    async with store.engine.connect() as connection:
        return await connection.run_sync(schema_version)


def sqlite_file(settings: Settings) -> Path | None:
    """The file of an embedded database."""
    if not settings.is_sqlite:
        return None
    return Path(make_url(settings.database_url).database or "")


def shown_address(settings: Settings) -> str:
    """Where the database is, without its password."""
    return make_url(settings.database_url).render_as_string(hide_password=True)


def dump_line(settings: Settings, file: Path) -> str:
    """The command that copies a PostgreSQL database; it asks for the password, or takes it from PGPASSWORD."""
    known = make_url(settings.database_url)
    url = URL.create("postgresql", known.username, None, known.host, known.port, known.database)
    return f"pg_dump --format=custom --file={file} --dbname={url}"


def copy_sqlite(source: Path, target: Path) -> None:
    """A consistent copy of a database that may be in use, checked, and only then under its name."""
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with (
            contextlib.closing(sqlite3.connect(source)) as old,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            sound = new.execute("PRAGMA quick_check").fetchone()[0] == "ok"
        if not sound:
            raise LonghallError("admin-backup-damaged", given=str(source))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise LonghallError("admin-backup-failed", given=str(target), reason=str(error)) from None
    finally:
        part.unlink(missing_ok=True)


async def list_tables(store: Store, status: str | None = None) -> list[dict[str, Any]]:
    """All tables with their people and how far they are, the latest first."""
    tables, seats, entries = schema.tables, schema.seats, schema.entries
    question = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
    rows = await store.all(question if status is None else question.where(tables.c.status == status))
    made = select(entries.c.table, func.count()).where(entries.c.kind == "move").group_by(entries.c.table)
    moves = dict[str, int](await store.all(made))
    people: dict[str, list[str]] = {}
    for seat in await store.all(select(seats).order_by(seats.c.table, seats.c.seat)):
        people.setdefault(seat.table, []).append(seat.name or seat.bot or "-")
    return [
        {
            "id": row.id,
            "name": row.name,
            "game": row.game,
            "rules": row.rules,
            "status": row.status,
            "people": people.get(row.id, []),
            "moves": moves.get(row.id, 0),
            "changed": row.changed,
            "rated": bool(msgspec.json.decode(row.terms).get("rated")),
        }
        for row in rows
    ]


async def tidy_up(store: Store) -> dict[str, int]:
    """Remove what nobody needs any more, give the room back, and tell how much that was."""
    other = schema.snapshots.alias("other")
    newest = select(func.max(other.c.sequence)).where(other.c.table == schema.snapshots.c.table)
    snapshots = await store.do(delete(schema.snapshots).where(schema.snapshots.c.sequence < newest.scalar_subquery()))
    sessions = await store.do(delete(schema.sessions).where(schema.sessions.c.expires < time.time()))
    commands = ["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"] if store.settings.is_sqlite else ["VACUUM (ANALYZE)"]
    async with store.engine.connect() as connection:
        outside = await connection.execution_options(isolation_level="AUTOCOMMIT")
        for command in commands:
            await outside.execute(text(command))
    return {"snapshots": snapshots, "sessions": sessions}


async def size_of(store: Store) -> int:
    """How large the database is, in bytes."""
    if store.settings.is_sqlite:
        pages = await store.one(text("PRAGMA page_count"))
        each = await store.one(text("PRAGMA page_size"))
        return int(pages[0] * each[0])
    return int((await store.one(text("SELECT pg_database_size(current_database())")))[0])
