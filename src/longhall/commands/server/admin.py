"""`longhall admin`: what the keeper of a server does with its tables and its database."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.table import Table

from ...kernel.errors import BadFile, LonghallError
from ...kernel.registry import find_game
from ...terminal.screen import Screen
from ...terminal.style import BLOOD, FADED, MOSS
from ..command import Command
from ..parser import Parser, needed, whole

if TYPE_CHECKING:
    from ...server.admin.verification import Finding
    from ...server.runtime.settings import Settings
    from ...server.storage.store import Store

# What belongs to the server is imported where it is used: it takes a second to load, and no other command needs it.

STATUSES = ("open", "running", "finished")
FOUND_SOMETHING = 1


def where(parser: Parser) -> None:
    """Which server's database; as for `longhall serve`."""
    parser.switch("data", "folder")
    parser.switch("database", "address")


def settings_of(args: Namespace) -> Settings:
    """The settings of the server, by flags and environment."""
    from ...server.runtime.settings import read_settings

    return read_settings({"data": args.data, "database": args.database})


def with_store(
    args: Namespace, work: Callable[[Store], Awaitable[int]], make: bool = False, on_a_copy: bool = False
) -> int:
    """Do something with the database."""
    from ...server.admin.maintenance import open_store

    async def run() -> int:
        async with open_store(settings_of(args), make, on_a_copy) as store:
            return await work(store)

    return asyncio.run(run())


# -- list -------------------------------------------------------------------------------------------------------------


def list_arguments(parser: Parser) -> None:
    """Declare the options that filter tables."""
    parser.switch("status", "status")
    parser.flag("json")
    where(parser)


def run_list(args: Namespace, screen: Screen) -> int:
    """All tables, the latest first."""
    if args.status is not None and args.status not in STATUSES:
        raise LonghallError("admin-no-such-status", given=args.status, known=list(STATUSES))

    async def work(store: Store) -> int:
        from ...server.admin.maintenance import list_tables

        rows = await list_tables(store, args.status)
        if args.json:
            screen.write(msgspec.json.encode(rows).decode())
        else:
            show_tables(rows, screen)
        return 0

    return with_store(args, work)


def show_tables(rows: list[dict[str, Any]], screen: Screen) -> None:
    """Tables for a person to read."""
    say = screen.speech.say
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
    for head in ("id", "game", "status", "moves", "changed", "name", "people"):
        table.add_column(say(f"admin-list-{head}"), justify="right" if head == "moves" else "left")
    for row in rows:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["changed"]))
        status = say(f"admin-status-{row['status']}")
        people = ", ".join(row["people"])
        table.add_row(row["id"], row["game"], status, str(row["moves"]), changed, row["name"], people)
    if rows:
        screen.show(table)
    screen.say("admin-list-count", FADED, count=len(rows))


# -- export and import ------------------------------------------------------------------------------------------------


def export_arguments(parser: Parser) -> None:
    """Where to, and which tables."""
    parser.thing("file")
    parser.switch("table", "table", many=True)
    parser.switch("sagas", "folder")
    parser.flag("people")
    where(parser)


def run_export(args: Namespace, screen: Screen) -> int:
    """Tables as lines of JSON; finished games as sagas."""
    if args.sagas is None:
        needed(args.file, "file", screen.speech, "admin export")

    async def work(store: Store) -> int:
        ids = await chosen_tables(store, args.table)
        if args.file == "-":
            await write_lines(store, ids, args.people, lambda line: sys.stdout.buffer.write(line))
        elif args.file is not None:
            await export_file(store, ids, args.people, Path(args.file), screen)
        if args.sagas is not None:
            await export_sagas(store, ids, Path(args.sagas), screen)
        return 0

    return with_store(args, work)


async def chosen_tables(store: Store, given: list[str]) -> list[str]:
    """The tables that were named, else all; one that is not there is refused."""
    from ...server.admin.verification import table_ids

    known = await table_ids(store)
    for table_id in given:
        if table_id not in known:
            raise LonghallError("error-no-such-table", given=table_id)
    return given or known


async def write_lines(store: Store, ids: list[str], people: bool, write: Callable[[bytes], object]) -> None:
    """Write the tables as lines of JSON."""
    from ...server.admin.archive import export_lines

    async for line in export_lines(store, ids, people):
        write(line)


