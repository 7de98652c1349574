"""`longhall content template`: an editable copy of a game's boards, cards and tiles."""

from __future__ import annotations

import shutil
from argparse import Namespace
from pathlib import Path
from typing import Any

from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ...kernel.registry import find_game
from ...terminal.screen import Screen
from ...terminal.style import MOSS
from ..command import Command
from ..parser import Parser, needed


def arguments(parser: Parser) -> None:
    """Which game, and the folder of the pack."""
    parser.thing("game")
    parser.thing("folder")


def run(args: Namespace, screen: Screen) -> int:
    """Copy the content files to a new or empty folder; nothing is ever overwritten."""
    game, folder = game_and_folder(args, screen, "content template")
    files = copy_template(game.name, folder)
    screen.say("cli-content-template-done", MOSS, count=len(files), folder=str(folder), game=game.name)
    return 0


def game_and_folder(args: Namespace, screen: Screen, command: str) -> tuple[Game[Any], Path]:
    """What `arguments` asks for; both must be there."""
    game = find_game(needed(args.game, "game", screen.speech, command))
    return game, Path(needed(args.folder, "folder", screen.speech, command)).expanduser()


def copy_template(game: str, folder: Path) -> list[Path]:
    """Copy a game's content files to a new or empty folder."""
    files = content_files(game)
    if not files:
        raise LonghallError("error-no-packs", game=game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise LonghallError("cli-error-folder-full", given=folder.name)
        for file in files:
            shutil.copyfile(file, folder / file.name)
    except OSError:
        raise LonghallError("cli-error-folder-closed", given=folder.name) from None
    return files


def content_files(name: str) -> list[Path]:
    """The content files of one of our games, which lie in its folder's `content`, and what explains them."""
    # Not by importing the games: content that cannot be used is told in a sentence, by `cli.run`.
    folder = Path(__file__).parents[2] / "games" / name.replace("-", "_") / "content"
    return sorted([*folder.glob("data/*.toml"), *folder.glob("README.md")])


CONTENT_TEMPLATE = Command("content template", arguments, run)
