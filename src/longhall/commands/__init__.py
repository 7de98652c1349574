"""The commands of `longhall`, a small module each, imported when its command is used so that all start fast."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from .command import Command

COMMANDS: Final[dict[str, str]] = {
    "play": "play",
    "games": "games",
    "rules": "rules",
    "replay": "replay",
    "verify": "verify",
    "analyse": "analyse",
    "serve": "serve",
    "doctor": "doctor",
    "scenario check": "scenario_check",
    "content check": "content_check",
    "content template": "content_template",
    "content edit": "content_edit",
    "simulate": "simulate",
    "arena": "arena",
    "tune": "tune",
    "learn": "learn",
    "selfplay": "selfplay",
    "dataset describe": "dataset",
    "puzzles make": "puzzles_make",
    "bench": "bench",
    "admin list": "admin",
    "admin export": "admin",
    "admin import": "admin",
    "admin delete": "admin",
    "admin expire-guests": "admin",
    "admin check": "admin",
    "admin backup": "admin_backup",
    "admin restore": "admin_backup",
    "admin upgrade": "admin_upgrade",
    "admin downgrade": "admin_upgrade",
    "admin vacuum": "admin",
    "admin moderator": "admin_moderator",
}
"""The module of each command, in the order in which help lists them; some are two words."""


def load_command(name: str) -> Command:
    """The command of that name: `content check` is `CONTENT_CHECK` in its module."""
    module = import_module(f".{COMMANDS[name]}", __name__)
    command = getattr(module, name.upper().replace(" ", "_").replace("-", "_"))
    assert isinstance(command, Command)
    return command
