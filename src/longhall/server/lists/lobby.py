"""Lists of tables: open ones that anybody may join, one's own, finished ones."""

from __future__ import annotations

from typing import Any

import msgspec

from ..rooms.registry import Rooms
from ..storage.queries.play import lobby as kept_tables
from ..storage.queries.play.packs import pack_names
from ..storage.rows import StoredTable, TableRow, User
from ..storage.store import Store


def table_row(table: StoredTable, packs: dict[str, str]) -> dict[str, Any]:
    """A table in a list; no person's id, no secret. `packs` has the names of content packs, by their hash."""
    row = table.row
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "pack": packs.get(row.content, ""),
        "status": row.status,
        "terms": msgspec.json.decode(row.terms),
        "options": msgspec.json.decode(row.options),
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "resigned": s.resigned} for s in table.seats
        ],
        "created": row.created,
        "changed": row.changed,
        "result": msgspec.json.decode(row.result) if row.result else None,
    }


async def open_tables(store: Store, game: str | None, most: int, skip: int) -> list[dict[str, Any]]:
    """The lobby: listed tables that wait for players."""
    packs = await pack_names(store)
    return [table_row(table, packs) for table in await kept_tables.open_tables(store, game, most, skip)]


async def finished_tables(
    store: Store, person: User | None, game: str | None, most: int, skip: int
) -> list[dict[str, Any]]:
    """Finished games: those of a person, or those that were listed."""
    user = person.id if person is not None else None
    packs = await pack_names(store)
    return [table_row(table, packs) for table in await kept_tables.finished_tables(store, user, game, most, skip)]


async def tables_of(rooms: Rooms, person: User, most: int) -> list[dict[str, Any]]:
    """A person's open and running tables, those that wait for them first, then the latest."""
    found = []
    packs = await pack_names(rooms.store)
    for table in await kept_tables.tables_of(rooms.store, person.id, most):
        waiting = await seats_waited_for(rooms, table.row)
        own = [seat.seat for seat in table.seats if seat.user == person.id]
        turn = any(waiting >> seat & 1 for seat in own)
        host = table.row.host == person.id
        found.append({**table_row(table, packs), "your_seats": own, "your_turn": turn, "host": host})
    return sorted(found, key=lambda row: not row["your_turn"])


async def seats_waited_for(rooms: Rooms, row: TableRow) -> int:
    """The seats of people who are to act, as a mask; a table must be opened only if an older program kept it."""
    if row.status != "running":
        return 0
    if row.waiting is not None:
        return row.waiting
    table = await rooms.table(row.id)
    assert table is not None
    return sum(1 << seat for seat in table.on_the_clock())
