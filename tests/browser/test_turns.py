"""At the table besides plain moves: why not, taking back, hints, being asked once, giving up, no drawing at all."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from people import MOVED, WAIT, Person
from playwright.sync_api import Locator, Route, expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


def until_some_are_greyed(person: Person, rng: random.Random) -> None:
    """Plays on until towns can be chosen, but not all of them."""
    for _ in range(200):
        person.wait_for_turn()
        if person.page.locator(".town.can").count() and person.page.locator(".town:not(.can)").count() > 5:
            return
        person.move(rng)
    raise AssertionError("all towns could always be chosen")


def greyed_towns(person: Person) -> list[Locator]:
    """Towns that cannot be chosen and are not covered by anything."""
    return [
        person.page.locator(f".town[data-thing='{thing}']")
        for thing in person.page.evaluate(
            """() => [...document.querySelectorAll('.town:not(.can)')].filter((town) => {
              const box = town.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return top && town.contains(top);
            }).map((town) => town.dataset.thing)"""
        )
    ]


def test_why_not(somebody: Somebody) -> None:
    """A thing that cannot be chosen says why, with the rule's text, to who asks: by a click, a tap or a key."""
    person = somebody(language="en")
    person.be("Aoife")
    person.make_table()
    page = person.page
    until_some_are_greyed(person, random.Random(8))
    why, rule = page.locator(".explain .why"), page.locator(".explain .rule")
    towns = greyed_towns(person)

    towns[0].hover()
    expect(page.locator(".explain .how")).to_be_visible()
    expect(why).to_have_count(0)
    towns[0].click()
    expect(why).to_be_visible()
    expect(rule).to_contain_text(re.compile(r"^BRU-[A-Z]+-\d+ \S.{20}"))
    said = why.inner_text()
    assert page.locator(".explain > b").inner_text() in said, "the sentence names the town"
    person.no_missing_words()
    person.picture("why-not")
    page.mouse.move(5, 5)
    expect(page.locator(".explain")).to_have_count(0)

    # By keyboard: from a town that can be chosen, arrows lead to those that cannot.
    page.locator(".town.can").first.focus()
    rng = random.Random(2)
    for _ in range(200):
        page.keyboard.press(rng.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
        if page.evaluate("() => document.activeElement.matches('.town:not(.can)')"):
            break
    assert page.evaluate("() => document.activeElement.matches('.town:not(.can)')")
    expect(page.locator(".explain")).to_be_visible()
    page.keyboard.press("?")
    expect(why).to_be_visible()
    described = page.evaluate("() => document.activeElement.getAttribute('aria-describedby')")
    assert page.locator(f"#{described} .why").count() == 1

    page.keyboard.press("Tab")
    for kind in ("pointerdown", "pointerup", "click"):
        towns[1].dispatch_event(kind, {"pointerType": "touch", "pointerId": 7, "bubbles": True})
    expect(why).to_be_visible()
    page.locator(".question").hover()
    expect(why).to_have_count(0)

    # What can be chosen has no reason against it; a symbol and a number say what they are.
    page.locator(".town.can .seat-of-suit").first.hover()
    expect(page.locator(".explain")).to_be_visible()
    page.wait_for_timeout(400)
    expect(why).to_have_count(0)
    page.locator(".players [data-thing='word:coins']").first.hover()
    expect(page.locator(".explain")).to_contain_text("1 point")
    page.locator(".court .reward [data-thing='symbol:coin']").first.hover()
    expect(page.locator(".explain")).to_contain_text("Take 1 coin")


def to_the_draft(person: Person) -> None:
    """The first town is chosen, and nothing of the packet yet."""
    for _ in range(3):
        person.wait_for_turn()
        if person.page.locator(".mine .card.can").count():
            return
        person.move(random.Random(1))
    expect(person.page.locator(".mine .card.can").first).to_be_visible()


def test_taking_back(somebody: Somebody) -> None:
    person = somebody()
    person.be("Aoife")
    person.make_table()
    page = person.page
    to_the_draft(person)
    cards = page.locator(".mine .card")
    many = page.locator(".mine .card.can").count()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    cards.first.click()
    expect(page.locator(".mine .card.chosen")).to_have_count(1)
    undo.click()
    expect(page.locator(".mine .card.chosen")).to_have_count(0)
    expect(page.locator(".mine .card.can")).to_have_count(many)
    cards.nth(1).click()
    expect(page.locator(".mine .card.chosen")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".mine .card.chosen")).to_have_count(0)
    cards.nth(2).click()
    expect(page.locator(".mine .card.chosen")).to_have_count(1)
    page.get_by_role("button", name="Restart turn").click()
    expect(page.locator(".mine .card.chosen")).to_have_count(0)
    expect(undo).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("takes back")


def hint_of(person: Person) -> Locator:
    """What is told after a click on the button."""
    person.wait_for_turn()
    person.page.get_by_role("button", name="Hint").click()
    hint = person.page.locator(".hint")
    expect(hint).to_be_visible()
    return hint


def check_best(hint: Locator, options: int) -> None:
    """The three best, each with its chance to win, the advised one with the highest."""
    odds = hint.locator(".first .odds, li .odds").all_inner_texts()
    assert len(odds) == min(3, options)
    assert all(re.fullmatch(r"\d+% to win", one) for one in odds), odds
    percents = [int(one.split("%")[0]) for one in odds]
    assert percents == sorted(percents, reverse=True)


