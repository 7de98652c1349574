"""Backups on a schedule, and putting one back; against real servers and their databases."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from longhall.commands.server.doctor_checks import BAD, GOOD, NOTE, check_backups
from longhall.kernel.errors import LonghallError
from longhall.server.admin import copies
from longhall.server.admin.backups import Backups, add_backup, backups_in, made_at, newest_backup
from longhall.server.runtime.durations import seconds_of
from longhall.server.runtime.metrics import Metrics
from longhall.server.runtime.settings import Settings
from longhall.speech import languages, speech

from ..conftest import SEATS, Served, serve
from .conftest import Kept
from .test_admin import admin, image, load

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
from services import Postgres

NOON = 1_800_000_000.0
"""Some moment."""
DAY = 86400.0


def test_lengths_of_time() -> None:
    written = ("90s", "30m", "12H", " 1 d ", "2w")
    assert [seconds_of(text) for text in written] == [90, 1800, 43200, 86400, 14 * 86400]


@pytest.mark.parametrize("text", ["", "0d", "1", "d", "-1d", "1.5d", "1 month", "99999d", "9999999999s", "١d"])
def test_what_is_no_length_of_time(text: str) -> None:
    assert seconds_of(text) is None


def test_a_wrong_schedule_is_refused_before_the_server_starts(tmp_path: Path) -> None:
    with pytest.raises(LonghallError) as refused:
        Backups(Settings(data=tmp_path, backup_every="often"), Metrics())
    assert refused.value.message == "error-setting"
    assert refused.value.facts == {"name": "LONGHALL_BACKUP_EVERY", "given": "often"}


# -- the schedule -----------------------------------------------------------------------------------------------------


class Clock:
    """Time that the test moves."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


def scheduled(kept: Kept, clock: Clock, keep: int = 7) -> Backups:
    settings = Settings(data=kept.data, backup_every="1d", backup_keep=keep)
    return Backups(settings, Metrics(), clock)


def figure(backups: Backups, name: str) -> float | None:
    return backups.metrics.registry.get_sample_value(name)


def test_a_backup_is_made_when_the_newest_is_old_enough(kept: Kept) -> None:
    clock = Clock()
    backups = scheduled(kept, clock)
    folder = backups.settings.backup_folder
    asyncio.run(backups.once())
    [first] = backups_in(folder)
    assert first.name == "longhall-20270115T080000Z.db"
    assert made_at(first) == NOON
    clock.now += DAY - 1
    asyncio.run(scheduled(kept, clock).once())
    assert backups_in(folder) == [first], "not even after a restart"
    clock.now += 1
    asyncio.run(backups.once())
    assert len(backups_in(folder)) == 2


def test_backups_are_for_their_owner_only(kept: Kept) -> None:
    backups = scheduled(kept, Clock())
    asyncio.run(backups.once())
    folder = backups.settings.backup_folder
    assert folder.stat().st_mode & 0o077 == 0
    assert [file.stat().st_mode & 0o777 for file in folder.iterdir()] == [0o600]


def test_the_oldest_go_and_nothing_else_does(kept: Kept) -> None:
    clock = Clock()
    backups = scheduled(kept, clock, keep=2)
    folder = backups.settings.backup_folder
    folder.mkdir()
    others = {"before-0004-20200101T000000Z.db", "longhall-2020-01-01.db", "notes.txt"}
    for name in others:
        (folder / name).write_text("mine")
    for _ in range(4):
        asyncio.run(backups.once())
        clock.now += DAY
    assert [made_at(file) for file in backups_in(folder)] == [NOON + 2 * DAY, NOON + 3 * DAY]
    assert {file.name for file in folder.iterdir()} - {file.name for file in backups_in(folder)} == others


def test_figures_tell_of_the_newest(kept: Kept) -> None:
    clock = Clock()
    backups = scheduled(kept, clock)
    assert figure(backups, "longhall_backup_timestamp_seconds") == 0
    asyncio.run(backups.once())
    assert figure(backups, "longhall_backup_timestamp_seconds") == NOON
    newest = newest_backup(backups.settings.backup_folder)
    assert newest is not None
    assert figure(backups, "longhall_backup_bytes") == newest.stat().st_size


def test_a_failure_is_counted_and_leaves_nothing_behind(kept: Kept) -> None:
    backups = scheduled(kept, Clock())
    kept.file.write_bytes(b"SQLite format 3\0 and nonsense" * 500)
    with pytest.raises(LonghallError) as failed:
        asyncio.run(backups.once())
    assert failed.value.message == "admin-backup-failed"
    assert figure(backups, "longhall_backup_failures_total") == 1
    assert list(backups.settings.backup_folder.iterdir()) == []


