"""Planned answers: given when their question comes, if the rules allow them then, and known to nobody else."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from longhall.server.rooms.room import Room

from ..conftest import Client, Served


@pytest.fixture(autouse=True)
def _at_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for planned answers."""

    async def no_pause(_: float) -> None:
        return None

    monkeypatch.setattr(served.server.plans, "pause", no_pause)


async def settled(served: Served) -> None:
    """Until all that is planned for what is asked now has been answered."""
    while tasks := list(served.server.plans._busy.values()):
        await asyncio.gather(*tasks)


def act(served: Served, table: Room, seat: int, notation: str) -> None:
    """A move, and what is planned for after it."""
    action = table.game.book.parse(notation)
    assert action is not None
    served.call(served.server.rooms.act, table, seat, action)
    served.call(settled, served)


def kind_of(table: Room) -> str:
    """What is asked now."""
    assert table.match is not None
    decision = table.game.decision(table.match.state, table.to_act()[0])
    return decision.kind if decision is not None else ""


def play_until(served: Served, table: Room, *kinds: str) -> None:
    """Random moves until one of these questions comes."""
    rng = random.Random(5)
    while kind_of(table) not in kinds:
        seat = rng.choice(table.to_act())
        assert table.match is not None
        act(served, table, seat, rng.choice(table.game.legal(table.match.state, seat)).notation)


def put(person: Client, table: Room, seat: int, status: int = 204, **plan: Any) -> Any:
    return person.ask("PUT", f"/api/tables/{table.id}/seats/{seat}/plan", status, json=plan)


def follow(card: str) -> dict[str, str]:
    return {"kind": "follow", "action": card}


def before_a_trick(served: Served, people: list[Client]) -> tuple[Room, int, list[dict[str, Any]]]:
    """A table at which somebody is to lead, another seat, and what that seat can plan."""
    table = served.table(served.running_table(people))
    play_until(served, table, "lead-town")
    seat = (table.to_act()[0] + 1) % len(table.seats)
    plan = people[seat].get(f"/api/tables/{table.id}/seats/{seat}/plan")
    assert (plan["answers"], plan["decline"], plan["dropped"]) == ([], False, None)
    return table, seat, plan["offers"]


def test_a_planned_card_is_played_when_its_question_comes(served: Served, people: list[Client]) -> None:
    table, seat, offers = before_a_trick(served, people)
    card = offers[0]["option"]
    assert card["label"]["message"] == "bru-do-play"
    put(people[seat], table, seat, answers=[follow(card["action"])])
    kept = people[seat].get(f"/api/tables/{table.id}/seats/{seat}/plan")
    assert [one["option"]["action"] for one in kept["answers"]] == [card["action"]]
    leader = table.to_act()[0]
    while table.to_act() == [leader]:
        assert table.match is not None
        act(served, table, leader, table.game.legal(table.match.state, leader)[0].notation)
    last = table.recent[-1]
    assert (last.kind, last.seat, last.data["do"]) == ("move", seat, card["action"])
    assert people[seat].get(f"/api/tables/{table.id}/seats/{seat}/plan")["answers"] == []
    shown = people[leader].get(f"/api/tables/{table.id}/log?most=5")["entries"][-1]
    assert "plan" not in str(shown)


def test_an_answer_that_is_not_allowed_then_is_dropped_and_said(served: Served, people: list[Client]) -> None:
    table, seat, offers = before_a_trick(served, people)
    mine = {one["option"]["action"] for one in offers}
    foreign = next(card for card in (f"play {n}" for n in range(1, 26)) if card not in mine)
    put(people[seat], table, seat, answers=[follow(foreign), follow(offers[0]["option"]["action"])])
    leader = table.to_act()[0]
    while table.to_act() == [leader]:
        assert table.match is not None
        act(served, table, leader, table.game.legal(table.match.state, leader)[0].notation)
    assert table.to_act() == [seat], "the person decides"
    told = people[seat].get(f"/api/tables/{table.id}/seats/{seat}/plan")
    assert (told["answers"], told["dropped"]["action"]) == ([], foreign)


