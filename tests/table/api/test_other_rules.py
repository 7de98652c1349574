"""Games of another rules version: they can be looked at, and everybody is told that they cannot be played."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from longhall.kernel.records.old_rules import read_old_saga
from longhall.kernel.records.saga import verify, write_saga
from longhall.server.storage import schema

from ..conftest import GAME, SEATS, Client, Served

OLD = "0.0.1"
entries = schema.entries.c


def make_old(served: Served, table: str) -> None:
    """The table as if it had been begun with other rules, opened anew."""
    served.call(served.server.store.execute, update(schema.tables).where(schema.tables.c.id == table).values(rules=OLD))
    served.server.rooms.forget(table)


def change_entry(served: Served, table: str, kind: str, skip: int, **changes: Any) -> None:
    """Another content of one of a table's entries, as other rules might have written it."""
    found = select(entries.sequence, entries.data).where(entries.table == table, entries.kind == kind)
    row = served.call(served.server.store.fetch_all, found.order_by(entries.sequence))[skip]
    data = msgspec.json.encode({**msgspec.json.decode(row.data), **changes}).decode()
    here = (entries.table == table) & (entries.sequence == row.sequence)
    served.call(served.server.store.execute, update(schema.entries).where(here).values(data=data))


@pytest.fixture(scope="module")
def sitting(served: Served) -> list[Client]:
    return [served.guest(f"Guest {number}") for number in range(1, SEATS + 1)]


