"""`longhall serve`: a server where people play, started with one command."""

from __future__ import annotations

from argparse import Namespace

from ..terminal.screen import Screen
from .command import Command
from .parser import Parser

ADDRESSES = ("host", "database", "redis", "address", "trusted_proxies", "origins", "contact")
NUMBERS = (
    "port",
    "bot_workers",
    "bot_seconds",
    "largest_body",
    "largest_frame",
    "requests_per_minute",
    "frames_per_second",
    "guest_days",
    "notice_seconds",
)
FOLDERS = ("data", "web")
FLAGS = ("behind_tls", "log_json", "private_notices")


def arguments(parser: Parser) -> None:
    """Every setting; what is not given comes from the environment (LONGHALL_PORT and so on), else has its default."""
    for names, word in ((ADDRESSES, "address"), (NUMBERS, "number"), (FOLDERS, "folder")):
        for name in names:
            parser.switch(name.replace("_", "-"), word)
    for name in FLAGS:
        parser.flag(name.replace("_", "-"))


def run(args: Namespace, screen: Screen) -> int:
    """Serve until somebody ends it."""
    # Here and not above: a server's libraries take a second to load, and no other command needs them.
    from ..table.serving import serve
    from ..table.settings import read_settings

    given = {name: value for name, value in vars(args).items() if value not in (None, False)}
    settings = read_settings(given)
    serve(settings, lambda address: screen.say("cli-serve-listening", address=address))
    screen.say("cli-serve-ended")
    return 0


SERVE = Command("serve", arguments, run)
