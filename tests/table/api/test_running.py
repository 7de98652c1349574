"""Running games to watch: listed ones only, and nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Executable, insert

from longhall.server.storage import schema

from ..conftest import GAME, SEATS, Client, Served


def test_running_games_tell_who_plays_since_when_and_which_round(served: Served, people: list[Client]) -> None:
    served.open_table(people[0], listed=True)
    table = served.running_table(people, listed=True)
    room = served.play(table, 20)
    assert room.match is not None
    (row,) = served.stranger().get("/api/running")["tables"]
    assert row["id"] == table
    assert [seat["name"] for seat in row["seats"]] == [person.name for person in people]
    assert row["round"] == GAME.public(room.match.state)["round"]
    assert row["created"] <= row["since"] <= row["changed"]
    assert row["ratings"] == [None] * SEATS
    assert row["watching"] == 0
    served.play(table)
    assert served.stranger().get("/api/running")["tables"] == []


def test_private_games_are_not_listed(served: Served, people: list[Client]) -> None:
    served.running_table(people)
    assert served.stranger().get("/api/running")["tables"] == []


def test_running_games_by_game_and_in_pages(served: Served, people: list[Client]) -> None:
    tables = [served.running_table(people, listed=True) for _ in range(3)]
    stranger = served.stranger()
    assert [row["id"] for row in stranger.get(f"/api/running?game={GAME.name}")["tables"]] == tables[::-1]
    assert [row["id"] for row in stranger.get("/api/running?most=1&skip=1")["tables"]] == [tables[1]]
    assert stranger.get("/api/running?game=pax-viking")["tables"] == []
    stranger.get("/api/running?game=chess", 404)
    stranger.get("/api/running?most=0", 422)


def test_a_table_is_opened_again_only_when_it_has_changed(served: Served, people: list[Client]) -> None:
    table = served.running_table(people, listed=True)
    served.stranger().get("/api/running")
    served.server.rooms.forget(table)
    served.stranger().get("/api/running")
    assert not served.server.rooms.is_open(table)


def test_who_comes_by_a_link_is_told_who_invites_them(served: Served, people: list[Client]) -> None:
    table = served.open_table(people[0])
    assert served.stranger().get(f"/api/tables/{table}")["table"]["hosted_by"] == people[0].name
    only_bots = served.open_table(people[0], [{"kind": "bot", "bot": "random"}] * SEATS)
    assert served.stranger().get(f"/api/tables/{only_bots}")["table"]["hosted_by"] == ""


def test_ratings_of_all_tables_are_asked_for_at_once(
    served: Served, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (person.get("/api/me")["id"] for person in people[:2])
    known = [(first, GAME.name, 30.0), (second, "pax-viking", 40.0)]
    rows = [{"user": user, "game": game, "mu": mu, "sigma": 2.0, "games": 1, "wins": 0} for user, game, mu in known]
    served.call(served.server.store.execute, insert(schema.ratings).values(rows))
    for _ in range(2):
        served.running_table(people, listed=True)
    asked: list[str] = []
    fetch_all = served.server.store.fetch_all

    async def fetch_and_note(question: Executable) -> list[Any]:
        asked.append(str(question))
        return await fetch_all(question)

    monkeypatch.setattr(served.server.store, "fetch_all", fetch_and_note)
    told = served.stranger().get("/api/running?most=2")["tables"]
    assert [row["ratings"] for row in told] == [[24.0] + [None] * (SEATS - 1)] * 2
    assert sum("FROM ratings" in question for question in asked) == 1
