"""Log, replay, sagas, verification, forks and uploads."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from longhall.kernel.records.saga import read_saga, verify
from longhall.server.rooms import room

from ..conftest import GAME, SEATS, Client, Served


def test_the_log_page_by_page(served: Served, finished: tuple[str, list[Client]]) -> None:
    table, _ = finished
    seen = []
    after = 0
    while True:
        page = served.stranger().get(f"/api/tables/{table}/log?after={after}&most=37")
        seen += [entry["version"] for entry in page["entries"]]
        if not page["more"]:
            break
        after = seen[-1]
    assert seen == list(range(1, served.table(table).version + 1))
    served.stranger().get(f"/api/tables/{table}/log?most=501", 422)


def test_a_finished_game_can_be_replayed_from_every_side(served: Served, finished: tuple[str, list[Client]]) -> None:
    table, _ = finished
    live = served.table(table)
    assert live.match is not None
    stranger = served.stranger()
    last = len(live.match.moves)
    for move in (0, 1, last // 2, last):
        for seat in (None, *range(SEATS)):
            path = f"/api/tables/{table}/replay/{move}" + ("" if seat is None else f"?seat={seat}")
            told = stranger.get(path)
            assert told["view"] == GAME.view(live.match.at(move), seat)
            assert (told["move"], told["moves"], told["seat"]) == (move, last, seat)
            assert told["by"] == (live.match.moves[move - 1].seat if move else None)
    assert stranger.get(f"/api/tables/{table}/replay/{last + 1}", 404)["message"] == "error-no-such-move"
    assert stranger.get(f"/api/tables/{table}/replay/0?seat=60", 404)["message"] == "error-no-such-seat"


def test_a_replay_tells_what_each_move_led_to_even_after_taking_back(served: Served, people: list[Client]) -> None:
    host = people[0]
    table = served.open_table(host, [{"kind": "me", "name": f"P{n}"} for n in range(SEATS)])
    host.post(f"/api/tables/{table}/start")
    live = served.table(table)
    for number in range(60):
        served.play(table, 1, seed=number)
        assert live.match is not None
        last = live.match.moves[-1].seat
        if number % 3 == 0 and live.match.undoable(last) is not None:
            host.post(f"/api/tables/{table}/seats/{last}/undo")
    for move in range(1, len(live.match.moves) + 1) if live.match else ():
        told = host.get(f"/api/tables/{table}/replay/{move}?board=true")
        assert live.match is not None
        assert told["by"] == live.match.moves[move - 1].seat


def test_a_running_game_is_replayed_in_ones_own_view_only(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    served.play(table, 25)
    live = served.table(table)
    assert live.match is not None
    for seat, person in enumerate(people):
        told = person.get(f"/api/tables/{table}/replay/12")
        assert told["seat"] == seat
        assert told["view"] == GAME.view(live.match.at(12), seat)
        assert person.get(f"/api/tables/{table}/replay/12?board=true")["seat"] is None
    assert served.stranger().get(f"/api/tables/{table}/replay/12")["view"] == GAME.view(live.match.at(12), None)
    assert people[0].get(f"/api/tables/{table}/replay/26", 404)["message"] == "error-no-such-move"


def test_a_game_that_has_not_begun_has_no_past(served: Served, people: list[Client]) -> None:
    table = served.open_table(people[0])
    assert people[0].get(f"/api/tables/{table}/replay/0", 404)["message"] == "error-no-such-move"
    assert people[0].get(f"/api/tables/{table}/saga", 403)["message"] == "error-saga-hidden"
    assert people[0].get(f"/api/tables/{table}/verification", 409)["message"] == "error-table-not-finished"


def test_the_saga_of_a_running_game_is_for_nobody(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    served.play(table, 25)
    for client in (served.stranger(), *people):
        assert client.get(f"/api/tables/{table}/saga", 403)["message"] == "error-saga-hidden"
        client.get(f"/api/tables/{table}/verification", 409)
        assert client.get(f"/api/tables/{table}")["table"]["seed"] is None


def test_the_saga_of_a_finished_game_is_fair_and_whole(served: Served, finished: tuple[str, list[Client]]) -> None:
    table, people = finished
    answer = served.stranger().raw("GET", f"/api/tables/{table}/saga")
    assert "attachment" in answer.headers["content-disposition"]
    saga = read_saga(answer.text)
    assert saga.match.is_over()
    assert saga.names == [person.name for person in people]
    told = served.stranger().get(f"/api/tables/{table}/verification")
    assert told["fair"]
    assert told["outcomes"] == verify(saga) > 0
    assert told["seed"] == saga.seed
    assert str(told["outcomes"]) in told["text"]


def test_a_stacked_deck_is_found_out(served: Served, people: list[Client]) -> None:
    table = served.finished_table(people, seed=11)
    served.table(table).seed = "another seed"
    told = served.stranger().get(f"/api/tables/{table}/verification")
    assert not told["fair"]
    assert told["text"]


def test_forks_go_on_from_any_move(served: Served, finished: tuple[str, list[Client]]) -> None:
    table, _ = finished
    guest = served.guest("Forker")
    forked = guest.post(f"/api/tables/{table}/fork", {"move": 20}, 201)
    assert forked["table"]["status"] == "running"
    assert forked["table"]["moves"] == 20
    assert forked["you"]["seats"] == list(range(SEATS))
    assert forked["table"]["origin"] == {"kind": "fork", "table": table, "move": 20}
    new = forked["table"]["id"]
    original = served.table(table)
    assert original.match is not None
    assert guest.get(f"/api/tables/{new}/view?seat=1")["view"] == GAME.view(original.match.at(20), 1)
    assert served.play(new).status == "finished"
    read_saga(served.stranger().raw("GET", f"/api/tables/{new}/saga").text)
    told = guest.get(f"/api/tables/{new}/verification")
    assert not told["fair"], "its chance came from two seeds"
    assert guest.post(f"/api/tables/{table}/fork", {"move": 9999}, 404)["message"] == "error-no-such-move"
    served.stranger().post(f"/api/tables/{table}/fork", {"move": 1}, 401)
    running = served.running_table([served.guest(f"R{n}") for n in range(SEATS)])
    assert guest.post(f"/api/tables/{running}/fork", {"move": 0}, 409)["message"] == "error-table-not-finished"


@pytest.fixture(scope="module")
def against_bots(served: Served) -> tuple[str, Client]:
    """A finished game of a guest and bots of two levels."""
    guest = served.guest("Loner")
    bots = [{"kind": "bot", "bot": "random", "name": "Sitric"}, {"kind": "bot", "bot": "greedy", "name": "Brodir"}]
    table = served.open_table(guest, [bots[0], {"kind": "me"}, bots[1]])
    guest.post(f"/api/tables/{table}/start")
    assert served.play(table, seed=3).status == "finished"
    return table, guest


def seated(table: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(seat["kind"], seat["bot"], seat["name"]) for seat in table["seats"]]


SAME = [("bot", "random", "Sitric"), ("human", "", "Loner"), ("bot", "greedy", "Brodir")]


def test_a_fork_keeps_bots_and_their_levels(served: Served, against_bots: tuple[str, Client]) -> None:
    """And they play on at once: soon it is the person's turn."""
    table, guest = against_bots
    forked = guest.post(f"/api/tables/{table}/fork", {"move": 20}, 201)
    assert forked["you"]["seats"] == [1]
    assert seated(forked["table"]) == SAME
    room = served.table(forked["table"]["id"])
    for _ in range(2000):
        if room.to_act() == [1]:
            break
        served.call(asyncio.sleep, 0.02)
    assert room.to_act() == [1]


