"""What `longhall doctor` looks at. Each check tells one finding and changes nothing."""

from __future__ import annotations

import asyncio
import ctypes
import errno
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ... import __version__
from ...kernel.content.packs import game_of, read_pack
from ...kernel.errors import LonghallError
from ...kernel.registry import all_games
from ...research.bench import compiled
from ...server.admin.backups import made_at, newest_backup
from ...server.admin.copies import PG_DUMP, has_tool
from ...server.api.site.club import own_terms
from ...server.api.site.web import web_folder
from ...server.app.process import listen
from ...server.notify.mail import Mailer
from ...server.play.packs import packs_in
from ...server.runtime.descriptors import most_open
from ...server.runtime.logs import cause_of
from ...server.runtime.settings import Settings
from ...server.storage.errors import STORE_ERRORS
from ...server.storage.migrate import LATEST
from ...server.storage.queries.upkeep.maintenance import (
    database_time,
    newest_change,
    shown_address,
    sqlite_file,
    version_of,
)
from ...server.storage.store import Store
from ...speech import FALLBACK

GOOD: Final = "good"
NOTE: Final = "note"
"""It works, and could be better."""
BAD: Final = "bad"
"""A server cannot work so."""

SECONDS: Final = 5.0
"""How long another machine may take to answer."""


@dataclass
class Finding:
    """One line of the page: messages with their facts."""

    about: str
    state: str
    message: str
    facts: Mapping[str, object] = field(default_factory=dict)
    todo: str = ""
    """What to do about it."""


def examine(settings: Settings) -> list[Finding]:
    """All findings, in the order in which a server needs the things."""
    database, clock = asyncio.run(check_store(settings))
    return [
        check_program(),
        check_games(),
        check_page(settings),
        check_port(settings),
        database,
        asyncio.run(check_redis(settings)),
        check_mail(settings),
        check_disk(settings),
        check_backups(settings),
        check_packs(settings),
        check_terms(settings),
        clock,
        check_descriptors(),
    ]


def check_program() -> Finding:
    """The version, and whether it is compiled."""
    facts: dict[str, object] = {"version": __version__, "python": platform.python_version()}
    about = "admin-doctor-program"
    if compiled():
        return Finding(about, GOOD, "admin-doctor-compiled", facts)
    return Finding(about, NOTE, "admin-doctor-plain", facts, "admin-doctor-plain-todo")


def check_games() -> Finding:
    """Whether every game and its content can be loaded."""
    about = "admin-doctor-games"
    try:
        from ...games import load_games

        load_games()
    except LonghallError as error:
        reason = str(error.facts.get("reason", error.message))
        return Finding(about, BAD, "admin-doctor-games-bad", {"reason": reason}, "admin-doctor-games-todo")
    return Finding(about, GOOD, "admin-doctor-games-good", {"games": [game.name for game in all_games()]})


def check_page(settings: Settings) -> Finding:
    """Whether the browser client is there."""
    about = "admin-doctor-page"
    try:
        folder = web_folder(settings)
    except LonghallError as error:
        return Finding(about, BAD, error.message, error.facts, "admin-doctor-page-todo")
    if folder is None:
        return Finding(about, NOTE, "admin-doctor-page-none", {}, "admin-doctor-page-todo")
    return Finding(about, GOOD, "admin-doctor-page-good", {"folder": str(folder)})


def check_port(settings: Settings) -> Finding:
    """Whether a server could listen."""
    about, facts = "admin-doctor-port", {"address": f"{settings.host}:{settings.port}"}
    try:
        listen(settings.host, settings.port).close()
    except LonghallError:
        return Finding(about, NOTE, "admin-doctor-port-taken", dict(facts), "admin-doctor-port-todo")
    return Finding(about, GOOD, "admin-doctor-port-free", dict(facts))


