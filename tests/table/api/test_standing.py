"""What survives an undo: the engine decides, the log tells it, and whoever reads the log goes by that."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import select, update

from longhall.server.storage import schema

from ..conftest import SEATS, Client, Served


def played(served: Served, people: list[Client]) -> str:
    """A game in which moves were taken back: own ones, some after others had decided too, and many by consent."""
    table = served.running_table(people, terms={"undo": "consent"})
    for number in range(24):
        served.play(table, 1, seed=number)
        live = served.table(table)
        assert live.match is not None
        for seat in range(SEATS):
            if number % 3 == 0 and live.match.undoable(seat) is not None:
                people[seat].post(f"/api/tables/{table}/seats/{seat}/undo")
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/seats/{seat}/ask-undo", {"to": 4})
    served.play(table, 4)
    return table


def standing(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """As the browser reads a log."""
    moves: list[dict[str, Any]] = []
    for entry in log:
        if entry["kind"] == "move":
            moves.append(entry)
        moves = [move for number, move in enumerate(moves, 1) if number not in entry.get("gone", [])]
    return moves


def as_an_older_program(served: Served, table: str) -> None:
    """Take out of the log what older programs did not keep."""
    log = schema.entries.c
    rows = served.call(served.server.store.fetch_all, select(log.sequence, log.data).where(log.table == table))
    for sequence, kept in rows:
        data = json.loads(kept)
        if data.pop("gone", None) is not None:
            where = (log.table == table, log.sequence == sequence)
            served.call(served.server.store.execute, update(schema.entries).where(*where).values(data=json.dumps(data)))


@pytest.mark.parametrize("older", [False, True], ids=["now", "from-an-older-program"])
def test_the_log_tells_which_moves_stand(served: Served, people: list[Client], older: bool) -> None:
    table = played(served, people)
    if older:
        as_an_older_program(served, table)
    log = people[0].get(f"/api/tables/{table}/log?most=500")["entries"]
    undos = [entry for entry in log if entry["kind"] == "undo"]
    assert len(undos) > 3
    assert all(entry["gone"] for entry in undos)
    assert not any("gone" in entry for entry in log if entry["kind"] != "undo")
    live = served.table(table)
    assert live.match is not None
    assert [entry["seat"] for entry in standing(log)] == [move.seat for move in live.match.moves]
    last = people[0].get(f"/api/tables/{table}/replay/{len(live.match.moves)}")
    assert last["events"] == standing(log)[-1]["events"]
    middle = people[0].get(f"/api/tables/{table}/log?most=500&after={undos[1]['version'] - 1}")["entries"]
    assert middle[0] == undos[1]


def test_own_moves_that_others_moved_after_are_told_one_by_one(served: Served, people: list[Client]) -> None:
    """In a draft several decide at the same time: what others chose since then stays."""
    table = served.running_table(people)
    while len(served.table(table).to_act()) < 2:
        served.play(table, 1)
    first, second = served.table(table).to_act()[:2]
    before = served.table(table).moves_shown()
    for seat in (first, second):
        question = people[seat].get(f"/api/tables/{table}/view")["question"]
        move = {"seat": seat, "action": question["options"][0]["action"]}
        people[seat].post(f"/api/tables/{table}/moves", move)
    people[first].post(f"/api/tables/{table}/seats/{first}/undo")
    log = people[0].get(f"/api/tables/{table}/log?most=500")["entries"]
    assert log[-1]["gone"] == [before + 1]
    assert standing(log)[-1]["seat"] == second
