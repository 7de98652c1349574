"""Making tables, sitting down, host rights, links, watching."""

from __future__ import annotations

import pytest

from longhall.server.storage.queries.play.tables import delete_table

from ..conftest import GAME, SEATS, Client, Served


def test_a_table_with_everything(served: Served) -> None:
    host = served.guest("Host")
    option = GAME.variants[0]
    wish = {
        "game": GAME.name,
        "seats": [{"kind": "me", "name": "First"}, {"kind": "bot", "bot": "random"}, *[{}] * (SEATS - 2)],
        "options": {option.name: option.values[1]},
        "terms": {"pace": {"kind": "live", "minutes": 5, "increment": 3}, "undo": "consent", "rated": True},
        "listed": True,
        "name": "Clontarf",
    }
    made = host.post("/api/tables", wish, 201)
    table = made["table"]
    assert made["you"] == {"seats": [0], "host": True, "watching": False}
    assert table["status"] == "open"
    assert table["name"] == "Clontarf"
    assert table["options"][option.name] == option.values[1]
    assert table["terms"]["pace"] == {"kind": "live", "minutes": 5, "increment": 3}
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", *["open"] * (SEATS - 2)]
    assert table["seed"] is None
    assert len(table["seed_hash"]) == 64
    assert served.stranger().get(f"/api/tables/{table['id']}")["table"] == table


@pytest.mark.parametrize(
    ("change", "status", "message"),
    [
        ({"game": "chess"}, 404, "error-no-such-game"),
        ({"seats": [{}]}, 400, "error-seat-count"),
        ({"seats": [{"kind": "bot", "bot": "hal"}, *[{}] * (SEATS - 1)]}, 400, "error-no-such-bot"),
        ({"options": {"nonsense": True}}, 400, "error-no-such-option"),
        ({"options": {GAME.variants[0].name: "nonsense"}}, 400, "error-option-value"),
        ({"terms": {"pace": {"kind": "live", "minutes": -1}}}, 422, "error-request"),
        ({"terms": {"undo": "always"}}, 422, "error-request"),
        ({"seats": [{}] * 17}, 422, "error-request"),
        ({"surprise": 1}, 422, "error-request"),
    ],
)
def test_a_table_that_makes_no_sense(served: Served, change: dict[str, object], status: int, message: str) -> None:
    wish = {"game": GAME.name, "seats": [{}] * SEATS, **change}
    problem = served.guest().post("/api/tables", wish, status)
    assert problem["message"] == message
    assert not problem["text"].startswith("[")


def test_strangers_make_no_tables(served: Served) -> None:
    problem = served.stranger().post("/api/tables", {"game": GAME.name, "seats": [{}] * SEATS}, 401)
    assert problem["message"] == "error-who"


def test_joining_leaving_and_starting(served: Served, people: list[Client]) -> None:
    host, *others = people
    table = served.open_table(host)
    assert host.post(f"/api/tables/{table}/start", None, 409)["message"] == "error-seats-open"
    assert others[0].post(f"/api/tables/{table}/join", {"seat": 0}, 409)["message"] == "error-seat-taken"
    assert others[0].post(f"/api/tables/{table}/join", {"seat": 60}, 404)["message"] == "error-no-such-seat"
    seated = others[0].post(f"/api/tables/{table}/join", {"seat": 2})
    assert seated["seat"] == 2
    assert others[0].post(f"/api/tables/{table}/join", {}, 409)["message"] == "error-seated-already"
    others[0].ask("DELETE", f"/api/tables/{table}/seats/2")
    served.bearer(seated["token"]).get(f"/api/tables/{table}", 401)
    for person in others:
        person.post(f"/api/tables/{table}/join", {})
    assert served.guest().post(f"/api/tables/{table}/join", {}, 409)["message"] == "error-table-full"
    assert others[0].post(f"/api/tables/{table}/start", None, 403)["message"] == "error-not-host"
    started = host.post(f"/api/tables/{table}/start")["table"]
    assert started["status"] == "running"
    assert host.post(f"/api/tables/{table}/start", None, 409)["message"] == "error-table-not-open"
    assert others[0].ask("DELETE", f"/api/tables/{table}/seats/1", 409)["message"] == "error-table-not-open"


def test_host_rights(served: Served, people: list[Client]) -> None:
    host, guest, other = people[:3]
    table = served.open_table(host)
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    assert other.ask("DELETE", f"/api/tables/{table}/seats/1", 403)["message"] == "error-not-yours"
    assert guest.ask("PUT", f"/api/tables/{table}/seats/2", 403, json={"kind": "bot", "bot": "random"})["message"] == (
        "error-not-host"
    )
    assert host.ask("PUT", f"/api/tables/{table}/seats/1", 409, json={"kind": "me"})["message"] == "error-seat-taken"
    host.ask("DELETE", f"/api/tables/{table}/seats/1")
    host.ask("PUT", f"/api/tables/{table}/seats/1", json={"kind": "bot", "bot": "random"})
    host.ask("PUT", f"/api/tables/{table}/seats/2", json={"kind": "me", "name": "My left hand"})
    seats = host.get(f"/api/tables/{table}")["table"]["seats"]
    assert [seat["name"] for seat in seats[1:3]] == ["Brodir", "My left hand"]
    assert host.get(f"/api/tables/{table}")["you"]["seats"] == [0, 2]
    log = host.get(f"/api/tables/{table}/log")["entries"]
    assert [entry["kind"] for entry in log] == ["join", "leave", "plan", "plan"]
    assert log[1]["events"][0]["message"] == "table-kicked"


