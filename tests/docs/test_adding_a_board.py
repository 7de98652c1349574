"""docs/adding-a-board.md is true: its code stands in a game's drawing, whose types are checked; its table is a type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-board.md").read_text(encoding="utf-8")
GAMES = ROOT / "web" / "src" / "games"
BLOCKS = re.findall(r"(?ms)^ *```(ts|svelte)\n(.*?)^ *```$", PAGE)
EXAMPLE = "brian_boru"
"""The game that the page names as its example."""


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def names_in(line: str) -> set[str]:
    """What a line takes out of the stage: components take only what they need of it."""
    found = re.match(r"const \{ (.*) \} =", line)
    return set(found[1].split(", ")) if found else set()


@pytest.mark.parametrize(("language", "block"), BLOCKS, ids=[language for language, _ in BLOCKS])
def test_its_code_is_that_of_the_example(language: str, block: str) -> None:
    files = [file.read_text(encoding="utf-8") for file in sorted((GAMES / EXAMPLE).rglob(f"*.{language}"))]
    for line in lines_of(block):
        end = line.partition("} =")[2]
        fits = [other for text in files for other in lines_of(text) if other == line or (end and other.endswith(end))]
        assert fits, line
        taken = set[str]().union(*map(names_in, fits))
        assert names_in(line) <= taken, line


def test_the_parts_of_a_drawing_are_those_of_its_type() -> None:
    source = (ROOT / "web" / "src" / "table" / "games.ts").read_text(encoding="utf-8")
    body = source.partition("export interface Drawing")[2].partition("\n}")[0]
    parts = re.findall(r"(?m)^  (\w+)(\??)[:(]", body)
    shown = re.findall(r"(?m)^ +\| `(\w+)(?:\([\w, ]*\))?` \| (.*) \|$", PAGE)
    assert {name for name, _ in parts} == {name for name, _ in shown}
    may_be_missing = {name for name, optional in parts if optional}
    assert {name for name, words in shown if re.search(r"may be left out|without it", words)} == may_be_missing


def test_every_attribute_it_names_is_read_by_the_page() -> None:
    text = "".join(
        file.read_text(encoding="utf-8")
        for folder in ("table", "frame", "at-table", "picture", "lib", "aid", "coach", "exercise", "games")
        for ending in ("ts", "svelte")
        for file in sorted((ROOT / "web" / "src" / folder).rglob(f"*.{ending}"))
    )
    for name in set(re.findall(r"`?data-([a-z]+)", PAGE)):
        assert f"data-{name}" in text or f"dataset.{name}" in text, name