def test_a_plan_can_be_withdrawn_and_is_nobody_elses(served: Served, people: list[Client]) -> None:
    table, seat, offers = before_a_trick(served, people)
    put(people[seat], table, seat, answers=[follow(offers[0]["option"]["action"])])
    other = (seat + 1) % len(table.seats)
    assert put(people[other], table, seat, 403)["message"] == "error-not-yours"
    assert people[other].get(f"/api/tables/{table.id}/seats/{seat}/plan", 403)["message"] == "error-not-yours"
    put(people[seat], table, seat)
    leader = table.to_act()[0]
    while table.to_act() == [leader]:
        assert table.match is not None
        act(served, table, leader, table.game.legal(table.match.state, leader)[0].notation)
    assert table.to_act() == [seat]


@pytest.mark.parametrize(
    "plan",
    [
        {"answers": [{"kind": "follow", "action": "fly 99"}]},
        {"answers": [{"kind": "follow"}]},
        {"answers": [{"kind": "follow", "action": "play 1"}] * 9},
        {"decline": "sometimes"},
    ],
)
def test_a_wrong_plan_is_refused_and_changes_nothing(
    served: Served, people: list[Client], plan: dict[str, Any]
) -> None:
    table, seat, _ = before_a_trick(served, people)
    put(people[seat], table, seat, decline=True)
    answer = people[seat].raw("PUT", f"/api/tables/{table.id}/seats/{seat}/plan", json=plan)
    assert answer.status_code in (409, 422)
    assert answer.json()["text"]
    assert people[seat].get(f"/api/tables/{table.id}/seats/{seat}/plan")["decline"] is True


def test_who_declines_everything_is_never_asked_to_buy(served: Served, people: list[Client]) -> None:
    table = served.table(served.running_table(people))
    play_until(served, table, "lead-town")
    for seat, person in enumerate(people):
        put(person, table, seat, decline=True)
    rng = random.Random(2)
    asked = set()
    while table.to_act() and len(asked) < 6:
        asked.add(kind_of(table))
        seat = table.to_act()[0]
        assert table.match is not None
        act(served, table, seat, rng.choice(table.game.legal(table.match.state, seat)).notation)
    assert asked.isdisjoint({"buy-church", "buy-raider", "buy-step", "expand"}), asked
    declined = [entry.data["do"] for entry in table.recent if entry.kind == "move"]
    assert "stop" in declined or "decline" in declined


def waiting_for_a_turn(
    served: Served, people: list[Client], game: str, kind: str, verb: str
) -> tuple[Room, int, int, list[str]]:
    """A table at which somebody is asked this, somebody who waits, and what that one can plan with a verb."""
    table = served.table(served.running_table(people[:2], game=game))
    rng = random.Random(6)
    while True:
        play_until(served, table, kind)
        asked = table.to_act()[0]
        waits = 1 - asked
        plan = people[waits].get(f"/api/tables/{table.id}/seats/{waits}/plan")
        offers = [one["option"]["action"] for one in plan["offers"] if one["option"]["action"].startswith(f"{verb} ")]
        assert table.match is not None
        mine = [action.notation for action in table.game.legal(table.match.state, asked)]
        if set(offers) & set(mine):
            return table, asked, waits, [offer for offer in offers if offer in mine]
        act(served, table, asked, rng.choice(mine))


@pytest.mark.parametrize(
    ("game", "kind", "verb"), [("feast-for-odin", "turn", "place"), ("pax-viking", "action", "buy")]
)
@pytest.mark.parametrize("taken", [False, True], ids=["free", "taken by another"])
def test_a_planned_turn_is_played_unless_another_was_first(
    served: Served, people: list[Client], game: str, kind: str, verb: str, taken: bool
) -> None:
    """An action space of A Feast for Odin, a tile of Pax Viking's track."""
    table, asked, waits, offers = waiting_for_a_turn(served, people, game, kind, verb)
    wish = offers[0]
    put(people[waits], table, waits, answers=[{"kind": kind, "action": wish}])
    if taken:
        act(served, table, asked, wish)
    mine = people[waits]
    for _ in range(60):
        told = mine.get(f"/api/tables/{table.id}/seats/{waits}/plan")
        if not told["answers"]:
            break
        seat = table.to_act()[0]
        assert table.match is not None
        options = table.game.legal(table.match.state, seat)
        others = [one for one in options if one.verb in ("end", "pass", "done", "stop", "refuse")] or [
            one for one in options if one.notation != wish
        ]
        act(served, table, seat, others[0].notation)
    made = [entry.data["do"] for entry in table.recent if entry.kind == "move" and entry.seat == waits]
    if taken:
        assert told["dropped"]["action"] == wish
        assert wish not in made
    else:
        assert told["dropped"] is None
        assert wish in made
