"""The settings of a server: from flags and environment variables, with defaults that suit one machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeAlias

from ...kernel.errors import LonghallError
from .durations import seconds_of

Duration: TypeAlias = str
"""A length of time as people write it, such as `12h`; see durations.py."""

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""By the first word of a database address: how it is reached. The address may also name the driver itself."""


@dataclass
class Settings:
    """All settings; the environment variable of `port` is LONGHALL_PORT, and so on."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("longhall-data")
    """Where the embedded database lies."""
    database: str = ""
    """A database address; empty: SQLite in the data folder."""
    redis: str = ""
    """An address for fanning out between processes; empty: there is one process."""
    address: str = ""
    """How people reach the server from outside, for links and QR codes; empty: as they came in."""
    behind_tls: bool = False
    """Whether clients connect by https, through a proxy: cookies are then sent over https only."""
    trusted_proxies: str = "127.0.0.1"
    origins: str = ""
    """Further origins whose pages may open sockets, separated by commas."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    """How long a bot may think about one decision."""
    analysis_workers: int = 1
    """How many finished games are analysed at once; 0: none."""
    analysis_seconds: float = 60.0
    """How much processor time one of them may take."""
    bot_pondering: bool = False
    """Whether a bot thinks ahead while the player before it is asked, in a further process that gives way to all."""
    reveal_seconds: float = 4.0
    """How long a start waits for the browsers that have to reveal their part of the seed."""
    bot_delay: float = 0.3
    """How long a bot waits at least before it moves, so that quick thoughts look alike; for later moves less."""
    log_json: bool = False
    largest_body: int = 262_144
    largest_frame: int = 16_384
    requests_per_minute: int = 600
    """For each address; what costs more (accounts, new tables) is limited further."""
    frames_per_second: int = 30
    """For each seat, and for each spectator, through all sockets together."""
    sockets_per_address: int = 100
    """How many sockets and streams one address may have open at once, and four times as many connections in all."""
    rate_neighbours: bool = False
    """Whether rated games count between people who share an address, as in a club; else they could be one person."""
    guest_days: int = 90
    """After how many days guests who sit nowhere are forgotten."""
    expire_hours: float = 24.0
    """How often the server looks for such guests; 0: only `longhall admin expire` does."""
    notice_seconds: float = 5.0
    """How long somebody must be away, and the question open, before a notice is sent."""
    private_notices: bool = False
    """Whether notices may go to addresses of this machine and its networks."""
    smtp: str = ""
    """The mail server for notices by mail, such as smtp://user:password@mail.example.org; empty: no mail is sent."""
    mail_from: str = ""
    """The sender of such mail."""
    contact: str = ""
    """Whom the browser makers' push services may ask about what this server sends: a mailto: or https: address."""
    web: Path | None = None
    """The folder of the built browser client; none: the one that came with the program, if it did."""

    packs: Path | None = None
    """A folder of content packs, each a folder or a zip file in it; none: games are played with their own content."""

    club: str = ""
    """Who runs the server, for the page about terms and privacy."""
    terms: Path | None = None
    """Their own text for that page: a Markdown file, or a folder with one for each language."""
    backup_every: Duration = ""
    """How often the server makes a backup by itself, such as 1d; empty: only `longhall admin backup` does."""
    backup_to: Path | None = None
    """Where those lie; none: in `backups` in the data folder."""
    backup_keep: int = 7
    """How many of them stay; the oldest go."""

    @property
    def backup_seconds(self) -> int:
        """Seconds between two backups; 0: none are made."""
        seconds = seconds_of(self.backup_every) if self.backup_every else 0
        if seconds is None:
            raise LonghallError("error-setting", name="LONGHALL_BACKUP_EVERY", given=self.backup_every)
        return seconds

    @property
    def backup_folder(self) -> Path:
        """Where backups on a schedule lie."""
        return self.backup_to or self.data.absolute() / "backups"

    @property
    def database_url(self) -> str:
        """The address of the database."""
        if not self.database:
            return f"{DRIVERS['sqlite']}:///{self.data.absolute() / 'longhall.db'}"
        kind, _, place = self.database.partition("://")
        driver = DRIVERS.get(kind, kind)
        if driver not in DRIVERS.values():
            # What comes after the kind may hold a password.
            raise LonghallError("error-setting", name="LONGHALL_DATABASE", given=kind.partition(":")[0])
        return f"{driver}://{place}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is the embedded one."""
        return self.database_url.startswith("sqlite")


def read_settings(given: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """Flags win over the environment, the environment over the defaults."""
    # Imported here: the command line loads this module for its help, and most commands read no settings.
    from pydantic import TypeAdapter, ValidationError

    found: dict[str, Any] = {}
    for item in fields(Settings):
        value = given.get(item.name)
        if value is None:
            value = environ.get(f"LONGHALL_{item.name.upper()}")
        if value is not None and (value != "" or item.type != "bool"):  # an empty flag is not set
            found[item.name] = value
    try:
        return TypeAdapter(Settings).validate_python(found)
    except ValidationError as error:
        wrong = error.errors()[0]
        name = f"LONGHALL_{wrong['loc'][0]}".upper()
        raise LonghallError("error-setting", name=name, given=str(wrong["input"])) from None