def test_hint(somebody: Somebody) -> None:
    person = somebody()
    person.be("Aoife")
    person.make_table()
    page = person.page
    rng = random.Random(3)
    reasons = answers = 0
    for _ in range(20):
        hint = hint_of(person)
        advised = hint.locator("b").inner_text()
        expect(page.locator(".ring").first).to_be_visible()
        for reason in page.locator(".hint .reason").all_inner_texts():
            assert re.fullmatch(r"[A-Z][^0-9]+\.", reason), "a sentence in the words of the game, without figures"
            reasons += 1
        for answer in page.locator(".hint .reply").all_inner_texts():
            assert re.fullmatch(r".+ will probably answer: .+", answer)
            answers += 1
        if not page.locator(".choice").count():
            page.locator(".tools [aria-expanded=false]").click()
        offered = page.locator(".choice").all_inner_texts()
        assert advised in offered
        if len(offered) > 1:
            check_best(hint, len(offered))
        if reasons > 2 and answers:
            break
        person.move(rng, "list")
        expect(page.locator(".hint")).to_have_count(0)
    assert reasons > 0
    assert answers > 0
    before = person.look()["version"]
    page.locator(".hint").get_by_role("button", name="Do it").click()
    page.wait_for_function("(v) => Number(document.querySelector('.table-page').dataset.version) > v", arg=before)
    expect(page.locator(".ring, .hint")).to_have_count(0)
    person.no_missing_words()
    person.picture("hint")


@pytest.mark.parametrize("game", ["feast-for-odin", "pax-viking"])
def test_hint_in_other_games(somebody: Somebody, game: str) -> None:
    person = somebody()
    person.be("Aoife")
    person.make_table(game=game, bots=1)
    for _ in range(4):
        hint = hint_of(person)
        if hint.locator("li").count() == 2:
            check_best(hint, 3)
            person.no_missing_words()
            return
        person.move(random.Random(1))
    raise AssertionError("never a choice between three")


def test_asked_once(somebody: Somebody) -> None:
    """Whoever wants to be asked is asked before the turn ends, and not before what can still be taken back."""
    person = somebody(confirmEnd=True)
    person.be("Aoife")
    person.make_table()
    page = person.page
    confirm = page.locator(".choices .button.main")
    person.wait_for_turn()
    page.locator(".town.can").first.dispatch_event("click")
    expect(confirm).to_be_visible()
    confirm.click()
    page.wait_for_selector(".mine .card.can")
    cards = page.locator(".mine .card")
    cards.nth(0).click()
    expect(page.locator(".mine .card.chosen")).to_have_count(1)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(confirm).to_have_count(0)
    seen = person.look()
    cards.nth(1).click()
    expect(confirm).to_be_visible()
    assert person.look()["version"] == seen["version"]
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(page.locator(".mine .card.can").first).to_be_visible()
    cards.nth(2).click()
    confirm.click()
    page.wait_for_function(MOVED, arg=[seen["version"], seen["chosen"]])


def test_resigning_and_lending(somebody: Somebody) -> None:
    """The bot in one's place waits with everybody else for another person, so that there is time to take over again."""
    person, other = somebody(), somebody()
    for one, name in ((person, "Aoife"), (other, "Brodir")):
        one.be(name)
    table = person.make_table(bots=2, open_seats=1)
    other.go(f"/t/{table}")
    other.page.get_by_role("button", name="Sit down").click()
    page = person.page
    page.get_by_role("button", name="Start the game").click()
    person.wait_for_turn()

    def menu(entry: str) -> None:
        if not page.locator(".menu [role=menu]").count():
            page.locator(".menu > button").click()
        page.get_by_role("menuitem", name=entry).click()

    menu("Let a bot play for me")
    back = page.get_by_role("button", name="Take over from the bot")
    expect(back).to_be_visible()
    expect(page.locator(".choice")).to_have_count(0)
    expect(page.locator(".can")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator(".table-page")).to_have_attribute("data-status", "running")

    person.make_table()
    person.play_fast(45)
    person.wait_for_turn()
    menu("Resign")
    menu("Really resign?")
    page.wait_for_selector("dialog[open] table", timeout=3 * WAIT)
    expect(page.locator(".players li").first).to_contain_text("resigned")
    expect(page.locator("dialog thead th").last).to_contain_text("Aoife")


def test_before_the_drawing_is_there(somebody: Somebody) -> None:
    """While the board is on its way, no long list of choices stands in its place for a moment."""
    person = somebody()
    held: list[Route] = []
    person.context.route(re.compile(r"/assets/drawing-[\w-]+\.js"), lambda route: held.append(route))
    person.be("Aoife")
    person.make_table()
    page = person.page
    expect(page.locator(".table-page[data-turn=mine]")).to_be_visible()
    expect(page.locator(".question b")).to_be_visible()
    expect(page.locator(".choice")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".map")).to_be_visible()
    expect(page.locator(".choice")).to_have_count(0)


def test_without_a_drawing(somebody: Somebody) -> None:
    """A game that nobody has drawn yet is played to its end from the list of choices."""
    person = somebody()
    hidden = 0

    def hide(route) -> None:  # type: ignore[no-untyped-def]
        nonlocal hidden
        hidden += 1
        route.fulfill(content_type="text/javascript", body="export const drawing = null;")

    person.context.route(re.compile(r"/assets/drawing-[\w-]+\.js"), hide)
    person.be("Aoife")
    person.make_table()
    page = person.page
    expect(page.get_by_text("This game has no board graphics yet")).to_be_visible()
    assert hidden == 1
    rng = random.Random(9)
    for count in range(30):
        seen = person.wait_for_turn()
        assert not seen["things"]
        assert seen["choices"] > 0
        person.move(rng, "list")
        if count % 10 == 0:
            person.fits()
            person.no_missing_words()
    person.picture("without-a-drawing")
    person.play_fast()
    person.until_over()
