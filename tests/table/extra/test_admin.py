"""`longhall admin`, against databases that a real server left."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from longhall.cli import main
from longhall.kernel.records.saga import load_saga
from longhall.server.auth.accounts import Accounts
from longhall.server.rooms.log.reading import load_room
from longhall.server.rooms.room import Room
from longhall.server.runtime.settings import Settings
from longhall.server.storage import schema
from longhall.server.storage.queries.upkeep.archive import (
    CLUB_PARTS,
    MADE_AGAIN,
    PERSON_PARTS,
    TABLE_PARTS,
    TIES,
    user_rows,
)
from longhall.server.storage.queries.upkeep.service_time import last_noted
from longhall.server.storage.store import Store
from longhall.speech import languages

from ..conftest import SEATS, serve
from .conftest import Kept

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
from services import Postgres


def admin(*words: object, data: Path | None = None, lang: str = "en") -> int:
    where = ["--data", str(data)] if data is not None else []
    return main(["admin", *(str(word) for word in words), *where, "--lang", lang])


def with_store(data: Path, work: Any, **more: Any) -> Any:
    async def run() -> Any:
        store = Store(Settings(data=data, **more))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def load(data: Path, table_id: str, **more: Any) -> Room:
    async def work(store: Store) -> Room:
        table = await load_room(store, table_id)
        assert table is not None
        return table

    found: Room = with_store(data, work, **more)
    return found


def image(table: Room) -> Any:
    """All that a game is."""
    found = {
        "status": table.status,
        "version": table.version,
        "result": table.result,
        "seats": table.seats,
        "terms": table.terms,
        "seed": table.seed,
        "game": table.image() if table.match is not None else None,
    }
    return msgspec.json.decode(msgspec.json.encode(found))


def rows(data: Path, part: Any, **more: Any) -> list[Any]:
    found: list[Any] = with_store(data, lambda store: store.fetch_all(select(part)), **more)
    return [tuple(row) for row in found]


# -- list -------------------------------------------------------------------------------------------------------------


def test_list(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin("list", data=kept.data) == 0
    shown = capsys.readouterr().out
    for table in (kept.finished, kept.running, kept.open):
        assert table in shown
    assert "3 tables." in shown
    assert admin("list", "--status", "running", "--json", data=kept.data) == 0
    [row] = json.loads(capsys.readouterr().out)
    assert row["id"] == kept.running
    assert row["moves"] == 120
    assert len(row["people"]) == SEATS
    assert admin("list", "--status", "asleep", data=kept.data) == 2


@pytest.mark.parametrize("lang", languages())
def test_every_command_speaks_every_language(kept: Kept, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["list"], ["check"], ["vacuum"], ["expire-guests", "--days", 3], ["delete", kept.open]):
        admin(*words, data=kept.data, lang=lang)
        admin(words[0], "--help", lang=lang)
    shown = capsys.readouterr().out
    assert shown
    assert "[admin-" not in shown
    assert "[cli-" not in shown


def test_where_there_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["list"], ["check"], ["backup", tmp_path / "copy.db"], ["vacuum"]):
        assert admin(*words, data=tmp_path / "nowhere") == 2
        assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists() or not list((tmp_path / "nowhere").iterdir())


# -- export and import ------------------------------------------------------------------------------------------------


def test_export_and_import_give_equal_games(kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "all.jsonl"
    assert admin("export", file, "--people", data=kept.data) == 0
    assert file.stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    assert admin("import", file, data=other) == 0
    assert "Added: 3 tables" in capsys.readouterr().out
    for table in (kept.finished, kept.running, kept.open):
        assert image(load(other, table)) == image(load(kept.data, table))
    for part in schema.SCHEMA.sorted_tables:
        # A server's own, and what follows from the tables at its next start.
        if part not in (schema.service, schema.results, schema.tallies, schema.averages):
            assert sorted(rows(other, part), key=str) == sorted(rows(kept.data, part), key=str), part.name
    assert admin("check", data=other) == 0
    # Once more changes nothing.
    assert admin("import", file, data=other) == 0
    assert "Already there: 3 tables" in capsys.readouterr().out


def test_clocks_go_on_where_they_were_on_another_server(kept: Kept, tmp_path: Path) -> None:
    """Each server has a service time of its own; what a clock had left is the same on both."""

    def left(data: Path) -> list[float]:
        async def read() -> list[float]:
            store = Store(Settings(data=data))
            await store.open()
            table = await load_room(store, kept.running)
            assert table is not None
            now = await last_noted(store)
            await store.close()
            return [table.clocks.left_at(seat, now) for seat in range(SEATS)]

        return asyncio.run(read())

    file = tmp_path / "all.jsonl"
    assert admin("export", file, data=kept.data) == 0
    server = serve(Settings(data=tmp_path / "other"))
    served = next(server)
    served.open_table(served.guest())
    next(server, None)
    with sqlite3.connect(tmp_path / "other" / "longhall.db") as connection:
        connection.execute("update service set served = served - 500000")
    connection.close()
    assert admin("import", file, data=tmp_path / "other") == 0
    assert left(tmp_path / "other") == pytest.approx(left(kept.data), abs=0.01)


def test_people_can_play_on_after_a_move_to_another_server(kept: Kept, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    assert admin("export", file, "--people", data=kept.data) == 0
    assert admin("import", file, data=tmp_path / "other") == 0
    server = serve(Settings(data=tmp_path / "other", requests_per_minute=0))
    served = next(server)
    assert served.play(kept.running).status == "finished"
    next(server, None)
    assert admin("check", data=tmp_path / "other") == 0


def test_one_table_without_people(kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.jsonl"
    assert admin("export", file, "--table", kept.finished, data=kept.data) == 0
    assert b"password" not in file.read_bytes()
    assert admin("import", file, data=tmp_path / "other") == 0
    assert image(load(tmp_path / "other", kept.finished)) == image(load(kept.data, kept.finished))
    assert admin("export", file, data=kept.data) == 2
    assert "exists already" in capsys.readouterr().err
    assert admin("export", tmp_path / "none.jsonl", "--table", "nothing", data=kept.data) == 2
    assert admin("export", data=kept.data) == 2


def test_sagas_out_and_in(kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin("export", "--sagas", tmp_path / "sagas", data=kept.data) == 0
    [file] = (tmp_path / "sagas").iterdir()
    told = load(kept.data, kept.finished)
    assert told.match is not None
    assert told.result is not None
    saga = load_saga(file)
    assert [move.action for move in saga.match.moves] == [move.action for move in told.match.moves]
    assert admin("import", file, data=tmp_path / "other") == 0
    shown = capsys.readouterr().out
    table = shown.split("is now the table ")[1][:10]
    assert load(tmp_path / "other", table).result["totals"] == told.result["totals"]  # type: ignore[index]
    text = file.read_text()
    (tmp_path / "half.saga").write_text("\n".join(text.splitlines()[:60]).replace("result:", "# result:") + "\n")
    assert admin("import", tmp_path / "half.saga", data=tmp_path / "other") == 2


def test_damaged_exports_are_refused_with_line_and_reason(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "all.jsonl"
    admin("export", file, data=kept.data)
    lines = file.read_text().splitlines()
    wrong = {
        "cut": lines[:-1],
        "less": [*lines[:2], *lines[3:]],
        "no-first": lines[1:],
        "broken": [*lines[:2], lines[2][:100], *lines[3:]],
        "format": [lines[0].replace('"format":1', '"format":99'), *lines[1:]],
        "unknown": [*lines[:2], lines[2].replace('"seats"', '"seatz"'), *lines[3:]],
        "empty": [],
    }
    for name, content in wrong.items():
        bad = tmp_path / f"{name}.jsonl"
        bad.write_text("\n".join(content) + "\n")
        assert admin("import", bad, data=tmp_path / name) == 2
        assert f"{name}.jsonl" in capsys.readouterr().err
        assert rows(tmp_path / name, schema.tables) == []
    assert admin("import", tmp_path / "absent.jsonl", data=tmp_path / "x") == 2
    assert admin("import", data=tmp_path / "x") == 2


# -- check ------------------------------------------------------------------------------------------------------------


def tamper(kept: Kept, command: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(kept.file)) as connection, connection:
        assert connection.execute(command, values).rowcount >= 1


def test_check_finds_all_sound(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path.name for path in kept.data.iterdir()}
    assert admin("check", data=kept.data) == 0
    assert "Replayed 3 tables" in capsys.readouterr().out
    assert {path.name for path in kept.data.iterdir()} >= before - {"longhall.db-wal", "longhall.db-shm"}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ('update entries set data = replace(data, \'"do":"\', \'"do":"x\') where sequence = 30', "is damaged"),
        ("update entries set seat = (seat + 1) % 3 where sequence = 40 and kind = 'move'", "entry "),
        ("delete from entries where sequence = 50", "entry 50 of the log is missing"),
        ("update tables set result = replace(result, '\"winners\":[', '\"winners\":[9,')", "stored result"),
        ("update tables set status = 'running' where status = 'finished'", "stored as running"),
        ("update seats set resigned = 1 where seat = 0", "stored seats"),
        ("update seats set bot = 'greedy' where seat = 0", "stored seats"),
        ("update seats set user = 'somebody' where seat = 1", "stored seats"),
        ("update snapshots set data = replace(data, '\"coins\":', '\"coins\":1')", "snapshot"),
        ("update tables set seed = 'another' where status = 'running'", "chance did not come from the seed"),
        ("update entries set data = 'nonsense' where sequence = 5", "entry 5 of the log is damaged"),
        ("update tables set terms = '{'", "cannot be read"),
        ("update tables set game = 'ludo' where status = 'running'", "does not know the game ludo"),
        ("update tables set rules = '0' where status = 'running'", "read-only"),
    ],
)
def test_check_finds_what_was_tampered_with(
    kept: Kept, command: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper(kept, command)
    code = admin("check", data=kept.data)
    out, _ = capsys.readouterr()
    assert said in " ".join(out.split())
    assert code == 1
    assert "[seat:" not in out
    assert "[refused" not in out
    assert "do not upgrade" in " ".join(out.split())


def test_a_stacked_outcome_is_found(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    """Still a possible game, but not the one that the seed gave."""
    with contextlib.closing(sqlite3.connect(kept.file)) as connection, connection:
        found = connection.execute(
            'select sequence, data from entries where "table" = ? order by sequence desc', (kept.running,)
        ).fetchall()
        for sequence, text in found:
            data = json.loads(text)
            if len(data.get("outcomes", [])) > 1 and data["outcomes"] != data["outcomes"][::-1]:
                data["outcomes"].reverse()
                changed = (json.dumps(data), kept.running, sequence)
                connection.execute('update entries set data = ? where "table" = ? and sequence = ?', changed)
                break
        else:
            raise AssertionError("no chance in this game")
        connection.execute('delete from snapshots where "table" = ?', (kept.running,))
    assert admin("check", kept.running, data=kept.data) == 1
    assert kept.running in capsys.readouterr().out


def test_finished_games_of_other_rules_rest_in_peace(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    tamper(kept, "update tables set rules = '0' where status = 'finished'")
    assert admin("check", data=kept.data) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "1 finished game has other rules" in out
    assert "Replayed 2 tables" in out


def pages_of(file: Path, *words: bytes) -> list[int]:
    """The pages of rows in which all these words stand."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
    raw = file.read_bytes()
    found = [at for at in range(0, len(raw), size) if raw[at] == 0x0D and all(w in raw[at : at + size] for w in words)]
    assert found
    return found


