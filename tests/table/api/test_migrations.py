"""The database: migrations lead to the schema that the code has, and a newer one is refused."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from longhall.kernel.errors import LonghallError
from longhall.server.runtime.settings import Settings
from longhall.server.storage.migrate import LATEST, alembic_config, bring_up_to_date, run_migrations
from longhall.server.storage.schema import SCHEMA
from longhall.server.storage.store import Store

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
from services import Postgres

from ..conftest import GAME, SEATS, serve

NEWEST = ScriptDirectory.from_config(alembic_config()).get_current_head()


def test_the_program_wants_the_newest_migration() -> None:
    assert NEWEST == LATEST


def differences(connection: Connection) -> list[object]:
    """What autogenerate would change."""
    # SQLite tells an empty default in another form than it was given.
    defaults = connection.dialect.name != "sqlite"
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": defaults})
    return list(compare_metadata(context, SCHEMA))


def migrate_from_nothing(connection: Connection) -> None:
    """As a database of the first release would go, were there no shorter way."""
    run_migrations(connection, alembic_config())


async def check_database(url: str) -> None:
    """Bring an empty database up to date, twice, and compare; then one by migrations, which must be the same."""
    engine = create_async_engine(url)
    try:
        for _ in range(2):
            await bring_up_to_date(engine)
        shapes = []
        async with engine.begin() as connection:
            shapes.append(await connection.run_sync(shape))
            await connection.run_sync(drop_everything)
            await connection.run_sync(migrate_from_nothing)
            shapes.append(await connection.run_sync(shape))
            assert await connection.run_sync(differences) == []
        assert shapes[0] == shapes[1]
    finally:
        await engine.dispose()


def drop_everything(connection: Connection) -> None:
    SCHEMA.drop_all(connection)
    connection.execute(text("drop table alembic_version"))


def shape(connection: Connection) -> dict[str, object]:
    """All that a database tells of its tables, in any order."""
    found = inspect(connection)
    asked = (found.get_columns, found.get_indexes, found.get_foreign_keys, found.get_unique_constraints)
    told: dict[str, object] = {
        table: [
            found.get_pk_constraint(table),
            *(sorted(map(str, ({**row, "type": str(row.get("type"))} for row in ask(table)))) for ask in asked),
        ]
        for table in found.get_table_names()
    }
    told["version"] = connection.execute(text("select version_num from alembic_version")).scalar()
    return told


def test_migrations_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(check_database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"))


@pytest.mark.slow
def test_migrations_lead_to_the_schema_on_postgresql() -> None:
    with Postgres() as database:
        asyncio.run(check_twice_at_once(database.url))


async def check_twice_at_once(url: str) -> None:
    """Two processes may start together; one waits for the other."""
    engines = [create_async_engine(url) for _ in range(3)]
    await asyncio.gather(*(bring_up_to_date(engine) for engine in engines))
    for engine in engines:
        await engine.dispose()
    await check_database(url)


def first_schema(path: Path) -> sqlite3.Connection:
    """A database as the first release made it."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    return sqlite3.connect(path)


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f'pragma table_info("{table}")')]


def test_a_database_of_the_first_release_is_played_on(tmp_path: Path) -> None:
    """Its people, tables and moves, in the columns it had; nothing is lost, and the game goes on to its end."""
    server = serve(Settings(data=tmp_path / "new", requests_per_minute=0))
    served = next(server)
    people = [served.guest(f"Guest {number}") for number in range(SEATS)]
    table = served.running_table(people)
    before = served.play(table, 120)
    assert before.match is not None
    moves, waiting, state = len(before.match.moves), before.to_act(), GAME.dump(before.match.state)
    cookies = [dict(person.http.cookies) for person in people]
    next(server, None)

    (tmp_path / "old").mkdir()
    old = first_schema(tmp_path / "old" / "longhall.db")
    new = sqlite3.connect(tmp_path / "new" / "longhall.db")
    known = [row[0] for row in old.execute("select name from sqlite_master where type = 'table'")]
    for name in set(known) - {"alembic_version"}:
        kept = [column for column in columns(old, name) if column in columns(new, name)]
        assert kept == columns(old, name), f"a later release dropped a column of {name}"
        listed = ", ".join(f'"{column}"' for column in kept)
        rows = new.execute(f'select {listed} from "{name}"').fetchall()
        old.executemany(f'insert into "{name}" ({listed}) values ({", ".join("?" * len(kept))})', rows)
    old.commit()
    old.close()
    new.close()

    server = serve(Settings(data=tmp_path / "old", requests_per_minute=0))
    served = next(server)
    for seat, cookie in enumerate(cookies):
        person = served.stranger()
        person.http.cookies.update(cookie)
        (mine,) = person.get("/api/me/tables")["tables"]
        assert (mine["id"], mine["your_turn"]) == (table, seat in waiting)
    after = served.table(table)
    assert after.match is not None
    assert len(after.match.moves) == moves
    assert GAME.dump(after.match.state) == state
    assert served.play(table).status == "finished"
    next(server, None)


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
    assert refused.value.facts == {"found": "9999", "known": NEWEST}


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(LonghallError) as refused:
        Store(Settings(data=tmp_path / "file" / "data"))
    assert refused.value.message == "error-data-folder"
