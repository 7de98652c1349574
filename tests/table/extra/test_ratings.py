"""Ratings: who counts, exactly once, whatever happens in between."""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import delete, func, select

from longhall.server.lists.ratings import RESIGNED, Player, new_ratings, players_of, rate, uncounted
from longhall.server.storage import schema
from longhall.server.storage.rows import Seat

from ..conftest import GAME, SEATS, Client, Served

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
from services import Postgres

RATED = {"rated": True}


numbers = itertools.count()


def people(served: Served, count: int = SEATS) -> list[Client]:
    """New accounts, each at an address of their own."""
    return [
        served.account(f"Player {number}", address=f"10.0.{number // 200}.{number % 200 + 2}")
        for number in itertools.islice(numbers, count)
    ]


def wait_for(served: Served, table: str) -> list[dict[str, float]]:
    """What a game did to ratings, when it is counted."""

    async def counted() -> None:
        for _ in range(30_000):
            if await served.server.store.fetch_one(select(schema.rated).where(schema.rated.c.table == table)):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("not counted")

    served.call(counted)
    told = served.stranger().get(f"/api/tables/{table}/ratings")
    assert told["counted"]
    changes: list[dict[str, float]] = told["changes"]
    return changes


def test_a_rated_game_moves_ratings_by_places(served: Served) -> None:
    players = people(served)
    table = served.finished_table(players, terms=RATED)
    changes = wait_for(served, table)
    assert [change["seat"] for change in changes] == list(range(SEATS))
    result = served.table(table).result
    assert result is not None
    by_place = sorted(changes, key=lambda change: -change["after"])
    places = [result["places"][int(change["seat"])] for change in by_place]
    assert places == sorted(places)
    best = players[int(by_place[0]["seat"])]
    own = best.get("/api/me/ratings")["ratings"]
    assert own == [{"game": GAME.name, "rating": by_place[0]["after"], "games": 1, "wins": 1}]
    mine = best.get(f"/api/games/{GAME.name}/ratings")["mine"]
    assert mine == {"place": None, "rating": by_place[0]["after"], "games": 1}


def test_other_tables_do_not_count(served: Served) -> None:
    table = served.finished_table(people(served))
    assert served.stranger().get(f"/api/tables/{table}/ratings") == {"counted": False, "changes": [], "reason": ""}


def test_a_game_against_bots_alone_changes_nothing(served: Served) -> None:
    host = served.guest()
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(SEATS - 1))]
    table = served.open_table(host, seats, terms=RATED)
    host.post(f"/api/tables/{table}/start")
    served.play(table)
    assert wait_for(served, table) == []
    assert host.get("/api/me/ratings")["ratings"] == []


def test_guests_do_not_count(served: Served) -> None:
    """A guest can be anybody, and a new one for every game: wins against them say nothing."""
    guests = [served.guest(f"Guest {number}") for number in range(SEATS - 1)]
    (player,) = people(served, 1)
    table = served.finished_table([player, *guests], terms=RATED)
    assert wait_for(served, table) == []
    two = people(served, 2)
    table = served.finished_table([*two, *guests[2:], guests[0]], terms=RATED)
    assert [change["seat"] for change in wait_for(served, table)] == [0, 1]
    for guest in guests:
        assert guest.get("/api/me/ratings")["ratings"] == []


def test_a_game_is_counted_once_and_again_after_a_restart_if_it_was_missed(served: Served) -> None:
    players = people(served)
    table = served.finished_table(players, terms=RATED)
    first = wait_for(served, table)
    store = served.server.store

    async def at_once() -> list[object]:
        return list(await asyncio.gather(*(rate(store, table) for _ in range(5))))

    assert served.call(at_once) == [None] * 5
    assert players[0].get("/api/me/ratings")["ratings"][0]["games"] == 1

    async def forget() -> None:  # as if the process had been killed between the last move and the counting
        async with store.engine.begin() as connection:
            await connection.execute(delete(schema.rated).where(schema.rated.c.table == table))
            await connection.execute(delete(schema.ratings))

    served.call(forget)
    assert served.call(uncounted, store) == [table]
    found = served.call(at_once)
    assert sum(changes is not None for changes in found) == 1
    assert served.call(uncounted, store) == []
    assert wait_for(served, table) == first
    assert players[0].get("/api/me/ratings")["ratings"][0]["games"] == 1


def test_what_was_missed_is_counted_at_the_start(serve_with: Callable[..., Served]) -> None:
    served = serve_with(requests_per_minute=0)
    served.server.rooms.after.remove(served.server.ratings.on_entry)
    table = served.finished_table(people(served), terms=RATED)
    assert served.call(uncounted, served.server.store) == [table]
    again = serve_with(requests_per_minute=0)
    assert len(wait_for(again, table)) == SEATS


def seat(number: int, user: str | None = None, kind: str = "human", resigned: bool = False) -> Seat:
    return Seat(number, kind, user, resigned=resigned)


def test_who_resigned_is_last_and_bots_are_left_out() -> None:
    result = {"places": [3, 1, 2, 4], "winners": [1]}
    sitting = [seat(0, "a"), seat(1, "b", resigned=True), seat(2, None, "bot"), seat(3, "c")]
    found = players_of(sitting, result)
    assert [(player.user, player.place, player.won) for player in found] == [
        ("a", 3, False),
        ("b", RESIGNED, False),
        ("c", 4, False),
    ]
    fresh = dict.fromkeys("abc", (25.0, 25 / 3))
    after = {change.user: change.after[0] for change in new_ratings(found, fresh)}
    assert after["a"] > after["c"] > after["b"]


def test_one_person_on_several_seats_does_not_count() -> None:
    assert players_of([seat(0, "a"), seat(1, "a"), seat(2, "b")], {"places": [1, 2, 3], "winners": [0]}) == []


def test_equal_places_share() -> None:
    players = [Player(0, "a", 1, True), Player(1, "b", 1, True)]
    a, b = new_ratings(players, {"a": (25.0, 8.0), "b": (25.0, 8.0)})
    assert a.after == b.after


@pytest.mark.slow
def test_two_games_of_the_same_people_at_once_on_postgresql(serve_with: Callable[..., Served]) -> None:
    with Postgres() as database:
        served = serve_with(requests_per_minute=0, database=database.url)
        players = people(served)
        tables = [served.finished_table(players, seed=seed, terms=RATED) for seed in range(4)]
        for table in tables:
            assert len(wait_for(served, table)) == SEATS
        store = served.server.store

        async def count_anew() -> int:
            async with store.engine.begin() as connection:
                await connection.execute(delete(schema.rated))
                await connection.execute(delete(schema.ratings))
            await asyncio.gather(*(rate(store, table) for table in tables for _ in range(3)))
            return int((await store.fetch_one(select(func.sum(schema.ratings.c.games))))[0])

        assert served.call(count_anew) == 4 * SEATS
