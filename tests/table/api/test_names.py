"""Names: one normal form, and nobody passes for somebody else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from longhall.server.auth.accounts import Accounts, hash_password
from longhall.server.auth.names import account_name, log_in_forms, looks
from longhall.server.runtime.settings import Settings
from longhall.server.storage.migrate import alembic_config
from longhall.server.storage.store import Store

from ..conftest import PASSWORD, SEATS, Served

LOOK_ALIKES = ["Hrafn", "HRAFN", "Hr\u0430fn", "Ｈrafn", "hr\u200bafn", "Hrafn\ufe0f", "ΗRAFN"]
"""In Latin letters, capitals, with a Cyrillic a, full-width, with a zero-width space, a selector, a Greek Eta."""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Olaf", "OLAF"),
        ("Olaf", "Ｏlaf"),
        ("Straße", "STRASSE"),
        ("Zoe\u0308", "Zoë"),
        ("Bera  Red", "bera red"),
    ],
)
def test_one_normal_form(one: str, other: str) -> None:
    assert account_name(one) == account_name(other)


@pytest.mark.parametrize("name", LOOK_ALIKES[1:])
def test_nobody_makes_an_account_that_looks_like_another(served: Served, name: str) -> None:
    served.stranger().post("/api/accounts", {"name": LOOK_ALIKES[0], "password": PASSWORD}, None)
    problem = served.stranger().post("/api/accounts", {"name": name, "password": PASSWORD}, 409)
    assert problem["message"] == "error-account-taken"


@pytest.mark.parametrize("name", LOOK_ALIKES)
def test_no_guest_has_the_name_of_an_account(served: Served, name: str) -> None:
    served.stranger().post("/api/accounts", {"name": LOOK_ALIKES[0], "password": PASSWORD}, None)
    assert served.stranger().post("/api/guests", {"name": name}, 409)["message"] == "error-name-taken"
    guest = served.guest("Somebody else")
    assert guest.ask("PATCH", "/api/me", 409, json={"name": name})["message"] == "error-name-taken"


def test_no_account_shows_itself_under_the_name_of_another(served: Served) -> None:
    served.account("Yrsa")
    other = served.account("Ylva")
    assert other.ask("PATCH", "/api/me", 409, json={"name": "Yrsа"})["message"] == "error-name-taken"
    assert other.ask("PATCH", "/api/me", json={"name": "Ylva the Old"})["name"] == "Ylva the Old"
    assert served.stranger().post("/api/guests", {"name": "Ylva the 0ld"}, 409)["message"] == "error-name-taken"
    assert served.stranger().post("/api/guests", {"name": "Ylva"}, 409)["message"] == "error-name-taken"
    assert other.ask("PATCH", "/api/me", json={"name": "ylva"})["name"] == "ylva"
    served.stranger().post("/api/guests", {"name": "Ylva the Old"}, 201)


def test_a_guest_who_came_before_the_account_sits_down_under_another_name(served: Served) -> None:
    guest = served.guest("Torunn")
    host = served.guest("A host")
    table = served.open_table(host)
    served.account("Torunn")
    assert guest.post(f"/api/tables/{table}/join", {}, 409)["message"] == "error-name-taken"
    assert guest.post("/api/tables", {"game": "brian-boru", "seats": [{"kind": "me"}] * SEATS}, 409)["message"] == (
        "error-name-taken"
    )
    guest.ask("PATCH", "/api/me", json={"name": "Torunn from Ribe"})
    guest.post(f"/api/tables/{table}/join", {})


@pytest.mark.parametrize("name", ["☃", "a\u3164b", "ﷺ", "x\u1160"])
def test_letters_that_no_account_has(served: Served, name: str) -> None:
    problem = served.stranger().post("/api/accounts", {"name": name, "password": PASSWORD}, 400)
    assert problem["message"] == "error-name-letters"


def test_guests_may_use_signs_but_nothing_invisible(served: Served) -> None:
    served.stranger().post("/api/guests", {"name": "Hail ☃"}, 201)
    assert served.stranger().post("/api/guests", {"name": "\u3164"}, 400)["message"] == "error-name-letters"


def test_a_name_that_grows_is_refused(served: Served) -> None:
    problem = served.stranger().post("/api/accounts", {"name": "ß" * 40, "password": PASSWORD}, 400)
    assert problem["message"] == "error-name-long"


def test_looks() -> None:
    assert looks("PaypaI") & looks("paypal")
    assert looks("раураl") & looks("PAYPAL")
    assert not looks("Sigrid") & looks("Sígrid")
    assert not looks("Ola") & looks("Olaf")


# -- names of older programs ------------------------------------------------------------------------------------------

OLD = {
    "anna": "Anna",
    "ａnna": "Ａnna",
    "аnna": "Аnna",
    "strasse": "Straße",
    "☃ x": "☃ X",
    "zoe\u0308": "Zoe\u0308",
}
"""By the form in which they were kept: a name, its full-width twin, its Cyrillic twin, and three more."""


def older_database(path: Path) -> None:
    """Accounts as the program before kept them, their passwords their names."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
    engine.dispose()
    with sqlite3.connect(path) as database:
        for number, (account, name) in enumerate(OLD.items()):
            row = (f"user{number}", name, account, hash_password(account), number, number)
            database.execute("insert into users (id, name, account, password, created, seen) values (?,?,?,?,?,?)", row)
        database.execute("insert into users (id, name, created, seen) values ('guest', 'Guest', 0, 0)")
        for user in ("user0", "guest"):
            database.execute("insert into ratings values (?, 'brian-boru', 25, 8, 1, 1)", (user,))
    database.close()


