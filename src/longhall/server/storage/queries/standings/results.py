"""What came out of finished games: by seat, summed up by person, and on average of all people."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Integer, Row, Select, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ....protocol.shapes import PlayedGame
from ... import schema
from ...store import Store
from ...upsert import add_new, add_up
from .finished import finished_without

TOTAL: Final = ""
"""The category of a score sheet's last line."""
tables, results, tallies, averages = schema.tables.c, schema.results.c, schema.tallies.c, schema.averages.c


class SeatResult(msgspec.Struct):
    """What came out for one seat."""

    seat: int
    user: str | None
    """None: a bot's, or of a game that counts for nobody."""
    place: int
    won: bool
    total: int
    parts: dict[str, int]
    """The points by category."""


class GameCount(msgspec.Struct):
    """How often somebody took a place in a game of so many players."""

    game: str
    players: int
    place: int
    games: int
    wins: int


class Tally(msgspec.Struct):
    """Points in a category, of all games of a kind together."""

    game: str
    players: int
    category: str
    games: int
    points: int


class OwnResult(msgspec.Struct):
    """What came out for somebody in one game, and whether everybody may look at its table."""

    played: PlayedGame
    listed: bool


async def without_results(store: Store) -> list[str]:
    """Finished games whose results were not kept yet, the oldest first."""
    return await finished_without(store, results.table, tables.result.is_not(None))


async def add_results(store: Store, table_id: str, game: str, at: float, found: list[SeatResult]) -> bool:
    """Keep what came out of a game, all of it or nothing; tells whether that was not done before."""
    about = {"table": table_id, "game": game, "players": len(found), "at": at}
    rows = [
        {**about, "seat": one.seat, "user": one.user, "place": one.place, "won": one.won, "total": one.total}
        for one in found
    ]
    async with store.engine.begin() as connection:
        # First of all the first seat: whoever comes second waits here, and then finds it.
        if not await add_new(connection, schema.results, rows[:1]):
            return False
        await add_new(connection, schema.results, rows[1:])
        for one in found:
            if one.user is not None:
                await sum_up(connection, one.user, game, len(found), one)
    return True


async def sum_up(connection: AsyncConnection, user: str, game: str, players: int, one: SeatResult) -> None:
    """Add one game to what a person, and everybody together, have reached."""
    for category, points in {**one.parts, TOTAL: one.total}.items():
        kind = {"game": game, "players": players, "category": category}
        more = {"games": 1, "points": points}
        await add_up(connection, schema.tallies, {"user": user, **kind}, more)
        await add_up(connection, schema.averages, kind, more)


async def places_of(store: Store, user: str) -> list[GameCount]:
    """How often somebody took which place, by game and number of players."""
    kind = (results.game, results.players, results.place)
    wins = func.sum(cast(results.won, Integer))
    rows = await store.fetch_all(
        select(*kind, func.count(), wins).where(results.user == user).group_by(*kind).order_by(*kind)
    )
    return [GameCount(*row) for row in rows]


async def tallies_of(store: Store, user: str) -> list[Tally]:
    """What somebody has reached by category, by game and number of players."""
    asked = select(tallies.game, tallies.players, tallies.category, tallies.games, tallies.points)
    return [Tally(*row) for row in await store.fetch_all(asked.where(tallies.user == user))]


async def averages_of(store: Store, games: list[str]) -> list[Tally]:
    """What all people together have reached in some games."""
    asked = select(averages.game, averages.players, averages.category, averages.games, averages.points)
    return [Tally(*row) for row in await store.fetch_among(asked, averages.game, games)]


def own_results() -> Select[Any]:
    """Results with what their tables tell."""
    told = (results.table, results.game, results.players, results.place, results.won, results.total, results.at)
    return select(*told, tables.listed).join(schema.tables, tables.id == results.table)


def own_result(row: Row[Any]) -> OwnResult:
    """A row of `own_results` as a struct."""
    *played, listed = list(row)
    return OwnResult(PlayedGame(*played), listed)


async def best_of(store: Store, user: str, game: str, players: int) -> OwnResult | None:
    """Somebody's game with the most points, the latest of several."""
    found = (results.user == user, results.game == game, results.players == players)
    row = await store.fetch_one(own_results().where(*found).order_by(results.total.desc(), results.at.desc()).limit(1))
    return None if row is None else own_result(row)


async def recent_of(store: Store, user: str, most: int) -> list[OwnResult]:
    """Somebody's latest finished games."""
    mine = own_results().where(results.user == user).order_by(results.at.desc(), results.table).limit(most)
    return [own_result(row) for row in await store.fetch_all(mine)]
