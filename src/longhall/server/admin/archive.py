"""Tables as lines of JSON: for keeping, for moving to another server or another database.

The first line says what the file is, the last how much there is in it; between them one line for each table with all
that belongs to it, and if asked for one for each person. Such a file holds seeds of running games and the kept forms of
secrets: it is as private as the database itself.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ... import __version__
from ...kernel.errors import BadFile
from ..auth.names import looks
from ..clocks.service_time import go_on_from, last_noted
from ..storage import schema
from ..storage.store import Store
from ..storage.upsert import add_new

FORMAT: Final = 1
PARTS: Final = {
    "seats": schema.seats,
    "entries": schema.entries,
    "snapshots": schema.snapshots,
    "chat": schema.chat,
    "watchers": schema.watchers,
    "rated": schema.rated,
}
PERSON: Final = {"sessions": schema.sessions, "ratings": schema.ratings, "devices": schema.devices}
Row = dict[str, Any]


class First(msgspec.Struct, tag="longhall", tag_field="kind", forbid_unknown_fields=True):
    """The first line."""

    format: int
    version: str
    made: float
    served: float | None = None
    """Service time when it was made; none: an older program, whose clocks ran on the wall clock."""


class KeptPerson(msgspec.Struct, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """Somebody, with what opens their sessions and how they are rated."""

    user: Row
    sessions: list[Row]
    ratings: list[Row]
    devices: list[Row] = []


class KeptTable(msgspec.Struct, tag="table", tag_field="kind", forbid_unknown_fields=True):
    """A table with all that belongs to it."""

    table: Row
    seats: list[Row]
    entries: list[Row]
    snapshots: list[Row]
    chat: list[Row]
    watchers: list[Row]
    rated: list[Row]


class KeptSecret(msgspec.Struct, tag="secret", tag_field="kind", forbid_unknown_fields=True):
    """One of the server's own keys."""

    secret: Row


class Last(msgspec.Struct, tag="end", tag_field="kind", forbid_unknown_fields=True):
    """The last line; without it the file is not whole."""

    tables: int
    people: int


Line = First | KeptPerson | KeptTable | KeptSecret | Last
_read_line: Final = msgspec.json.Decoder(Line).decode


class Counts(msgspec.Struct):
    """What an import did."""

    tables: list[str] = msgspec.field(default_factory=list)
    people: int = 0
    known: int = 0
    """Tables that were there already, and stay as they are."""


# -- out --------------------------------------------------------------------------------------------------------------


async def export_lines(store: Store, ids: list[str], with_people: bool) -> AsyncIterator[bytes]:
    """Tables, and people if asked for, line by line."""
    yield encode(First(FORMAT, __version__, time.time(), await last_noted(store)))
    people = 0
    if with_people:
        for row in await store.all(select(schema.secrets)):
            yield encode(KeptSecret(row._asdict()))
        for row in await store.all(select(schema.users).order_by(schema.users.c.created)):
            parts = [await rows_of(store, part, "user", row.id) for part in PERSON.values()]
            yield encode(KeptPerson(row._asdict(), *parts))
            people += 1
    tables = 0
    for table_id in ids:
        kept = await keep_table(store, table_id)
        if kept is not None:
            tables += 1
            yield encode(kept)
    yield encode(Last(tables, people))


async def keep_table(store: Store, table_id: str) -> KeptTable | None:
    """All that is stored of a table."""
    row = await store.one(select(schema.tables).where(schema.tables.c.id == table_id))
    if row is None:
        return None
    return KeptTable(row._asdict(), *[await rows_of(store, part, "table", table_id) for part in PARTS.values()])


async def rows_of(store: Store, part: Table, column: str, value: str) -> list[Row]:
    """The rows that belong to a table or a person, in order."""
    found = select(part).where(part.c[column] == value).order_by(*part.primary_key.columns)
    return [row._asdict() for row in await store.all(found)]


def encode(line: Line) -> bytes:
    """One line."""
    return msgspec.json.encode(line) + b"\n"


# -- in ---------------------------------------------------------------------------------------------------------------