@pytest.fixture(scope="module")
def old(served: Served, sitting: list[Client]) -> tuple[str, dict[str, Any]]:
    """A finished game of other rules, and what could be read of it when they were ours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAME, "rules_version", OLD)
        table = served.finished_table(sitting, seed=13)
        live = served.table(table)
        assert live.match is not None
        before = {
            path: sitting[1].get(f"/api/tables/{table}/{path}")
            for path in ("replay/3", f"replay/{len(live.match.moves)}", "history", "log", "view")
        }
        before["table"] = sitting[1].get(f"/api/tables/{table}")["table"]
    served.server.rooms.forget(table)
    return table, before


def test_all_of_a_finished_game_can_be_read(served: Served, sitting: list[Client], old: tuple[str, Any]) -> None:
    table, before = old
    told = sitting[1].get(f"/api/tables/{table}")["table"]
    assert not told["playable"]
    assert (told["rules"], told["rules_here"]) == (OLD, GAME.rules_version)
    assert told["result"] == before["table"]["result"]
    assert told["moves"] == told["recorded"] == before["table"]["moves"]
    for path, expected in before.items():
        if path != "table":
            assert sitting[1].get(f"/api/tables/{table}/{path}") == expected, path


def test_its_saga_says_which_rules_it_has(served: Served, old: tuple[str, Any]) -> None:
    text = served.stranger().raw("GET", f"/api/tables/{old[0]}/saga").text
    assert f"\nrules: {OLD}\n" in text
    saga = read_old_saga(text)
    assert saga is not None
    assert saga.parted is None
    match = saga.saga()
    assert match is not None
    assert verify(match) > 0


def test_its_chance_is_checked_and_the_answer_says_by_which_rules(served: Served, old: tuple[str, Any]) -> None:
    told = served.stranger().get(f"/api/tables/{old[0]}/verification")
    assert told["fair"]
    assert OLD in told["text"]


def test_nothing_of_it_can_be_changed(served: Served, sitting: list[Client], old: tuple[str, Any]) -> None:
    for path, body in (("fork", {"move": 3}), ("rematch", None)):
        problem = sitting[0].post(f"/api/tables/{old[0]}/{path}", body, 409)
        assert problem["message"] == "error-read-only"


def test_a_running_game_waits_for_nobody(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    live = served.play(table, 20, seed=3)
    assert live.match is not None
    seat = live.to_act()[0]
    action = live.game.legal(live.match.state, seat)[0].notation
    seen = people[seat].get(f"/api/tables/{table}/view")["view"]
    make_old(served, table)
    view = people[seat].get(f"/api/tables/{table}/view")
    assert view["view"] == seen
    assert view["question"] is None
    assert view["waiting"] == []
    assert not view["undo"]["own"]
    for path, body in (
        ("moves", {"seat": seat, "action": action}),
        (f"seats/{seat}/undo", None),
        (f"seats/{seat}/resign", None),
        (f"seats/{seat}/lend", {"bot": "random"}),
    ):
        assert people[seat].post(f"/api/tables/{table}/{path}", body, 409)["message"] == "error-read-only", path
    assert people[seat].get(f"/api/tables/{table}/saga", 403)["message"] == "error-saga-hidden"
    assert people[seat].get(f"/api/tables/{table}/hint?seat={seat}", 409)["message"] == "error-hint-not-asked"


def test_positions_are_shown_up_to_where_the_rules_part(served: Served, people: list[Client]) -> None:
    table = served.finished_table(people, seed=14)
    before = people[0].get(f"/api/tables/{table}")["table"]
    log = people[0].get(f"/api/tables/{table}/log?most=500")
    change_entry(served, table, "move", 30, do="fly away")
    make_old(served, table)
    told = people[0].get(f"/api/tables/{table}")["table"]
    assert (told["moves"], told["recorded"]) == (30, before["moves"])
    assert told["result"] == before["result"]
    assert people[0].get(f"/api/tables/{table}/log?most=500") == log
    assert people[0].get(f"/api/tables/{table}/replay/30")["move"] == 30
    assert people[0].get(f"/api/tables/{table}/replay/31", 404)["message"] == "error-no-such-move"
    assert len(people[0].get(f"/api/tables/{table}/history")["totals"]) == 31
    text = people[0].raw("GET", f"/api/tables/{table}/saga").text
    assert "\n31. " in text
    assert "fly away" in text
    assert text.count("\n") > before["moves"]


def test_what_cannot_be_set_up_is_told_in_words(served: Served, people: list[Client]) -> None:
    table = served.finished_table(people, seed=15)
    before = people[0].get(f"/api/tables/{table}")["table"]
    change_entry(served, table, "start", 0, opening=[["weather", 1]])
    make_old(served, table)
    told = people[0].get(f"/api/tables/{table}")["table"]
    assert (told["moves"], told["recorded"]) == (0, before["moves"])
    assert told["result"] == before["result"]
    assert people[0].get(f"/api/tables/{table}/view")["view"] is None
    assert people[0].get(f"/api/tables/{table}/log")["entries"]
    for path in ("replay/0", "history", "verification"):
        assert people[0].get(f"/api/tables/{table}/{path}", 409)["message"] == "error-read-only"
    assert "\n1. " in people[0].raw("GET", f"/api/tables/{table}/saga").text


def test_a_saga_of_other_rules_can_be_uploaded_if_it_leads_to_the_same(
    served: Served, sitting: list[Client], old: tuple[str, Any]
) -> None:
    text = served.stranger().raw("GET", f"/api/tables/{old[0]}/saga").text
    made = sitting[0].post("/api/sagas", {"saga": text}, 201)["table"]
    assert made["origin"] == {"kind": "upload", "rules": OLD}
    assert made["result"]["totals"] == old[1]["table"]["result"]["totals"]
    third = next(line for line in text.splitlines() if line.startswith("3. "))
    problem = sitting[0].post("/api/sagas", {"saga": text.replace(third, "3. p1 fly away")}, 400)
    assert problem["message"] == "error-saga-old"
    assert problem["args"]["found"] == OLD
    assert "longhall replay" in problem["text"]


def test_a_running_saga_of_other_rules_cannot_be_played_on(served: Served, people: list[Client]) -> None:
    live = served.play(served.running_table(people), 20, seed=3)
    assert live.match is not None
    text = write_saga(live.match, live.names()).replace(f"rules: {GAME.rules_version}\n", f"rules: {OLD}\n")
    problem = people[0].post("/api/sagas", {"saga": text}, 400)
    assert problem["message"] == "error-saga-old-running"
