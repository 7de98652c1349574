"""Whole tables and people as rows, for export and import."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Table, insert, select

from ... import schema
from ...store import Store
from ...upsert import add_new

Row = dict[str, Any]
TABLE_PARTS: Final = {
    "seats": schema.seats,
    "entries": schema.entries,
    "snapshots": schema.snapshots,
    "chat": schema.chat,
    "watchers": schema.watchers,
    "rated": schema.rated,
}
CLUB_PARTS: Final = {
    "moderators": schema.moderators,
    "reports": schema.reports,
    "sanctions": schema.sanctions,
    "moderation_log": schema.moderation_log,
}
TIES: Final = {
    "friends": schema.friends,
    "blocks": schema.blocks,
    "friend_links": schema.friend_links,
    "notes": schema.notes,
    "plans": schema.plans,
    "puzzle_tries": schema.puzzle_tries,
    "puzzle_solvers": schema.puzzle_solvers,
    "puzzle_ratings": schema.puzzle_ratings,
}
"""What ties people to each other, to tables and to puzzles."""
MADE_AGAIN: Final = {"analyses", "results", "tallies", "averages", "looks", "addresses", "invitations", "service"}
"""What follows from the rest, or is of use for a short time only."""
PERSON_PARTS: Final = {"sessions": schema.sessions, "ratings": schema.ratings, "devices": schema.devices}


async def secret_rows(store: Store) -> list[Row]:
    """The server's own keys."""
    return [row._asdict() for row in await store.fetch_all(select(schema.secrets))]


async def club_rows(store: Store) -> dict[str, list[Row]]:
    """What moderators have done, and what they were told, in order."""
    return {name: await all_rows(store, part) for name, part in CLUB_PARTS.items()}


async def tie_rows(store: Store) -> dict[str, list[Row]]:
    """All that ties people to each other and to tables."""
    return {name: await all_rows(store, part) for name, part in TIES.items()}


async def user_rows(store: Store) -> list[Row]:
    """All people, the oldest first."""
    return [row._asdict() for row in await store.fetch_all(select(schema.users).order_by(schema.users.c.created))]


async def person_parts(store: Store, user: str) -> list[list[Row]]:
    """What belongs to a person, in the order of `PERSON_PARTS`."""
    return [await rows_of(store, part, "user", user) for part in PERSON_PARTS.values()]


async def table_row(store: Store, table_id: str) -> Row | None:
    """A table without its parts."""
    row = await store.fetch_one(select(schema.tables).where(schema.tables.c.id == table_id))
    found: Row | None = row._asdict() if row is not None else None
    return found


async def table_parts(store: Store, table_id: str) -> list[list[Row]]:
    """What belongs to a table, in the order of `TABLE_PARTS`."""
    return [await rows_of(store, part, "table", table_id) for part in TABLE_PARTS.values()]


async def rows_of(store: Store, part: Table, column: str, value: str) -> list[Row]:
    """The rows that belong to a table or a person, in order."""
    found = select(part).where(part.c[column] == value).order_by(*part.primary_key.columns)
    return [row._asdict() for row in await store.fetch_all(found)]


async def all_rows(store: Store, part: Table) -> list[Row]:
    """The rows of a table, in order."""
    return [row._asdict() for row in await store.fetch_all(select(part).order_by(*part.primary_key.columns))]


async def import_secret(store: Store, secret: Row) -> None:
    """One of the server's own keys, unless there is one."""
    async with store.engine.begin() as connection:
        await add_new(connection, schema.secrets, [secret])


async def import_club(store: Store, parts: dict[str, list[Row]]) -> None:
    """What moderators have done elsewhere, about people who are here, unless anything has been done here."""
    async with store.engine.begin() as connection:
        here = {row.id for row in await connection.execute(select(schema.users.c.id))}
        for part in CLUB_PARTS.values():
            if (await connection.execute(select(part).limit(1))).first() is not None:
                return
        for name, part in CLUB_PARTS.items():
            rows = [{key: value for key, value in row.items() if key != "id"} for row in parts[name]]  # numbered anew
            if name != "moderation_log":
                rows = [row for row in rows if {row.get("user", row.get("about"))} <= {*here, None}]
            for row in rows if name == "reports" else []:
                row["by"] = row["by"] if row["by"] in here else None
            if rows:
                await connection.execute(insert(part), rows)


async def import_ties(store: Store, ties: dict[str, list[Row]]) -> None:
    """Ties between people and tables that are here, unless they are known."""
    async with store.engine.begin() as connection:
        for name, rows in ties.items():
            part, fit = TIES[name], rows
            for column in part.columns:
                for key in column.foreign_keys:
                    named = {row[column.name] for row in fit}
                    found = await connection.execute(select(key.column).where(key.column.in_(named)))
                    here = set(found.scalars())
                    fit = [row for row in fit if row[column.name] in here]
            await add_new(connection, part, fit)


async def import_table(store: Store, table: Row, parts: dict[str, list[Row]]) -> bool:
    """A table with all its parts, whole or not at all; tells whether it was new."""
    async with store.engine.begin() as connection:
        if not await add_new(connection, schema.tables, [table]):
            return False
        for name, part in TABLE_PARTS.items():
            rows = parts[name]
            if name == "chat":  # numbered anew, in the same order
                rows = [{key: value for key, value in row.items() if key != "id"} for row in rows]
            if name == "watchers":
                users = schema.users.c
                known = await connection.execute(select(users.id).where(users.id.in_([row["user"] for row in rows])))
                here = {row.id for row in known}
                rows = [row for row in rows if row["user"] in here]
            if any(row["table"] != table["id"] for row in rows):
                raise KeyError(name)
            if rows:
                await connection.execute(insert(part), rows)
    return True


async def import_person(store: Store, user: Row, parts: dict[str, list[Row]], looks: set[str]) -> bool:
    """Somebody with all that belongs to them, unless they are known; tells whether they were new."""
    async with store.engine.begin() as connection:
        if not await add_new(connection, schema.users, [user]):
            return False
        for name, part in PERSON_PARTS.items():
            await add_new(connection, part, parts[name])
        await add_new(connection, schema.looks, [{"look": look, "user": user["id"]} for look in looks])
    return True
