"""The site has every page, and nothing that is not there. `make docs` builds it, and fails at a broken link."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longhall.kernel.registry import all_games

ROOT = Path(__file__).parents[2]
PLAN = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
HOOK = (ROOT / "tools" / "docs_pages.py").read_text(encoding="utf-8")
NAMED = set(re.findall(r"(?m)(\S+\.md)$", PLAN))
GENERATED = {*re.findall(r'"(reference-\w+\.md)"', HOOK), *[f"{game.name}.md" for game in all_games()]}
WRITTEN = sorted((ROOT / "docs").glob("*.md"))


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_every_page_is_on_the_site(page: Path) -> None:
    assert page.name in NAMED


def test_every_page_of_the_site_is_written_or_generated() -> None:
    assert {page.name for page in WRITTEN} | GENERATED == NAMED
