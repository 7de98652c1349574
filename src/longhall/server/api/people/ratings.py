"""Ratings: your own, and what a game did to those of its players. The best players are in `tables/lobby.py`."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from ...lists.ratings import changes_at, ratings_of
from ..dependencies import APerson, AServer, ATable
from ..routers import signed_router

router = signed_router("lists", "/api")


class OwnRating(BaseModel):
    """How strong you play a game."""

    game: str
    rating: float = Field(description="A cautious estimate: the mean less three deviations.")
    games: int
    wins: int


class OwnRatings(BaseModel):
    """Your ratings."""

    ratings: list[OwnRating]


class RatingChange(BaseModel):
    """What a game did to the rating of the person on a seat."""

    seat: int
    before: float
    after: float


class RatingChanges(BaseModel):
    """What a game did to ratings."""

    counted: bool = Field(description="Whether the game counts, or has counted, at all.")
    changes: list[RatingChange] = Field(description="By seat; nothing where the game was not rated.")
    reason: Literal["", "accounts", "seats", "browser", "address", "often"] = Field(
        description="Why the game was not rated: fewer than two accounts, several seats of one person, two who share a "
        "browser or an address, or the same people too often in a day. Empty: it was, or is not counted yet."
    )


@router.get("/me/ratings")
async def my_ratings(server: AServer, person: APerson) -> OwnRatings:
    """Your ratings, game by game."""
    return OwnRatings(ratings=[OwnRating(**row) for row in await ratings_of(server.store, person.id)])


@router.get("/tables/{table}/ratings")
async def rating_changes(server: AServer, table: ATable) -> RatingChanges:
    """What a finished rated game did to the ratings of its players."""
    found = await changes_at(server.store, table.id)
    return RatingChanges(counted=found is not None, **(found or {"changes": [], "reason": ""}))
