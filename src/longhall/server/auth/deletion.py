"""Deleting an account, or a guest, with all that belongs to it.

Seats at open tables are given up and running games resigned. Tables at which nobody else sits go, and so do open tables
of their own. What others need stays: games they took part in, where the person is called N. N. from then on, in seats
and in the log. Chat, sessions, devices, ratings and notices go. Moves stay as they are: they name seats, not people.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Executable, delete, or_, select, update

from ...kernel.errors import LonghallError
from ..rooms import log_entry as kinds
from ..rooms.commands import Commands
from ..rooms.log_entry import LogEntry, from_row
from ..rooms.room import Room
from ..storage import schema
from .accounts import Accounts, User

NOBODY: Final = "N. N."
"""The same in all our languages."""


class AccountDeletion:
    """Removes people. What they do at tables is done by `Deeds` first; the rest in one transaction."""

    def __init__(self, commands: Commands, people: Accounts) -> None:
        self.commands = commands
        self.rooms = commands.rooms
        self.store = commands.store
        self.accounts = people

    async def forget(self, person: User) -> None:
        """Let somebody go for good; broken off in the middle, it can be asked for again."""
        for table in await self.tables_of(person):
            if not await self.is_theirs_alone(table.id, person):
                await self.get_up(table, person)
        await self.accounts.end_sessions([row.token for row in await self.accounts.sessions(person)])
        touched = await self.ids_of(person)
        changes: list[Executable] = []
        for table_id in touched:
            if await self.is_theirs_alone(table_id, person):
                await self.store.delete_table(table_id)
            else:
                changes += await self.anonymous(table_id, person)
        said, hosted = schema.chat.c.user == person.id, schema.tables.c.host == person.id
        changes += [
            delete(schema.chat).where(said),
            update(schema.tables).where(hosted, schema.tables.c.name == person.name).values(name=NOBODY),
            update(schema.tables).where(hosted).values(host=""),
            delete(schema.users).where(schema.users.c.id == person.id),
        ]
        await self.store.do(*changes)
        for table_id in touched:
            await self.rooms.refresh(table_id)

    async def ids_of(self, person: User) -> list[str]:
        """All tables at which somebody sits, has sat, has spoken, or is the host."""
        tables, named = schema.tables.c, mention(person)
        seats, entries, chat, rated = schema.seats.c, schema.entries.c, schema.chat.c, schema.rated.c
        where = or_(
            tables.host == person.id,
            tables.id.in_(select(seats.table).where(seats.user == person.id)),
            tables.id.in_(select(entries.table).where(entries.kind != kinds.MOVE, entries.data.like(named))),
            tables.id.in_(select(chat.table).where(chat.user == person.id)),
            tables.id.in_(select(rated.table).where(rated.changes.like(named))),
        )
        return [row.id for row in await self.store.all(select(tables.id).where(where).order_by(tables.id))]

    async def tables_of(self, person: User) -> list[Room]:
        """Their tables that are not over."""
        found = [await self.rooms.table(table_id) for table_id in await self.ids_of(person)]
        return [table for table in found if table is not None and table.playable and table.status != "finished"]

    async def get_up(self, table: Room, person: User) -> None:
        """Leave a table: seats before the start are free again, a game that is played is given up."""
        for seat in table.seats_of(person.id):
            try:
                if table.status == "open":
                    await self.commands.leave(table, person, seat)
                elif not table.seats[seat].resigned:
                    await self.commands.resign(table, seat)
            except LonghallError:
                if table.status != "finished":  # it ended in this moment: nothing to give up
                    raise

    async def is_theirs_alone(self, table_id: str, person: User) -> bool:
        """Whether nobody else sits at a table, or it is one of their own that has not started."""
        row = await self.store.one(select(schema.tables).where(schema.tables.c.id == table_id))
        if row.status == "open" and row.host == person.id:
            return True
        users = await self.store.all(select(schema.seats.c.user).where(schema.seats.c.table == table_id))
        return {seat.user for seat in users} - {None} == {person.id}

    async def anonymous(self, table_id: str, person: User) -> list[Executable]:
        """The changes by which a table and its log no longer tell who this was."""
        seats, entries, rated, snapshots = schema.seats.c, schema.entries.c, schema.rated.c, schema.snapshots.c
        mine = await self.store.all(select(seats.seat).where(seats.table == table_id, seats.user == person.id))
        log = select(schema.entries).where(entries.table == table_id, entries.kind != kinds.MOVE)
        read = [from_row(row) for row in await self.store.all(log.order_by(entries.sequence))]
        changes = without_name(table_id, person.id, {row.seat for row in mine}, read)
        changes += [
            update(schema.seats)
            .where(seats.table == table_id, seats.user == person.id)
            .values(name=NOBODY, user=None, token=None),
            delete(schema.snapshots).where(snapshots.table == table_id, snapshots.data.like(mention(person))),
        ]
        for row in await self.store.all(select(schema.rated).where(rated.table == table_id)):
            scrubbed = row.changes.replace(f'"{person.id}"', '""')
            changes.append(update(schema.rated).where(rated.table == table_id).values(changes=scrubbed))
        return changes


def mention(person: User) -> str:
    """How a person is mentioned in what is kept as JSON."""
    return f'%"{person.id}"%'


def without_name(table_id: str, user: str, now: set[int], log: list[LogEntry]) -> list[Executable]:
    """The changes to a log's entries in which a person is named, as whoever sat on a seat at that moment."""
    theirs = first_seats(now, log)
    changes: list[Executable] = []
    for entry in log:
        named = entry.data.get("user") == user
        if entry.seat is not None:
            named = named or (entry.seat in theirs and (entry.kind == kinds.LEAVE or "user" not in entry.data))
            if "user" in entry.data:
                theirs = theirs | {entry.seat} if entry.data["user"] == user else theirs - {entry.seat}
        if named:
            row = anonymous_entry(entry).row(table_id)
            mine = (schema.entries.c.table == table_id, schema.entries.c.sequence == entry.sequence)
            changes.append(update(schema.entries).where(*mine).values(data=row["data"], events=row["events"]))
    return changes


def first_seats(now: set[int], log: list[LogEntry]) -> set[int]:
    """The seats that the person may have had before the first entry: the host's own are in no entry."""
    first: dict[int, str] = {}
    for entry in log:
        if entry.seat is not None and "user" in entry.data:
            first.setdefault(entry.seat, entry.kind)
    return {seat for seat, kind in first.items() if kind in (kinds.LEAVE, kinds.CLAIM)} | (now - set(first))


def anonymous_entry(entry: LogEntry) -> LogEntry:
    """An entry without the name, the id and the secret of the person on its seat."""
    data: dict[str, Any] = dict(entry.data)
    if data.get("name"):
        data["name"] = NOBODY
    if data.get("user") is not None:
        data["user"] = "" if entry.kind == kinds.MUTE else None
    if "token" in data:
        data["token"] = None
    for event in entry.events:
        if event.args.get("name"):
            event.args["name"] = NOBODY
    entry.data = data
    return entry
