"""Lists of tables: open ones that anybody may join, one's own, finished ones; and who plays well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, exists, select
from sqlalchemy.sql.elements import ColumnElement

from ..auth.accounts import User
from ..rooms.registry import Rooms
from ..storage import schema
from ..storage.store import Store

tables, seats = schema.tables.c, schema.seats.c


async def find_tables(
    store: Store, where: Sequence[ColumnElement[bool]], most: int, skip: int = 0
) -> list[tuple[Any, list[Any]]]:
    """Rows of tables, each with the rows of its seats, the latest first."""
    question: Select[Any] = select(schema.tables).where(*where)
    rows = await store.all(question.order_by(tables.changed.desc(), tables.id).limit(most).offset(skip))
    sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
    asked = select(schema.seats).where(seats.table.in_(sitting)).order_by(seats.table, seats.seat)
    for seat in await store.all(asked):
        sitting[seat.table].append(seat)
    return [(row, sitting[row.id]) for row in rows]


async def listed_tables(
    store: Store, where: Sequence[ColumnElement[bool]], most: int, skip: int = 0
) -> list[dict[str, Any]]:
    """Tables as lists show them, the latest first."""
    return [table_row(row, sitting) for row, sitting in await find_tables(store, where, most, skip)]


def table_row(row: Any, sitting: list[Any]) -> dict[str, Any]:
    """A table in a list; no person's id, no secret."""
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "status": row.status,
        "terms": msgspec.json.decode(row.terms),
        "options": msgspec.json.decode(row.options),
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "resigned": s.resigned} for s in sitting
        ],
        "created": row.created,
        "changed": row.changed,
        "result": msgspec.json.decode(row.result) if row.result else None,
    }


async def open_tables(store: Store, game: str | None, most: int, skip: int) -> list[dict[str, Any]]:
    """The lobby: listed tables that wait for players."""
    where = [tables.status == "open", tables.listed.is_(True)]
    if game is not None:
        where.append(tables.game == game)
    return await listed_tables(store, where, most, skip)


async def finished_tables(
    store: Store, person: User | None, game: str | None, most: int, skip: int
) -> list[dict[str, Any]]:
    """Finished games: those of a person, or those that were listed."""
    where = [tables.status == "finished"]
    if person is not None:
        where.append(sits_at(person))
    else:
        where.append(tables.listed.is_(True))
    if game is not None:
        where.append(tables.game == game)
    return await listed_tables(store, where, most, skip)


async def tables_of(rooms: Rooms, person: User, most: int) -> list[dict[str, Any]]:
    """A person's open and running tables, those that wait for them first, then the latest."""
    mine = (sits_at(person)) | (tables.host == person.id)
    found = []
    for row, sitting in await find_tables(rooms.store, [tables.status != "finished", mine], most):
        waiting = await seats_waited_for(rooms, row)
        own = [seat.seat for seat in sitting if seat.user == person.id]
        turn = any(waiting >> seat & 1 for seat in own)
        found.append({**table_row(row, sitting), "your_seats": own, "your_turn": turn, "host": row.host == person.id})
    return sorted(found, key=lambda row: not row["your_turn"])


async def seats_waited_for(rooms: Rooms, row: Any) -> int:
    """The seats of people who are to act, as a mask; a table must be opened only if an older program kept it."""
    if row.status != "running":
        return 0
    if row.waiting is not None:
        return int(row.waiting)
    table = await rooms.table(row.id)
    assert table is not None
    return sum(1 << seat for seat in table.on_the_clock())


def sits_at(person: User) -> ColumnElement[bool]:
    """Whether somebody has a seat at a table."""
    return exists().where(seats.table == tables.id, seats.user == person.id)


async def best_players(store: Store, game: str, most: int, skip: int) -> list[dict[str, Any]]:
    """Rated players, the best first."""
    rated, people = schema.ratings.c, schema.users.c
    cautious = rated.mu - 3 * rated.sigma
    rows = await store.all(
        select(people.name, cautious.label("rating"), rated.games, rated.wins)
        .join(schema.users, people.id == rated.user)
        .where(rated.game == game, people.account.is_not(None))
        .order_by(cautious.desc(), people.id)
        .limit(most)
        .offset(skip)
    )
    return [
        {"place": skip + at, "name": row.name, "rating": round(row.rating, 2), "games": row.games, "wins": row.wins}
        for at, row in enumerate(rows, 1)
    ]