async def export_file(store: Store, ids: list[str], people: bool, file: Path, screen: Screen) -> None:
    """Into a file that only its owner can read."""
    need_new(file)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            await write_lines(store, ids, people, opened.write)
    except OSError:
        raise LonghallError("cli-save-failed", file=str(file)) from None
    screen.say("admin-exported", MOSS, count=len(ids), file=str(file))


def need_new(file: Path) -> None:
    """Refuse a file that exists already."""
    if file.exists():
        raise LonghallError("cli-save-exists", file=str(file))


async def export_sagas(store: Store, ids: list[str], folder: Path, screen: Screen) -> None:
    """Each finished game as a saga of its own."""
    from ...server.play.sagas import saga_text
    from ...server.rooms.log.reading import load_room

    written = 0
    for table_id in ids:
        table = await load_room(store, table_id)
        if table is not None and table.status == "finished":
            try:
                folder.mkdir(parents=True, exist_ok=True)
                text = await saga_text(store, table)
                (folder / f"{table.game.name}-{table.id}.saga").write_text(text, encoding="utf-8")
            except OSError:
                raise LonghallError("cli-save-failed", file=str(folder)) from None
            written += 1
    screen.say("admin-sagas-written", MOSS, count=written, others=len(ids) - written, file=str(folder))


def import_arguments(parser: Parser) -> None:
    """Declare the archive to read."""
    parser.thing("files", nargs="*")
    where(parser)


def run_import(args: Namespace, screen: Screen) -> int:
    """Add exported tables and sagas; games that came in are checked at once."""
    needed("x" if args.files else None, "files", screen.speech, "admin import")

    async def work(store: Store) -> int:
        added: list[str] = []
        for name in args.files:
            file = Path(name)
            added += await (import_saga if file.suffix == ".saga" else import_tables)(store, file, screen)
        return await check_tables(store, added, screen) if added else 0

    return with_store(args, work, make=True)


async def import_tables(store: Store, file: Path, screen: Screen) -> list[str]:
    """The tables and people of an export."""
    from ...server.admin.archive import import_file

    with screen.progress("admin-import-progress") as progress:
        counts = await import_file(store, file, progress)
    screen.say("admin-imported", MOSS, count=len(counts.tables), people=counts.people, known=counts.known)
    return counts.tables


async def import_saga(store: Store, file: Path, screen: Screen) -> list[str]:
    """A finished game as a table of its own, to be looked at by its link."""
    from ...kernel.records.old_rules import load_old_saga, whole_match
    from ...kernel.records.saga import load_saga
    from ...server.auth.accounts import Accounts
    from ...server.rooms.commands import Commands
    from ...server.rooms.new_tables import NewTables, hot_seats
    from ...server.rooms.registry import Rooms
    from ...server.storage.journal import Journal

    old = load_old_saga(file)
    if old is not None:
        match, names, origin = whole_match(old), old.names, {"kind": "upload", "rules": old.rules}
    else:
        saga = load_saga(file)
        match, names, origin = saga.match, saga.names, {"kind": "upload"}
    if not match.is_over():
        raise BadFile(file.name, 0, "admin-import-unfinished")
    host, _ = await Accounts(store).new_guest(screen.speech.say("admin-import-host"))
    tables = NewTables(Commands(Rooms(store.settings, store, Journal(store.engine))))
    table = await tables.begin_from(match, len(match.moves), hot_seats(names), host, origin)
    screen.say("admin-imported-saga", MOSS, file=file.name, table=table.id)
    return [table.id]


# -- delete and expire ------------------------------------------------------------------------------------------------


def delete_arguments(parser: Parser) -> None:
    """Which tables, and that one is sure."""
    parser.thing("tables", nargs="*")
    parser.flag("yes")
    where(parser)


def run_delete(args: Namespace, screen: Screen) -> int:
    """Remove tables with all that belongs to them."""
    needed("x" if args.tables else None, "tables", screen.speech, "admin delete")

    async def work(store: Store) -> int:
        from ...server.admin.maintenance import list_tables
        from ...server.storage.queries.play.tables import delete_table

        ids = await chosen_tables(store, args.tables)
        if not args.yes:
            show_tables([row for row in await list_tables(store) if row["id"] in ids], screen)
            screen.say("admin-delete-sure", BLOOD, count=len(ids))
            return FOUND_SOMETHING
        for table_id in ids:
            await delete_table(store, table_id)
        screen.say("admin-deleted", MOSS, count=len(ids))
        return 0

    return with_store(args, work)


