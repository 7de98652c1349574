"""Who may lend a seat to a bot, and what that does to undo by consent."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.server.rooms.access import Access
from longhall.server.storage.rows import User
from longhall.server.transport.subscriber import Subscriber

from ..conftest import SEATS, Client, Served

CONSENT = {"undo": "consent"}
RATED = {"rated": True, "undo": "consent"}
MINUTE = 60.0


class Away:
    """Time for those who are away, turned by hand."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def away(served: Served, monkeypatch: pytest.MonkeyPatch) -> Away:
    attendance = served.server.rooms.attendance
    hands = Away(attendance.clock())
    monkeypatch.setattr(attendance, "clock", hands)
    return hands


def look_at(served: Served, table: str, seat: int) -> Subscriber:
    """The person of a seat opens the table, as a socket does."""
    live = served.table(table)
    user = live.seats[seat].user
    assert user is not None

    async def come() -> Subscriber:
        subscriber = Subscriber(live, Access(User(user, "", None, "", {}), None, "player"))
        served.server.presence.come(table, subscriber)
        return subscriber

    return served.call(come)


def look_away(served: Served, table: str, subscriber: Subscriber) -> None:
    async def go() -> None:
        served.server.presence.go(table, subscriber)

    served.call(go)


def lend(person: Client, table: str, seat: int, status: int) -> Any:
    return person.post(f"/api/tables/{table}/seats/{seat}/lend", {"bot": "random"}, status)


def test_the_host_may_not_lend_the_seat_of_somebody_who_is_there(
    served: Served, people: list[Client], away: Away
) -> None:
    table = served.running_table(people)
    away.now += 2 * MINUTE
    subscriber = look_at(served, table, 1)
    assert lend(people[0], table, 1, 409)["message"] == "error-lend-present"
    look_away(served, table, subscriber)
    away.now += MINUTE - 1
    assert lend(people[0], table, 1, 409)["message"] == "error-lend-present", "a page that reloads is not absence"
    away.now += 2
    lend(people[0], table, 1, 200)
    assert served.table(table).seats[1].bot == "random"


def test_who_plays_by_plain_requests_is_there(served: Served, people: list[Client], away: Away) -> None:
    table = served.running_table(people)
    away.now += 2 * MINUTE
    people[1].get(f"/api/tables/{table}/view")
    assert lend(people[0], table, 1, 409)["message"] == "error-lend-present"


def test_at_a_rated_table_only_the_player_lends_the_seat(served: Served, people: list[Client], away: Away) -> None:
    table = served.running_table(people, terms=RATED)
    away.now += 2 * MINUTE
    assert lend(people[0], table, 1, 403)["message"] == "error-lend-rated"
    people[1].post(f"/api/tables/{table}/seats/1/lend", {})


def test_with_days_for_a_move_the_clock_decides(served: Served, people: list[Client], away: Away) -> None:
    table = served.running_table(people, terms={"pace": {"kind": "turns", "days": 3}})
    away.now += 2 * MINUTE
    assert lend(people[0], table, 1, 409)["message"] == "error-lend-clock"
    lend(people[0], table, 0, 200)


def test_the_owner_of_a_lent_seat_is_asked_before_going_back(served: Served, people: list[Client], away: Away) -> None:
    table = served.running_table(people, terms=CONSENT)
    served.play(table, 20)
    away.now += 2 * MINUTE
    for seat in range(1, SEATS):
        lend(people[0], table, seat, 200)
    people[0].post(f"/api/tables/{table}/seats/0/ask-undo", {"to": 0})
    assert served.stranger().get(f"/api/tables/{table}")["table"]["moves"] >= 20, "the host alone went back"
    for seat in range(1, SEATS):
        people[seat].post(f"/api/tables/{table}/seats/{seat}/ask-undo", {"to": 0})
    assert served.last_told(table) == "table-undone-by-consent"


def test_whoever_resigned_is_not_asked(served: Served, people: list[Client]) -> None:
    table = served.running_table(people, terms=CONSENT)
    served.play(table, 20)
    for seat in range(1, SEATS):
        people[seat].post(f"/api/tables/{table}/seats/{seat}/resign")
    people[0].post(f"/api/tables/{table}/seats/0/ask-undo", {"to": 0})
    assert served.last_told(table) == "table-undone-by-consent"


def test_at_a_rated_table_nothing_that_came_to_light_is_unlearned(served: Served, people: list[Client]) -> None:
    table = served.running_table(people, terms=RATED)
    live = served.play(table, 30)
    assert live.match is not None
    assert any(move.barrier for move in live.match.moves[10:])
    path = f"/api/tables/{table}/seats/0/ask-undo"
    assert people[0].post(path, {"to": 10}, 409)["message"] == "error-undo-rated"
    for _ in range(200):
        if not live.match.moves[-1].barrier:
            break
        served.play(table, 1)
    last = len(live.match.moves) - 1
    assert not live.match.moves[last].barrier
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/seats/{seat}/ask-undo", {"to": last})
    assert len(live.match.moves) == last


def test_a_request_to_go_back_does_not_outlive_what_comes_to_light(served: Served, people: list[Client]) -> None:
    table = served.running_table(people, terms=RATED)
    live = served.play(table, 30)
    assert live.match is not None
    while live.match.moves[-1].barrier:
        served.play(table, 1)
    last = len(live.match.moves) - 1
    people[0].post(f"/api/tables/{table}/seats/0/ask-undo", {"to": last})
    while not any(move.barrier for move in live.match.moves[last:]):
        served.play(table, 1)
    problem = people[1].post(f"/api/tables/{table}/seats/1/ask-undo", {"to": last}, 409)
    assert problem["message"] == "error-undo-rated"
