"""What the docs name is there: files, folders, pages and their headings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HISTORY = "CHANGELOG.md"
"""Tells what things were called when it was written."""
PAGES = [
    page
    for folder in ("*.md", "docs/*.md", "src/**/*.md", "locales/*.md")
    for page in sorted(ROOT.glob(folder))
    if page.name != HISTORY
]
PATH = re.compile(r"`((?:src|tests|web|docs|locales|tools)/[^`\s]*)`")
LINK = re.compile(r"\]\((?!https?://)([^)\s]+)\)")
GAP = re.compile(r"<[^>]*>|\*+|…|NNN")
"""What stands for any name: `<game>`, `*`, `NNN.yaml`."""
SITE = set(re.findall(r"(?m)(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
"""The pages of the site; those that are not written are made when it is built."""
BUILT = ("web/src/generated/", "web/dist/", "web/node_modules/")


def exists(name: str) -> bool:
    """Whether there is such a file or folder, or one that fits if the name has gaps."""
    if name.startswith(BUILT):
        return True
    pattern = GAP.sub("*", name).rstrip("/")
    return any(ROOT.glob(pattern)) if "*" in pattern else (ROOT / pattern).exists()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [name for name in PATH.findall(text) if not exists(name)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        name, _, heading = link.partition("#")
        if page.parent.name == "docs" and name in SITE and not (page.parent / name).exists():
            continue
        target = page.parent / name if name else page
        assert target.exists(), link
        assert not heading or heading in headings(target), link


def headings(page: Path) -> list[str]:
    """Headings as they stand in addresses."""
    found = re.findall(r"(?m)^#+ (.*)$", page.read_text(encoding="utf-8"))
    return [re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in found]


def test_missing_files_are_found() -> None:
    assert not exists("src/longhall/table/")
    assert not exists("src/longhall/games/<game>/steps/")
    assert exists("src/longhall/games/<game>/rules/")
    assert not exists("docs/no-such-page.md")


def test_the_way_of_a_click_is_counted_right() -> None:
    """The numbers of the two tables in docs/architecture.md are those of different files, without a gap."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| (\d+) \| `([^`]+)` \|", text)
    numbers = {int(number): file for number, file in rows}
    assert sorted(numbers) == list(range(1, len({file for _, file in rows}) + 1))
    assert all(numbers[int(number)] == file for number, file in rows)
    assert f"These are {len(numbers)} files" in text


def test_every_folder_of_the_server_is_in_the_picture() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    folders = {path.parent.name for path in (ROOT / "src" / "longhall" / "server").glob("*/__init__.py")}
    assert folders - set(re.findall(r"(?m)^\| `(\w+)` \|", text)) == set()