def test_a_server_makes_them_while_people_play(serve_with: Callable[..., Served], tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    served = serve_with(requests_per_minute=0, backup_every="1s", backup_to=tmp_path / "elsewhere", backup_keep=1000)
    table = served.running_table([served.guest(f"G{number}") for number in range(SEATS)])
    until = time.monotonic() + 300
    while len(backups_in(tmp_path / "elsewhere")) < 2 and time.monotonic() < until:
        served.play(table, 5)
    first = backups_in(tmp_path / "elsewhere")[0]
    made = served.server.metrics.registry.get_sample_value("longhall_backup_timestamp_seconds")
    assert made is not None
    assert made >= made_at(first)
    (tmp_path / "copy").mkdir()
    shutil.copy(first, tmp_path / "copy" / "longhall.db")
    assert admin("check", data=tmp_path / "copy") == 0


def test_a_folder_that_cannot_be_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    backups = Backups(Settings(data=tmp_path, backup_every="1d", backup_to=tmp_path / "file" / "x"), Metrics())
    with pytest.raises(LonghallError) as refused:
        asyncio.run(backups.start())
    assert refused.value.message == "admin-backup-failed"


# -- putting one back -------------------------------------------------------------------------------------------------


def test_a_restored_game_is_played_on(kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All that happened since the backup is gone, and the game goes on from there to its end."""
    copy = tmp_path / "copy.db"
    assert admin("backup", copy, data=kept.data) == 0
    before = image(load(kept.data, kept.running))
    server = serve(Settings(data=kept.data, requests_per_minute=0))
    served = next(server)
    served.play(kept.running, 40)
    next(server, None)
    assert image(load(kept.data, kept.running)) != before
    assert admin("restore", copy, data=kept.data) == 0
    assert image(load(kept.data, kept.running)) == before
    [aside] = kept.data.glob("longhall-replaced-*.db")
    assert str(aside) in "".join(capsys.readouterr().out.split("\n"))
    assert aside.stat().st_mode & 0o077 == kept.file.stat().st_mode & 0o077 == 0
    server = serve(Settings(data=kept.data, requests_per_minute=0))
    served = next(server)
    assert served.play(kept.running).status == "finished"
    next(server, None)
    assert admin("check", data=kept.data) == 0
    assert admin("restore", aside, data=kept.data) == 0, "and there is a way back"
    assert image(load(kept.data, kept.running)) != before


def test_a_database_in_use_is_not_overwritten(kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    assert admin("backup", copy, data=kept.data) == 0
    server = serve(Settings(data=kept.data, requests_per_minute=0))
    served = next(server)
    served.play(kept.running, 10)
    version = served.table(kept.running).version
    assert admin("restore", copy, data=kept.data) == 2
    assert "stop the server first" in " ".join(capsys.readouterr().err.split())
    served.play(kept.running, 10)
    next(server, None)
    assert load(kept.data, kept.running).version > version
    assert {file.name for file in kept.data.iterdir()} <= {"longhall.db", "longhall.db-wal", "longhall.db-shm"}


def test_a_new_machine_and_a_damaged_database(kept: Kept, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin("backup", copy, data=kept.data) == 0
    assert admin("restore", copy, data=tmp_path / "new") == 0
    assert admin("check", data=tmp_path / "new") == 0
    kept.file.write_bytes(b"\xff" * 8192)
    assert admin("restore", copy, data=kept.data) == 0
    assert admin("check", data=kept.data) == 0


def test_what_is_no_backup_is_refused(kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And the database stays as it was."""
    before = image(load(kept.data, kept.running))
    newer = tmp_path / "newer.db"
    shutil.copy(kept.file, newer)
    with sqlite3.connect(newer) as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    (tmp_path / "text.db").write_text("hello")
    sqlite3.connect(tmp_path / "empty.db").execute("create table x (y)").connection.close()
    cut = tmp_path / "cut.db"
    cut.write_bytes(kept.file.read_bytes()[:20_000])
    for name in ("absent.db", "text.db", "empty.db", "newer.db", "cut.db"):
        assert admin("restore", tmp_path / name, data=kept.data) == 2, name
        assert name in capsys.readouterr().err or name == "newer.db"
    assert admin("restore", data=kept.data) == 2
    assert image(load(kept.data, kept.running)) == before


@pytest.mark.slow
def test_postgresql_is_dumped_and_restored(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert admin("export", tmp_path / "all.jsonl", "--people", data=kept.data) == 0
    with Postgres() as database:
        url = ["--database", database.url]
        assert admin("import", tmp_path / "all.jsonl", *url) == 0
        settings = Settings(data=tmp_path, database=database.url, backup_every="1d")
        dump = add_backup(settings, NOON)
        assert dump.name.endswith(".dump")
        assert dump.stat().st_mode & 0o777 == 0o600
        assert admin("delete", kept.running, "--yes", *url) == 0
        assert admin("restore", dump, *url) == 0
        assert image(load(tmp_path, kept.running, database=database.url)) == image(load(kept.data, kept.running))
        assert admin("check", *url) == 0
        server = serve(Settings(data=tmp_path, database=database.url, requests_per_minute=0))
        served = next(server)
        capsys.readouterr()
        assert admin("restore", dump, *url) == 2
        assert "stop the server first" in " ".join(capsys.readouterr().err.split())
        assert served.play(kept.running).status == "finished"
        next(server, None)
        assert admin("restore", kept.file, *url) == 2
        dump.write_bytes(dump.read_bytes()[:-2000])
        assert admin("restore", dump, *url) == 2
        assert admin("check", *url) == 0, "all of it or nothing"


def test_without_pg_dump_the_line_is_shown_or_the_doctor_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies.shutil, "which", lambda _: None)
    found = check_backups(Settings(database="postgresql://hall@db.example/longhall", backup_every="1d"))
    assert (found.state, found.message) == (BAD, "admin-doctor-backup-tool")


# -- the doctor -------------------------------------------------------------------------------------------------------


def test_the_doctor_knows_the_schedule(kept: Kept, tmp_path: Path) -> None:
    settings = Settings(data=kept.data, backup_every="1d")
    assert check_backups(Settings(data=kept.data)).message == "admin-doctor-backup-none"
    assert check_backups(settings).message == "admin-doctor-backup-first"
    add_backup(settings, NOON)
    on_time = check_backups(settings, lambda: NOON + DAY)
    late = check_backups(settings, lambda: NOON + 3 * DAY)
    assert (on_time.state, late.state) == (GOOD, NOTE)
    for lang in languages():
        for found in (on_time, late):
            told = speech(lang).say(found.message, **found.facts)
            assert "2027-01-15" in told
            assert str(settings.backup_folder) in told
