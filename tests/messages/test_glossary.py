"""The terms in `locales/GLOSSARY.md` are those that the messages use, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = ["en", "pl", "cs", "es"]
FILES = {
    "Brian Boru": ("brian_boru*.ftl",),
    "Pax Viking": ("pax_viking*.ftl",),
    "A Feast for Odin": ("feast_for_odin*.ftl",),
    "The table": ("web*.ftl", "table.ftl", "admin.ftl", "kernel.ftl", "cli.ftl", "bots.ftl"),
}


@cache
def rows() -> list[tuple[str, list[str]]]:
    """The chapter and the four terms of every row."""
    page = (LOCALES / "GLOSSARY.md").read_text(encoding="utf-8")
    found = []
    for chapter in page.split("\n## ")[1:]:
        title, *lines = chapter.splitlines()
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
        found += [(title, terms) for terms in cells[1:]]
    return found


@cache
def said(chapter: str, language: str) -> str:
    """All messages of a chapter, without comments and ids."""
    files = sorted(file for pattern in FILES[chapter] for file in (LOCALES / language).glob(pattern))
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return re.sub(r"(?m)^(#.*|[\w-]+ = ?)", "", source).lower()


def inflected(term: str) -> re.Pattern[str]:
    """The words of a term in any form: short ones as they are, of others the ending may differ."""
    words = re.sub(r"^to |\(.*\)", "", term.lower()).split()
    kept = [word if len(word) < 4 else word[: max(3, len(word) - 2)] for word in words]
    return re.compile(r"\b" + r"\w* ".join(map(re.escape, kept)) + r"\w*\b")


def test_every_game_and_the_table_have_a_chapter_of_complete_rows() -> None:
    assert {chapter for chapter, _ in rows()} == set(FILES)
    assert [terms for _, terms in rows() if len(terms) != len(LANGUAGES) or not all(terms)] == []
    assert len(rows()) > 100


def test_no_english_term_comes_twice_in_a_chapter() -> None:
    named = [(chapter, terms[0]) for chapter, terms in rows()]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_use_the_terms(language: str) -> None:
    place = LANGUAGES.index(language)
    unused = [
        f"{chapter}: {terms[place]}"
        for chapter, terms in rows()
        if not inflected(terms[place]).search(said(chapter, language))
    ]
    assert unused == []


def test_a_term_that_nobody_uses_is_found() -> None:
    assert inflected("tira de montaña").search(said("A Feast for Odin", "es"))
    assert inflected("karta warunków zwycięstwa").search("spełnia kartę warunków zwycięstwa")
    assert not inflected("ficha de montaña").search(said("A Feast for Odin", "es"))
    assert not inflected("reclutamiento").search(said("Brian Boru", "es"))