def spoil(file: Path, page: int) -> None:
    with file.open("r+b") as raw:
        raw.seek(page)
        raw.write(b"\xff" * 512)


def test_check_names_the_table_that_a_damaged_page_belongs_to(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    """And goes on with the others."""
    spoil(kept.file, pages_of(kept.file, kept.running.encode(), b'"do"', b'"clocks"')[-1])
    capsys.readouterr()
    assert admin("check", data=kept.data) == 1
    told = capsys.readouterr().out
    assert f"{kept.running}: the stored table cannot be read: SQLITE_CORRUPT" in told
    assert kept.finished not in told
    assert kept.open not in told
    assert "1 of 3 tables" in " ".join(told.split())


def test_check_finds_tables_whose_list_is_damaged(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(kept.file)) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    spoil(kept.file, (root - 1) * size)
    capsys.readouterr()
    assert admin("check", data=kept.data) == 1
    told = capsys.readouterr().out
    for table in (kept.running, kept.finished, kept.open):
        assert f"{table}: the stored table cannot be read: SQLITE_CORRUPT" in told


@pytest.mark.parametrize("lang", languages())
def test_check_tells_damage_that_concerns_no_game(kept: Kept, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(kept.file, pages_of(kept.file, b"well played")[0])
    capsys.readouterr()
    assert admin("check", data=kept.data, lang=lang) == 1
    assert "longhall.db" in " ".join(capsys.readouterr().out.split())


FIRST_TABLES = {
    "users",
    "sessions",
    "tables",
    "seats",
    "entries",
    "snapshots",
    "chat",
    "watchers",
    "ratings",
    "secrets",
}
"""What the first release kept."""


def test_check_looks_at_an_older_database_without_changing_it(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    """The new program checks the old server's database, before the upgrade."""
    with contextlib.closing(sqlite3.connect(kept.file)) as connection, connection:
        for part in reversed(schema.SCHEMA.sorted_tables):
            if part.name not in FIRST_TABLES:
                connection.execute(f"drop table {part.name}")
        connection.execute("drop index ix_ratings_game_games")
        for name in ("seen", "agent"):
            connection.execute(f"alter table sessions drop column {name}")
        connection.execute("alter table tables drop column waiting")
        connection.execute("update alembic_version set version_num = '0001'")
    assert admin("check", data=kept.data) == 0
    assert "exactly as stored" in capsys.readouterr().out
    with contextlib.closing(sqlite3.connect(kept.file)) as connection, connection:
        assert connection.execute("select version_num from alembic_version").fetchall() == [("0001",)]
    assert admin("list", data=kept.data) == 2
    assert "version 0001" in capsys.readouterr().err


# -- moderators -------------------------------------------------------------------------------------------------------


def with_an_account(kept: Kept) -> None:
    async def work(store: Store) -> None:
        await Accounts(store).claim_account(None, "Thora", "correct horse")

    with_store(kept.data, work)


def test_moderators_are_named_listed_and_removed(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    with_an_account(kept)
    assert admin("moderator", "THORA", data=kept.data) == 0
    assert "Thora is a moderator now" in capsys.readouterr().out
    assert admin("moderator", data=kept.data) == 0
    assert "thora\n1 moderator." in capsys.readouterr().out
    assert admin("moderator", "Thora", "--remove", data=kept.data) == 0
    assert rows(kept.data, schema.moderators) == []
    assert [row[4] for row in rows(kept.data, schema.moderation_log)] == ["moderator", "no-moderator"]
    assert admin("moderator", "Nobody", data=kept.data) == 2
    assert "There is no account Nobody" in capsys.readouterr().err
    for lang in languages():
        for words in (["moderator"], ["moderator", "Thora"], ["moderator", "Thora", "--remove"]):
            assert admin(*words, data=kept.data, lang=lang) == 0
    assert "[admin-" not in capsys.readouterr().out


def test_what_moderators_did_moves_to_another_server(kept: Kept, tmp_path: Path) -> None:
    with_an_account(kept)
    assert admin("moderator", "Thora", data=kept.data) == 0
    people = [row[0] for row in rows(kept.data, schema.users)]
    with contextlib.closing(sqlite3.connect(kept.file)) as connection, connection:
        connection.execute(
            "insert into reports (at, by, about, name, reason, context) values (1, ?, ?, 'X', 'why', '[]')", people[:2]
        )
        connection.execute("insert into sanctions (kind, user, reason, at) values ('ban', ?, 'why', 1)", people[:1])
        connection.execute("insert into sanctions (kind, network, reason, at) values ('ban', '203.0.113.0/24', 'y', 1)")
    assert admin("export", tmp_path / "all.jsonl", "--people", data=kept.data) == 0
    for _ in range(2):
        assert admin("import", tmp_path / "all.jsonl", data=tmp_path / "other") == 0
        for part in (schema.moderators, schema.reports, schema.sanctions, schema.moderation_log):
            assert rows(tmp_path / "other", part) == rows(kept.data, part) != []


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_delete_needs_a_yes(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin("delete", kept.finished, data=kept.data) == 1
    assert "--yes" in capsys.readouterr().out
    assert len(rows(kept.data, schema.tables)) == 3
    assert admin("delete", "nothing", "--yes", data=kept.data) == 2
    assert admin("delete", kept.finished, "--yes", data=kept.data) == 0
    assert len(rows(kept.data, schema.tables)) == 2
    for part in (schema.entries, schema.seats, schema.chat, schema.watchers, schema.rated, schema.snapshots):
        assert all(row[0] != kept.finished for row in rows(kept.data, part))


def test_guests_expire_unless_they_sit_somewhere(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(store: Store) -> None:
        await Accounts(store).new_guest("Passing by")
        await store.execute(update(schema.users).values(seen=1.0))

    with_store(kept.data, work)
    assert admin("expire-guests", "--days", 30, data=kept.data) == 0
    assert "Removed 1 guest" in " ".join(capsys.readouterr().out.split())
    assert len(rows(kept.data, schema.users)) == SEATS


def test_backup_while_the_server_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    server = serve(Settings(data=data, requests_per_minute=0))
    served = next(server)
    table = served.running_table([served.guest(f"G{number}") for number in range(SEATS)])
    for number in range(3):
        served.play(table, 25)
        copy = tmp_path / f"copy{number}" / "longhall.db"
        copy.parent.mkdir()
        assert admin("backup", copy, data=data) == 0
        assert load(copy.parent, table).version == served.table(table).version
        assert admin("check", data=copy.parent) == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert admin("backup", copy, data=data) == 2
    assert admin("backup", tmp_path / "no" / "such" / "folder.db", data=data) == 2
    assert admin("backup", data=data) == 2
    next(server, None)
    assert "and checked" in capsys.readouterr().out


def test_backup_of_postgresql_is_a_command_without_the_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where its tools are not installed."""
    monkeypatch.setattr("longhall.server.admin.copies.shutil.which", lambda _: None)
    url = "postgresql+asyncpg://hall:secret@db.example:5433/longhall"
    assert admin("backup", "copy.dump", "--database", url) == 0
    out = capsys.readouterr().out
    assert "pg_dump --format=custom --file=copy.dump --dbname=postgresql://hall@db.example:5433/longhall" in out
    assert "secret" not in out


def test_ties_between_people_move_to_another_server(kept: Kept, tmp_path: Path) -> None:
    """Friends and notes come along; ties to people and tables that are not there do not."""

    async def tie(store: Store) -> None:
        people = [row["id"] for row in await user_rows(store)][:2]
        assert len(people) == 2
        one, two = people
        async with store.engine.begin() as connection:
            for who, friend in ((one, two), (two, one)):
                await connection.execute(insert(schema.friends).values(user=who, friend=friend, since=1.0))
            await connection.execute(insert(schema.blocks).values(user=one, blocked=two, since=2.0))
            await connection.execute(insert(schema.friend_links).values(user=one, code="abc"))
            plan = {"table": kept.running, "seat": 1, "user": two, "data": "[]", "active": True}
            await connection.execute(insert(schema.plans).values(plan))
            tried = {"mu": 25.0, "sigma": 8.0}
            await connection.execute(insert(schema.puzzle_tries).values(user=one, puzzle="p", solved=True, at=4.0))
            counts = {"tries": 1, "solved": 1, "streak": 1, "longest": 1}
            await connection.execute(insert(schema.puzzle_solvers).values(user=one, **tried, **counts))
            await connection.execute(insert(schema.puzzle_ratings).values(puzzle="p", **tried))
            note = {"user": two, "text": "keep the oil", "changed": 3.0}
            await connection.execute(insert(schema.notes).values(table=kept.running, **note))
            await connection.execute(insert(schema.notes).values(table=kept.finished, **note))

    with_store(kept.data, tie)
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    assert admin("export", whole, "--people", data=kept.data) == 0
    assert admin("import", whole, data=tmp_path / "other") == 0
    assert admin("import", whole, data=tmp_path / "other") == 0
    for name, table in TIES.items():
        assert sorted(rows(tmp_path / "other", table)) == sorted(rows(kept.data, table)) != [], name
    assert admin("export", part, "--people", "--table", kept.running, data=kept.data) == 0
    assert admin("import", part, data=tmp_path / "third") == 0
    assert [row[0] for row in rows(tmp_path / "third", schema.notes)] == [kept.running]


def test_every_kind_of_row_is_exported_or_made_again() -> None:
    """Whoever adds a table says what becomes of it when a club moves."""
    told = [*TABLE_PARTS, *PERSON_PARTS, *CLUB_PARTS, *TIES, *MADE_AGAIN, "users", "tables", "packs", "secrets"]
    assert sorted(told) == sorted(table.name for table in schema.SCHEMA.sorted_tables)


def test_vacuum_keeps_every_game(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    before = {table: image(load(kept.data, table)) for table in (kept.finished, kept.running)}
    snapshots = len(rows(kept.data, schema.snapshots))
    assert snapshots > 2
    assert admin("vacuum", data=kept.data) == 0
    assert f"{snapshots - 2} old snapshot" in " ".join(capsys.readouterr().out.split())
    assert {table: image(load(kept.data, table)) for table in before} == before
    assert admin("check", data=kept.data) == 0


@pytest.mark.slow
def test_all_of_it_on_postgresql(kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From SQLite to PostgreSQL and back."""
    file, back = tmp_path / "out.jsonl", tmp_path / "back.jsonl"
    assert admin("export", file, "--people", data=kept.data) == 0
    with Postgres() as database:
        url = ["--database", database.url]
        assert admin("list", *url) == 2
        assert admin("import", file, *url) == 0
        assert admin("check", *url) == 0
        assert admin("list", *url) == 0
        assert kept.running in capsys.readouterr().out
        for table in (kept.finished, kept.running, kept.open):
            assert image(load(tmp_path, table, database=database.url)) == image(load(kept.data, table))
        assert admin("vacuum", *url) == 0
        assert admin("expire-guests", "--days", 0, *url) == 0
        assert admin("export", back, "--people", *url) == 0
        assert admin("delete", kept.open, "--yes", *url) == 0
    assert admin("import", back, data=tmp_path / "back") == 0
    assert image(load(tmp_path / "back", kept.running)) == image(load(kept.data, kept.running))


def test_an_export_to_standard_output(kept: Kept, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert admin("export", "-", "--table", kept.open, data=kept.data) == 0
    sys.stdout.flush()
    os.sync()
    lines = capfdbinary.readouterr().out.splitlines()
    assert [json.loads(line)["kind"] for line in lines] == ["longhall", "table", "end"]