def expire_arguments(parser: Parser) -> None:
    """Declare how long guests are kept."""
    parser.switch("days", "number", read=whole(0, "days"))
    where(parser)


def run_expire(args: Namespace, screen: Screen) -> int:
    """Forget guests who sit at no table and were not seen for a while."""
    days = args.days if args.days is not None else settings_of(args).guest_days

    async def work(store: Store) -> int:
        from ...server.auth.accounts import Accounts

        gone = await Accounts(store).expire_guests(days)
        screen.say("admin-expired", MOSS, count=gone, days=days)
        return 0

    return with_store(args, work)


# -- check ------------------------------------------------------------------------------------------------------------


def check_arguments(parser: Parser) -> None:
    """Which tables; none named: all."""
    parser.thing("tables", nargs="*")
    where(parser)


def run_check(args: Namespace, screen: Screen) -> int:
    """Play every stored game again; exit code 1 if one differs from what is stored, or could not go on."""

    async def work(store: Store) -> int:
        from ...server.admin.maintenance import sqlite_file
        from ...server.admin.verification import damage_of

        code = await check_tables(store, await chosen_tables(store, args.tables), screen)
        damage = await damage_of(store)
        if damage is None:
            return code
        file = sqlite_file(store.settings)
        screen.say("admin-check-file", BLOOD, file=file.name if file is not None else "", reason=damage)
        return FOUND_SOMETHING

    return with_store(args, work, on_a_copy=True)


async def check_tables(store: Store, ids: list[str], screen: Screen) -> int:
    """Check tables and say what was found."""
    from ...server.admin.verification import check_all

    findings: list[Finding] = []
    with screen.progress("admin-check-progress") as progress:
        done = 0
        async for finding in check_all(store, ids):
            done += 1
            progress(done, len(ids))
            if finding is not None:
                findings.append(finding)
    for finding in findings:
        screen.show(f"{finding.table}: {sentence(finding, screen)}", FADED if finding.is_harmless else BLOOD)
    resting = sum(finding.is_harmless for finding in findings)
    bad = len(findings) - resting
    if resting:
        screen.say("admin-check-resting", FADED, count=resting)
    if bad:
        screen.say("admin-check-bad", BLOOD, bad=bad, count=len(ids))
        return FOUND_SOMETHING
    screen.say("admin-check-sound", MOSS, count=len(ids) - resting)
    return 0


def sentence(finding: Finding, screen: Screen) -> str:
    """What is wrong, with the reason in the reader's language."""
    facts = dict(finding.facts)
    if isinstance(facts.get("reason"), LonghallError):
        game = find_game(facts["game"]) if "game" in facts else None
        facts["reason"] = screen.speech.error(facts["reason"], game, facts.get("names", ()))
    return screen.speech.say(finding.message, **facts)


# -- vacuum -----------------------------------------------------------------------------------------------------------


def run_vacuum(args: Namespace, screen: Screen) -> int:
    """Remove what nobody needs any more, and give the room back."""

    async def work(store: Store) -> int:
        from ...server.admin.maintenance import size_of, tidy_up

        before = await size_of(store)
        removed = await tidy_up(store)
        after = await size_of(store)
        screen.say("admin-tidied", MOSS, **removed, before=round(before / 1e6, 1), after=round(after / 1e6, 1))
        return 0

    return with_store(args, work)


ADMIN_LIST = Command("admin list", list_arguments, run_list)
ADMIN_EXPORT = Command("admin export", export_arguments, run_export)
ADMIN_IMPORT = Command("admin import", import_arguments, run_import)
ADMIN_DELETE = Command("admin delete", delete_arguments, run_delete)
ADMIN_EXPIRE_GUESTS = Command("admin expire-guests", expire_arguments, run_expire)
ADMIN_CHECK = Command("admin check", check_arguments, run_check)
ADMIN_VACUUM = Command("admin vacuum", where, run_vacuum)
