"""Every language through a whole game, with no word missing; changed without loading the page anew."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from people import Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

LOCALES = Path(__file__).parents[2] / "locales"


def sentences(language: str) -> dict[str, str]:
    """The plain messages of the table page."""
    text = (LOCALES / language / "web_table.ftl").read_text()
    return dict(re.findall(r"^([a-z-]+) = ([^{}\n]+)$", text, re.M))


@pytest.mark.parametrize("language", ["pl", "cs", "es"])
def test_one_game(somebody: Callable[..., Person], language: str) -> None:
    person = somebody(language=language)
    person.be("Aoife")
    assert person.page.evaluate("document.documentElement.lang") == language
    person.make_table()
    words, english = sentences(language), sentences("en")
    for moves in (1, 3, 8, 12, 16):
        person.play_fast(moves)
        person.wait_for_turn()
        person.no_missing_words()
        expect(person.page.get_by_role("tab").filter(has_text=words["web-log"])).to_be_visible()
    person.picture(f"table-{language}")
    person.play_fast()
    person.until_over()
    person.no_missing_words()
    shown = person.page.inner_text("dialog[open]")
    assert words["web-rematch"] in shown
    assert english["web-rematch"] not in shown
    person.page.keyboard.press("Escape")
    # All the log, from the first line on.
    lines = person.page.locator(".log p").all_text_contents()
    assert len(lines) > 150
    log = "\n".join(lines)
    assert not re.search(r"\b(the|and|puts|plays|gains|takes)\b", log)
    assert "⁨" not in log


def test_all_languages_in_one_game(somebody: Callable[..., Person]) -> None:
    """Changed at the table again and again, without losing anything; every moment has all its words in each of them."""
    person = somebody()
    person.be("Aoife")
    person.make_table()
    page = person.page
    page.evaluate("window.stayed = true")
    for turn, language in enumerate(["pl", "cs", "es", "en"] * 4):
        page.locator(".menu > button").click()
        page.locator(f"[role=menuitemradio][lang={language}]").click()
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        page.keyboard.press("Escape")
        person.no_missing_words()
        expect(page.get_by_role("tab").filter(has_text=sentences(language)["web-log"])).to_be_visible()
        person.play_fast(2 + turn % 5)
        if person.wait_for_turn()["status"] == "finished":
            break
        person.no_missing_words()
    assert page.evaluate("window.stayed")


def test_change_without_reload(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.go("/")
    page = person.page
    page.evaluate("window.stayed = true")
    seen = set()
    for language in ("pl", "cs", "es", "en"):
        page.locator(".language select").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        person.no_missing_words()
        seen.add(page.locator(".what").inner_text())
    assert len(seen) == 4
    assert page.evaluate("window.stayed")
