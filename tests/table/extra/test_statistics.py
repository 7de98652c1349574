"""Results of finished games in rows, and what a player's statistics make of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from longhall.server.lists.results import keep_results
from longhall.server.storage import schema
from longhall.server.storage.queries.standings.results import without_results

from ..conftest import GAME, SEATS, Client, Served

LETTERS = "ABCDEFGH"


def kept(served: Served, table: str) -> list[Any]:
    """The results of a game, when they are kept."""

    async def wait() -> list[Any]:
        asked = select(schema.results).where(schema.results.c.table == table).order_by(schema.results.c.seat)
        for _ in range(30_000):
            if found := await served.server.store.fetch_all(asked):
                return list(found)
            await asyncio.sleep(0.01)
        raise AssertionError("not kept")

    return served.call(wait)


@pytest.fixture
def served(serve_with: Callable[..., Served]) -> Served:
    """A server of the test's own: averages are of all games on it."""
    return serve_with(requests_per_minute=0)


@pytest.fixture
def accounts(served: Served) -> list[Client]:
    return [served.account(f"Player {letter}") for letter in LETTERS[:SEATS]]


def test_a_finished_game_is_kept_seat_by_seat(served: Served, accounts: list[Client]) -> None:
    table = served.finished_table(accounts)
    result = served.table(table).result
    assert result is not None
    rows = kept(served, table)
    assert [row.total for row in rows] == result["totals"]
    assert [row.place for row in rows] == result["places"]
    assert [row.seat for row in rows if row.won] == sorted(result["winners"])
    assert [row.user for row in rows] == [person.get("/api/me")["id"] for person in accounts]
    assert {(row.game, row.players) for row in rows} == {(GAME.name, SEATS)}


def test_statistics_are_places_wins_and_points_beside_the_average(served: Served, accounts: list[Client]) -> None:
    tables = [served.finished_table(accounts, seed=seed, listed=seed == 1) for seed in (1, 2)]
    found = [served.table(table).result or {} for table in tables]
    for table in tables:
        kept(served, table)
    mine = accounts[0].get("/api/me/statistics")
    (kind,) = mine["kinds"]
    assert (kind["game"], kind["players"], kind["games"]) == (GAME.name, SEATS, 2)
    assert kind["wins"] == sum(0 in result["winners"] for result in found)
    places = [result["places"][0] for result in found]
    assert kind["places"] == [places.count(place) for place in range(1, SEATS + 1)]
    categories = [points["category"] for points in kind["points"]]
    assert categories == [category for category in GAME.score_categories() if category in categories] + [""]
    for points in kind["points"]:
        name = points["category"]
        by_seat = [
            [result["totals"][seat] if not name else result["parts"][seat][name] for result in found]
            for seat in range(SEATS)
        ]
        assert points["mine"] == round(sum(by_seat[0]) / 2, 1)
        assert points["all"] == round(sum(map(sum, by_seat)) / (2 * SEATS), 1)
    best = max(result["totals"][0] for result in found)
    assert kind["best"]["total"] == best
    assert [one["table"] for one in mine["recent"]] == tables[::-1]

    stranger = served.stranger()
    public = stranger.get("/api/players/player a/statistics")
    assert public["name"] == "Player A"
    assert public["kinds"][0]["points"] == kind["points"]
    assert [one["table"] for one in public["recent"]] == tables[:1], "what was private stays so"
    assert public["kinds"][0]["best"]["table"] in (None, tables[0])
    assert stranger.get("/api/players/nobody/statistics", 404)["message"] == "error-no-such-player"
    stranger.get("/api/me/statistics", 401)


def test_what_counts_for_nobody(served: Served, accounts: list[Client]) -> None:
    """Bots, several seats of one person, and games that began elsewhere."""
    host = accounts[0]
    bots = [{"kind": "bot", "bot": "random"}] * (SEATS - 1)
    table = served.open_table(host, [{"kind": "me"}, *bots])
    host.post(f"/api/tables/{table}/start")
    served.play(table)
    assert [row.user is None for row in kept(served, table)] == [False, *[True] * (SEATS - 1)]
    shared = served.open_table(host, [{"kind": "me", "name": letter} for letter in LETTERS[:SEATS]])
    host.post(f"/api/tables/{shared}/start")
    served.play(shared)
    assert {row.user for row in kept(served, shared)} == {None}
    saga = host.raw("GET", f"/api/tables/{table}/saga").text
    uploaded = host.post("/api/sagas", {"saga": saga}, 201)["table"]["id"]
    served.call(served.server.results.do_missed)
    assert {row.user for row in kept(served, uploaded)} == {None}
    assert host.get("/api/me/statistics")["kinds"][0]["games"] == 1


def test_results_are_kept_once_and_after_a_restart_if_they_were_missed(serve_with: Callable[..., Served]) -> None:
    served = serve_with(requests_per_minute=0)
    served.server.rooms.after.remove(served.server.results.on_entry)
    people = [served.guest(f"Guest {letter}") for letter in LETTERS[:SEATS]]
    table = served.finished_table(people)
    store = served.server.store
    assert served.call(without_results, store) == [table]

    async def at_once() -> list[bool]:
        return list(await asyncio.gather(*(keep_results(store, table) for _ in range(5))))

    assert sorted(served.call(at_once)) == [False] * 4 + [True]
    assert people[0].get("/api/me/statistics")["kinds"][0]["games"] == 1

    async def forget() -> None:
        for part in (schema.results, schema.tallies, schema.averages):
            await store.execute(delete(part))

    served.call(forget)
    again = serve_with(requests_per_minute=0)
    assert len(kept(again, table)) == SEATS


def test_who_is_gone_is_in_no_row(served: Served, accounts: list[Client]) -> None:
    table = served.finished_table(accounts)
    rows = kept(served, table)
    accounts[0].ask("DELETE", "/api/me", 204, json={"password": "correct horse"})
    assert [row.user for row in kept(served, table)] == [None, *(row.user for row in rows[1:])]
    left = served.call(
        served.server.store.fetch_one,
        select(func.count()).select_from(schema.tallies).where(schema.tallies.c.user == rows[0].user),
    )
    assert left[0] == 0
