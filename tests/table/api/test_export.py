"""What is kept of a person, as a file: all of it, nothing of others, no secret."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from longhall.kernel.records.saga import load_saga
from longhall.server.storage import schema
from longhall.server.storage.queries.people.personal import IN_CONFIDENCE, WITHHELD, naming

from ..conftest import PASSWORD, Client, Served

OTHERS = {"by", "about", "user", "host"}
"""What columns are called that name people."""


def downloaded(client: Client) -> zipfile.ZipFile:
    answer = client.raw("GET", "/api/me/export")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/zip"
    assert "attachment" in answer.headers["content-disposition"]
    file = zipfile.ZipFile(io.BytesIO(answer.content))
    assert file.testzip() is None
    return file


def told(file: zipfile.ZipFile) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read("person.json"))
    return found


def test_everything_of_a_person(served: Served, people: list[Client], tmp_path: Path) -> None:
    me = served.account("Snorri")
    me.ask("PATCH", "/api/me", json={"notices": {"url": "https://example.org/my-hook"}})
    finished = served.finished_table([me, *people[1:]], terms={"rated": True})
    running = served.running_table([me, *people[1:]])
    served.call(served.server.chat.say, served.table(running), me.get("/api/me")["id"], "Snorri", "my words")
    served.call(served.server.chat.say, served.table(running), people[1].get("/api/me")["id"], "Guest", "their words")
    me.ask("PUT", f"/api/tables/{finished}/watch", 204)
    me.post("/api/reports", {"table": running, "seat": 1, "reason": "my reason"}, 204)
    people[1].post("/api/reports", {"table": running, "seat": 0, "reason": "in confidence"}, 204)
    file = downloaded(me)
    found = told(file)
    assert found["users"][0]["account"] == "snorri"
    assert found["users"][0]["notices"]["url"] == "https://example.org/my-hook"
    assert found["sessions"][0]["agent"]
    assert [line["text"] for line in found["chat"]] == ["my words"]
    assert {seat["table"] for seat in found["seats"]} == {finished, running}
    assert {table["id"] for table in found["tables"]} == {finished, running}
    assert found["watchers"][0]["table"] == finished
    assert [report["reason"] for report in found["reports"]] == ["my reason"]
    [saga] = [name for name in file.namelist() if name.startswith("sagas/")]
    assert finished in saga, "and the running game would tell what is hidden"
    (tmp_path / "x.saga").write_bytes(file.read(saga))
    assert "Snorri" in load_saga(tmp_path / "x.saga").names


def test_no_secret_is_in_it(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    room = served.table(table)
    raw = downloaded(people[0]).read("person.json").decode()
    assert room.seed not in raw
    assert not any(seat.token and seat.token in raw for seat in room.seats)
    account = served.account("Secretive")
    found = told(downloaded(account))
    assert "password" not in found["users"][0]
    assert all("token" not in row for name in ("sessions", "devices") for row in found.get(name, []))


def test_what_others_said_is_theirs(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    people[1].post("/api/reports", {"table": table, "seat": 0, "reason": "in confidence"}, 204)
    raw = downloaded(people[0]).read("person.json").decode()
    assert "in confidence" not in raw
    assert people[1].get("/api/me")["id"] not in raw


def test_nobody_and_seats_have_nothing(served: Served, people: list[Client]) -> None:
    assert served.stranger().get("/api/me/export", 401)["message"] == "error-who"
    table = served.open_table(people[0])
    link = people[0].post(f"/api/tables/{table}/seats/0/link")["secret"]
    assert served.bearer(link).get("/api/me/export", 403)["message"] == "error-seat-only"


def test_it_is_limited(serve_with: Any) -> None:
    served = serve_with()
    guest = served.guest()
    answers = [guest.raw("GET", "/api/me/export").status_code for _ in range(4)]
    assert answers[0] == 200
    assert answers[-1] == 429


@pytest.mark.parametrize("table", schema.SCHEMA.sorted_tables, ids=lambda table: str(table.name))
def test_every_table_that_names_people_is_searched(table: Any) -> None:
    """A new one that keeps something of people without a foreign key belongs into `NAMED`."""
    named = {column.name for column in naming(table)} | {IN_CONFIDENCE.get(table.name, "")}
    unsearched = {column.name for column in table.columns} & OTHERS - named - WITHHELD.get(table.name, set())
    assert unsearched == set()


def test_after_deletion_nothing_is_left(served: Served, people: list[Client]) -> None:
    """The same search that finds everything finds nothing then."""
    from longhall.server.storage.queries.people.personal import rows_about

    me = served.account("Leaving")
    user = me.get("/api/me")["id"]
    served.finished_table([me, *people[1:]])
    table = served.running_table([me, *people[1:]])
    served.call(served.server.chat.say, served.table(table), user, "Leaving", "farewell")
    me.post("/api/reports", {"table": table, "seat": 1, "reason": "x"}, 204)
    people[1].post("/api/reports", {"table": table, "seat": 0, "reason": "x"}, 204)
    assert len(served.call(rows_about, served.server.store, user)["users"]) == 1
    me.ask("DELETE", "/api/me", 204, json={"password": PASSWORD})
    left = served.call(rows_about, served.server.store, user)
    assert {name: rows for name, rows in left.items() if rows} == {}
