"""`longhall doctor`: what is there and what is not, and an exit code that a script can use."""

from __future__ import annotations

import socket
import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import LANGUAGES, MISSING, Ran, longhall

from longhall.commands.server import doctor_checks
from longhall.commands.server.doctor_checks import (
    BAD,
    GOOD,
    NOTE,
    UNSYNCHRONISED,
    check_clock,
    check_descriptors,
    check_disk,
    check_page,
    examine,
)
from longhall.server.runtime.settings import Settings
from longhall.server.storage.migrate import LATEST
from longhall.server.storage.store import Store
from longhall.speech import speech

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from services import Postgres, Redis

SHUT = "127.0.0.1:1"
"""An address where nothing listens."""


@pytest.fixture(autouse=True)
def clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_checks, "kernel_clock", lambda: 0)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<html>", encoding="utf-8")
    return tmp_path / "page"


@pytest.fixture
def port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a database that a server has set up."""
    import asyncio

    async def make() -> None:
        store = Store(Settings(data=tmp_path / "data"))
        await store.open()
        await store.close()

    asyncio.run(make())
    return tmp_path / "data"


def doctor(*words: str, lang: str = "en") -> Ran:
    return longhall("doctor", *words, "--lang", lang, width=400)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_machine_in_order(lang: str, data: Path, page: Path, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_checks, "compiled", lambda: True)
    ran = doctor("--data", str(data), "--web", str(page), "--port", str(port), lang=lang)
    assert ran.code == 0
    assert not MISSING.search(ran.out)
    say = speech(lang).say
    parts = "program games page port database redis mail disk backup packs terms clock descriptors"
    for part in parts.split():
        assert say(f"admin-doctor-{part}") in ran.out
    assert LATEST in ran.out
    assert say("admin-doctor-good") in ran.out
    assert [line[0] for line in ran.out.splitlines()[:13]] == ["+"] * 13


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_machine_where_nothing_answers(lang: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ran = doctor(
            *("--database", f"postgresql+asyncpg://ulf:secret@{SHUT}/hall", "--redis", f"redis://{SHUT}/0"),
            *("--smtp", f"smtp://ulf:secret@{SHUT}", "--mail-from", "hall@example.org", "--web", str(tmp_path)),
            *("--port", str(taken.getsockname()[1])),
            lang=lang,
        )
    assert ran.code == 1
    assert not MISSING.search(ran.out)
    say = speech(lang).say
    for todo in ("database-away", "redis", "mail", "page", "port"):
        assert say(f"admin-doctor-{todo}-todo") in ran.out
    assert say("admin-doctor-bad", count=4) in ran.out
    assert "secret" not in ran.out + ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_packs_and_terms_are_looked_at(lang: str, tmp_path: Path) -> None:
    packs, terms = tmp_path / "packs", tmp_path / "terms"
    words = ["--data", str(tmp_path), "--packs", str(packs), "--terms", str(terms)]
    say = speech(lang).say
    ran = doctor(*words, lang=lang)
    assert ran.code == 1
    for told in ("packs", "terms"):
        assert say(f"admin-doctor-{told}-todo") in ran.out
    packs.mkdir()
    terms.mkdir()
    assert say("admin-doctor-packs-empty", folder=str(packs)) in doctor(*words, lang=lang).out
    (terms / "en.md").write_text("Be kind.", encoding="utf-8")
    longhall("content", "template", "pax-viking", str(packs / "Our box"))
    ran = doctor(*words, lang=lang)
    assert ran.code == 0
    assert say("admin-doctor-packs-good", folder=str(packs), names=["Our box"]) in ran.out
    assert "admin-doctor-terms-todo" not in ran.out
    assert say("admin-doctor-terms-todo") not in ran.out
    (packs / "worn.zip").write_bytes(b"no archive")
    ran = doctor(*words, lang=lang)
    assert ran.code == 0
    assert say("admin-doctor-packs-bad", folder=str(packs), names=["worn.zip"]) in ran.out
    assert not MISSING.search(ran.out)


def test_postgresql_and_redis_that_answer(tmp_path: Path) -> None:
    """Before the first start, and with a database that a server has set up."""
    import asyncio

    with Postgres() as postgres, Redis() as redis:
        assert isinstance(postgres, Postgres)
        assert isinstance(redis, Redis)
        settings = Settings(data=tmp_path, database=postgres.url, redis=redis.url)
        found = {finding.about: finding for finding in examine(settings)}
        assert found["admin-doctor-database"].message == "admin-doctor-database-new"
        assert found["admin-doctor-redis"].message == "admin-doctor-redis-good"

        async def make() -> None:
            store = Store(settings)
            await store.open()
            await store.close()

        asyncio.run(make())
        found = {finding.about: finding for finding in examine(settings)}
    for about in ("database", "redis", "clock"):
        finding = found[f"admin-doctor-{about}"]
        assert (finding.state, finding.message) == (GOOD, f"admin-doctor-{about}-good")


def test_looking_makes_no_database(tmp_path: Path) -> None:
    ran = doctor("--data", str(tmp_path / "new"))
    assert "will be set up by the first start" in ran.out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("version", "code", "said"),
    [("0001", 0, "has the older schema 0001"), ("9999", 1, "has the schema 9999; this program knows only")],
)
def test_other_schemas(data: Path, page: Path, version: str, code: int, said: str) -> None:
    database = sqlite3.connect(data / "longhall.db")
    database.execute("update alembic_version set version_num = ?", [version])
    database.commit()
    database.close()
    ran = doctor("--data", str(data), "--web", str(page))
    assert ran.code == code, ran.out
    assert said in ran.out


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "longhall.db").write_bytes(b"no database" * 1000)
    ran = doctor("--data", str(tmp_path))
    assert ran.code == 1
    assert "does not answer: DatabaseError" in ran.out


@pytest.mark.parametrize(("free", "state"), [(50, BAD), (500, NOTE), (5000, GOOD)])
def test_disk(free: int, state: str, tmp_path: Path) -> None:
    found = check_disk(Settings(data=tmp_path / "not" / "yet"), lambda folder: (0, 0, free * 10**6))
    assert found.state == state
    assert found.facts["folder"] == str(tmp_path)
    assert bool(found.todo) is (state != GOOD)


def test_the_disk_is_told_by_the_folder_of_the_database(data: Path) -> None:
    assert check_disk(Settings(data=data)).facts["folder"] == str(data)


def test_the_clock_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_clock([90.0, 101.0], lambda: 100.0).state == GOOD
    back = check_clock([160.0, None], lambda: 100.0)
    assert (back.state, back.facts) == (BAD, {"seconds": 60})
    differs = check_clock([90.0, 110.0], lambda: 100.0)
    assert (differs.state, differs.facts) == (NOTE, {"seconds": 10})
    monkeypatch.setattr(doctor_checks, "kernel_clock", lambda: UNSYNCHRONISED)
    assert check_clock([], lambda: 100.0).message == "admin-doctor-clock-free"


def test_descriptors() -> None:
    assert [check_descriptors(lambda most=most: most).state for most in (0, 256, 65536)] == [GOOD, NOTE, GOOD]


def test_no_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("longhall.server.api.site.web.BUNDLED", tmp_path)
    assert check_page(Settings()).message == "admin-doctor-page-none"


@pytest.fixture
def mail_server() -> Iterator[tuple[int, list[bytes]]]:
    """Greets one visitor and takes no mail."""
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            visitor, _ = listening.accept()
            with visitor, visitor.makefile("rwb") as stream:
                stream.write(b"220 mail\r\n")
                stream.flush()
                for line in stream:
                    heard.append(line.strip())
                    stream.write(b"221 bye\r\n" if line.lower().startswith(b"quit") else b"250 hello\r\n")
                    stream.flush()

        thread = threading.Thread(target=serve)
        thread.start()
        yield listening.getsockname()[1], heard
        thread.join()


def test_a_mail_server_is_greeted_and_gets_no_mail(mail_server: tuple[int, list[bytes]], tmp_path: Path) -> None:
    port, heard = mail_server
    settings = Settings(data=tmp_path, smtp=f"smtp://127.0.0.1:{port}", mail_from="hall@example.org")
    found = next(one for one in examine(settings) if one.about == "admin-doctor-mail")
    assert (found.state, found.facts) == (GOOD, {"sender": "hall@example.org"})
    assert [line.split()[0].lower() for line in heard] == [b"ehlo", b"quit"]
