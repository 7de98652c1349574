"""Opening a saga file that a command was given."""

from __future__ import annotations

from pathlib import Path

from ...kernel.errors import text_of
from ...kernel.records.saga import Saga, load_saga, split
from ..command import open_game


def open_saga(path: Path, content: Path | None = None) -> Saga:
    """A saga file, played with other boards and cards if a folder of them is given."""
    if content is not None:
        headers, _ = split(text_of(path), path.name)
        open_game(headers["game"][1], content)
    return load_saga(path)
