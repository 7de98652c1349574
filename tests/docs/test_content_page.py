"""docs/content-packs.md is true: its tables are what the loaders read, its limits those of the packs."""

from __future__ import annotations

import hashlib
import importlib
import re
import sys
from pathlib import Path

import pytest

from longhall.commands.content.content_template import content_files
from longhall.games.pax_viking.content.declarations import ARGUMENTS
from longhall.kernel.content import loading
from longhall.kernel.registry import all_games, find_game

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
tool = importlib.import_module("content_page")
pages = importlib.import_module("docs_pages")
sys.path.remove(str(ROOT / "tools"))
PAGE = tool.PAGE.read_text(encoding="utf-8")


def test_its_tables_are_what_the_loaders_read() -> None:
    """After a change of a loader or of our content: python tools/content_page.py."""
    assert tool.tables() == PAGE.partition(tool.BEGIN)[2].removeprefix("\n")


def test_every_file_and_key_of_our_content_is_on_it() -> None:
    for game in all_games():
        for file in content_files(game.name):
            if file.suffix != ".toml":
                continue
            described = PAGE[PAGE.index(f"### {file.name}") :]
            for key in set(re.findall(r"(?m)^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"))):
                assert f"| `{key}` |" in described, (file.name, key)


def test_its_limits_are_those_of_packs() -> None:
    told = [int(number.replace(",", "")) for number in re.findall(r"([\d,]+) (?:files|bytes|deep)", PAGE)]
    assert told == [loading.MOST_FILES, loading.LARGEST_FILE, loading.LARGEST_PACK, loading.DEEPEST]


def test_the_hash_is_made_as_it_says() -> None:
    digest = hashlib.sha256()
    for file in sorted(file for file in content_files("brian-boru") if file.suffix == ".toml"):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    assert digest.hexdigest()[:16] == find_game("brian-boru").content_hash


def test_a_key_that_is_needed_and_one_that_is_not(tmp_path: Path) -> None:
    """The tool tells them apart by trying."""
    game = find_game("brian-boru")
    (board,) = [file for file in content_files("brian-boru") if file.name == "board.toml"]
    text = board.read_text(encoding="utf-8")
    assert tool.refuses(game, board.parent, board, tool.without(text, "regions", "threshold"))
    assert not tool.refuses(game, board.parent, board, tool.without(text, "regions", "label"))


def feast_words() -> list[str]:
    """The words for effects that the compiler of A Feast for Odin knows."""
    rules = ROOT / "src" / "longhall" / "games" / "feast_for_odin" / "rules" / "occupations"
    words = (rules / "vocabulary.py").read_text(encoding="utf-8").partition("self.words")[2]
    return re.findall(r'(?m)^            "(\w+)":', words.partition("\n        }")[0])


@pytest.mark.parametrize(("game", "words"), [("pax-viking", list(ARGUMENTS)), ("feast-for-odin", feast_words())])
def test_effects_are_explained(game: str, words: list[str]) -> None:
    text = pages.effects_of(game)
    assert len(words) > 20
    assert [word for word in words if not re.search(rf"\b{word}\b", text)] == []
