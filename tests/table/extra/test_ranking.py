"""The ranking of a game: who has enough games, in pages, and one's own place."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select

from longhall.server.lists.ranking import LEAST_GAMES
from longhall.server.storage import schema

from ..conftest import GAME, Client, Served

PATH = f"/api/games/{GAME.name}/ratings"


def rated_players(served: Served, games: list[int]) -> list[Client]:
    """Accounts with so many games each, every one better than the next."""
    found = [served.account(f"Rank {number}") for number in range(len(games))]
    ids = [person.get("/api/me")["id"] for person in found]
    rows = [
        {"user": ids[at], "game": GAME.name, "mu": 40.0 - at, "sigma": 2.0, "games": count, "wins": 1}
        for at, count in enumerate(games)
    ]
    served.call(served.server.store.execute, insert(schema.ratings).values(rows))
    return found


def test_only_those_with_enough_games_are_ranked(serve_with: Callable[..., Served]) -> None:
    served = serve_with(requests_per_minute=0)
    players = rated_players(served, [LEAST_GAMES, LEAST_GAMES - 1, LEAST_GAMES + 3, LEAST_GAMES])
    told = served.stranger().get(PATH)
    assert [(row["place"], row["name"]) for row in told["ratings"]] == [(1, "Rank 0"), (2, "Rank 2"), (3, "Rank 3")]
    assert told["ratings"][0] == {
        "place": 1,
        "name": "Rank 0",
        "account": "rank 0",
        "rating": 34.0,
        "uncertainty": 2.0,
        "games": LEAST_GAMES,
        "wins": 1,
    }
    assert (told["count"], told["least_games"], told["mine"]) == (3, LEAST_GAMES, None)
    assert served.stranger().get(f"{PATH}?most=1&skip=1")["ratings"][0]["name"] == "Rank 2"
    places = [person.get(PATH)["mine"]["place"] for person in players]
    assert places == [1, None, 2, 3]
    assert served.guest().get(PATH)["mine"] is None
    assert served.account("New").get(PATH)["mine"] is None
    known = served.call(served.server.store.fetch_all, select(schema.ratings))
    assert len(known) == len(players), "looking changes nothing"