async def check_store(settings: Settings) -> tuple[Finding, Finding]:
    """The database, and the clock, which is compared with the database's."""
    about = "admin-doctor-database"
    file = sqlite_file(settings)
    facts: dict[str, object] = {"address": str(file) if file is not None else shown_address(settings)}
    if file is not None and not file.exists():
        folder = existing(file.parent)
        if not os.access(folder, os.W_OK):
            closed = Finding(about, BAD, "admin-doctor-database-closed", {"folder": str(folder)})
            closed.todo = "admin-doctor-database-closed-todo"
            return closed, check_clock([])
        return Finding(about, GOOD, "admin-doctor-database-new", facts), check_clock([])
    store = Store(settings)
    try:
        async with asyncio.timeout(SECONDS):
            found = await version_of(store)
            facts |= {"found": found or "", "ours": LATEST}
            times = [await newest_change(store), await database_time(store)] if found == LATEST else []
    except (*STORE_ERRORS, LonghallError) as error:
        facts["reason"] = cause_of(error)
        away = Finding(about, BAD, "admin-doctor-database-away", facts, "admin-doctor-database-away-todo")
        return away, check_clock([])
    finally:
        await store.close()
    return schema_finding(about, found, facts), check_clock(times)


def schema_finding(about: str, found: str | None, facts: dict[str, object]) -> Finding:
    """Whether the schema of a database that answers is this program's."""
    if found is None:
        return Finding(about, GOOD, "admin-doctor-database-new", facts)
    if found == LATEST:
        return Finding(about, GOOD, "admin-doctor-database-good", facts)
    if found < LATEST:
        return Finding(about, NOTE, "admin-doctor-database-old", facts, "admin-doctor-database-old-todo")
    return Finding(about, BAD, "admin-doctor-database-newer", facts, "admin-doctor-database-newer-todo")


def existing(folder: Path) -> Path:
    """The folder, or the first above it that is there."""
    return folder if folder.exists() or folder == folder.parent else existing(folder.parent)


async def check_redis(settings: Settings) -> Finding:
    """Whether Redis answers, if there is to be one."""
    about = "admin-doctor-redis"
    if not settings.redis:
        return Finding(about, GOOD, "admin-doctor-redis-none")
    from redis import asyncio as redis_client
    from redis.exceptions import RedisError

    try:
        async with asyncio.timeout(SECONDS), redis_client.from_url(settings.redis) as connection:
            await connection.ping()
    except (RedisError, OSError, ValueError) as error:
        facts: dict[str, object] = {"reason": type(error).__name__}
        return Finding(about, BAD, "admin-doctor-redis-away", facts, "admin-doctor-redis-todo")
    return Finding(about, GOOD, "admin-doctor-redis-good")


def check_mail(settings: Settings) -> Finding:
    """Whether the mail server lets us in, if there is one."""
    about = "admin-doctor-mail"
    if not settings.smtp:
        return Finding(about, GOOD, "admin-doctor-mail-none")
    try:
        mailer = Mailer(settings)
        mailer.check()
        mailer.close()
    except LonghallError as error:
        return Finding(about, BAD, error.message, error.facts, "admin-doctor-mail-todo")
    except OSError as error:
        facts: dict[str, object] = {"reason": type(error).__name__}
        return Finding(about, BAD, "admin-doctor-mail-away", facts, "admin-doctor-mail-todo")
    return Finding(about, GOOD, "admin-doctor-mail-good", {"sender": settings.mail_from})


GIGABYTE: Final = 1e9
FULL: Final = 0.1
SCARCE: Final = 1.0
"""Gigabytes of free disk space."""


def check_disk(settings: Settings, usage: Callable[[Path], tuple[int, int, int]] = shutil.disk_usage) -> Finding:
    """How much room there is for the database, or for logs if it is elsewhere."""
    file = sqlite_file(settings)
    folder = existing((file.parent if file is not None else settings.data).absolute())
    free = usage(folder)[2] / GIGABYTE
    facts: dict[str, object] = {"free": round(free, 1), "folder": str(folder)}
    state = BAD if free < FULL else NOTE if free < SCARCE else GOOD
    return Finding(
        "admin-doctor-disk", state, "admin-doctor-disk-free", facts, "" if state == GOOD else "admin-doctor-disk-todo"
    )


def check_backups(settings: Settings, now: Callable[[], float] = time.time) -> Finding:
    """Whether the schedule can be kept, and was."""
    about = "admin-doctor-backup"
    if not settings.backup_seconds:
        return Finding(about, GOOD, "admin-doctor-backup-none")
    if not has_tool(settings):
        facts: dict[str, object] = {"tool": PG_DUMP}
        return Finding(about, BAD, "admin-doctor-backup-tool", facts, "admin-doctor-backup-tool-todo")
    folder = settings.backup_folder
    if not os.access(existing(folder), os.W_OK):
        facts = {"given": str(folder), "reason": os.strerror(errno.EACCES)}
        return Finding(about, BAD, "admin-backup-failed", facts, "admin-doctor-backup-todo")
    facts = {"every": settings.backup_every, "folder": str(folder)}
    newest = newest_backup(folder)
    if newest is None:
        return Finding(about, GOOD, "admin-doctor-backup-first", facts)
    facts["made"] = time.strftime("%Y-%m-%d %H:%M", time.localtime(made_at(newest)))
    if now() - made_at(newest) > 2 * settings.backup_seconds:
        return Finding(about, NOTE, "admin-doctor-backup-late", facts, "admin-doctor-backup-late-todo")
    return Finding(about, GOOD, "admin-doctor-backup-good", facts)


