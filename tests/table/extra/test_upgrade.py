"""`longhall admin upgrade` and `downgrade`, and migrations that fail in the middle."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from longhall.server.admin.upgrade import schema_of
from longhall.server.runtime.settings import Settings
from longhall.server.storage import migrate
from longhall.server.storage.migrate import LATEST, alembic_config, bring_up_to_date, known_versions, take_back
from longhall.server.storage.store import Store
from longhall.speech import languages

from ..conftest import serve
from .conftest import LAST_WITHOUT, Kept
from .test_admin import admin, image, load, tamper

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
from services import Postgres

FAILING = """
import sqlalchemy as sa
from alembic import op

revision = "9001"
down_revision = "{before}"


def upgrade():
    op.create_table("half", sa.Column("x", sa.Integer()))
    op.add_column("users", sa.Column("half", sa.Integer()))
    op.execute("update users set name = 'Nobody'")
    op.execute("insert into nowhere values (1)")
"""


def dump(file: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        return list(database.iterdump())


def schema(file: Path) -> list[tuple[str, ...]]:
    """Whatever the order of columns: SQLite puts a new one behind the others."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        rows = database.execute(
            "select type, name, coalesce(sql, '') from sqlite_master order by type, name"
        ).fetchall()
    return [(kind, name, *sorted(part.strip() for part in re.split(r"[,\s]*\n|, ", sql))) for kind, name, sql in rows]


