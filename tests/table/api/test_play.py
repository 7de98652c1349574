"""Playing by plain requests, and that nobody plays for another."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..conftest import GAME, SEATS, Client, Served


def act(client: Client, table: str, seat: int, **more: Any) -> dict[str, Any]:
    """Take the first option that a seat has."""
    view = client.get(f"/api/tables/{table}/view?seat={seat}")
    action = view["question"]["options"][0]["action"]
    done = client.post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, **more})
    assert isinstance(done, dict)
    return done


def test_a_whole_game_by_requests(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    rng = random.Random(3)
    version = 0
    for number in range(2000):
        told = served.stranger().get(f"/api/tables/{table}")["table"]
        if told["status"] == "finished":
            break
        seat = rng.choice(told["waiting"])
        view = people[seat].get(f"/api/tables/{table}/view?since={version}")
        assert len(view["entries"]) == view["version"] - version
        assert view["question"]["seat"] == seat
        version = view["version"]
        action = rng.choice(view["question"]["options"])["action"]
        wish = {"seat": seat, "action": action, "client": f"move-{number}", "version": version}
        assert people[seat].post(f"/api/tables/{table}/moves", wish)["version"] == version + 1
    over = served.stranger().get(f"/api/tables/{table}")["table"]
    assert over["status"] == "finished"
    assert over["result"]["winners"]
    assert over["seed"]


def test_the_same_client_id_is_one_move(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    seat = served.table(table).to_act()[0]
    view = people[seat].get(f"/api/tables/{table}/view")
    action = view["question"]["options"][0]["action"]
    wish = {"seat": seat, "action": action, "client": "once", "version": view["version"]}
    first = people[seat].post(f"/api/tables/{table}/moves", wish)
    assert people[seat].post(f"/api/tables/{table}/moves", wish) == first
    assert served.table(table).version == first["version"]


def test_a_move_that_comes_too_late_is_told_how_things_are(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    served.play(table, 30)
    live = served.table(table)
    seat = live.to_act()[0]
    action = people[seat].get(f"/api/tables/{table}/view")["question"]["options"][0]["action"]
    wish = {"seat": seat, "action": action, "version": 3}
    problem = people[seat].post(f"/api/tables/{table}/moves", wish, 409)
    assert problem["message"] == "error-stale"
    assert problem["now"]["version"] == live.version
    assert problem["now"]["view"]["me"]["seat"] == seat


def test_refusals_cite_the_rule_in_the_readers_language(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    live = served.table(table)
    waiting = live.to_act()
    seat = next((seat for seat in range(SEATS) if seat not in waiting), waiting[0])
    action = GAME.book.all[0].notation
    if seat not in waiting:
        problem = people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action}, 409)
        assert problem["message"] == "refused-not-asked"
        assert people[waiting[0]].name in problem["text"]
    problem = people[seat].post(
        f"/api/tables/{table}/moves",
        {"seat": seat, "action": "eat the board"},
        409,
        headers={"accept-language": "xx, cs;q=0.9, en;q=0.1"},
    )
    assert problem["message"] == "refused-no-such-action"
    assert "není akce" in problem["text"]
    legal = {option.notation for option in GAME.legal(live.match.state, waiting[0])} if live.match else set()
    illegal = next(other.notation for other in GAME.book.all if other.notation not in legal)
    problem = people[waiting[0]].post(f"/api/tables/{table}/moves", {"seat": waiting[0], "action": illegal}, 409)
    assert problem["rule"]


def test_no_move_before_the_start(served: Served, people: list[Client]) -> None:
    table = served.open_table(people[0])
    wish = {"seat": 0, "action": GAME.book.all[0].notation}
    assert people[0].post(f"/api/tables/{table}/moves", wish, 409)["message"] == "refused-not-started"
    assert people[0].get(f"/api/tables/{table}/view")["view"] is None


SEAT_DEEDS: list[tuple[str, dict[str, object] | None]] = [
    ("undo", None),
    ("restart-turn", None),
    ("ask-undo", {"to": 0}),
    ("deny-undo", None),
    ("lend", {}),
    ("take-back", None),
    ("resign", None),
    ("link", None),
]


@pytest.mark.parametrize(("deed", "body"), SEAT_DEEDS, ids=[deed for deed, _ in SEAT_DEEDS])
def test_nobody_does_anything_for_anothers_seat(
    served: Served, people: list[Client], deed: str, body: dict[str, object] | None
) -> None:
    table = served.running_table(people, terms={"undo": "consent"})
    served.play(table, 5)
    before = served.table(table).version
    path = f"/api/tables/{table}/seats/0/{deed}"
    assert served.stranger().post(path, body, 401)["message"] == "error-who"
    assert served.guest().post(path, body, 403)["message"] == "error-not-yours"
    assert people[1].post(path, body, 403)["message"] == "error-not-yours"
    if deed != "lend":  # the host may lend a seat of somebody who is absent
        other = f"/api/tables/{table}/seats/1/{deed}"
        assert people[0].post(other, body, 403)["message"] == "error-not-yours"
    assert people[0].post(f"/api/tables/{table}/seats/63/{deed}", body, 404)["message"] == "error-no-such-seat"
    assert served.table(table).version == before


def test_nobody_moves_or_looks_for_another(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    seat = served.table(table).to_act()[0]
    action = people[seat].get(f"/api/tables/{table}/view")["question"]["options"][0]["action"]
    wish = {"seat": seat, "action": action}
    served.stranger().post(f"/api/tables/{table}/moves", wish, 401)
    served.guest().post(f"/api/tables/{table}/moves", wish, 403)
    for other in range(SEATS):
        if other != seat:
            people[other].post(f"/api/tables/{table}/moves", wish, 403)
            for path in ("view", "log", "replay/0"):
                people[other].get(f"/api/tables/{table}/{path}?seat={seat}", 403)
    assert served.stranger().get(f"/api/tables/{table}/view?seat=0", 401)["message"] == "error-who"


def test_taking_back_and_restarting_the_turn(served: Served, people: list[Client]) -> None:
    host = people[0]
    table = served.open_table(host, [{"kind": "me", "name": f"P{n}"} for n in range(SEATS)])
    host.post(f"/api/tables/{table}/start")
    rng = random.Random(4)
    taken = 0
    for _ in range(80):
        live = served.table(table)
        if live.status != "running":
            break
        assert live.match is not None
        seat = rng.choice(live.to_act())
        before = host.get(f"/api/tables/{table}/view?seat={seat}")
        act(host, table, seat)
        if live.match.undoable(seat) is not None:
            word = "undo" if taken % 2 else "restart-turn"
            host.post(f"/api/tables/{table}/seats/{seat}/{word}")
            after = host.get(f"/api/tables/{table}/view?seat={seat}")
            if word == "undo":
                assert after["view"] == before["view"]
            taken += 1
            act(host, table, seat)
        else:
            problem = host.post(f"/api/tables/{table}/seats/{seat}/undo", None, 409)
            assert problem["message"] in ("error-undo-barrier", "error-table-not-running")
    assert taken > 5


def test_undo_by_consent(served: Served, people: list[Client]) -> None:
    table = served.running_table(people, terms={"undo": "consent"})
    served.play(table, 30)
    assert people[1].post(f"/api/tables/{table}/seats/1/deny-undo", None, 409)["message"] == "error-undo-no-wish"
    people[0].post(f"/api/tables/{table}/seats/0/ask-undo", {"to": 10})
    people[1].post(f"/api/tables/{table}/seats/1/deny-undo")
    assert served.stranger().get(f"/api/tables/{table}/view")["undo"]["wish"] is None
    assert served.last_told(table) == "table-undo-denied"
    people[0].post(f"/api/tables/{table}/seats/0/ask-undo", {"to": 10})
    people[0].post(f"/api/tables/{table}/seats/0/deny-undo")
    assert served.last_told(table) == "table-undo-withdrawn"
    assert people[0].post(f"/api/tables/{table}/seats/0/ask-undo", {"to": 99}, 404)["message"] == "error-no-such-move"
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/seats/{seat}/ask-undo", {"to": 10})
    assert served.stranger().get(f"/api/tables/{table}")["table"]["moves"] == 10


def test_a_table_where_nothing_is_taken_back(served: Served, people: list[Client]) -> None:
    table = served.running_table(people, terms={"undo": "never"})
    served.play(table, 3)
    assert people[0].post(f"/api/tables/{table}/seats/0/undo", None, 409)["message"] == "error-undo-never"
    problem = people[0].post(f"/api/tables/{table}/seats/0/ask-undo", {"to": 0}, 409)
    assert problem["message"] == "error-undo-no-consent"


def test_lending_taking_back_and_resigning(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    waiting = served.table(table).to_act()
    seat = next(seat for seat in range(1, SEATS) if seat not in waiting)
    path = f"/api/tables/{table}/seats/{seat}"
    assert people[seat].post(f"{path}/take-back", None, 409)["message"] == "error-not-lent"
    assert people[seat].post(f"{path}/lend", {"bot": "hal"}, 400)["message"] == "error-no-such-bot"
    people[seat].post(f"{path}/lend", {"bot": "random"})
    assert people[seat].post(f"{path}/lend", {}, 409)["message"] == "error-not-lendable"
    wish = {"seat": seat, "action": GAME.book.all[0].notation}
    assert people[seat].post(f"/api/tables/{table}/moves", wish, 409)["message"] == "error-seat-lent"
    people[seat].post(f"{path}/take-back")
    people[seat].post(f"{path}/resign")
    assert people[seat].post(f"{path}/take-back", None, 409)["message"] == "error-not-lent"
    told = served.stranger().get(f"/api/tables/{table}")["table"]["seats"][seat]
    assert told["resigned"]
    assert told["bot"]
