"""Files that a game's README and docstrings name are where they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "longhall" / "games"
NAMED = re.compile(r"`((?:[\w.-]+/)*(?:[\w-]+\.py|[\w.-]+/))`")
"""A file or a folder in backquotes."""


@pytest.mark.parametrize("game", sorted(path.parent for path in GAMES.glob("*/game.py")), ids=lambda path: path.name)
def test_named_files_exist(game: Path) -> None:
    missing = []
    for file in [*game.rglob("*.py"), *game.rglob("README.md")]:
        for name in NAMED.findall(file.read_text(encoding="utf-8")):
            if not any((folder / name).exists() for folder in (game, file.parent, ROOT)):
                missing.append(f"{file.relative_to(game)} names {name}")
    assert missing == []
