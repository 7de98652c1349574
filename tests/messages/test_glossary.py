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
    "The table": ("web*.ftl", "table.ftl", "admin*.ftl", "kernel.ftl", "cli.ftl", "bots.ftl", "people.ftl", "o*.ftl"),
}
NOT_USED = "Words that are not used"


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


def terms_of(language: str) -> list[tuple[str, str]]:
    """The chapter and the term of every row in one language."""
    return [(chapter, terms[LANGUAGES.index(language)]) for chapter, terms in rows() if chapter != NOT_USED]


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


def avoided(words: str) -> re.Pattern[str]:
    """Words as they are written, with any ending where they have a `~`; names of facts and messages are none."""
    return re.compile(r"(?<![\w$-])" + re.escape(words.lower()).replace("\\~", r"\w*") + r"\b")


def test_every_game_and_the_table_have_a_chapter_of_complete_rows() -> None:
    assert {chapter for chapter, _ in rows()} == {*FILES, NOT_USED}
    assert [terms for _, terms in rows() if len(terms) != len(LANGUAGES) or not all(terms)] == []
    assert len(rows()) > 100


def test_no_english_term_comes_twice_in_a_chapter() -> None:
    named = terms_of("en")
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_use_the_terms(language: str) -> None:
    unused = [
        f"{chapter}: {term}"
        for chapter, term in terms_of(language)
        if not inflected(term).search(said(chapter, language))
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_use_no_other_words(language: str) -> None:
    used = [
        f"{where}: {found.group()}, not {better}"
        for chapter, (where, spoken, words, better) in rows()
        if chapter == NOT_USED and spoken == language
        for found in avoided(words).finditer(said(where, language))
    ]
    assert used == []


def test_a_term_that_nobody_uses_is_found() -> None:
    assert inflected("tira de montaña").search(said("A Feast for Odin", "es"))
    assert inflected("karta warunków zwycięstwa").search("spełnia kartę warunków zwycięstwa")
    assert not inflected("ficha de montaña").search(said("A Feast for Odin", "es"))
    assert not inflected("reclutamiento").search(said("Brian Boru", "es"))
    assert avoided("kart~ zwycięstwa").search("spełnia kartę zwycięstwa")
    assert not avoided("kart~ zwycięstwa").search("spełnia kartę warunków zwycięstwa")
