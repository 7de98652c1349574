"""Bringing a database up to date with Alembic, and back; one that is newer than the program is refused.

Each way is one transaction, on SQLite too: a migration that fails leaves the database as it was.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ...kernel.errors import LonghallError
from .schema import SCHEMA

if TYPE_CHECKING:
    from alembic.config import Config

# Alembic is imported where it is used: a database that is new or up to date, as nearly all are, starts without it.

LATEST: Final = "0010"
"""The version that this program makes and wants."""
VERSION_TABLE: Final = "alembic_version"
"""Where Alembic notes the version."""
LOCK: Final = 0x10C4A11
"""A number of our own, under which PostgreSQL lets one process at a time bring the database up to date."""


def alembic_config() -> Config:
    """Where the migrations are."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that a database lacks, all in one go."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


async def take_back(engine: AsyncEngine, version: str) -> None:
    """Undo the migrations after a version, all in one go."""
    async with engine.begin() as connection:
        await connection.run_sync(undo, version)


def migrate(connection: Connection) -> None:
    """From whatever version to this program's; a version that this program does not know is newer than it."""
    if schema_version(connection) == LATEST:
        return
    begin_alone(connection)
    found = schema_version(connection)  # another process may have been faster
    if found == LATEST:
        return
    if found is None:
        create(connection)
        return
    config = alembic_config()
    if found not in known_versions(config):
        raise LonghallError("error-newer-schema", found=found, known=LATEST)
    run_migrations(connection, config)


def create(connection: Connection) -> None:
    """The schema in an empty database, at once: all migrations one after the other lead to the same."""
    SCHEMA.create_all(connection, checkfirst=False)
    version = Table(VERSION_TABLE, MetaData(), Column("version_num", String(32), nullable=False))
    version.append_constraint(PrimaryKeyConstraint("version_num", name=f"{VERSION_TABLE}_pkc"))
    version.create(connection)
    connection.execute(insert(version), {"version_num": LATEST})


def run_migrations(connection: Connection, config: Config) -> None:
    """Up to the newest version."""
    from alembic import command

    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def need_way_down(found: str, version: str) -> None:
    """Refuse a version that is not older, or lies behind a migration that cannot be undone."""
    from alembic.script import ScriptDirectory

    config = alembic_config()
    older = [known for known in known_versions(config) if known < found]
    if version not in older:
        raise LonghallError("admin-no-such-version", given=version, found=found, known=older)
    for step in ScriptDirectory.from_config(config).iterate_revisions(found, version):
        if not hasattr(step.module, "downgrade"):
            raise LonghallError("admin-no-way-down", given=step.revision)


def undo(connection: Connection, version: str) -> None:
    """Back to an older version."""
    from alembic import command

    begin_alone(connection)
    config = alembic_config()
    config.attributes["connection"] = connection
    command.downgrade(config, version)


def begin_alone(connection: Connection) -> None:
    """Processes that start together wait for each other.

    Python's SQLite module begins a transaction before the first change of rows only, too late for changes of tables.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    else:
        connection.execute(text("BEGIN IMMEDIATE"))


def known_versions(config: Config) -> list[str]:
    """All versions that this program knows, the oldest first."""
    from alembic.script import ScriptDirectory

    return sorted(step.revision for step in ScriptDirectory.from_config(config).walk_revisions())


def schema_version(connection: Connection) -> str | None:
    """The version of a database; None: it is empty."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    version = connection.execute(text("select version_num from alembic_version")).scalar()
    return str(version) if version is not None else None
