"""No message shares eight words in a row with a publisher's rulebook. Of the rulebooks only hashes are kept here."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from word_runs import GAP, SIZE, hashed, runs

HERE = Path(__file__).parent
LOCALES = HERE.parents[1] / "locales"
LANGUAGES = ["en", "pl", "cs", "es"]

LIST = "a list of the game's own terms and numbers"
NAME = "the name of a phase"
IDIOM = "how this language always says it"
ALLOWED: dict[str, dict[str, str]] = {
    "en": {},
    "pl": {
        "ODN-PH3": NAME,
        "ODN-ACT-14": LIST,
        "ODN-ACT-21": LIST,
        "ODN-DICE-30": LIST,
        "ODN-OCC-05": LIST,
        "ODN-SCORE-02": LIST,
        "pax-option-deck-custom": LIST,
        "PAX-SETUP-12": IDIOM,
        "PAX-SETUP-16": LIST,
        "PAX-INVEST-04": LIST,
        "PAX-MAP-15": LIST,
        "PAX-EVENT-05": IDIOM,
        "PAX-GEN-04": IDIOM,
    },
    "cs": {},
    "es": {
        "bru-princess-trade": IDIOM,
        "bru-explain-choice-trade": IDIOM,
        "BRU-SETUP-11": IDIOM,
        "BRU-TRICK-09": IDIOM,
        "BRU-MARRY-13": IDIOM,
        "BRU-BATTLE-10": IDIOM,
        "BRU-CHURCH-08": IDIOM,
        "ODN-PH5-01": IDIOM,
        "PAX-SETUP-12": IDIOM,
        "PAX-TURN-01": IDIOM,
        "PAX-EVENT-05": IDIOM,
        "PAX-ALTHING-01": IDIOM,
        "PAX-GEN-04": IDIOM,
    },
}
"""Messages that share a run and may, with the reason."""


@cache
def known() -> frozenset[bytes]:
    data = (HERE / "rulebook_runs.bin").read_bytes()
    return frozenset(data[at : at + SIZE] for at in range(0, len(data), SIZE))


def texts(pattern: ftl.Pattern) -> list[str]:
    """All that a pattern may say; what is filled in is a gap."""
    said = [""]
    for part in pattern.elements:
        ways = [part.value] if isinstance(part, ftl.TextElement) else filled(part.expression)
        said = [before + way for before in said for way in ways]
    return said


def filled(expression: object) -> list[str]:
    if isinstance(expression, ftl.SelectExpression):
        return [text for variant in expression.variants for text in texts(variant.value)]
    return [expression.parse()["value"] if isinstance(expression, ftl.StringLiteral) else f" {GAP} "]


def shared(text: str) -> list[str]:
    return [run for run in runs(text) if hashed(run) in known()]


@cache
def copied(language: str) -> dict[str, list[str]]:
    """The messages of a language that share runs with a rulebook, with those runs."""
    found: dict[str, list[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for part in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, ftl.Message) and part.value is not None:
                same = {run: None for text in texts(part.value) for run in shared(text)}
                if same:
                    found[part.id.name] = list(same)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_copies_a_rulebook(language: str) -> None:
    assert {message: same for message, same in copied(language).items() if message not in ALLOWED[language]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_allowed_is_still_needed(language: str) -> None:
    assert sorted(set(ALLOWED[language]) - set(copied(language))) == []


def test_the_guard_sees_through_case_and_punctuation() -> None:
    run = "one two three four five six seven eight"
    assert list(runs("One, two: three «four» FIVE (six); seven. Eight!")) == [run]
    assert list(runs(f"one two three four {GAP} five six seven eight")) == []
    assert len(known()) > 25_000
