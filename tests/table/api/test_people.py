"""Guests, accounts, sessions, and what one may change about oneself."""

from __future__ import annotations

import pytest

from ..conftest import Client, Served


def test_a_guest_needs_only_a_name(served: Served) -> None:
    client = served.stranger()
    answer = client.raw("POST", "/api/guests", json={"name": "  Sigrid\u200b   Storråda "})
    assert answer.status_code == 201
    me = answer.json()["me"]
    assert me["name"] == "Sigrid Storråda"
    assert me["guest"]
    assert answer.json()["session"] is None, "a browser keeps the secret in a cookie that no script reads"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert client.get("/api/me") == me


def test_a_guest_without_a_browser_gets_the_secret(served: Served) -> None:
    answer = served.stranger().raw("POST", "/api/guests", json={"name": "Ulf", "bearer": True})
    assert "set-cookie" not in answer.headers
    assert served.bearer(answer.json()["session"]).get("/api/me")["name"] == "Ulf"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb"])
def test_a_name_must_be_one(served: Served, name: str) -> None:
    answer = served.stranger().raw("POST", "/api/guests", json={"name": name})
    assert answer.status_code in (400, 422)
    assert answer.json()["text"]


def test_a_stranger_is_nobody(served: Served) -> None:
    problem = served.stranger().get("/api/me", 401)
    assert problem["message"] == "error-who"
    served.bearer("wrong").get("/api/me", 401)
    served.bearer("x" * 5000).get("/api/me", 401)


def test_a_guest_claims_an_account_and_keeps_the_seats(served: Served) -> None:
    guest = served.guest("Bera")
    table = served.open_table(guest)
    before = guest.get("/api/me")
    made = guest.post("/api/accounts", {"name": "Bera the Red", "password": "correct horse"}, 201)
    assert made["me"]["id"] == before["id"]
    assert not made["me"]["guest"]
    elsewhere = served.stranger()
    elsewhere.post("/api/sessions", {"name": "BERA the red", "password": "correct horse"}, 201)
    assert elsewhere.get(f"/api/tables/{table}")["you"] == {"seats": [0], "host": True, "watching": False}
    assert guest.post("/api/accounts", {"name": "Again", "password": "correct horse"}, 409)["message"] == (
        "error-account-already"
    )


def test_an_account_from_nothing_and_a_taken_name(served: Served) -> None:
    new = served.stranger()
    new.post("/api/accounts", {"name": "Olaf", "password": "battery staple"}, 201)
    assert new.get("/api/me")["guest"] is False
    problem = served.stranger().post("/api/accounts", {"name": "olaf", "password": "battery staple"}, 409)
    assert problem["message"] == "error-account-taken"
    served.stranger().post("/api/accounts", {"name": "Short", "password": "short"}, 422)


def test_wrong_name_and_wrong_password_answer_alike(served: Served) -> None:
    served.stranger().post("/api/accounts", {"name": "Tove", "password": "battery staple"}, 201)
    wrong = served.stranger().post("/api/sessions", {"name": "Tove", "password": "battery stable"}, 401)
    nobody = served.stranger().post("/api/sessions", {"name": "Nobody", "password": "battery stable"}, 401)
    assert wrong == nobody


def test_logging_out_ends_the_session_for_good(served: Served) -> None:
    secret = served.stranger().post("/api/guests", {"name": "Ulf", "bearer": True}, 201)["session"]
    ulf = served.bearer(secret)
    answer = ulf.raw("DELETE", "/api/sessions")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    ulf.get("/api/me", 401)
    served.stranger().ask("DELETE", "/api/sessions", 401)


def test_changing_oneself(served: Served) -> None:
    me = served.guest("Ulf")
    changed = me.ask("PATCH", "/api/me", json={"name": "Wulf", "language": "cs", "notices": {"url": "https://x.test"}})
    assert (changed["name"], changed["language"]) == ("Wulf", "cs")
    assert changed["notices"]["url"] == "https://x.test"
    assert me.ask("PATCH", "/api/me", json={"language": "pl"})["name"] == "Wulf"
    me.ask("PATCH", "/api/me", 422, json={"language": "xx"})
    me.ask("PATCH", "/api/me", 422, json={"admin": True})


def test_no_secret_is_kept_as_it_is(served: Served) -> None:
    secret = served.stranger().post("/api/guests", {"name": "Ulf", "bearer": True}, 201)["session"]
    served.stranger().post("/api/accounts", {"name": "Keep", "password": "a very plain password"}, 201)
    data = served.server.settings.data
    kept = b"".join(file.read_bytes() for file in data.iterdir())
    assert secret.encode() not in kept
    assert b"a very plain password" not in kept


def test_clients_do_not_share_cookies(served: Served) -> None:
    one, other = served.guest("One"), served.guest("Other")
    assert isinstance(one, Client)
    assert one.get("/api/me")["id"] != other.get("/api/me")["id"]
