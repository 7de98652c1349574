"""Ratings: how well people play a game, from the places they took at rated tables.

People with accounts are compared with each other only: bots and guests are left out, and a seat that was lent to a bot
for a while stays its person's. Who resigned, or let a bot finish, is last. `why_not` has the rules by which a game
counts for nobody; `docs/ratings.md` tells them to people.
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from ..rooms.room import Room
from ..storage.queries.play.tables import find_table
from ..storage.queries.standings import ratings as kept_ratings
from ..storage.queries.standings.rating_rules import most_meetings, share_address, share_browser
from ..storage.queries.standings.ratings import Estimate, RatingChange, uncounted
from ..storage.rows import Seat
from ..storage.store import Store
from .after_games import AfterGames

RESIGNED: Final = 1000
"""A place behind all others."""
MODEL: Final = PlackettLuce()
MOST_MEETINGS: Final = 5
"""So many games of a day count between the same two people, in one game; more say little, and can be arranged."""


class Player(msgspec.Struct):
    """Somebody at a rated table."""

    seat: int
    user: str
    place: int
    won: bool


class Ratings(AfterGames):
    """Counts each finished rated game."""

    name = "ratings"

    def concerns(self, table: Room) -> bool:
        """Only rated games count."""
        return table.terms.rated

    async def do(self, table_id: str) -> None:
        await rate(self.store, table_id, self.rooms.settings.rate_neighbours)

    async def missed(self) -> list[str]:
        """Rated games that were not counted."""
        return await uncounted(self.store)


async def rate(store: Store, table_id: str, neighbours: bool = False) -> list[RatingChange] | None:
    """Count a finished game, all of it or nothing; None if that was done before.

    `neighbours`: whether people who share an address count, too.
    """
    table = await find_table(store, table_id)
    if table is None or table.row.result is None:
        return None
    players = players_of(table.seats, msgspec.json.decode(table.row.result))
    new, now = MODEL.rating(), time.time()

    def changes(before: dict[str, Estimate]) -> list[RatingChange]:
        return new_ratings([player for player in players if player.user in before], before)

    async def why_not(connection: Any, accounts: list[str]) -> str:
        if not players:
            return "seats"
        if len(accounts) < 2:
            return "accounts"
        if await share_browser(connection, accounts):
            return "browser"
        if not neighbours and await share_address(connection, table_id, accounts):
            return "address"
        return "often" if await most_meetings(connection, table.row.game, accounts, now) >= MOST_MEETINGS else ""

    users, winners = [player.user for player in players], {player.user for player in players if player.won}
    return await kept_ratings.count_game(
        store, table_id, table.row.game, users, winners, (new.mu, new.sigma), changes, why_not, now
    )


def players_of(sitting: list[Seat], result: dict[str, Any]) -> list[Player]:
    """The people whose places count; nobody if one person had several seats."""
    players = [
        Player(
            seat.seat,
            seat.user,
            RESIGNED if left(seat) else result["places"][seat.seat],
            seat.seat in result["winners"] and not left(seat),
        )
        for seat in sitting
        if seat.kind == "human" and seat.user is not None
    ]
    alone = len({player.user for player in players}) < len(players)
    return [] if alone else sorted(players, key=lambda player: player.user)


def left(seat: Seat) -> bool:
    """Whether somebody did not finish the game themselves: they resigned, or a bot has their seat."""
    return seat.resigned or bool(seat.bot)


def new_ratings(players: list[Player], before: dict[str, Estimate]) -> list[RatingChange]:
    """What the places of a game make of the ratings of those who played it."""
    teams = [[MODEL.rating(mu=before[player.user][0], sigma=before[player.user][1])] for player in players]
    rated = MODEL.rate(teams, ranks=[float(player.place) for player in players])
    return [
        RatingChange(player.seat, player.user, before[player.user], (team[0].mu, team[0].sigma))
        for player, team in zip(players, rated, strict=True)
    ]


def shown(mu: float, sigma: float) -> float:
    """A rating as people see it: a cautious estimate."""
    return round(mu - 3 * sigma, 2)


async def ratings_of(store: Store, user: str) -> list[dict[str, Any]]:
    """All ratings of a person."""
    return [
        {"game": row.game, "rating": shown(row.mu, row.sigma), "games": row.games, "wins": row.wins}
        for row in await kept_ratings.ratings_of(store, user)
    ]


async def changes_at(store: Store, table_id: str) -> dict[str, Any] | None:
    """What a game did to the ratings of its players, by seat, or why it did nothing; None if it was not counted."""
    found = await kept_ratings.changes_at(store, table_id)
    if found is None:
        return None
    changes, reason = found
    return {
        "changes": [
            {"seat": change.seat, "before": shown(*change.before), "after": shown(*change.after)}
            for change in sorted(changes, key=lambda change: change.seat)
        ],
        "reason": reason,
    }
