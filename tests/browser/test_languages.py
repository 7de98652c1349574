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
def test_a_browser_in_that_language(somebody: Callable[..., Person], language: str) -> None:
    person = somebody(language=language)
    person.be("Aoife")
    assert person.page.evaluate("document.documentElement.lang") == language
    person.make_table()
    person.play_fast(2)
    person.wait_for_turn()
    person.no_missing_words()
    expect(person.page.get_by_role("tab").filter(has_text=sentences(language)["web-log"])).to_be_visible()
    person.picture(f"table-{language}")


def speak(person: Person, language: str) -> None:
    """Choose a language in the menu of the table."""
    page = person.page
    page.locator(".menu > button").click()
    page.locator(f"[role=menuitemradio][lang={language}]").click()
    expect(page.locator(f"html[lang={language}]")).to_have_count(1)
    page.keyboard.press("Escape")


def test_one_game_in_all_languages(somebody: Callable[..., Person]) -> None:
    """Changed again and again up to the last move, losing nothing; every moment has all its words in each of them."""
    person = somebody()
    person.be("Aoife")
    person.make_table()
    page = person.page
    page.evaluate("window.stayed = true")
    for turn, language in enumerate(["pl", "cs", "es", "en"] * 5):
        speak(person, language)
        person.no_missing_words()
        expect(page.get_by_role("tab").filter(has_text=sentences(language)["web-log"])).to_be_visible()
        person.play_fast(2 + turn % 5)
        if person.wait_for_turn()["status"] == "finished":
            break
        person.no_missing_words()
    person.play_fast()
    person.until_over()
    page.keyboard.press("Escape")
    for language in ("en", "pl", "cs", "es"):
        the_end(person, language)
    assert page.evaluate("window.stayed")


def the_end(person: Person, language: str) -> None:
    """The score sheet and all the log of a finished game."""
    page = person.page
    speak(person, language)
    page.locator(".top").get_by_role("button", name=sentences(language)["web-score"]).click()
    person.until_over()
    person.no_missing_words()
    words, english = sentences(language), sentences("en")
    shown = page.inner_text("dialog[open]")
    assert words["web-rematch"] in shown
    assert (english["web-rematch"] in shown) == (language == "en")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # From the first line on.
    lines = page.locator(".log p").all_text_contents()
    assert len(lines) > 150
    log = "\n".join(lines)
    assert bool(re.search(r"\b(the|and|puts|plays|gains|takes)\b", log)) == (language == "en")
    assert "⁨" not in log


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