def test_a_fork_of_a_game_among_bots_gives_the_person_a_seat(served: Served) -> None:
    guest = served.guest("Watcher")
    table = served.open_table(guest, [{"kind": "bot", "bot": "random"}] * SEATS)
    guest.post(f"/api/tables/{table}/start")
    assert served.play(table, seed=3).status == "finished"
    match = served.table(table).match
    assert match is not None
    forked = guest.post(f"/api/tables/{table}/fork", {"move": 20}, 201)
    assert forked["you"]["seats"] == [match.moves[20].seat]
    assert sum(seat["kind"] == "bot" for seat in forked["table"]["seats"]) == SEATS - 1
    assert guest.post(f"/api/tables/{table}/fork", {"move": len(match.moves)}, 201)["you"]["seats"] == [0]


def test_a_rematch_has_the_same_bots(against_bots: tuple[str, Client]) -> None:
    table, guest = against_bots
    again = guest.post(f"/api/tables/{table}/rematch", None, 201)
    assert seated(again["table"]) == SAME
    assert again["you"]["host"]


def test_all_hands_are_open_when_the_game_is_over(served: Served, finished: tuple[str, list[Client]]) -> None:
    """For anybody; and nobody's while it goes on, not even one's own twice."""
    table, people = finished
    match = served.table(table).match
    assert match is not None
    for client in (served.stranger(), people[0]):
        told = client.get(f"/api/tables/{table}/replay/12")
        assert told["hands"] == [GAME.own(match.at(12), seat) for seat in range(SEATS)]
    assert any(hand != told["hands"][0] for hand in told["hands"])
    running = served.running_table(people)
    served.play(running, 25)
    for client in (served.stranger(), people[0]):
        assert client.get(f"/api/tables/{running}/replay/12")["hands"] is None


