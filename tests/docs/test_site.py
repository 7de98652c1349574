"""The site has every page and picture, and nothing that is not there. `make docs` builds it; a broken link stops it."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from longhall.kernel.game import Game
from longhall.kernel.registry import all_games

ROOT = Path(__file__).parents[2]
PLAN = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
HOOK = (ROOT / "tools" / "docs_pages.py").read_text(encoding="utf-8")
NAMED = set(re.findall(r"(?m)(\S+\.md)$", PLAN))
GENERATED = {*re.findall(r'(?m)^        "([\w-]+\.md)": ', HOOK), *[f"{game.name}.md" for game in all_games()]}
sys.path.insert(0, str(ROOT / "tools"))
pages = importlib.import_module("docs_pages")
sys.path.remove(str(ROOT / "tools"))
WRITTEN = sorted((ROOT / "docs").glob("*.md"))
SHOWN = re.compile(r"""(?:!\[([^\]]*)\]\(|<img src=")(?:docs/)?pictures/([\w.-]+)(?:\)|" alt="([^"]+)")""")
"""A picture on a page: what it shows in words, and its file."""


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_every_page_is_on_the_site(page: Path) -> None:
    assert page.name in NAMED


def test_every_page_of_the_site_is_written_or_generated() -> None:
    assert {page.name for page in WRITTEN} | GENERATED == NAMED


def pictures_on(text: str) -> dict[str, str]:
    """The pictures that a page shows, with their words."""
    return {name: before or after for before, name, after in SHOWN.findall(text)}


def test_every_picture_is_there_and_shown_somewhere() -> None:
    """Run `make pictures` for one that is missing; delete one that no page shows."""
    generated = [pages.game_page(game) for game in all_games()]
    texts = [page.read_text(encoding="utf-8") for page in (ROOT / "README.md", *WRITTEN)] + generated
    shown: dict[str, str] = {}
    for text in texts:
        shown |= pictures_on(text)
    assert {file.name for file in (ROOT / "docs" / "pictures").iterdir()} == set(shown)
    assert [name for name, words in shown.items() if len(words) < 12] == [], "say what they show"


def test_every_picture_of_a_page_is_taken_by_a_test() -> None:
    """So that `make pictures` makes all of them anew, and none is left from an older page."""
    files = {file.stem for file in (ROOT / "docs" / "pictures").glob("*.webp")}
    source = "".join(
        (ROOT / "tests" / "browser" / name).read_text(encoding="utf-8")
        for name in ("test_pictures.py", "test_page_pictures.py")
    )
    taken = set(re.findall(r'(?:photograph|picture)\(\w+(?:\[0\])?, "([\w-]+)"', source))
    taken |= {f"aid-{game.name}-{part}" for game in all_games() for part in pages.AID}
    taken |= {name + end for name in ("table", "pax", "feast") for end in ("", "-turn")}
    assert files == taken


def test_a_picture_without_words_is_found() -> None:
    assert pictures_on("![](pictures/a.webp) ![A table](pictures/b.webp)") == {"a.webp": "", "b.webp": "A table"}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_page_of_a_game_lists_its_notation(game: Game[Any]) -> None:
    """Every kind of move, written so that the game reads it; nearly all with what they are called."""
    section = pages.game_page(game).partition("## Notation")[2].partition("\n## ")[0]
    rows = re.findall(r"(?m)^\| `([^`]+)` \| (.*?) ?\| (\d+) \|$", section)
    actions = [game.book.parse(notation) for notation, _, _ in rows]
    assert {action.verb for action in actions if action is not None} == {action.verb for action in game.book.all}
    assert sum(int(count) for _, _, count in rows) == len(game.book.all)
    assert sum(bool(called) for _, called, _ in rows) > 0.8 * len(rows)