def read_lines(file: Path) -> Iterator[tuple[int, Line]]:
    """The lines of a file with their numbers; a damaged one is refused with its number and the reason."""
    try:
        with file.open("rb") as opened:
            for number, line in enumerate(opened, 1):
                yield number, _read_line(line)
    except msgspec.MsgspecError as error:
        raise BadFile(file.name, number, "admin-import-line", reason=str(error)) from None
    except OSError:
        raise BadFile(file.name, 0, "error-file-unreadable") from None


def check_lines(file: Path) -> int:
    """Read a whole file, before anything is changed; tells how many lines there are."""
    tables, number, last = 0, 0, None
    for number, line in read_lines(file):
        if number == 1 and isinstance(line, First) and line.format != FORMAT:
            raise BadFile(file.name, 1, "admin-import-format", found=line.format, ours=FORMAT)
        if isinstance(line, First) != (number == 1):
            raise BadFile(file.name, number, "admin-import-first")
        tables += isinstance(line, KeptTable)
        last = line
    if not isinstance(last, Last) or last.tables != tables:
        raise BadFile(file.name, number, "admin-import-cut")
    return number


async def import_file(
    store: Store, file: Path, progress: Callable[[int, int], None] = lambda done, total: None
) -> Counts:
    """Add what is not there yet; what is there stays as it is. Each table comes in whole or not at all."""
    counts, total, later = Counts(), check_lines(file), 0.0
    for number, line in read_lines(file):
        try:
            if isinstance(line, First):
                served = line.made if line.served is None else line.served
                later = await go_on_from(store, served) - served
            elif isinstance(line, KeptTable):
                shift_clocks(line, later)
                await import_table(store, line, counts)
            elif isinstance(line, KeptPerson):
                await import_person(store, line, counts)
            elif isinstance(line, KeptSecret):
                async with store.engine.begin() as connection:
                    await add_new(connection, schema.secrets, [line.secret])
        except (SQLAlchemyError, KeyError) as error:
            reason = str(getattr(error, "orig", None) or error)
            raise BadFile(file.name, number, "admin-import-line", reason=reason) from None
        progress(number, total)
    return counts


def shift_clocks(kept: KeptTable, later: float) -> None:
    """Clocks run on a server's own service time: what they were read at is another moment here."""
    if kept.table["status"] == "running" and kept.table.get("due"):
        kept.table["due"] += later
    for row in [*kept.entries, *kept.snapshots]:
        if '"since":' in row["data"]:
            data = msgspec.json.decode(row["data"])
            data["clocks"]["since"] = round(data["clocks"]["since"] + later, 3)
            row["data"] = msgspec.json.encode(data).decode()


async def import_table(store: Store, kept: KeptTable, counts: Counts) -> None:
    """A table with all its parts."""
    async with store.engine.begin() as connection:
        if not await add_new(connection, schema.tables, [kept.table]):
            counts.known += 1
            return
        for name, part in PARTS.items():
            rows: list[Row] = getattr(kept, name)
            if name == "chat":  # numbered anew, in the same order
                rows = [{key: value for key, value in row.items() if key != "id"} for row in rows]
            if name == "watchers":
                users = schema.users.c
                known = await connection.execute(select(users.id).where(users.id.in_([row["user"] for row in rows])))
                here = {row.id for row in known}
                rows = [row for row in rows if row["user"] in here]
            if any(row["table"] != kept.table["id"] for row in rows):
                raise KeyError(name)
            if rows:
                await connection.execute(insert(part), rows)
    counts.tables.append(kept.table["id"])


async def import_person(store: Store, kept: KeptPerson, counts: Counts) -> None:
    """Somebody, unless they are known."""
    async with store.engine.begin() as connection:
        if await add_new(connection, schema.users, [kept.user]):
            counts.people += 1
            for name, part in PERSON.items():
                await add_new(connection, part, getattr(kept, name))
            if kept.user["account"] is not None:
                seen = looks(kept.user["account"]) | looks(kept.user["name"])
                await add_new(connection, schema.looks, [{"look": look, "user": kept.user["id"]} for look in seen])