def check_packs(settings: Settings) -> Finding:
    """Whether the folder of content packs is there, and each is one of a game; the server tries them when it starts."""
    about = "admin-doctor-packs"
    if settings.packs is None:
        return Finding(about, GOOD, "admin-doctor-packs-none")
    if not settings.packs.is_dir():
        return Finding(about, BAD, "error-packs-folder", {"given": str(settings.packs)}, "admin-doctor-packs-todo")
    good, bad = [], []
    for place in packs_in(settings.packs):
        try:
            game_of(read_pack(place), all_games())
            good.append(place.stem)
        except LonghallError:
            bad.append(place.name)
    facts: dict[str, object] = {"folder": str(settings.packs), "names": bad or good}
    if bad:
        return Finding(about, NOTE, "admin-doctor-packs-bad", facts, "admin-doctor-packs-bad-todo")
    return Finding(about, GOOD, "admin-doctor-packs-good" if good else "admin-doctor-packs-empty", facts)


def check_terms(settings: Settings) -> Finding:
    """Whether the keeper's own text can be read, if there is to be one."""
    about, facts = "admin-doctor-terms", {"place": str(settings.terms)}
    if settings.terms is None:
        return Finding(about, GOOD, "admin-doctor-terms-none")
    try:
        text = own_terms(settings, FALLBACK)
    except OSError:
        text = ""
    if text.strip():
        return Finding(about, GOOD, "admin-doctor-terms-good", dict(facts))
    return Finding(about, NOTE, "admin-doctor-terms-away", dict(facts), "admin-doctor-terms-todo")


CLOCK_OFF: Final = 2.0
"""Seconds by which clocks may differ."""
UNSYNCHRONISED: Final = 5
"""What the kernel answers when nothing sets its clock (TIME_ERROR of adjtimex)."""


def check_clock(times: list[float | None], now: Callable[[], float] = time.time) -> Finding:
    """Whether the clock is right: after the newest move, like the database's, and set by the network.

    `times` are when a table was last changed, and the time by the database server, as far as they are known.
    """
    about = "admin-doctor-clock"
    changed, elsewhere = times if times else (0.0, None)
    behind = round((changed or 0.0) - now())
    if behind > CLOCK_OFF:
        return Finding(about, BAD, "admin-doctor-clock-back", {"seconds": behind}, "admin-doctor-clock-todo")
    differs = abs(elsewhere - now()) if elsewhere is not None else 0.0
    if differs > CLOCK_OFF:
        facts: dict[str, object] = {"seconds": round(differs)}
        return Finding(about, NOTE, "admin-doctor-clock-differs", facts, "admin-doctor-clock-todo")
    if kernel_clock() == UNSYNCHRONISED:
        return Finding(about, NOTE, "admin-doctor-clock-free", {}, "admin-doctor-clock-todo")
    return Finding(about, GOOD, "admin-doctor-clock-good")


def kernel_clock() -> int:
    """What Linux says of its clock; 0, all is well, on systems that cannot be asked."""
    if sys.platform != "linux":
        return 0
    try:
        return int(ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(1024)))
    except (OSError, AttributeError):
        return 0


FEW_DESCRIPTORS: Final = 1024
"""A connection takes one; the program itself takes a few dozen."""


def check_descriptors(most: Callable[[], int] = most_open) -> Finding:
    """How many connections the system allows."""
    limit = most()
    about = "admin-doctor-descriptors"
    if 0 < limit < FEW_DESCRIPTORS:
        return Finding(about, NOTE, "admin-doctor-descriptors-few", {"most": limit}, "admin-doctor-descriptors-todo")
    if limit <= 0:
        return Finding(about, GOOD, "admin-doctor-descriptors-any")
    return Finding(about, GOOD, "admin-doctor-descriptors-good", {"most": limit})
