"""What is kept of a person at tables, and how it is made anonymous."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, or_, select, update

from ... import schema
from ...rows import EntryRow, User
from ...store import Store
from .moderation import forgetting

tables, seats, entries, rated, snapshots = (
    schema.tables.c,
    schema.seats.c,
    schema.entries.c,
    schema.rated.c,
    schema.snapshots.c,
)
MOVE = "move"


class EditedEntry(msgspec.Struct):
    """An entry whose data and events are others from now on."""

    sequence: int
    data: str
    events: str


Edit = Callable[[set[int], list[EntryRow]], list[EditedEntry]]
"""The edited entries of a log, by the seats that the person has and the entries that are no moves."""


def mention(user: str) -> str:
    """How a person is mentioned in what is kept as JSON."""
    return f'%"{user}"%'


async def tables_that_name(store: Store, user: str) -> list[str]:
    """All tables at which somebody sits, has sat, has spoken, or is the host."""
    named, chat = mention(user), schema.chat.c
    where = or_(
        tables.host == user,
        tables.id.in_(select(seats.table).where(seats.user == user)),
        tables.id.in_(select(entries.table).where(entries.kind != MOVE, entries.data.like(named))),
        tables.id.in_(select(chat.table).where(chat.user == user)),
        tables.id.in_(select(rated.table).where(rated.changes.like(named))),
    )
    return [row.id for row in await store.fetch_all(select(tables.id).where(where).order_by(tables.id))]


async def forget_person(store: Store, person: User, remaining: list[str], nobody: str, edit: Edit) -> None:
    """Remove a person; the tables that remain call them `nobody`. All of it or nothing."""
    changes: list[Executable] = []
    for table_id in remaining:
        changes += await anonymous(store, table_id, person.id, nobody, edit)
    hosted = tables.host == person.id
    changes += [
        *forgetting(person.id, nobody),
        delete(schema.chat).where(schema.chat.c.user == person.id),
        update(schema.results).where(schema.results.c.user == person.id).values(user=None),
        update(schema.tables).where(hosted, tables.name == person.name).values(name=nobody),
        update(schema.tables).where(hosted).values(host=""),
        delete(schema.users).where(schema.users.c.id == person.id),
    ]
    await store.execute(*changes)


async def anonymous(store: Store, table_id: str, user: str, nobody: str, edit: Edit) -> list[Executable]:
    """The changes by which a table and its log no longer tell who this was."""
    mine = {
        row.seat for row in await store.fetch_all(select(seats.seat).where(seats.table == table_id, seats.user == user))
    }
    log = select(schema.entries).where(entries.table == table_id, entries.kind != MOVE).order_by(entries.sequence)
    read = [EntryRow(*row[1:]) for row in await store.fetch_all(log)]
    changes: list[Executable] = [
        update(schema.entries)
        .where(entries.table == table_id, entries.sequence == edited.sequence)
        .values(data=edited.data, events=edited.events)
        for edited in edit(mine, read)
    ]
    unnamed: dict[str, Any] = {"name": nobody, "user": None, "token": None}
    changes += [
        update(schema.seats).where(seats.table == table_id, seats.user == user).values(unnamed),
        delete(schema.snapshots).where(snapshots.table == table_id, snapshots.data.like(mention(user))),
    ]
    for row in await store.fetch_all(select(rated.changes).where(rated.table == table_id)):
        scrubbed = row.changes.replace(f'"{user}"', '""')
        changes.append(update(schema.rated).where(rated.table == table_id).values(changes=scrubbed))
    return changes