def test_accounts_of_an_older_program_can_still_log_in(tmp_path: Path, serve_with: Callable[..., Served]) -> None:
    older_database(tmp_path / "longhall.db")
    served = serve_with(requests_per_minute=0)
    for number, (account, name) in enumerate(OLD.items()):
        me = served.stranger().post("/api/sessions", {"name": name, "password": account}, 201)["me"]
        assert me["id"] == f"user{number}"
        me = served.stranger().post("/api/sessions", {"name": name.upper(), "password": account}, 201)["me"]
        assert me["id"] == f"user{number}"
    taken = served.stranger().post("/api/accounts", {"name": "ANNA", "password": PASSWORD}, 409)
    assert taken["message"] == "error-account-taken"
    with sqlite3.connect(tmp_path / "longhall.db") as database:
        rated = database.execute("select user from ratings").fetchall()
    database.close()
    assert rated == [("user0",)], "ratings are of accounts only"


def test_the_normal_form_is_found_first_where_two_would_do(tmp_path: Path) -> None:
    older_database(tmp_path / "longhall.db")

    async def find() -> list[str | None]:
        store = Store(Settings(data=tmp_path))
        await store.open()
        people = Accounts(store)
        rows = [await people.find_account(name) for name in ("Zoë", "STRASSE", "ａNNA", "anna")]
        await store.close()
        return [None if row is None else row.id for row in rows]

    assert asyncio.run(find()) == ["user5", "user3", "user1", "user0"]
    assert log_in_forms("Zoë") == ["zoë", "zoë"]


def test_seats_that_the_host_plans_are_called_differently(served: Served) -> None:
    host = served.guest("Sigrid")
    long = "x" * 40
    plans = [{"kind": "me"}, {"kind": "me"}, {"kind": "me", "name": long}, {"kind": "me", "name": long}]
    made = host.post("/api/tables", {"game": "brian-boru", "seats": plans}, 201)["table"]
    assert [seat["name"] for seat in made["seats"]] == ["Sigrid", "Sigrid 2", long, "x" * 38 + " 2"]
    table = served.open_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for seat in (1, 2):
        host.ask("PUT", f"/api/tables/{table}/seats/{seat}", None, json={"kind": "me"})
    assert served.table(table).names() == ["Sigrid", "Sigrid 2", "Sigrid 3"]
