"""The ranking of a game: who plays it best, of those who have played enough rated games to tell."""

from __future__ import annotations

from typing import Any, Final

from ..storage.queries.standings import ratings as kept_ratings
from ..storage.queries.standings.ratings import RankedPlayer
from ..storage.rows import User
from ..storage.store import Store
from .ratings import ratings_of

LEAST_GAMES: Final = 5
"""So many rated games make a place in the ranking; before that a rating is a guess."""


async def ranking(store: Store, game: str, person: User | None, most: int, skip: int) -> dict[str, Any]:
    """A page of the ranking, how many there are in it, and where the person who asks is."""
    found = await kept_ratings.best_players(store, game, LEAST_GAMES, most, skip)
    return {
        "ratings": [shown_player(skip + at, row) for at, row in enumerate(found, 1)],
        "count": await kept_ratings.count_ranked(store, game, LEAST_GAMES),
        "least_games": LEAST_GAMES,
        "mine": None if person is None else await own_place(store, game, person),
    }


def shown_player(place: int, row: RankedPlayer) -> dict[str, Any]:
    """Somebody in the ranking."""
    return {
        "place": place,
        "name": row.name,
        "account": row.account,
        "rating": round(row.rating, 2),
        "uncertainty": round(row.sigma, 2),
        "games": row.games,
        "wins": row.wins,
    }


async def own_place(store: Store, game: str, person: User) -> dict[str, Any] | None:
    """Somebody's rating and place; without a place while there are too few games; None without any."""
    own = next((row for row in await ratings_of(store, person.id) if row["game"] == game), None)
    if own is None or person.is_guest:
        return None
    ranked = own["games"] >= LEAST_GAMES
    place = await kept_ratings.place_of(store, game, person.id, LEAST_GAMES) if ranked else None
    return {"place": place, "rating": own["rating"], "games": own["games"]}