def test_a_seat_link_moves_a_seat_to_another_person(served: Served, people: list[Client]) -> None:
    host, friend, other = people[:3]
    table = served.open_table(host, [{"kind": "me"}] * SEATS)
    assert friend.post(f"/api/tables/{table}/seats/1/link", None, 403)["message"] == "error-not-yours"
    old = host.post(f"/api/tables/{table}/seats/1/link")["secret"]
    secret = host.post(f"/api/tables/{table}/seats/1/link")["secret"]
    assert friend.post(f"/api/tables/{table}/claim-seat", {"secret": old}, 403)["message"] == "error-seat-link"
    friend.post(f"/api/tables/{table}/claim-seat", {"secret": secret})
    assert friend.get(f"/api/tables/{table}")["you"]["seats"] == [1]
    assert host.get(f"/api/tables/{table}")["you"]["seats"] == [0, *range(2, SEATS)]
    other.post(f"/api/tables/{table}/claim-seat", {"secret": secret}, 403)
    served.bearer(secret).get(f"/api/tables/{table}", 401)
    served.server.rooms.forget(table)
    assert friend.get(f"/api/tables/{table}")["you"]["seats"] == [1], "the log says so, too"


def test_a_seat_token_opens_exactly_its_seat(served: Served, people: list[Client]) -> None:
    host, *others = people
    table = served.open_table(host)
    token = others[0].post(f"/api/tables/{table}/join", {"seat": 1})["token"]
    for person in others[1:]:
        person.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    seat = served.bearer(token)
    assert seat.get(f"/api/tables/{table}")["you"] == {"seats": [1], "host": False, "watching": False}
    assert seat.get(f"/api/tables/{table}/view")["view"]["me"]["seat"] == 1
    assert seat.get(f"/api/tables/{table}/view?seat=0", 403)["message"] == "error-not-yours"
    assert seat.get("/api/me", 403)["message"] == "error-seat-only"
    assert seat.post("/api/tables", {"game": GAME.name, "seats": [{}] * SEATS}, 403)["message"] == "error-seat-only"
    elsewhere = served.running_table([served.guest(f"Else {n}") for n in range(SEATS)])
    assert seat.get(f"/api/tables/{elsewhere}")["you"]["seats"] == []
    seat.get(f"/api/tables/{elsewhere}/view?seat=1", 403)
    seat.post(f"/api/tables/{elsewhere}/seats/1/resign", None, 403)


def test_unknown_tables(served: Served) -> None:
    guest = served.guest()
    for path in ("nothere234", "' or 1=1", "%00", "ä"):
        for rest in ("", "/view", "/log", "/saga", "/qr", "/replay/0", "/verification"):
            assert guest.get(f"/api/tables/{path}{rest}", 404)["message"] in (
                "error-no-such-table",
                "error-no-such-page",
            )


def test_the_qr_code_is_a_picture_of_the_link(served: Served, people: list[Client]) -> None:
    table = served.open_table(people[0])
    answer = served.stranger().raw("GET", f"/api/tables/{table}/qr")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.lstrip().startswith("<?xml")
    assert "<svg" in answer.text


def test_a_rematch_whose_table_was_deleted_can_be_asked_for_again(served: Served, people: list[Client]) -> None:
    table = served.finished_table(people, seed=5)
    first = people[0].post(f"/api/tables/{table}/rematch", None, 201)["table"]["id"]
    assert served.call(delete_table, served.server.store, first)
    served.server.rooms.forget(first)
    second = people[1].post(f"/api/tables/{table}/rematch", None, 201)["table"]["id"]
    assert second != first
    assert people[0].post(f"/api/tables/{table}/rematch", None, 201)["table"]["id"] == second
    assert people[0].get(f"/api/tables/{table}")["table"]["next"] == second


def test_watchers_come_along_to_the_rematch(served: Served, people: list[Client]) -> None:
    table = served.finished_table(people, seed=5)
    watcher = served.guest("Watcher")
    for _ in range(2):
        watcher.ask("PUT", f"/api/tables/{table}/watch", 204)
    gone = served.guest("Gone")
    gone.ask("PUT", f"/api/tables/{table}/watch", 204)
    gone.ask("DELETE", f"/api/tables/{table}/watch", 204)
    served.stranger().ask("PUT", f"/api/tables/{table}/watch", 401)
    assert watcher.post(f"/api/tables/{table}/rematch", None, 403)["message"] == "error-not-seated"
    again = people[1].post(f"/api/tables/{table}/rematch", None, 201)
    assert again["you"] == {"seats": [1], "host": True, "watching": False}
    assert people[0].post(f"/api/tables/{table}/rematch", None, 201)["table"]["id"] == again["table"]["id"]
    new = again["table"]["id"]
    assert [seat["name"] for seat in again["table"]["seats"]] == [person.name for person in people]
    assert watcher.get(f"/api/tables/{new}")["you"]["watching"]
    assert not gone.get(f"/api/tables/{new}")["you"]["watching"]
    assert served.stranger().get(f"/api/tables/{table}")["table"]["next"] == new
    last = served.stranger().get(f"/api/tables/{table}/log?most=500")["entries"][-1]
    assert last["events"] == [{"message": "table-rematch", "rule": "", "args": {"table": new}, "forced": False}]
