"""Bringing a database up to date with Alembic; one that is newer than the program is refused."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ...kernel.errors import LonghallError

if TYPE_CHECKING:
    from alembic.config import Config

# Alembic is imported where it is used: a database that is up to date, as nearly all are, starts without it.

LATEST: Final = "0009"
"""The version that this program makes and wants."""
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


def migrate(connection: Connection) -> None:
    """From whatever version to this program's; a version that this program does not know is newer than it."""
    if connection.dialect.name == "postgresql":  # processes that start together wait for each other
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    found = schema_version(connection)
    if found == LATEST:
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    config = alembic_config()
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise LonghallError("error-newer-schema", found=found, known=LATEST)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def schema_version(connection: Connection) -> str | None:
    """The version of a database; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version = connection.execute(text("select version_num from alembic_version")).scalar()
    return str(version) if version is not None else None
