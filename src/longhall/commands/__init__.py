"""The commands of `longhall`, a small module each, imported when its command is used so that all start fast."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from .command import Command

COMMANDS: Final[dict[str, str]] = {
    "play": "player.play",
    "games": "player.games",
    "rules": "player.rules",
    "replay": "player.replay",
    "verify": "player.verify",
    "analyse": "player.analyse",
    "serve": "server.serve",
    "doctor": "server.doctor",
    "scenario check": "content.scenario_check",
    "content check": "content.content_check",
    "content template": "content.content_template",
    "content edit": "content.content_edit",
    "simulate": "research.simulate",
    "arena": "research.arena",
    "tune": "research.tune",
    "learn": "research.learn",
    "selfplay": "research.selfplay",
    "dataset describe": "research.dataset",
    "puzzles make": "content.puzzles_make",
    "bench": "research.bench",
    "admin list": "server.admin",
    "admin export": "server.admin",
    "admin import": "server.admin",
    "admin delete": "server.admin",
    "admin expire-guests": "server.admin",
    "admin check": "server.admin",
    "admin backup": "server.admin_backup",
    "admin restore": "server.admin_backup",
    "admin upgrade": "server.admin_upgrade",
    "admin downgrade": "server.admin_upgrade",
    "admin vacuum": "server.admin",
    "admin moderator": "server.admin_moderator",
}
"""The module of each command, in the order in which help lists them; some are two words."""


def load_command(name: str) -> Command:
    """The command of that name: `content check` is `CONTENT_CHECK` in its module."""
    module = import_module(f".{COMMANDS[name]}", __name__)
    command = getattr(module, name.upper().replace(" ", "_").replace("-", "_"))
    assert isinstance(command, Command)
    return command
