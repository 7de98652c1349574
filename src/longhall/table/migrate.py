"""Bringing a database up to date with Alembic; one that is newer than the program is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ..kernel.errors import LonghallError

LOCK = 0x10C4A11
"""A number of our own, under which PostgreSQL lets one process at a time bring the database up to date."""


def alembic_config() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that a database lacks, all in one go."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


def migrate(connection: Connection) -> None:
    """From whatever version to this program's; a version that this program does not know is newer than it."""
    if connection.dialect.name == "postgresql":  # processes that start together wait for each other
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = alembic_config()
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    found = schema_version(connection)
    if found is not None and found not in known:
        raise LonghallError("error-newer-schema", found=found, known=sorted(known)[-1])
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def latest_version() -> str:
    """The version that this program makes and wants."""
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


def schema_version(connection: Connection) -> str | None:
    """The version of a database; None: it is empty."""
    context = MigrationContext.configure(connection)
    version: Any = context.get_current_revision()
    return str(version) if version is not None else None
