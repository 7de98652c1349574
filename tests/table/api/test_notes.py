"""Private notes at a table: kept for guests and accounts, seen by nobody else, gone with the person or the table."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from longhall.server.protocol.limits import LONGEST_NOTE
from longhall.server.storage import schema

from ..conftest import Client, Served

SECRET = "Bera always leads high\n\tkeep card 25"


def test_a_note_is_kept_and_nobody_else_sees_it(served: Served, people: list[Client]) -> None:
    host, other = people[:2]
    table = served.open_table(host)
    assert host.get(f"/api/tables/{table}/note") == {"text": ""}
    host.raw("PUT", f"/api/tables/{table}/note", json={"text": "first"})
    assert host.raw("PUT", f"/api/tables/{table}/note", json={"text": SECRET}).status_code == 204
    assert host.get(f"/api/tables/{table}/note") == {"text": SECRET}
    assert other.get(f"/api/tables/{table}/note") == {"text": ""}
    assert served.stranger().get(f"/api/tables/{table}/note", 401)["message"] == "error-who"
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/log"):
        assert "card 25" not in other.raw("GET", path).text
    host.raw("PUT", f"/api/tables/{table}/note", json={"text": ""})
    assert host.get(f"/api/tables/{table}/note") == {"text": ""}


@pytest.mark.parametrize(
    "body", [{"text": "x" * (LONGEST_NOTE + 1)}, {"text": "a\x00b"}, {}, {"text": 5}, {"note": "x"}]
)
def test_a_wrong_note_is_refused_and_loses_nothing(
    served: Served, people: list[Client], body: dict[str, object]
) -> None:
    table = served.open_table(people[0])
    people[0].raw("PUT", f"/api/tables/{table}/note", json={"text": SECRET})
    answer = people[0].raw("PUT", f"/api/tables/{table}/note", json=body)
    assert answer.status_code == 422
    assert answer.json()["text"]
    assert people[0].get(f"/api/tables/{table}/note") == {"text": SECRET}


def test_the_longest_note_fits(served: Served, people: list[Client]) -> None:
    table = served.open_table(people[0])
    people[0].raw("PUT", f"/api/tables/{table}/note", json={"text": "ł" * LONGEST_NOTE})
    assert people[0].get(f"/api/tables/{table}/note") == {"text": "ł" * LONGEST_NOTE}


def test_notes_go_with_the_account(served: Served, people: list[Client]) -> None:
    host, other = people[:2]
    table = served.open_table(host)
    other.raw("PUT", f"/api/tables/{table}/note", json={"text": SECRET})
    assert notes_at(served, table) == 1
    assert other.raw("DELETE", "/api/me", json={}).status_code == 204
    assert notes_at(served, table) == 0


def notes_at(served: Served, table: str) -> int:
    """How many notes the database has of a table."""
    found = served.call(served.server.store.fetch_one, select(func.count()).where(schema.notes.c.table == table))
    return int(found[0])
