"""`longhall admin backup` and `restore`: copies of a server's database, and putting one back."""

from __future__ import annotations

import asyncio
import shlex
from argparse import Namespace
from pathlib import Path

from ...terminal.screen import Screen
from ...terminal.style import FADED, MOSS
from ..command import Command
from ..parser import Parser, needed
from .admin import need_new, settings_of, where


def backup_arguments(parser: Parser) -> None:
    """Declare where the backup goes."""
    parser.thing("file")
    where(parser)


def run_backup(args: Namespace, screen: Screen) -> int:
    """A consistent copy of the database, while the server runs."""
    from ...server.admin.copies import has_tool, make_copy
    from ...server.storage.queries.upkeep.maintenance import dump_command

    file = Path(needed(args.file, "file", screen.speech, "admin backup"))
    settings = settings_of(args)
    if not has_tool(settings):
        screen.say("admin-backup-postgresql")
        screen.write(shlex.join(dump_command(settings, file)))
        return 0
    need_new(file)
    make_copy(settings, file)
    screen.say("admin-backed-up", MOSS, file=str(file), size=round(file.stat().st_size / 1e6, 1))
    return 0


def restore_arguments(parser: Parser) -> None:
    """Declare the backup to restore."""
    parser.thing("backup")
    where(parser)


def run_restore(args: Namespace, screen: Screen) -> int:
    """Put a backup in the place of the database, which nobody may be using."""
    from ...server.admin.restore import restore

    backup = Path(needed(args.backup, "backup", screen.speech, "admin restore"))
    before = asyncio.run(restore(settings_of(args), backup))
    screen.say("admin-restored", MOSS, file=str(backup))
    if before is not None:
        screen.say("admin-restored-before", FADED, file=str(before))
    return 0


ADMIN_BACKUP = Command("admin backup", backup_arguments, run_backup)
ADMIN_RESTORE = Command("admin restore", restore_arguments, run_restore)
