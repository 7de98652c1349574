"""Learning Pax Viking: both lessons to their end, in every language and on a phone; votes form there, too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import PHONE, Person
from playwright.sync_api import expect
from test_learning import take_lesson

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
def test_a_guided_game_to_victory(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    person.go("/learn/pax-viking/own-game")
    warned = 0

    def each_frame() -> None:
        nonlocal warned
        warned += person.page.locator(".warn.now").count()
        person.no_missing_words()

    _, questions = take_lesson(person, each_frame)
    asked = person.page.evaluate(
        """async () => (await (await fetch('/api/games/pax-viking/lessons/own-game')).json()).frames
          .filter((frame) => frame.expected !== null).length"""
    )
    assert questions == asked > 20
    assert warned > 0, "nobody was ever about to win"
    expect(person.page.locator(".victory .cell.met")).to_have_count(1)
    person.picture(f"pax-lesson-{language}")
    person.page.locator(".bubble .end .button.main").click()
    expect(person.page.locator("a[href='/learn/pax-viking/own-game']")).to_be_visible()


def test_three_rounds_with_their_vote(somebody: Somebody) -> None:
    person = somebody()
    person.go("/learn/pax-viking/three-rounds")
    votes: list[list[str]] = []

    def each_frame() -> None:
        person.no_missing_words()
        if person.page.locator(".althing .votes").count():
            now = [text.split("\n")[-1].strip() for text in person.page.locator(".althing .votes li").all_inner_texts()]
            if now not in votes:
                votes.append(now)

    take_lesson(person, each_frame)
    assert votes == [["1 vote", "1 vote"], ["1 for", "1 against"]]
    # After the last frame the guided game follows.
    person.page.locator(".bubble .end .button.main").click()
    expect(person.page).to_have_url(f"{person.url}/learn/pax-viking/own-game")


def test_on_a_phone(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    person.go("/learn/pax-viking/own-game")

    def each_frame() -> None:
        person.fits()
        expect(person.page.locator(".bubble .steps")).to_be_in_viewport(ratio=0.9)

    take_lesson(person, each_frame)
    person.picture("pax-lesson-phone")
