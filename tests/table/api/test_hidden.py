"""What is hidden stays hidden in every answer: compared for states that a seat cannot tell apart."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longhall.server.rooms.log.reading import read_log
from longhall.server.rooms.room import Room

from ..conftest import GAME, SEATS, Client, Served

READ = [
    "", "/view", "/view?since=0", "/view?board=true", "/log", "/replay/3", "/replay/3?board=true", "/history", "/saga",
    "/verification", "/chance",
]  # fmt: skip


def everything(client: Client, table: str) -> dict[str, Any]:
    """All that somebody can read of a table."""
    told = {path: client.get(f"/api/tables/{table}{path}", None) for path in READ}
    for path in ("/api/me/tables", "/api/tables", "/api/finished"):
        told[path] = client.get(path, None)
    return told | about_options(client, table, told["/view"])


def about_options(client: Client, table: str, view: dict[str, Any]) -> dict[str, Any]:
    """What somebody who owes a decision can ask about it."""
    if view["question"] is None:
        return {}
    asked = {"seat": view["seat"]}
    told: dict[str, Any] = {}
    option = view["question"]["options"][-1]
    for what in ("last-word", "foretell"):
        told[what] = client.get(f"/api/tables/{table}/{what}", params={**asked, "action": option["action"]})
    for thing in option["targets"][:1]:
        told["why-not"] = client.get(f"/api/tables/{table}/why-not", params={**asked, "thing": thing})
    return told


@pytest.mark.parametrize("moves", [0, 2, 7, 20, 45])
def test_states_that_a_seat_cannot_tell_apart_answer_alike(served: Served, people: list[Client], moves: int) -> None:
    table = served.running_table(people)
    live = served.play(table, moves, seed=moves)
    assert live.match is not None
    true_state = live.match.state
    rng = random.Random(moves)
    changed = 0
    for seat, person in enumerate(people):
        before = everything(person, table)
        for _ in range(2):
            live.match.state = GAME.resample(true_state, seat, rng)
            changed += GAME.dump(live.match.state) != GAME.dump(true_state)
            assert everything(person, table) == before
        live.match.state = true_state
    if moves >= 7:
        assert changed, "the test must have had something to hide"


def test_a_spectator_sees_the_same_whatever_anybody_holds(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    live = served.play(table, 12, seed=2)
    assert live.match is not None
    true_state = live.match.state
    onlooker = served.guest("Onlooker")
    before = [everything(client, table) for client in (onlooker, served.stranger())]
    rng = random.Random(1)
    for seat in range(SEATS):
        live.match.state = GAME.resample(true_state, seat, rng)
        assert [everything(client, table) for client in (onlooker, served.stranger())] == before
    live.match.state = true_state


def test_no_action_and_no_seed_is_in_any_answer_of_a_running_game(served: Served, people: list[Client]) -> None:
    """Hidden decisions are told by nobody: entries carry events for the reader only, never the action."""
    table = served.running_table(people)
    live = served.play(table, 40, seed=4)
    for client in (*people, served.guest("Onlooker"), served.stranger()):
        told = str(everything(client, table))
        assert live.seed not in told
        assert "'do':" not in told
        assert "outcomes" not in told
        assert "'user'" not in told
        assert "token" not in told


def own_cards(view: dict[str, Any]) -> set[str]:
    """What lies under `me`, as text."""
    return {str(view["me"])}


def test_the_views_of_seats_differ_where_something_is_hidden(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    views = [person.get(f"/api/tables/{table}/view")["view"] for person in people]
    assert len(set.union(*(own_cards(view) for view in views))) == SEATS
    public = served.stranger().get(f"/api/tables/{table}/view")
    assert "me" not in public["view"]
    assert public["question"] is None
    for view in views:
        assert {key: value for key, value in view.items() if key != "me"} == public["view"]


def test_private_events_reach_their_readers_only(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    live: Room = served.play(table, 60, seed=6)
    log = served.call(read_log, served.server.store, live.id)
    for seat, client in [(None, served.stranger()), *enumerate(people)]:
        told = client.get(f"/api/tables/{table}/log?most=500")["entries"]
        for entry, shown in zip(log, told, strict=True):
            assert len(shown["events"]) == sum(event.seen_by(seat) for event in entry.events)


def test_errors_tell_nothing_hidden(served: Served, people: list[Client]) -> None:
    """Every action, tried by a seat that may not, is refused alike in states it cannot tell apart."""
    table = served.running_table(people)
    live = served.play(table, 20, seed=8)
    assert live.match is not None
    true_state = live.match.state
    waiting = live.to_act()
    rng = random.Random(8)
    for seat in range(SEATS):
        legal = GAME.legal(true_state, seat) if seat in waiting else []
        tried = [action for action in GAME.book.all if not any(action is one for one in legal)][:40]
        answers = []
        for state in (true_state, GAME.resample(true_state, seat, rng), GAME.resample(true_state, seat, rng)):
            live.match.state = state
            path = f"/api/tables/{table}/moves"
            answers.append([people[seat].post(path, {"seat": seat, "action": one.notation}, 409) for one in tried])
        live.match.state = true_state
        assert answers[0] == answers[1] == answers[2]
