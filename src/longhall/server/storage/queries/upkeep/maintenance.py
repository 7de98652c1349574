"""What those who run a server ask of its database: versions, sizes, damage, everything that is stored."""

from __future__ import annotations

from pathlib import Path

import msgspec
from sqlalchemy import delete, func, inspect, select, text
from sqlalchemy.engine import URL, make_url

from ....runtime.settings import Settings
from ... import schema
from ...errors import DatabaseError, code_of, is_damage
from ...migrate import schema_version
from ...rows import EntryRow, Seat, Snapshot, StoredTable, TableRow
from ...store import Store
from ..play.tables import read_seat

tables, seats, entries, snapshots = schema.tables.c, schema.seats.c, schema.entries.c, schema.snapshots.c


class StoredGame(msgspec.Struct):
    """All that is stored of one table's game."""

    row: TableRow
    seats: list[Seat]
    entries: list[EntryRow]
    snapshots: list[Snapshot]


async def version_of(store: Store) -> str | None:
    """The version of a database; None: there is nothing in it."""
    async with store.engine.connect() as connection:
        return await connection.run_sync(schema_version)


async def newest_change(store: Store) -> float:
    """When a table was last changed; 0: there is none."""
    found = await store.fetch_one(select(func.max(tables.changed)))
    return float(found[0] or 0.0)


async def database_time(store: Store) -> float | None:
    """The time by the clock of the database server; None: it is part of this process."""
    if store.settings.is_sqlite:
        return None
    return float((await store.fetch_one(text("select extract(epoch from clock_timestamp())")))[0])


def sqlite_file(settings: Settings) -> Path | None:
    """The file of an embedded database."""
    if not settings.is_sqlite:
        return None
    return Path(make_url(settings.database_url).database or "")


def shown_address(settings: Settings) -> str:
    """Where the database is, without its password."""
    return make_url(settings.database_url).render_as_string(hide_password=True)


def plain_url(settings: Settings) -> str:
    """The address of a PostgreSQL database as its own tools take it, without the password."""
    known = make_url(settings.database_url)
    return str(URL.create("postgresql", known.username, None, known.host, known.port, known.database))


def password_of(settings: Settings) -> str:
    """The password in the database's address; empty: there is none."""
    return str(make_url(settings.database_url).password or "")


def dump_command(settings: Settings, file: Path) -> list[str]:
    """What copies a PostgreSQL database to a file."""
    return ["pg_dump", "--format=custom", f"--file={file}", f"--dbname={plain_url(settings)}"]


def script_command(file: Path) -> list[str]:
    """What makes SQL of such a file, for any owner."""
    return ["pg_restore", "--no-owner", "--no-privileges", "--file=-", str(file)]


def psql_command(settings: Settings) -> list[str]:
    """What runs SQL from its input, in one transaction that the first error undoes."""
    quiet = ["--no-psqlrc", "--quiet", "--output=/dev/null"]
    return ["psql", *quiet, "--single-transaction", "--set=ON_ERROR_STOP=1", "--file=-", plain_url(settings)]


async def other_connections(store: Store) -> int:
    """How many others are connected to a PostgreSQL database."""
    others = text(
        "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
        " and backend_type = 'client backend'"
    )
    return int((await store.fetch_one(others))[0])


async def dropping_script(store: Store) -> str:
    """SQL that removes all tables that a database has, ours and those of a newer program."""
    async with store.engine.connect() as connection:
        names = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
    return "".join(f'drop table if exists "{name}" cascade;\n' for name in names)


async def load_stored(store: Store, table_id: str) -> StoredGame | None:
    """A table as it is stored, unread."""
    row = await store.fetch_one(select(schema.tables).where(tables.id == table_id))
    if row is None:
        return None
    sitting, log, kept = [
        await store.fetch_all(select(part).where(part.c.table == table_id).order_by(part.c[1]))
        for part in (schema.seats, schema.entries, schema.snapshots)
    ]
    return StoredGame(
        TableRow(*row),
        [read_seat(seat) for seat in sitting],
        [EntryRow(*entry[1:]) for entry in log],
        [Snapshot(*snapshot[1:]) for snapshot in kept],
    )


async def table_ids(store: Store) -> list[str]:
    """All tables, the oldest first; of a damaged list, those that are still named anywhere."""
    try:
        return [row.id for row in await store.fetch_all(select(tables.id).order_by(tables.created, tables.id))]
    except DatabaseError as error:
        if not is_damage(error):
            raise
    named: set[str] = set()
    for column in (tables.id, seats.table, entries.table):
        try:
            named |= {row[0] for row in await store.fetch_all(select(column).distinct())}
        except DatabaseError as error:
            if not is_damage(error):
                raise
    return sorted(named)


async def damage_of(store: Store) -> str | None:
    """What SQLite finds wrong with its file first, whichever part of it that is; None: nothing."""
    if not store.settings.is_sqlite:
        return None
    try:
        found = (await store.fetch_one(text("PRAGMA quick_check(1)")))[0]
    except DatabaseError as error:
        if not is_damage(error):
            raise
        return code_of(error)
    return None if found == "ok" else str(found)


async def all_tables(store: Store, status: str | None = None) -> list[StoredTable]:
    """All tables with their seats, the latest first."""
    question = select(schema.tables).order_by(tables.changed.desc(), tables.id)
    rows = await store.fetch_all(question if status is None else question.where(tables.status == status))
    sitting: dict[str, list[Seat]] = {}
    for seat in await store.fetch_all(select(schema.seats).order_by(seats.table, seats.seat)):
        sitting.setdefault(seat.table, []).append(read_seat(seat))
    return [StoredTable(TableRow(*row), sitting.get(row.id, [])) for row in rows]


async def count_moves(store: Store) -> dict[str, int]:
    """How many moves the log of each table has, taken-back ones included."""
    made = select(entries.table, func.count()).where(entries.kind == "move").group_by(entries.table)
    return dict[str, int](await store.fetch_all(made))


async def tidy_up(store: Store, now: float) -> dict[str, int]:
    """Remove what nobody needs any more, give the room back, and tell how much that was."""
    other = schema.snapshots.alias("other")
    newest = select(func.max(other.c.sequence)).where(other.c.table == snapshots.table)
    old_snapshots = await store.execute(delete(schema.snapshots).where(snapshots.sequence < newest.scalar_subquery()))
    old_sessions = await store.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
    commands = ["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"] if store.settings.is_sqlite else ["VACUUM (ANALYZE)"]
    async with store.engine.connect() as connection:
        outside = await connection.execution_options(isolation_level="AUTOCOMMIT")
        for command in commands:
            await outside.execute(text(command))
    return {"snapshots": old_snapshots, "sessions": old_sessions}


async def size_of(store: Store) -> int:
    """How large the database is, in bytes."""
    if store.settings.is_sqlite:
        pages = await store.fetch_one(text("PRAGMA page_count"))
        each = await store.fetch_one(text("PRAGMA page_size"))
        return int(pages[0] * each[0])
    return int((await store.fetch_one(text("SELECT pg_database_size(current_database())")))[0])
