"""Lists of tables: open ones that anybody may join, one's own, finished ones; and who plays well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, exists, select
from sqlalchemy.sql.elements import ColumnElement

from . import schema
from .hall import Hall
from .people import Person
from .store import Store

tables, seats = schema.tables.c, schema.seats.c


async def listed_tables(
    store: Store, where: Sequence[ColumnElement[bool]], most: int, skip: int = 0
) -> list[dict[str, Any]]:
    """Rows of tables with their seats, the latest first."""
    question: Select[Any] = select(schema.tables).where(*where)
    rows = await store.all(question.order_by(tables.changed.desc(), tables.id).limit(most).offset(skip))
    sitting = await store.all(
        select(schema.seats).where(seats.table.in_([row.id for row in rows])).order_by(seats.table, seats.seat)
    )
    return [table_row(row, [seat for seat in sitting if seat.table == row.id]) for row in rows]


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
    store: Store, person: Person | None, game: str | None, most: int, skip: int
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


async def tables_of(hall: Hall, person: Person, most: int) -> list[dict[str, Any]]:
    """A person's open and running tables, those that wait for them first, then the latest."""
    mine = (sits_at(person)) | (tables.host == person.id)
    rows = await listed_tables(hall.store, [tables.status != "finished", mine], most)
    for row in rows:
        table = await hall.table(row["id"])
        assert table is not None
        row["your_seats"] = table.seats_of(person.id)
        row["your_turn"] = any(seat in table.on_the_clock() for seat in row["your_seats"])
        row["host"] = table.host == person.id
    return sorted(rows, key=lambda row: not row["your_turn"])


def sits_at(person: Person) -> ColumnElement[bool]:
    """Whether somebody has a seat at a table."""
    return exists().where(seats.table == tables.id, seats.user == person.id)


async def best_players(store: Store, game: str, most: int, skip: int) -> list[dict[str, Any]]:
    """Rated players, the best first."""
    rated, people = schema.ratings.c, schema.users.c
    cautious = rated.mu - 3 * rated.sigma
    rows = await store.all(
        select(people.name, cautious.label("rating"), rated.games, rated.wins)
        .join(schema.users, people.id == rated.user)
        .where(rated.game == game)
        .order_by(cautious.desc(), people.id)
        .limit(most)
        .offset(skip)
    )
    return [
        {"place": skip + at, "name": row.name, "rating": round(row.rating, 2), "games": row.games, "wins": row.wins}
        for at, row in enumerate(rows, 1)
    ]
