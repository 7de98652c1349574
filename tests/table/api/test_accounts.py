"""What belongs to an account: its password, its sessions, its end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from longhall.server.rooms.access import Access
from longhall.server.runtime.ids import hash_secret
from longhall.server.runtime.settings import Settings
from longhall.server.storage import schema
from longhall.server.storage.rows import User
from longhall.server.transport.subscriber import Subscriber

from ..conftest import PASSWORD, SEATS, Client, Served, serve

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
from services import Postgres

NEW = "battery staple"


def log_in(served: Served, name: str, password: str = PASSWORD, status: int = 201, **headers: str) -> Client:
    client = served.stranger(**headers)
    client.post("/api/sessions", {"name": name, "password": password}, status)
    return client


def test_a_guest_who_makes_an_account_gets_a_new_session(served: Served) -> None:
    guest = served.guest("Alfhild")
    before = guest.http.cookies["longhall"]
    guest.post("/api/accounts", {"name": "Alfhild", "password": PASSWORD}, 201)
    assert guest.http.cookies["longhall"] != before
    served.bearer(before).get("/api/me", 401)
    assert not guest.get("/api/me")["guest"]


def test_a_guest_by_secret_gets_a_new_secret(served: Served) -> None:
    secret = served.stranger().post("/api/guests", {"name": "Bestla", "bearer": True}, 201)["session"]
    answer = served.bearer(secret).raw("POST", "/api/accounts", json={"name": "Bestla", "password": PASSWORD})
    assert answer.status_code == 201
    assert "set-cookie" not in answer.headers
    served.bearer(secret).get("/api/me", 401)
    assert not served.bearer(answer.json()["session"]).get("/api/me")["guest"]


def test_changing_the_password_ends_other_sessions(served: Served) -> None:
    here = served.account("Dotta")
    there = log_in(served, "Dotta")
    wrong = here.post("/api/me/password", {"old": "not it at all", "new": NEW}, 401)
    assert wrong["message"] == "error-password-wrong"
    here.post("/api/me/password", {"old": PASSWORD, "new": "short"}, 422)
    there.get("/api/me")
    here.post("/api/me/password", {"old": PASSWORD, "new": NEW}, 204)
    here.get("/api/me")
    there.get("/api/me", 401)
    log_in(served, "Dotta", PASSWORD, 401)
    log_in(served, "Dotta", NEW)


def test_a_guest_has_no_password_to_change(served: Served) -> None:
    problem = served.guest().post("/api/me/password", {"old": PASSWORD, "new": NEW}, 409)
    assert problem["message"] == "error-account-none"


def test_the_password_cannot_be_guessed_through_an_open_session(serve_with: Callable[..., Served]) -> None:
    served = serve_with(requests_per_minute=600)
    served.server.limits.clock = lambda: 1000.0
    here = served.account("Dotta")
    answers = [here.raw("POST", "/api/me/password", json={"old": f"guess {n}", "new": NEW}) for n in range(12)]
    assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2


def test_listing_and_ending_sessions(served: Served) -> None:
    here = served.account("Embla")
    phone = log_in(served, "Embla", **{"user-agent": "Phone/1.0"})
    tablet = log_in(served, "Embla", **{"user-agent": "Tablet/1.0"})
    found = here.get("/api/me/sessions")["sessions"]
    assert len(found) == 3
    assert [session["current"] for session in found].count(True) == 1
    assert found[0]["current"], "the one with which one asks comes first"
    (other,) = [session for session in found if session["agent"] == "Phone/1.0"]
    assert other["created"] > 0
    assert other["seen"] >= other["created"]
    here.ask("DELETE", f"/api/me/sessions/{other['id']}", 204)
    phone.get("/api/me", 401)
    tablet.get("/api/me")
    assert here.ask("DELETE", f"/api/me/sessions/{other['id']}", 404)["message"] == "error-no-such-session"
    here.ask("DELETE", "/api/me/sessions", 204)
    tablet.get("/api/me", 401)
    assert len(here.get("/api/me/sessions")["sessions"]) == 1


def test_nobody_ends_the_session_of_somebody_else(served: Served) -> None:
    here, other = served.account("Frida"), served.account("Gyda")
    (theirs,) = other.get("/api/me/sessions")["sessions"]
    here.ask("DELETE", f"/api/me/sessions/{theirs['id']}", 404)
    here.ask("DELETE", "/api/me/sessions", 204)
    other.get("/api/me")


def test_a_session_whose_end_was_not_heard_of_is_looked_up(served: Served) -> None:
    """As when Redis is away and the session ended in another process."""
    table = served.open_table(served.guest("Astrid"))
    live = served.table(table)

    async def look() -> list[tuple[bool, bool]]:
        server = served.server
        seen = []
        subscribers = []
        for name in ("Bodil", "Cnut"):
            person, secret = await server.accounts.new_guest(name)
            access = Access(User(person.id, "", None, "", {}), None, "player", hash_secret(secret))
            subscribers.append(Subscriber(live, access))
            server.presence.come(table, subscribers[-1])
        for _ in range(2):
            await server.ended_sessions.once()
            seen.append((subscribers[0].void, subscribers[1].void))
            await server.store.execute(delete(schema.sessions).where(schema.sessions.c.user == person.id))
        return seen

    assert served.call(look) == [(False, False), (False, True)]


# -- the end of an account --------------------------------------------------------------------------------------------


def everything(data: Path) -> bytes:
    return b"".join(file.read_bytes() for file in data.iterdir())


def delete_me(person: Client, status: int = 204, password: str | None = PASSWORD) -> Any:
    return person.ask("DELETE", "/api/me", status, json={"password": password})


def test_deleting_an_account_needs_its_password(served: Served) -> None:
    person = served.account("Hild")
    assert delete_me(person, 401, "not it at all")["message"] == "error-password-wrong"
    assert delete_me(person, 401, None)["message"] == "error-password-wrong"
    person.get("/api/me")


def test_a_deleted_account_leaves_nothing_but_an_anonymous_seat(tmp_path: Path) -> None:
    server = serve(Settings(data=tmp_path, requests_per_minute=0))
    served = next(server)
    name = "Ingibjorg Unmistakable"
    person = served.account(name)
    others = [served.guest(f"Guest {number}") for number in range(1, SEATS)]
    finished = served.finished_table([person, *others], terms={"rated": True})
    running = served.running_table([others[0], person, *others[1:]])
    hosted = served.open_table(person)
    joined = served.open_table(others[0])
    person.post(f"/api/tables/{joined}/join", {})
    chat = served.server.chat
    user = person.get("/api/me")["id"]
    served.call(chat.say, served.table(finished), user, name, "my very own words")
    person.ask("PUT", f"/api/tables/{running}/watch", 204)
    person.ask("PATCH", "/api/me", json={"notices": {"url": "https://unmistakable.test", "when": "never"}})

    delete_me(person)
    person.get("/api/me", 401)
    served.stranger().post("/api/sessions", {"name": name, "password": PASSWORD}, 401)
    assert served.stranger().get(f"/api/tables/{finished}")["table"]["seats"][0]["name"] == "N. N."
    assert served.stranger().get(f"/api/tables/{finished}")["table"]["name"] == "N. N."
    seat = served.stranger().get(f"/api/tables/{running}")["table"]["seats"][1]
    assert (seat["name"], seat["resigned"], bool(seat["bot"])) == ("N. N.", True, True)
    assert served.stranger().get(f"/api/tables/{joined}")["table"]["seats"][1]["kind"] == "open"
    served.stranger().get(f"/api/tables/{hosted}", 404)
    assert name not in served.stranger().raw("GET", f"/api/tables/{finished}/saga").text
    served.play(running)
    assert served.table(running).status == "finished"
    served.account(name)  # the name is free again
    next(server, None)

    server = serve(Settings(data=tmp_path, requests_per_minute=0))
    served = next(server)
    served.table(finished)
    kept = served.call(served.server.store.fetch_all, select(schema.entries.c.data, schema.entries.c.events))
    assert not [row for row in kept if name in row.data or name in row.events or user in row.data]
    for part in (schema.seats, schema.chat, schema.watchers, schema.ratings, schema.tables):
        rows = served.call(served.server.store.fetch_all, select(part))
        assert not [row for row in rows if name in str(row) or user in str(row)], part.name
    next(server, None)


def test_a_guest_can_be_forgotten_too(served: Served) -> None:
    guest = served.guest("Passing")
    delete_me(guest, password=None)
    guest.get("/api/me", 401)


def test_the_others_play_on_without_whoever_left(served: Served) -> None:
    """A seat that changed hands keeps the name of whoever has it now."""
    host = served.account("Jofrid")
    others = [served.guest(f"Guest {number}") for number in range(1, SEATS)]
    table = served.running_table([host, *others])
    secret = host.post(f"/api/tables/{table}/seats/0/link")["secret"]
    heir = served.guest("The heir")
    heir.post(f"/api/tables/{table}/claim-seat", {"secret": secret})
    delete_me(host)
    seat = served.stranger().get(f"/api/tables/{table}")["table"]["seats"][0]
    assert (seat["name"], seat["resigned"]) == ("The heir", False)
    log = served.stranger().raw("GET", f"/api/tables/{table}/log?most=500").text
    assert "Jofrid" not in log
    assert "The heir" in log


@pytest.mark.slow
def test_the_same_on_postgresql(serve_with: Callable[..., Served]) -> None:
    with Postgres() as database:
        served = serve_with(requests_per_minute=0, database=database.url)
        person = served.account("Kolfinna")
        assert served.stranger().post("/api/guests", {"name": "Kоlfinna"}, 409)["message"] == "error-name-taken"
        long = served.stranger().post("/api/accounts", {"name": "ß" * 40, "password": PASSWORD}, 400)
        assert long["message"] == "error-name-long"
        other = log_in(served, "KOLFINNA")
        people = [person, *(served.guest(f"Guest {number}") for number in range(1, SEATS))]
        finished = served.finished_table(people, terms={"rated": True})
        running = served.running_table(people, terms={"pace": {"kind": "live", "minutes": 5, "increment": 0}})
        person.post("/api/me/password", {"old": PASSWORD, "new": NEW}, 204)
        other.get("/api/me", 401)
        assert len(person.get("/api/me/sessions")["sessions"]) == 1
        delete_me(person, password=NEW)
        for table in (finished, running):
            assert served.stranger().get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == "N. N."
            assert "Kolfinna" not in served.stranger().raw("GET", f"/api/tables/{table}/log?most=500").text
