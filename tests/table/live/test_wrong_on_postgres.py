"""What PostgreSQL would refuse as data is the sender's mistake, not the server's: 4xx, and nobody else is harmed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from inside import open_rooms
from services import Postgres
from sqlalchemy import insert

from longhall.server.rooms.registry import Unavailable
from longhall.server.runtime.settings import Settings
from longhall.server.storage import schema
from table.conftest import Served, serve

pytestmark = [pytest.mark.live, pytest.mark.slow]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("data")
    yield from serve(Settings(data=data, database=postgres.url, requests_per_minute=0))


@pytest.mark.parametrize("letter", ["ß", "ﬃ", "İ"])
def test_names_that_grow_when_they_are_folded(served: Served, letter: str) -> None:
    account = {"name": letter * 40, "password": "a long password"}
    for path in ("/api/accounts", "/api/sessions"):
        answer = served.stranger().raw("POST", path, json=account)
        assert 400 <= answer.status_code < 500 or answer.is_success, answer.text


def test_nothing_is_not_text(served: Served) -> None:
    """NUL, wherever a word can be given."""
    guest = served.guest()
    table = served.running_table([guest, served.guest(), served.guest()])
    live = served.table(table)
    assert live.match is not None
    action = live.game.legal(live.match.state, 0)[0].notation if 0 in live.to_act() else "pass"
    for method, path, body in (
        ("POST", "/api/guests", {"name": "a\0b"}),
        ("POST", "/api/accounts", {"name": "a\0b", "password": "a long password"}),
        ("POST", "/api/sessions", {"name": "a\0b", "password": "a long password"}),
        ("POST", "/api/sessions", {"name": "abc", "password": "a\0b"}),
        ("PATCH", "/api/me", {"name": "\0"}),
        ("PATCH", "/api/me", {"language": "\0"}),
        ("PATCH", "/api/me", {"notices": {"url": "https://example.org/\0"}}),
        (
            "POST",
            f"/api/tables/{table}/moves",
            {"seat": 0, "action": action, "client": "a\0b", "version": live.version},
        ),
        ("POST", f"/api/tables/{table}/seats/0/lend", {"bot": "\0"}),
        ("POST", "/api/sagas", {"saga": "\0"}),
        ("GET", "/api/tables/%00/view", None),
        ("GET", "/api/tables/a%00b", None),
        ("GET", "/api/ratings?game=%00", None),
        ("GET", "/api/tables?game=%00", None),
    ):
        answer = guest.raw(method, path, json=body)
        assert 400 <= answer.status_code < 500 or answer.is_success, (path, answer.status_code, answer.text)


def test_data_that_slips_through_is_refused_as_data(served: Served) -> None:
    """Whatever endpoint forgets to look: the database's own refusal is answered with 4xx."""

    @served.app.get("/forgetful")
    async def forgetful() -> None:
        await served.server.store.execute(insert(schema.secrets).values(name="a\0b", value="x"))

    served.app.router.routes.insert(0, served.app.router.routes.pop())
    answer = served.stranger().raw("GET", "/forgetful")
    assert (answer.status_code, answer.json()["message"]) == (422, "error-request")


def test_one_bad_entry_harms_no_other_table(tmp_path: Path, postgres: Postgres) -> None:
    """Entries of many tables share a commit: only the one that cannot be kept is refused."""

    async def play() -> None:
        async with open_rooms(tmp_path, database=postgres.url) as inside:
            tables = [await inside.started(3) for _ in range(3)]
            rng = random.Random(1)
            bad = tables[1]
            assert bad.match is not None
            action = bad.game.legal(bad.match.state, bad.to_act()[0])[0]
            written = [
                inside.move(tables[0], rng),
                inside.rooms.act(bad, bad.to_act()[0], action, "a\0b"),
                inside.move(tables[2], rng),
            ]
            versions = [table.version for table in tables]
            results = await asyncio.gather(*written, return_exceptions=True)
            assert isinstance(results[1], Unavailable)
            assert [table.version for table in (tables[0], tables[2])] == [versions[0] + 1, versions[2] + 1]

    asyncio.run(play())
