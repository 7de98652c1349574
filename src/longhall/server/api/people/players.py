"""Players: what you, and others who have accounts, have played."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import BaseModel, Field

from ....kernel.errors import LonghallError
from ...lists.statistics import statistics_of
from ...protocol.limits import LONGEST_NAME
from ...protocol.shapes import PlayedGame
from ..dependencies import APerson, AServer
from ..routers import signed_router
from .ratings import OwnRating

router = signed_router("players", "/api")
AccountName = Annotated[str, Path(min_length=1, max_length=LONGEST_NAME, description="The name of an account.")]


class Points(BaseModel):
    """Average points in a category of the score sheet."""

    category: str = Field(description="As in the score sheet; empty: the total.")
    mine: float
    all: float = Field(description="Of all people here, in games with as many players.")


class KindStatistics(BaseModel):
    """What somebody has reached in games with so many players."""

    game: str
    players: int
    games: int
    wins: int
    places: list[int] = Field(description="How often first, second and so on.")
    points: list[Points]
    best: PlayedGame | None = Field(description="The game with the most points.")


class Statistics(BaseModel):
    """What somebody has played."""

    name: str
    kinds: list[KindStatistics] = Field(description="By game and number of players.")
    recent: list[PlayedGame] = Field(description="The latest games, the last one first; of others only public ones.")
    ratings: list[OwnRating]


@router.get("/me/statistics")
async def my_statistics(server: AServer, person: APerson) -> Statistics:
    """What you have played."""
    return Statistics(name=person.name, **await statistics_of(server.store, person.id, everything=True))


@router.get("/players/{account}/statistics")
async def player_statistics(server: AServer, account: AccountName) -> Statistics:
    """What somebody who has an account has played."""
    person = await server.accounts.find_account(account)
    if person is None:
        raise LonghallError("error-no-such-player", given=account)
    return Statistics(name=person.name, **await statistics_of(server.store, person.id, everything=False))
