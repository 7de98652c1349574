"""How well people play each game, and what each game did to that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Select, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import schema
from ...store import Store
from ...upsert import add_new
from .finished import finished_without
from .rating_rules import NO_CHANGES, forget_addresses

Estimate = tuple[float, float]
"""Mean and deviation."""
tables, ratings, rated, users = schema.tables.c, schema.ratings.c, schema.rated.c, schema.users.c


class RatingRow(msgspec.Struct):
    """How well somebody plays a game."""

    game: str
    mu: float
    sigma: float
    games: int
    wins: int


class RankedPlayer(msgspec.Struct):
    """Somebody in the ranking of a game."""

    user: str
    name: str
    account: str
    rating: float
    sigma: float
    games: int
    wins: int


class RatingChange(msgspec.Struct):
    """What a game did to somebody's rating."""

    seat: int
    user: str
    before: Estimate
    after: Estimate


async def uncounted(store: Store) -> list[str]:
    """Finished rated games that were not counted yet, the oldest first."""
    return await finished_without(store, rated.table, tables.terms.contains('"rated":true'))


async def count_game(
    store: Store,
    table_id: str,
    game: str,
    players: list[str],
    winners: set[str],
    new: Estimate,
    rate: Callable[[dict[str, Estimate]], list[RatingChange]],
    why_not: Callable[[AsyncConnection, list[str]], Awaitable[str]],
    now: float,
) -> list[RatingChange] | None:
    """Count a finished game, all of it or nothing; None if that was done before.

    `rate` says what the game makes of the ratings that those of the players who have accounts had before; `why_not`,
    with those who have accounts, why the game is not rated, or nothing if it is.
    """
    async with store.engine.begin() as connection:
        # First of all the mark, as a write: whoever comes second waits here, and then finds it.
        if not await add_new(connection, schema.rated, [{"table": table_id, "at": now, "changes": NO_CHANGES}]):
            return None
        accounts = await with_accounts(connection, players)
        reason = await why_not(connection, accounts)
        before = {} if reason else await ratings_before(connection, game, accounts, new)
        changes = rate(before) if before else []
        for change in changes:
            mine = update(schema.ratings).where(ratings.game == game, ratings.user == change.user)
            won = ratings.wins + int(change.user in winners)
            values = {"mu": change.after[0], "sigma": change.after[1], "games": ratings.games + 1, "wins": won}
            await connection.execute(mine.values(values))
        told = msgspec.json.encode(changes).decode()
        await connection.execute(
            update(schema.rated).where(rated.table == table_id).values(changes=told, reason=reason)
        )
        await forget_addresses(connection, table_id)
    return changes


async def with_accounts(connection: AsyncConnection, players: list[str]) -> list[str]:
    """Those who have an account: a guest could be anybody, and anew for every game."""
    rows = await connection.execute(select(users.id).where(users.id.in_(players), users.account.is_not(None)))
    here = {row.id for row in rows}
    return [player for player in players if player in here]


async def ratings_before(
    connection: AsyncConnection, game: str, players: list[str], new: Estimate
) -> dict[str, Estimate]:
    """The ratings of those who played, locked until they are changed."""
    fresh = {"game": game, "mu": new[0], "sigma": new[1], "games": 0, "wins": 0}
    await add_new(connection, schema.ratings, [{"user": player, **fresh} for player in players])
    rows = await connection.execute(
        select(schema.ratings)
        .where(ratings.game == game, ratings.user.in_(players))
        .order_by(ratings.user)
        .with_for_update()
    )
    return {row.user: (row.mu, row.sigma) for row in rows}


async def ratings_of(store: Store, user: str) -> list[RatingRow]:
    """All ratings of a person."""
    rows = await store.fetch_all(select(schema.ratings).where(ratings.user == user).order_by(ratings.game))
    return [RatingRow(row.game, row.mu, row.sigma, row.games, row.wins) for row in rows]


async def rating_in(store: Store, user: str, game: str) -> Estimate | None:
    """A person's rating in a game."""
    row = await store.fetch_one(select(schema.ratings).where(ratings.user == user, ratings.game == game))
    return None if row is None else (row.mu, row.sigma)


async def ratings_among(store: Store, people: list[str]) -> dict[tuple[str, str], Estimate]:
    """The ratings of some people, by game and person."""
    rows = await store.fetch_among(select(schema.ratings), ratings.user, people)
    return {(row.game, row.user): (row.mu, row.sigma) for row in rows}


async def changes_at(store: Store, table_id: str) -> tuple[list[RatingChange], str] | None:
    """What a game did to the ratings of its players, or why it did nothing; None if it was not counted."""
    row = await store.fetch_one(select(rated.changes, rated.reason).where(rated.table == table_id))
    return None if row is None else (msgspec.json.decode(row.changes, type=list[RatingChange]), row.reason)


def ranking(game: str, least: int) -> Select[Any]:
    """Those with accounts who have played a game often enough, the best first."""
    cautious = ratings.mu - 3 * ratings.sigma
    return (
        select(
            users.id, users.name, users.account, cautious.label("rating"), ratings.sigma, ratings.games, ratings.wins
        )
        .join(schema.users, users.id == ratings.user)
        .where(ratings.game == game, ratings.games >= least, users.account.is_not(None))
        .order_by(cautious.desc(), users.id)
    )


async def best_players(store: Store, game: str, least: int, most: int, skip: int) -> list[RankedPlayer]:
    """Rated players with enough games, the best first."""
    return [RankedPlayer(*row) for row in await store.fetch_all(ranking(game, least).limit(most).offset(skip))]


async def count_ranked(store: Store, game: str, least: int) -> int:
    """How many there are."""
    among = ranking(game, least).order_by(None).subquery()
    return int((await store.fetch_one(select(func.count()).select_from(among)))[0])


async def place_of(store: Store, game: str, user: str, least: int) -> int:
    """Which place somebody who is in the ranking has: one more than there are better ones."""
    among = ranking(game, least).order_by(None).subquery()
    own = select(among.c.rating).where(among.c.id == user).scalar_subquery()
    better = or_(among.c.rating > own, and_(among.c.rating == own, among.c.id < user))
    return 1 + int((await store.fetch_one(select(func.count()).select_from(among).where(better)))[0])
