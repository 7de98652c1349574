"""`longhall admin upgrade` and `downgrade`: the database to this program's version in one command, and back."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import TYPE_CHECKING

from ...terminal.screen import Screen
from ...terminal.style import BLOOD, FADED, MOSS
from ..command import Command
from ..parser import Parser
from .admin import FOUND_SOMETHING, check_tables, chosen_tables, where, with_store

if TYPE_CHECKING:
    from ...server.runtime.settings import Settings
    from ...server.storage.store import Store


def upgrade_arguments(parser: Parser) -> None:
    """Where the backup goes."""
    parser.switch("backup-to", "folder")
    where(parser)


def settings_with_backups(args: Namespace) -> Settings:
    """The settings of the server, and where its backups go."""
    from ...server.runtime.settings import read_settings

    return read_settings({"data": args.data, "database": args.database, "backup_to": args.backup_to})


def run_upgrade(args: Namespace, screen: Screen) -> int:
    """Check, back up, migrate, report.

    SQLite is checked as a copy that is migrated first. PostgreSQL is checked when it has been migrated, and put back as
    it was if a game could not go on.
    """
    from ...server.admin.restore import restore
    from ...server.admin.upgrade import change_schema, schema_of
    from ...server.storage.migrate import LATEST

    settings = settings_with_backups(args)
    found = asyncio.run(schema_of(settings))
    if found == LATEST:
        screen.say("admin-upgrade-none", MOSS, found=found)
        return check(args, screen)
    if settings.is_sqlite and check(args, screen):
        screen.say("admin-upgrade-stopped", BLOOD)
        return FOUND_SOMETHING
    backup = asyncio.run(change_schema(settings))
    if not settings.is_sqlite and check(args, screen):
        asyncio.run(restore(settings, backup))
        screen.say("admin-upgrade-returned", BLOOD, found=found, file=str(backup))
        return FOUND_SOMETHING
    screen.say("admin-upgraded", MOSS, found=found, ours=LATEST)
    screen.say("admin-upgrade-back", FADED, version=found, file=str(backup))
    return 0


def check(args: Namespace, screen: Screen) -> int:
    """Replay every stored game."""

    async def work(store: Store) -> int:
        return await check_tables(store, await chosen_tables(store, []), screen)

    return with_store(args, work, on_a_copy=True)


def downgrade_arguments(parser: Parser) -> None:
    """To which version."""
    parser.thing("version")
    upgrade_arguments(parser)


def run_downgrade(args: Namespace, screen: Screen) -> int:
    """Back to the schema of an older program; games go on from where they are."""
    from ...server.admin.upgrade import change_schema, schema_of, version_before

    settings = settings_with_backups(args)
    found = asyncio.run(schema_of(settings))
    version = args.version or version_before(settings)
    backup = asyncio.run(change_schema(settings, version))
    screen.say("admin-downgraded", MOSS, found=found, version=version)
    screen.say("admin-upgrade-kept", FADED, file=str(backup))
    return 0


ADMIN_UPGRADE = Command("admin upgrade", upgrade_arguments, run_upgrade)
ADMIN_DOWNGRADE = Command("admin downgrade", downgrade_arguments, run_downgrade)
