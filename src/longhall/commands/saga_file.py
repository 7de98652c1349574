"""Opening a saga file that a command was given."""

from __future__ import annotations

from pathlib import Path

from ..kernel.errors import BadFile
from ..kernel.saga import Saga, load_saga, split
from .command import open_game


def open_saga(path: Path, content: Path | None = None) -> Saga:
    """A saga file, played with other boards and cards if a folder of them is given."""
    if content is not None:
        headers, _ = split(saga_text(path), path.name)
        open_game(headers["game"][1], content)
    return load_saga(path)


def saga_text(path: Path) -> str:
    """What a file holds."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(path.name, 0, "error-file-not-text") from None
    except OSError:
        raise BadFile(path.name, 0, "error-file-unreadable") from None
