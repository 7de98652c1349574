"""The guided first game: in by two clicks, a coach at every decision of every game, told in words and lights."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe import findings, with_axe
from people import LAPTOP, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
SMALL_PHONE = (360, 740)
DECIDED = """(before) => {
  const page = document.querySelector('.table-page');
  return page.dataset.status === 'finished' || Number(page.dataset.version) > before;
}"""


def follow(person: Person, decisions: int) -> list[str]:
    """Does what the coach says for some decisions, and tells what that was; what is in sight of it has a ring."""
    page = person.page
    said = []
    rings = 0
    for _ in range(decisions):
        person.wait_for_turn()
        page.wait_for_selector(".coach[data-knows=true]")
        button = page.locator(".coach .do")
        if page.locator(".coach .choice-of").count() == 0:
            button.click()  # it waits to be asked
        expect(page.locator(".coach .choice-of b")).not_to_be_empty()
        rings += page.locator(".ring").count()
        said.append(page.locator(".coach .said").inner_text())
        version = person.look()["version"]
        button.click()
        page.wait_for_function(DECIDED, arg=version)
    assert rings
    return said


def guided(person: Person, game: str, alone: bool = False) -> None:
    person.go("/learn")
    person.page.locator(f"section#{game} .row .button").nth(1 if alone else 0).click()
    expect(person.page.locator(".coach .said")).to_be_visible()


def test_a_first_visit_leads_into_a_guided_game(somebody: Somebody) -> None:
    """Two clicks from the first visit to the first own move, and no dialog; the goal comes first."""
    person = somebody()
    page = person.page
    person.go("/")
    page.locator(".hero .button.main").click()
    expect(page.locator(".coach .goal")).to_contain_text("High King")
    assert page.locator("dialog[open]").count() == 0
    person.wait_for_turn()
    version = person.look()["version"]
    page.locator(".coach .do").click()
    page.wait_for_function(DECIDED, arg=version)
    expect(page.locator(".coach .goal")).to_have_count(0)
    person.no_missing_words()
    # The way in is another one now; the coach is still a click away.
    person.go("/")
    expect(page.locator(".hero .button.main")).to_contain_text("Play Brian Boru now")
    expect(page.locator("article").first.get_by_role("button", name="Guided game")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "alone"),
    [
        ("brian-boru", False),
        ("feast-for-odin", False),
        ("feast-for-odin", True),
        ("pax-viking", False),
        ("pax-viking", True),
    ],
)
def test_every_game_has_a_coach(somebody: Somebody, game: str, alone: bool) -> None:
    person = somebody()
    guided(person, game, alone)
    said = follow(person, 4)
    assert all("good choice" in text or "only one thing" in text for text in said)
    assert any(re.search(r"That way |although ", text) for text in said)
    assert "That way" not in said[0].split("good choice")[0]
    person.no_missing_words()


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
def test_on_a_small_phone(somebody: Somebody, language: str) -> None:
    person = somebody(size=SMALL_PHONE, touch=True, language=language)
    for game in ("brian-boru", "feast-for-odin", "pax-viking"):
        guided(person, game)
        follow(person, 2)
        person.fits()
        person.no_missing_words()
        person.picture(f"coach-phone-{game}-{language}")


def test_another_move_is_told_what_it_costs(somebody: Somebody) -> None:
    """Whatever the player does instead is allowed, and compared with what the coach had in mind."""
    person = somebody()
    page = person.page
    guided(person, "brian-boru")
    verdicts: set[str] = set()
    for _ in range(12):
        person.wait_for_turn()
        page.wait_for_selector(".coach[data-knows=true]")
        advised = page.locator(".coach .choice-of b").all_inner_texts()
        if not page.locator(".choice").count():
            page.locator(".tools [aria-expanded=false]").click()
        others = [choice for choice in page.locator(".choice").all() if choice.inner_text() not in advised]
        if not others:
            follow(person, 1)
            continue
        version = person.look()["version"]
        others[-1].click()
        page.wait_for_function(DECIDED, arg=version)
        expect(page.locator(".coach .remark")).to_be_visible()
        remark = page.locator(".coach .remark")
        verdicts.add((remark.get_attribute("class") or "").split()[1])
        if "worse" in verdicts:
            assert re.search(r"100 such games|points?\.", remark.inner_text())
            break
    assert verdicts


def test_a_move_before_the_hint_is_told_what_it_costs(somebody: Somebody) -> None:
    """Whoever is quicker than the coach hears afterwards how it would have decided."""
    person = somebody()
    page = person.page
    page.route("**/hint?*", lambda _: None)  # it never comes
    guided(person, "brian-boru")
    person.wait_for_turn()
    expect(page.locator(".coach header")).to_contain_text("Looking for a good move")
    if not page.locator(".choice").count():
        page.locator(".tools [aria-expanded=false]").click()
    version = person.look()["version"]
    page.locator(".choice").last.click()
    page.wait_for_function(DECIDED, arg=version)
    expect(page.locator(".coach .remark")).to_contain_text(re.compile("Better: |as good as|just what I"))


def test_symbols_are_explained_when_they_are_in_sight(somebody: Somebody) -> None:
    """Silver of Pax Viking belongs to no decision of its own, and lies before everybody."""
    person = somebody()
    page = person.page
    person.be("Aoife")
    told = [f"pax-viking/sign-{sign}" for sign in ("followers", "saga", "tiles")]
    kept = {"begun": True, "seen": told, "own": {"pax-viking/action": 3}}
    page.evaluate("(kept) => localStorage.setItem('longhall.coach', JSON.stringify(kept))", kept)
    guided(person, "pax-viking")
    person.wait_for_turn()
    expect(page.locator(".coach .sign").first).to_contain_text("counted in silfr")


def test_it_falls_silent_and_can_be_sent_away(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    person.be("Aoife")
    page.evaluate(
        """() => localStorage.setItem('longhall.coach', JSON.stringify({ begun: true, seen: ['brian-boru/goal'],
             own: { 'brian-boru/start-town': 3 }, told: { 'brian-boru/choose-two': 2 } }))"""
    )
    guided(person, "brian-boru")
    person.wait_for_turn()
    button = page.locator(".coach .do")
    expect(button).to_have_text("Ask the coach")
    expect(page.locator(".ring")).to_have_count(0)
    button.click()
    expect(button).to_contain_text("Do it")
    expect(page.locator(".ring").first).to_be_visible()
    button.click()
    page.wait_for_selector(".mine .card.can")
    expect(button).to_have_text("Show me")
    expect(page.locator(".coach .about")).to_contain_text("Keep two cards")
    page.locator(".menu > button").click()
    page.get_by_role("menuitem", name="Coach off").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.locator(".menu > button").click()
    page.get_by_role("menuitem", name="Coach on").click()
    expect(page.locator(".coach")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, SMALL_PHONE], ids=["laptop", "phone"])
def test_learning_is_never_far(somebody: Somebody, size: tuple[int, int]) -> None:
    """From the bar of every page, from the card of each game and from the menu of every table."""
    person = somebody(size=size, touch=size == SMALL_PHONE)
    page = person.page
    person.be("Aoife")
    person.go("/")
    expect(page.get_by_role("navigation").get_by_role("link", name="Learn")).to_be_in_viewport(ratio=1)
    for card in page.locator("article").all()[:3]:
        expect(card.get_by_role("button", name="Guided game")).to_be_visible()
    person.make_table()
    page.locator(".menu > button").click()
    page.get_by_role("menuitem", name="Learn").click()
    page.wait_for_url("**/learn")


def test_the_player_aid_is_one_key_away(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    person.be("Aoife")
    for game in ("brian-boru", "feast-for-odin", "pax-viking"):
        person.make_table(game=game, bots=2)
        page.wait_for_selector(".table-page")
        page.keyboard.press("a")
        dialog = page.locator("dialog[open]")
        for part in ("Symbols", "Round", "Scoring"):
            dialog.get_by_role("button", name=part).click()
            expect(dialog.locator("li svg").first).to_be_visible()
            assert dialog.locator("li").count() >= 6
            person.no_missing_words()
            person.picture(f"aid-{game}-{part}")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        page.locator(".top").get_by_role("button", name="Player aid").click()
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")


def test_rules_are_read_chapter_by_chapter(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    for game, first in (("brian-boru", "BRU-COMP"), ("feast-for-odin", "ODN-GEN"), ("pax-viking", "PAX-GOAL")):
        person.go(f"/rules/{game}")
        shown = page.locator("section:visible h2")
        expect(shown).to_have_count(1)
        expect(shown).to_have_attribute("id", first)
        expect(page.locator("section:visible header svg").first).to_be_visible()
        expect(page.locator(".goal")).to_be_visible()
        page.locator(".leaf .button").last.click()
        expect(shown).not_to_have_attribute("id", first)
        expect(page.locator(".goal")).to_have_count(0)
        expect(page.locator(".chapters [aria-current]")).to_have_count(1)
        person.picture(f"rules-{game}")
        page.locator("input[type=search]").fill("silver" if game == "feast-for-odin" else "player")
        expect(page.locator("section:visible mark").first).to_be_visible()
        assert page.locator("section:visible").count() > 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_nothing_to_say(somebody: Somebody, theme: str) -> None:
    person = with_axe(somebody(theme=theme))
    page = person.page
    found: list[str] = []
    for game in ("brian-boru", "feast-for-odin", "pax-viking"):
        guided(person, game)
        person.wait_for_turn()
        expect(page.locator(".coach .choice-of b")).not_to_be_empty()
        found += findings(person, f"coach of {game}", theme)
        page.keyboard.press("a")
        page.wait_for_selector("dialog[open] li svg")
        found += findings(person, f"aid of {game}", theme)
        person.go(f"/rules/{game}")
        page.wait_for_selector(".rules li")
        found += findings(person, f"rules of {game}", theme)
    assert found == []
