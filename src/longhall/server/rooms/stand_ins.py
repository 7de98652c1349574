"""Stand-ins: the bot that plays on for somebody who is absent or has resigned plays about as well as they do."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

from ..storage.errors import STORE_ERRORS
from ..storage.queries.standings.ratings import rating_in
from ..storage.store import Store
from .room import Room

USUAL: Final = "casual"
"""For guests and for those who have no rating in the game."""
MODEL: Final = PlackettLuce()
FROM: Final = (
    ("master", MODEL.mu + 3 * MODEL.beta),
    ("strong", MODEL.mu + MODEL.beta),
    ("casual", MODEL.mu - MODEL.beta),
)
"""From which mean of a rating on a level is near it: casual around the mean of all, each level two betas wide."""


def level_near(mean: float) -> str:
    """The level for somebody whose rating has this mean."""
    return next((level for level, least in FROM if mean >= least), "beginner")


async def stand_in_for(store: Store, table: Room, seat: int, unknown: str = USUAL) -> str:
    """The bot that is to play a person's seat. A database that does not answer holds nobody up.

    `unknown`: the bot for somebody whose rating is not known.
    """
    user = table.seats[seat].user if 0 <= seat < len(table.seats) else None
    if user is None:
        return unknown
    try:
        found = await rating_in(store, user, table.game.name)
    except STORE_ERRORS:
        return unknown
    return unknown if found is None else level_near(found[0])
