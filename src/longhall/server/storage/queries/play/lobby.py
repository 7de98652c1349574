"""Lists of tables: open ones that anybody may join, one's own, finished ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Select, exists, select
from sqlalchemy.sql.elements import ColumnElement

from ... import schema
from ...rows import Seat, StoredTable, TableRow
from ...store import Store
from .tables import read_seat

tables, seats, entries = schema.tables.c, schema.seats.c, schema.entries.c
START: Final = "start"


async def find_tables(
    store: Store, where: Sequence[ColumnElement[bool]], most: int, skip: int = 0
) -> list[StoredTable]:
    """Tables with their seats, the latest first."""
    question: Select[Any] = select(schema.tables).where(*where)
    rows = await store.fetch_all(question.order_by(tables.changed.desc(), tables.id).limit(most).offset(skip))
    sitting: dict[str, list[Seat]] = {row.id: [] for row in rows}
    asked = select(schema.seats).where(seats.table.in_(sitting)).order_by(seats.table, seats.seat)
    for seat in await store.fetch_all(asked):
        sitting[seat.table].append(read_seat(seat))
    return [StoredTable(TableRow(*row), sitting[row.id]) for row in rows]


async def open_tables(store: Store, game: str | None, most: int, skip: int) -> list[StoredTable]:
    """Listed tables that wait for players."""
    where = [tables.status == "open", tables.listed.is_(True), *of_game(game)]
    return await find_tables(store, where, most, skip)


async def running_tables(store: Store, game: str | None, most: int, skip: int) -> list[StoredTable]:
    """Listed tables at which a game is being played."""
    where = [tables.status == "running", tables.listed.is_(True), *of_game(game)]
    return await find_tables(store, where, most, skip)


async def started_at(store: Store, table_ids: list[str]) -> dict[str, float]:
    """When the games at some tables began."""
    asked = select(entries.table, entries.at).where(entries.kind == START)
    return {row.table: row.at for row in await store.fetch_among(asked, entries.table, table_ids)}


async def finished_tables(store: Store, user: str | None, game: str | None, most: int, skip: int) -> list[StoredTable]:
    """Finished games: those of a person, or those that were listed."""
    whose = sits_at(user) if user is not None else tables.listed.is_(True)
    return await find_tables(store, [tables.status == "finished", whose, *of_game(game)], most, skip)


async def tables_of(store: Store, user: str, most: int) -> list[StoredTable]:
    """A person's open and running tables."""
    mine = sits_at(user) | (tables.host == user)
    return await find_tables(store, [tables.status != "finished", mine], most)


def of_game(game: str | None) -> list[ColumnElement[bool]]:
    """Only tables of a game, if one is named."""
    return [] if game is None else [tables.game == game]


def sits_at(user: str) -> ColumnElement[bool]:
    """Whether somebody has a seat at a table."""
    return exists().where(seats.table == tables.id, seats.user == user)
