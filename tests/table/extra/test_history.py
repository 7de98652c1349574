"""How the score came about."""

from __future__ import annotations

import pytest

from longhall.kernel.chance import ScriptedChance
from longhall.server.play import score_history as history

from ..conftest import GAME, SEATS, Served


def test_points_after_every_move(served: Served) -> None:
    players = [served.guest(f"Guest{number}") for number in range(SEATS)]
    table = served.finished_table(players)
    live = served.table(table)
    told = served.stranger().get(f"/api/tables/{table}/history")
    assert live.match is not None
    assert live.result is not None
    assert len(told["totals"]) == len(live.match.moves) + 1
    assert told["totals"][-1] == live.result["totals"]
    state = live.match.at(0)
    for move, totals in zip(live.match.moves, told["totals"][1:], strict=True):
        GAME.apply(state, move.seat, move.action, ScriptedChance(move.outcomes))
        assert totals == GAME.score(state).totals
    assert told["rounds"][-1] == len(live.match.moves)
    assert told["rounds"] == sorted(set(told["rounds"]))


def test_a_table_that_has_not_started_has_no_history(served: Served) -> None:
    table = served.open_table(served.guest())
    assert served.stranger().get(f"/api/tables/{table}/history") == {"totals": [], "rounds": []}


def test_it_follows_moves_and_what_is_taken_back(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    players = [served.guest(f"Guest{number}") for number in range(SEATS)]
    table = served.running_table(players, terms={"undo": "consent"})
    served.play(table, 30)
    first = players[0].get(f"/api/tables/{table}/history")
    assert len(first["totals"]) == 31
    live = served.table(table)
    for seat in range(SEATS):
        served.call(served.server.commands.ask_undo, live, seat, 10)
    again = players[0].get(f"/api/tables/{table}/history")
    assert again["totals"] == first["totals"][:11]
    monkeypatch.setattr(history, "points_by_move", None)  # the same version is not worked out again
    assert players[0].get(f"/api/tables/{table}/history") == again
