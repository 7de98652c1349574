"""Pax Viking on every kind of screen, in every language, by keyboard alone and for screen readers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from axe import findings, with_axe
from pax_table import around_one_table, choice, lift, play, settled, sit_down, thing
from people import LAPTOP, PHONE, TELEVISION, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]

SMALLEST = 13
"""Pixels; nothing that people read is smaller."""

LETTERS = """(selector) => [...document.querySelectorAll(selector)].map((text) => {
  const own = text.ownerSVGElement, box = own.getBoundingClientRect(), view = own.viewBox.baseVal;
  const scale = Math.min(box.width / view.width, box.height / view.height);
  return parseFloat(getComputedStyle(text).fontSize) * scale;
})"""


@pytest.mark.parametrize("seats", [2, 6])
def test_a_laptop_shows_everything_without_scrolling(somebody: Somebody, seats: int) -> None:
    person = somebody(size=LAPTOP)
    sit_down(person, bots=seats - 1)
    person.move(random.Random(1))
    person.fits()
    high, inner = person.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
    assert high <= inner
    for part in (
        ".chart svg.map",
        ".track li >> nth=0",
        ".victory .card >> nth=3",
        ".influence .type >> nth=3",
        ".mine .jarl",
    ):
        expect(person.page.locator(part).first).to_be_in_viewport()
    expect(person.page.locator(".post")).to_have_count(46)
    expect(person.page.locator(".pax .victory .card").first.locator(".cell")).to_have_count(seats)
    expect(person.page.locator(".influence .type").first.locator("li")).to_have_count(seats)
    person.picture(f"pax-laptop-{seats}")


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True), (TELEVISION, False)])
def test_the_names_on_the_chart_can_be_read(somebody: Somebody, size: tuple[int, int], touch: bool) -> None:
    """At the size of the window, and when one looks nearer or farther."""
    person = somebody(size=size, touch=touch)
    sit_down(person, bots=1)
    page = person.page
    for step in ("as it opens", "Zoom in", "Zoom in"):
        if step != "as it opens":
            page.get_by_role("button", name=step).click()
        letters = page.evaluate(LETTERS, "svg.map text.name")
        assert len(letters) >= 33
        assert min(letters) >= SMALLEST, step
    assert min(page.evaluate(LETTERS, "svg.map .post .figure")) >= SMALLEST - 0.5


def test_the_chart_is_moved_and_zoomed(somebody: Somebody) -> None:
    person = somebody()
    sit_down(person, bots=1)
    page = person.page
    inner, chart = page.locator(".chart .inner"), page.locator("svg.map")
    box = chart.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, -400)
    expect(inner).not_to_have_attribute("style", re.compile(r"scale\(1\)"))
    before = inner.get_attribute("style")
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 150, steps=4)
    page.mouse.up()
    assert inner.get_attribute("style") != before
    for _ in range(6):
        page.get_by_role("button", name="Zoom out").click()
    expect(inner).to_have_attribute("style", re.compile(r"scale\(1\)"))


def test_a_window_that_grows_shows_the_whole_chart(somebody: Somebody) -> None:
    """On a phone the chart opens near; in a large window, also one that was small before, all of it is in sight."""
    person = somebody(size=PHONE)
    sit_down(person, bots=1)
    page = person.page
    page.wait_for_function("() => document.querySelector('svg.map').getBoundingClientRect().width > innerWidth")
    page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    page.wait_for_function("() => document.querySelector('svg.map').getBoundingClientRect().width < innerWidth")
    frame = page.locator(".chart .box").bounding_box()
    chart = page.locator("svg.map").bounding_box()
    assert frame
    assert chart
    assert chart["width"] <= frame["width"] + 1


def test_closed_and_open_borders_and_tired_longships_differ_without_colour(somebody: Somebody) -> None:
    person = somebody()
    around_one_table(person)
    lift(person, "Astrid")
    page = person.page
    assert page.locator(".map .wave").count() > 10
    assert page.locator(".map .gap").count() > 10
    dashes = page.evaluate(
        "() => ['.wave', '.gap'].map((one) => getComputedStyle(document.querySelector('.map ' + one)).strokeDasharray)"
    )
    assert dashes[0] != dashes[1]
    thing(person, "jarl:gunhild", ".map")
    thing(person, "post:danelaw_1")
    renewed = page.locator(".fleet .ship:not(.spent) .sail").count()
    assert page.locator(".fleet .spent").count() == 0
    before = person.look()["version"]
    page.locator(".choice", has_text="Stop").click()
    settled(person, before)
    # The mast is laid down, and the post says it in words.
    expect(page.locator(".fleet .spent .mast.laid")).to_have_count(1)
    expect(page.locator(".fleet .ship:not(.spent) .sail")).to_have_count(renewed - 1)
    expect(page.locator('[data-thing="post:danelaw_1"]')).to_have_attribute("aria-label", re.compile("exhausted"))


def test_prices_are_mine(somebody: Somebody) -> None:
    """Sigrid pays nothing for gods; the printed price is struck out, and what she cannot pay is said."""
    person = somebody()
    around_one_table(person)
    lift(person, "Astrid")
    god = person.page.locator('.track [data-thing="tile:odin"]')
    expect(god.locator(".price")).to_have_text("2")
    dear = person.page.locator('.track [data-thing="tile:ibn_khordadbeh"]')
    expect(dear).to_have_attribute("data-about", re.compile("You cannot pay that now"))
    for name in ("Astrid", "Brand"):
        if name != "Astrid":
            lift(person, name)
        choice(person, "End your actions")
    lift(person, "Cecilia")
    expect(god.locator(".price s")).to_have_text("2")
    expect(god).to_have_attribute("data-about", re.compile("costs you 0 silfr instead of 2"))


def test_what_is_reconstructed_is_said(somebody: Somebody) -> None:
    """Under the mouse on tiles, posts, jarls and victory cards; and on the page about the games."""
    person = somebody()
    sit_down(person, bots=1)
    page = person.page
    tip = page.locator("#the-explanation")
    for part in (".track .tile", ".map .post", ".mine .jarl .name", ".victory .name", ".map .region.sea"):
        page.locator(part).first.hover(force=True)
        expect(tip).to_contain_text(re.compile("Reconstructed|Known from the published game"))
        page.mouse.move(5, 5)
    person.go("/about")
    expect(page.get_by_text("Nearly everything else on the table is reconstructed")).to_be_visible()


def test_a_shared_screen_shows_chart_tests_and_whole_tiles(somebody: Somebody) -> None:
    person = somebody(size=TELEVISION)
    table = sit_down(person, bots=3)
    person.go(f"/board/{table}")
    person.page.wait_for_selector(".pax.shared")
    expect(person.page.locator(".track .as-card").first).to_be_in_viewport()
    expect(person.page.locator(".influence .type").first).to_be_in_viewport()
    assert person.page.locator(".victory table").count() == person.page.locator(".victory .card").count()
    person.fits()
    person.picture("pax-television")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe(somebody: Somebody, theme: str) -> None:
    person = with_axe(somebody(theme=theme))
    around_one_table(person)
    lift(person, "Astrid")
    found = findings(person, "first turn")
    thing(person, "jarl:gunhild", ".map")
    found += findings(person, "sailing")
    play(person, random.Random(2), 8)
    found += findings(person, "later")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["pl", "cs", "es"])
def test_every_language_has_every_word(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    sit_down(person, bots=2)
    rng = random.Random(4)
    for _ in range(3):
        play(person, rng, 6)
        person.no_missing_words()
    assert person.page.evaluate("document.documentElement.lang") == language


def test_by_keyboard_alone(somebody: Somebody) -> None:
    """A tile bought, a journey over two nodes begun, sailed and ended, without a mouse."""
    person = somebody()
    around_one_table(person)
    page = person.page
    page.keyboard.press("Enter")  # the curtain's button has the focus
    page.wait_for_selector(".table-page[data-turn=mine] .pax")

    def enter(selector: str, key: str = "Enter") -> None:
        before = person.wait_for_turn()["version"]
        page.locator(selector).first.focus()
        page.keyboard.press(key)
        settled(person, before)

    page.locator(".track .tile.can").first.focus()
    expect(page.locator("#the-explanation")).to_be_visible()
    enter(".track .tile.can")
    enter(".map .home.mine")
    # Arrows lead to places that are no stops for Tab; the way there is shown.
    page.locator(".map .region.can").first.focus()
    for key in ("ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(".map :focus")).to_have_count(1)
    enter('.map [data-thing="region:western_ocean"]', " ")
    expect(page.locator(".question")).to_contain_text("Western Ocean")
    enter(".choice:has-text('Stop')")
    expect(page.locator(".fleet .spent")).to_have_count(1)
