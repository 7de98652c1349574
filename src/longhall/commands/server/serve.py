"""`longhall serve`: a server where people play, started with one command."""

from __future__ import annotations

import contextlib
import gc
import threading
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from ...server.runtime.settings import Settings, read_settings
from ...terminal.screen import Screen
from ..command import Command
from ..parser import Parser

WORDS = {
    "str": "address",
    "int": "number",
    "float": "number",
    "Path": "folder",
    "Path | None": "folder",
    "Duration": "duration",
}


def setting_arguments(parser: Parser) -> None:
    """Every setting; what is not given comes from the environment (LONGHALL_PORT and so on), else has its default."""
    for field in fields(Settings):
        name = field.name.replace("_", "-")
        if field.type == "bool":
            parser.flag(name)
        else:
            parser.switch(name, WORDS[str(field.type)])


def given_settings(args: Namespace) -> dict[str, Any]:
    """The settings among the arguments that were given."""
    return {name: value for name, value in vars(args).items() if value is not None and value is not False}


def arguments(parser: Parser) -> None:
    """Every setting, and whether the page is opened."""
    setting_arguments(parser)
    parser.flag("open")
    parser.flag("no-open")


def run(args: Namespace, screen: Screen) -> int:
    """Serve until somebody ends it."""
    # Here and not above: a server's libraries take a second to load, and no other command needs them.
    with uncollected():
        from ...server.app.process import serve

    opens = args.open and not args.no_open

    def tell(address: str) -> None:
        screen.say("cli-serve-listening", address=address)
        if opens:
            open_page(address, screen)

    serve(read_settings(given_settings(args)), tell)
    screen.say("cli-serve-ended")
    return 0


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Load without looking for garbage, as hardly any comes up then: it took a sixth of the time until the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def open_page(address: str, screen: Screen) -> None:
    """Show the page in the person's browser; where there is no display, nothing would see it."""
    from .browser import has_display, show_page

    if not has_display():
        screen.say("cli-serve-no-display", address=address)
        return
    # Beside the server: a browser that starts slowly keeps nobody waiting.
    threading.Thread(target=show_page, args=(address,), daemon=True).start()


SERVE = Command("serve", arguments, run, plays=False)
