"""`longhall serve`: a server where people play, started with one command."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import fields

from ..server.runtime.settings import Settings, read_settings
from ..terminal.screen import Screen
from .command import Command
from .parser import Parser

WORDS = {"str": "address", "int": "number", "float": "number", "Path": "folder", "Path | None": "folder"}


def arguments(parser: Parser) -> None:
    """Every setting; what is not given comes from the environment (LONGHALL_PORT and so on), else has its default."""
    for field in fields(Settings):
        name = field.name.replace("_", "-")
        if field.type == "bool":
            parser.flag(name)
        else:
            parser.switch(name, WORDS[str(field.type)])


def run(args: Namespace, screen: Screen) -> int:
    """Serve until somebody ends it."""
    # Here and not above: a server's libraries take a second to load, and no other command needs them.
    from ..server.app.process import serve

    given = {name: value for name, value in vars(args).items() if value is not None and value is not False}
    serve(read_settings(given), lambda address: screen.say("cli-serve-listening", address=address))
    screen.say("cli-serve-ended")
    return 0


SERVE = Command("serve", arguments, run)