def test_uploads_finished_and_unfinished(served: Served, finished: tuple[str, list[Client]]) -> None:
    table, _ = finished
    text = served.stranger().raw("GET", f"/api/tables/{table}/saga").text
    guest = served.guest("Uploader")
    whole = guest.post("/api/sagas", {"saga": text}, 201)["table"]
    assert whole["status"] == "finished"
    assert whole["result"] == served.table(table).result
    lines = text.splitlines()
    cut = next(at for at, line in enumerate(lines) if line.startswith("12. "))
    part = "\n".join(line for line in lines[:cut] if not line.startswith(("result:", "seed:")))
    begun = guest.post("/api/sagas", {"saga": part}, 201)["table"]
    assert (begun["status"], begun["moves"]) == ("running", 11)
    assert served.play(begun["id"]).status == "finished"
    served.stranger().post("/api/sagas", {"saga": text}, 401)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda lines, at: [*lines[:at], "7. p1 eat the board", *lines[at + 1 :]], "error-saga-move"),
        (lambda lines, at: lines[:at] + lines[at + 1 :], "error-saga-number"),
        (lambda lines, at: [*lines[:at], "nonsense", *lines[at:]], "error-saga-number"),
        (lambda lines, at: [*lines[:at], "7. p9 pass", *lines[at + 1 :]], "error-saga-seat"),
    ],
)
def test_a_damaged_saga_is_refused_with_line_and_reason(
    served: Served, finished: tuple[str, list[Client]], damage: object, message: str
) -> None:
    assert callable(damage)
    table, _ = finished
    lines = served.stranger().raw("GET", f"/api/tables/{table}/saga").text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("7. "))
    damaged = "\n".join(damage(lines, at))
    problem = served.guest().post("/api/sagas", {"saga": damaged}, 400)
    assert problem["message"] == message
    wrong = damaged.splitlines()[problem["args"]["line"] - 1]
    assert wrong not in lines or message == "error-saga-number"
    assert f"saga:{problem['args']['line']}: " in problem["text"]


def test_what_is_no_saga_at_all(served: Served) -> None:
    guest = served.guest()
    for text in ("", "\0", "saga: 99", "x" * 250_000, "game: chess\nsaga: 1"):
        problem = guest.post("/api/sagas", {"saga": text}, None)
        assert problem["message"].startswith("error-")
    assert guest.post("/api/sagas", {"saga": "x" * 250_000}, 413)["message"] == "error-too-large"


def test_a_game_that_ends_on_a_snapshot_is_over_when_it_is_opened_again(
    served: Served, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "SNAPSHOT_EVERY", 1)
    table = served.finished_table(people, seed=17)
    result = served.table(table).result
    served.server.rooms.forget(table)
    told = people[0].get(f"/api/tables/{table}")["table"]
    assert told["status"] == "finished"
    assert told["result"] == result
