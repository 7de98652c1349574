"""Whatever cannot be written: no log line tells what it was. On both databases, for people and for programs."""

from __future__ import annotations

import contextlib
import io
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from services import Postgres
from sqlalchemy import text

from longhall.server.runtime.logs import JsonFormatter, LineFormatter
from longhall.server.runtime.settings import Settings
from longhall.server.wiring import Server
from table.conftest import OWN, Client, Served, serve

pytestmark = [pytest.mark.live, pytest.mark.slow]
PLANTED = "planted"
TABLES = ("entries", "seats", "chat", "users", "sessions", "tables")
LONG_TOKEN = re.compile(r"[A-Za-z0-9_+/-]{32,}")
SQLITE = (
    "CREATE TRIGGER broken_{0}_{1} BEFORE {1} ON {0} BEGIN SELECT RAISE(ABORT, 'broken'); END",
    "DROP TRIGGER broken_{0}_{1}",
)
POSTGRES = (
    "ALTER TABLE {0} ADD CONSTRAINT broken_{0}_{1} CHECK (false) NOT VALID",
    "ALTER TABLE {0} DROP CONSTRAINT broken_{0}_{1}",
)


@contextlib.contextmanager
def all_logs() -> Iterator[io.StringIO]:
    """Everything that is logged, as the server writes it."""
    told = io.StringIO()
    root = logging.getLogger()
    handlers = [logging.StreamHandler(told) for _ in range(2)]
    handlers[0].setFormatter(LineFormatter())
    handlers[1].setFormatter(JsonFormatter())
    level = root.level
    root.setLevel(logging.INFO)
    for handler in handlers:
        handler.addFilter(lambda record: not record.name.startswith("httpx"))  # the client of this test
        root.addHandler(handler)
    try:
        yield told
    finally:
        root.setLevel(level)
        for handler in handlers:
            root.removeHandler(handler)


async def run(server: Server, commands: list[str]) -> None:
    async with server.store.engine.begin() as connection:
        for command in commands:
            await connection.execute(text(command))


def commands(served: Served, number: int) -> list[str]:
    forms = SQLITE if served.server.settings.is_sqlite else POSTGRES
    kinds = ("INSERT", "UPDATE") if served.server.settings.is_sqlite else ("any",)
    return [forms[number].format(table, kind) for table in TABLES for kind in kinds]


def fail_in_every_way(served: Served) -> list[str]:
    """Let all kinds of secrets be written, in vain; returns what must not be found in any log."""
    players = [served.guest(f"{PLANTED}-{number}") for number in range(3)]
    table_id = served.running_table(players)
    served.play(table_id, 3)
    table = served.table(table_id)
    assert table.match is not None
    seat = table.to_act()[0]
    action = table.game.legal(table.match.state, seat)[0].notation
    secret = players[1].post(f"/api/tables/{table_id}/seats/1/link")["secret"]
    served.call(run, served.server, commands(served, 0))
    try:
        move = {"seat": seat, "action": action, "client": f"{PLANTED}-client", "version": table.version}
        assert players[seat].post(f"/api/tables/{table_id}/moves", move, 503)["message"] == "error-store"
        say: Callable[..., Awaitable[Any]] = served.server.chat.say
        with pytest.raises(Exception, match=r".") as failed:
            served.call(say, table, table.seats[0].user, f"{PLANTED}-name-0", f"{PLANTED}-chat")
        logging.getLogger("longhall.test").error("an unforeseen error", exc_info=failed.value)
        players[2].post(f"/api/tables/{table_id}/seats/2/link", status=503)
        players[2].post(f"/api/tables/{table_id}/seats/2/resign", status=503)
        account = {"name": f"{PLANTED}-account", "password": f"{PLANTED}-password"}
        players[0].post("/api/accounts", account, None)
        hook = {"notices": {"url": f"https://example.org/{PLANTED}-hook"}}
        players[0].ask("PATCH", "/api/me", None, json=hook)
        stranger(served).post("/api/guests", {"name": f"{PLANTED}-guest"}, None)
        players[0].post(
            "/api/tables", {"game": "brian-boru", "name": f"{PLANTED}-table", "seats": [{"kind": "me"}] * 3}, 503
        )
    finally:
        served.call(run, served.server, commands(served, 1))
    return [f'"do":"{action}"', f'do\\":\\"{action}', '"outcomes"', "argon2", PLANTED, secret, table.seed]


def stranger(served: Served) -> Client:
    return Client(served, OWN)


def check(told: str, secrets: list[str]) -> None:
    assert "not kept" in told  # something failed and was told
    assert "an unforeseen error" in told
    for secret in secrets:
        assert secret not in told, told[max(0, told.index(secret) - 400) : told.index(secret) + 100]
    assert LONG_TOKEN.findall(re.sub(r'File \\?"[^"]*"', "", told)) == []


def test_failing_writes_of_sqlite_tell_no_secret(tmp_path: Path) -> None:
    with all_logs() as told:
        server = serve(Settings(data=tmp_path, requests_per_minute=0))
        secrets = fail_in_every_way(next(server))
        next(server, None)
    check(told.getvalue(), secrets)


def test_failing_writes_of_postgresql_tell_no_secret(tmp_path: Path, postgres: Postgres) -> None:
    """Its errors quote whole rows."""
    with all_logs() as told:
        server = serve(Settings(data=tmp_path, database=postgres.url, requests_per_minute=0))
        secrets = fail_in_every_way(next(server))
        next(server, None)
    check(told.getvalue(), secrets)