def version(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as database:
        return str(database.execute("select version_num from alembic_version").fetchone()[0])


@pytest.fixture
def with_a_failing_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more migration, which fails after it has changed tables and rows."""
    source = Path(migrate.__file__).parent / "migrations"
    folder = shutil.copytree(source, tmp_path / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "9001_failing.py").write_text(FAILING.format(before=LATEST))

    def config() -> Config:
        found = Config()
        found.set_main_option("script_location", str(folder))
        return found

    monkeypatch.setattr(migrate, "alembic_config", config)
    for module in ("admin.upgrade", "storage.migrate"):  # the first imports the other as it is
        monkeypatch.setattr(f"longhall.server.{module}.LATEST", "9001")


def test_a_failing_migration_leaves_sqlite_as_it_was(kept: Kept, with_a_failing_migration: None) -> None:
    async def fail() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{kept.file}")
        try:
            await bring_up_to_date(engine)
        finally:
            await engine.dispose()

    before = dump(kept.file)
    with pytest.raises(Exception, match="nowhere"):
        asyncio.run(fail())
    assert dump(kept.file) == before


def test_a_failing_upgrade_says_so_and_has_a_backup(
    kept: Kept, with_a_failing_migration: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longhall.commands.server.admin_upgrade.check", lambda *_: 0)
    before = dump(kept.file)
    assert admin("upgrade", data=kept.data) == 2
    assert "nothing was changed" in " ".join(capsys.readouterr().err.split())
    assert dump(kept.file) == before
    [backup] = (kept.data / "backups").iterdir()
    assert dump(backup) == before


def test_upgrade_and_the_way_back(older: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    """The game is played on in between; no move is lost on either way."""
    before = image(load_as_copy(older))
    assert version(older.file) == LAST_WITHOUT
    assert admin("upgrade", data=older.data) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"had version {LAST_WITHOUT} and has version {LATEST} now" in told
    assert f"longhall admin downgrade {LAST_WITHOUT}" in told
    assert "exactly as stored" in told
    assert version(older.file) == LATEST
    assert image(load(older.data, older.running)) == before
    server = serve(Settings(data=older.data, requests_per_minute=0))
    next(server).play(older.running, 10)
    next(server, None)
    played = load(older.data, older.running).version
    assert admin("downgrade", data=older.data) == 0, "the version before the upgrade is known by its backup"
    assert version(older.file) == LAST_WITHOUT
    assert load_as_copy(older).version == played
    backups = sorted(file.name[:11] for file in (older.data / "backups").iterdir())
    assert backups == [f"schema-{LAST_WITHOUT}", f"schema-{LATEST}"]


def load_as_copy(kept: Kept):  # type: ignore[no-untyped-def]
    """The running game, from a copy that may be changed."""
    copy = kept.data.parent / "looked-at"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(kept.data, copy)
    assert admin("upgrade", data=copy) == 0
    return load(copy, kept.running)


def test_nothing_to_upgrade(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin("upgrade", data=kept.data) == 0
    assert "has this program's version already" in " ".join(capsys.readouterr().out.split())
    assert not (kept.data / "backups").exists()


def test_games_that_could_not_go_on_stop_an_upgrade(older: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    tamper(older, "delete from entries where sequence = 50")
    before = dump(older.file)
    assert admin("upgrade", data=older.data) == 1
    assert "Nothing was changed" in capsys.readouterr().out
    assert dump(older.file) == before


def test_neither_way_while_the_server_runs(older: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(older.file)) as server:
        server.execute("PRAGMA journal_mode=WAL")
        server.execute("select count(*) from users").fetchone()
        assert admin("upgrade", data=older.data) == 2
        assert "stop the server first" in " ".join(capsys.readouterr().err.split())
    assert version(older.file) == LAST_WITHOUT


@pytest.mark.parametrize("given", ["0000", LATEST, "9999", "../x"])
def test_versions_to_which_there_is_no_way_back(kept: Kept, given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin("downgrade", given, data=kept.data) == 2
    assert given in capsys.readouterr().err
    assert version(kept.file) == LATEST
    assert not (kept.data / "backups").exists()


def test_what_cannot_be_undone_is_told(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin("downgrade", "0001", data=kept.data) == 2
    assert f"Version {LAST_WITHOUT} of the database cannot be undone" in " ".join(capsys.readouterr().err.split())
    assert admin("downgrade", data=kept.data) == 2
    assert "There is no backup of an upgrade" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("lang", languages())
def test_both_commands_speak_every_language(older: Kept, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["upgrade"], ["downgrade"], ["downgrade"], ["downgrade", "0001"], ["upgrade", "--help"]):
        admin(*words, data=None if "--help" in words else older.data, lang=lang)
    shown = "".join(capsys.readouterr())
    assert "[admin-" not in shown
    assert "[cli-" not in shown


def test_every_migration_can_be_undone(tmp_path: Path) -> None:
    """Down and up again leads to the same schema; a new migration needs a `downgrade`."""
    file = tmp_path / "x.db"
    steps = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    later = [step for step in steps if step.revision > LAST_WITHOUT]
    assert [step.revision for step in later if not hasattr(step.module, "downgrade")] == []

    async def up_and_down() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        await bring_up_to_date(engine)
        newest = schema(file)
        for older in reversed([known for known in known_versions(alembic_config()) if known >= LAST_WITHOUT][:-1]):
            await take_back(engine, older)
            assert version(file) == older
        await bring_up_to_date(engine)
        assert schema(file) == newest
        await engine.dispose()

    asyncio.run(up_and_down())


@pytest.mark.slow
def test_upgrade_and_downgrade_on_postgresql(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, with_a_failing_migration: None
) -> None:
    """And a failing one in between."""
    monkeypatch.undo()
    assert admin("export", tmp_path / "all.jsonl", "--people", data=kept.data) == 0
    with Postgres() as database:
        url = ["--database", database.url]
        monkeypatch.setenv("LONGHALL_BACKUP_TO", str(tmp_path / "backups"))
        assert admin("import", tmp_path / "all.jsonl", *url) == 0
        assert admin("downgrade", LAST_WITHOUT, *url) == 0
        assert admin("upgrade", *url) == 0
        assert image(load(tmp_path, kept.running, database=database.url)) == image(load(kept.data, kept.running))
        assert len(list((tmp_path / "backups").glob("schema-*.dump"))) == 2


@pytest.mark.slow
def test_postgresql_is_put_back_if_a_game_could_not_go_on(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin("export", tmp_path / "all.jsonl", "--people", data=kept.data) == 0
    with Postgres() as database:
        url = ["--database", database.url]
        monkeypatch.setenv("LONGHALL_BACKUP_TO", str(tmp_path / "backups"))
        assert admin("import", tmp_path / "all.jsonl", *url) == 0
        assert admin("downgrade", LAST_WITHOUT, *url) == 0
        settings = Settings(database=database.url)

        async def lose_a_move() -> None:
            store = Store(settings)
            await store.execute(text("delete from entries where sequence = 50"))
            await store.close()

        asyncio.run(lose_a_move())
        capsys.readouterr()
        assert admin("upgrade", *url) == 1
        assert asyncio.run(schema_of(settings)) == LAST_WITHOUT
        told = " ".join(capsys.readouterr().out.split())
        assert f"is again as it was before, with version {LAST_WITHOUT}" in told
        assert "You can start the server" not in told
