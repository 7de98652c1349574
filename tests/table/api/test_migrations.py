"""The database: migrations lead to the schema that the code has, and a newer one is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from longhall.kernel.errors import LonghallError
from longhall.table.migrate import bring_up_to_date
from longhall.table.schema import SCHEMA
from longhall.table.settings import Settings
from longhall.table.store import Store


def differences(connection: Connection) -> list[object]:
    """What autogenerate would change."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, SCHEMA))


async def check_database(url: str) -> None:
    """Bring an empty database up to date, twice, and compare."""
    engine = create_async_engine(url)
    try:
        for _ in range(2):
            await bring_up_to_date(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            version = (await connection.execute(text("select version_num from alembic_version"))).scalar()
            assert version == "0001"
    finally:
        await engine.dispose()


def test_migrations_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(check_database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"))


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    async def open_store() -> None:
        store = Store(Settings(data=tmp_path))
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(open_store())
    with sqlite3.connect(tmp_path / "longhall.db") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(LonghallError) as refused:
        asyncio.run(open_store())
    assert refused.value.message == "error-newer-schema"
    assert refused.value.facts == {"found": "9999", "known": "0001"}


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(LonghallError) as refused:
        Store(Settings(data=tmp_path / "file" / "data"))
    assert refused.value.message == "error-data-folder"
