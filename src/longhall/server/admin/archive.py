"""Tables as lines of JSON: for keeping, for moving to another server or another database.

The first line says what the file is, the last how much there is in it; between them one line for each table with all
that belongs to it, and if asked for one for each person. Such a file holds seeds of running games and the kept forms of
secrets: it is as private as the database itself.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from ... import __version__
from ...kernel.errors import BadFile
from ..auth.names import looks
from ..runtime.ids import new_id
from ..storage.errors import DatabaseError
from ..storage.queries.play.packs import PackRow, add_pack, find_pack
from ..storage.queries.upkeep import archive as kept
from ..storage.queries.upkeep.archive import PERSON_PARTS, TABLE_PARTS, Row
from ..storage.queries.upkeep.service_time import ServiceRow, go_on_from, last_noted
from ..storage.store import Store

FORMAT: Final = 1


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


class KeptClub(msgspec.Struct, tag="club", tag_field="kind", forbid_unknown_fields=True):
    """Moderators, reports, sanctions and the log of them; it stands behind the people."""

    parts: dict[str, list[Row]]


class KeptTies(msgspec.Struct, tag="ties", tag_field="kind", forbid_unknown_fields=True):
    """Friends, and what people have noted at tables; it stands behind people and tables."""

    ties: dict[str, list[Row]]


class KeptPack(msgspec.Struct, tag="pack", tag_field="kind", forbid_unknown_fields=True):
    """A content pack that tables of the file are played with; it stands before them."""

    pack: PackRow


class Last(msgspec.Struct, tag="end", tag_field="kind", forbid_unknown_fields=True):
    """The last line; without it the file is not whole."""

    tables: int
    people: int


Line = First | KeptPerson | KeptTable | KeptSecret | KeptClub | KeptTies | KeptPack | Last
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
        for row in await kept.secret_rows(store):
            yield encode(KeptSecret(row))
        for row in await kept.user_rows(store):
            yield encode(KeptPerson(row, *await kept.person_parts(store, row["id"])))
            people += 1
        yield encode(KeptClub(await kept.club_rows(store)))
    tables = 0
    packs: set[str] = set()
    for table_id in ids:
        table = await kept.table_row(store, table_id)
        if table is not None:
            tables += 1
            pack = None if table["content"] in packs else await find_pack(store, table["content"])
            if pack is not None:
                packs.add(pack.content)
                yield encode(KeptPack(pack))
            yield encode(KeptTable(table, *await kept.table_parts(store, table_id)))
    if with_people:
        yield encode(KeptTies(await kept.tie_rows(store)))
    yield encode(Last(tables, people))


def encode(line: Line) -> bytes:
    """A record as one line of JSON."""
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
                later = await go_on_from(store, ServiceRow(new_id(), served, 0.0)) - served
            elif isinstance(line, KeptTable):
                shift_clocks(line, later)
                if await kept.import_table(store, line.table, {name: getattr(line, name) for name in TABLE_PARTS}):
                    counts.tables.append(line.table["id"])
                else:
                    counts.known += 1
            elif isinstance(line, KeptPerson):
                parts = {name: getattr(line, name) for name in PERSON_PARTS}
                counts.people += await kept.import_person(store, line.user, parts, reserved_by(line.user))
            elif isinstance(line, KeptClub):
                await kept.import_club(store, line.parts)
            elif isinstance(line, KeptTies):
                await kept.import_ties(store, line.ties)
            elif isinstance(line, KeptSecret):
                await kept.import_secret(store, line.secret)
            elif isinstance(line, KeptPack):
                await add_pack(store, line.pack)
        except (DatabaseError, KeyError) as error:
            reason = str(getattr(error, "orig", None) or error)
            raise BadFile(file.name, number, "admin-import-line", reason=reason) from None
        progress(number, total)
    return counts


def shift_clocks(line: KeptTable, later: float) -> None:
    """Clocks run on a server's own service time: what they were read at is another moment here."""
    if line.table["status"] == "running" and line.table.get("due"):
        line.table["due"] += later
    for row in [*line.entries, *line.snapshots]:
        if '"since":' in row["data"]:
            data = msgspec.json.decode(row["data"])
            data["clocks"]["since"] = round(data["clocks"]["since"] + later, 3)
            row["data"] = msgspec.json.encode(data).decode()


def reserved_by(user: Row) -> set[str]:
    """What the names of an account look like; nobody else may have one that looks so."""
    return set() if user["account"] is None else looks(user["account"]) | looks(user["name"])
