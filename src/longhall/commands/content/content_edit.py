"""`longhall content edit`: type in tiles and cards from one's own box, one at a time, in a folder of one's own."""

from __future__ import annotations

from argparse import Namespace

from ...kernel.errors import LonghallError
from ...terminal.content_editor import ContentEditor
from ...terminal.screen import Screen
from ..command import Command
from .content_template import arguments, copy_template, game_and_folder


def run(args: Namespace, screen: Screen) -> int:
    """Edit the pack in the folder; a new or empty folder gets a copy of the game's own content first."""
    game, folder = game_and_folder(args, screen, "content edit")
    if not folder.is_dir() or not any(folder.glob("*.toml")):
        copy_template(game.name, folder)
    pack = game.with_content(folder)  # one that is damaged is told at once, with file, line and reason
    try:
        ContentEditor(pack, folder, screen).run()
    except OSError:
        raise LonghallError("cli-error-folder-closed", given=folder.name) from None
    return 0


CONTENT_EDIT = Command("content edit", arguments, run)
