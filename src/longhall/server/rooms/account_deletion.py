"""Deleting an account, or a guest, with all that belongs to it.

Seats at open tables are given up and running games resigned. Tables at which nobody else sits go, and so do open tables
of their own. What others need stays: games they took part in, where the person is called N. N. from then on, in seats
and in the log. Chat, sessions, devices, ratings and notices go. Moves stay as they are: they name seats, not people.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.errors import LonghallError
from ..auth.accounts import Accounts
from ..storage.queries.people.deletion import EditedEntry, forget_person, tables_that_name
from ..storage.queries.play.tables import delete_table, find_table
from ..storage.rows import EntryRow, User
from .commands import Commands
from .log import entry as kinds
from .log.entry import LogEntry, from_row
from .room import Room

NOBODY: Final = "N. N."
"""The same in all our languages."""


class AccountDeletion:
    """Removes people. They leave their tables by `Commands` first; the rest is one transaction."""

    def __init__(self, commands: Commands, people: Accounts) -> None:
        self.commands = commands
        self.rooms = commands.rooms
        self.store = commands.store
        self.accounts = people

    async def forget(self, person: User) -> None:
        """Delete somebody for good; interrupted in the middle, it can be repeated."""
        for table in await self.commands.unfinished_tables(person.id):
            if not await self.is_theirs_alone(table.id, person):
                await self.give_up_seats(table, person)
        await self.accounts.end_sessions([row.token for row in await self.accounts.sessions(person)])
        touched = await tables_that_name(self.store, person.id)
        remaining = []
        for table_id in touched:
            if await self.is_theirs_alone(table_id, person):
                await delete_table(self.store, table_id)
            else:
                remaining.append(table_id)

        def edit(seats: set[int], log: list[EntryRow]) -> list[EditedEntry]:
            return without_name(person.id, seats, [from_row(row) for row in log])

        await forget_person(self.store, person, remaining, NOBODY, edit)
        for table_id in touched:
            await self.rooms.refresh(table_id)

    async def give_up_seats(self, table: Room, person: User) -> None:
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
        table = await find_table(self.store, table_id)
        if table is None:
            return False
        if table.row.status == "open" and table.row.host == person.id:
            return True
        return {seat.user for seat in table.seats} - {None} == {person.id}


def without_name(user: str, now: set[int], log: list[LogEntry]) -> list[EditedEntry]:
    """The entries in which a person is named, as whoever sat on a seat at that moment, without the name."""
    theirs = first_seats(now, log)
    edited: list[EditedEntry] = []
    for entry in log:
        named = entry.data.get("user") == user
        if entry.seat is not None:
            named = named or (entry.seat in theirs and (entry.kind == kinds.LEAVE or "user" not in entry.data))
            if "user" in entry.data:
                theirs = theirs | {entry.seat} if entry.data["user"] == user else theirs - {entry.seat}
        if named:
            row = anonymous_entry(entry).row("")
            edited.append(EditedEntry(entry.sequence, row["data"], row["events"]))
    return edited


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
