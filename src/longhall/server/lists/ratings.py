"""Ratings: how well people play a game, from the places they took at rated tables.

A game counts when at least two people with accounts sat at the table, each person on one seat. They are compared with
each other only: bots and guests are left out, and a seat that was lent to a bot for a while stays its person's. Who
resigned is last.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import exists, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rooms.log_entry import MOVE, LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room, Seat
from ..storage import schema
from ..storage.store import Store
from ..storage.upsert import add_new

TRIES: Final = 5
PAGE: Final = 200
RESIGNED: Final = 1000
"""A place behind all others."""
MODEL: Final = PlackettLuce()
log = logging.getLogger("longhall.ratings")


class Change(msgspec.Struct):
    """What a game did to somebody's rating."""

    seat: int
    user: str
    before: tuple[float, float]
    after: tuple[float, float]


class Player(msgspec.Struct):
    """Somebody at a rated table."""

    seat: int
    user: str
    place: int
    won: bool


class Ratings:
    """Counts each finished rated game once, whichever process ended it and however often the server is restarted."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.after.append(self.on_entry)

    async def start(self) -> None:
        """Look for games that ended without being counted, beside everything else."""
        self._later(self.count_missed())

    async def stop(self) -> None:
        """Finish counting; what is not counted then is counted after the next start."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=5)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def on_entry(self, table: Room, entry: LogEntry) -> None:
        """A game that ended here is counted here."""
        if entry.kind == MOVE and table.status == "finished" and table.terms.rated:
            self._later(self.count(table.id))

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work, name="ratings")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def count(self, table_id: str) -> None:
        """Count a game; a database that is busy is asked again."""
        for attempt in range(TRIES):
            try:
                await rate(self.store, table_id)
                return
            except (SQLAlchemyError, OSError) as error:
                log.warning("a game is not counted yet: %s", type(error).__name__)
            await asyncio.sleep(0.2 * 2**attempt)

    async def count_missed(self) -> None:
        """Count all games that ended while nobody was there to count."""
        with contextlib.suppress(SQLAlchemyError, OSError):  # after the next start, then
            while missed := await uncounted(self.store):
                for table_id in missed:
                    await rate(self.store, table_id)


async def uncounted(store: Store) -> list[str]:
    """Finished rated games that were not counted yet, the oldest first."""
    tables = schema.tables.c
    rows = await store.all(
        select(tables.id)
        .where(tables.status == "finished", tables.terms.contains('"rated":true'))
        .where(~exists().where(schema.rated.c.table == tables.id))
        .order_by(tables.changed)
        .limit(PAGE)
    )
    return [row.id for row in rows]


async def rate(store: Store, table_id: str) -> list[Change] | None:
    """Count a finished game, all of it or nothing; None if that was done before."""
    row = await store.one(select(schema.tables).where(schema.tables.c.id == table_id))
    sitting = await store.all(select(schema.seats).where(schema.seats.c.table == table_id))
    if row is None or row.result is None:
        return None
    players = players_of([Seat(*seat[1:]) for seat in sitting], msgspec.json.decode(row.result))
    async with store.engine.begin() as connection:
        # First of all the mark, as a write: whoever comes second waits here, and then finds it.
        if not await add_new(connection, schema.rated, [{"table": table_id, "at": time.time(), "changes": "[]"}]):
            return None
        changes = await rate_players(connection, row.game, await known(connection, players))
        told = msgspec.json.encode(changes).decode()
        await connection.execute(update(schema.rated).where(schema.rated.c.table == table_id).values(changes=told))
    return changes


def players_of(sitting: list[Seat], result: dict[str, Any]) -> list[Player]:
    """The people whose places count; nobody if one person had several seats."""
    players = [
        Player(
            seat.seat,
            seat.user,
            RESIGNED if seat.resigned else result["places"][seat.seat],
            seat.seat in result["winners"],
        )
        for seat in sitting
        if seat.kind == "human" and seat.user is not None
    ]
    alone = len({player.user for player in players}) < len(players)
    return [] if alone else sorted(players, key=lambda player: player.user)


async def known(connection: AsyncConnection, players: list[Player]) -> list[Player]:
    """Those who have an account: a guest could be anybody, and anew for every game."""
    users = schema.users.c
    mine = select(users.id).where(users.id.in_([player.user for player in players]), users.account.is_not(None))
    rows = await connection.execute(mine)
    here = {row.id for row in rows}
    return [player for player in players if player.user in here]


async def rate_players(connection: AsyncConnection, game: str, players: list[Player]) -> list[Change]:
    """Bring the ratings of those who played up to date."""
    if len(players) < 2:
        return []
    new = MODEL.rating()
    fresh = {"game": game, "mu": new.mu, "sigma": new.sigma, "games": 0, "wins": 0}
    await add_new(connection, schema.ratings, [{"user": player.user, **fresh} for player in players])
    held = schema.ratings.c
    rows = await connection.execute(
        select(schema.ratings)
        .where(held.game == game, held.user.in_([player.user for player in players]))
        .order_by(held.user)
        .with_for_update()
    )
    before = {row.user: (row.mu, row.sigma) for row in rows}
    changes = new_ratings(players, before)
    for player, change in zip(players, changes, strict=True):
        await connection.execute(
            update(schema.ratings)
            .where(held.game == game, held.user == player.user)
            .values(mu=change.after[0], sigma=change.after[1], games=held.games + 1, wins=held.wins + int(player.won))
        )
    return changes


def new_ratings(players: list[Player], before: dict[str, tuple[float, float]]) -> list[Change]:
    """What the places of a game make of the ratings of those who played it."""
    teams = [[MODEL.rating(mu=before[player.user][0], sigma=before[player.user][1])] for player in players]
    rated = MODEL.rate(teams, ranks=[float(player.place) for player in players])
    return [
        Change(player.seat, player.user, before[player.user], (team[0].mu, team[0].sigma))
        for player, team in zip(players, rated, strict=True)
    ]


def shown(mu: float, sigma: float) -> float:
    """A rating as people see it: a cautious estimate."""
    return round(mu - 3 * sigma, 2)


async def ratings_of(store: Store, user: str) -> list[dict[str, Any]]:
    """All ratings of a person."""
    held = schema.ratings.c
    rows = await store.all(select(schema.ratings).where(held.user == user).order_by(held.game))
    return [
        {"game": row.game, "rating": shown(row.mu, row.sigma), "games": row.games, "wins": row.wins} for row in rows
    ]


async def changes_at(store: Store, table_id: str) -> list[dict[str, Any]] | None:
    """What a game did to the ratings of its players, by seat; None if it was not counted."""
    row = await store.one(select(schema.rated).where(schema.rated.c.table == table_id))
    if row is None:
        return None
    changes = msgspec.json.decode(row.changes, type=list[Change])
    return [
        {"seat": change.seat, "before": shown(*change.before), "after": shown(*change.after)}
        for change in sorted(changes, key=lambda change: change.seat)
    ]
