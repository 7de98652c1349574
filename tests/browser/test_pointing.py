"""Pointing, reading and choosing: tooltips keep aside, reading never chooses, waste is asked about, nothing moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import odin_people
import pax_table
import pytest
from people import LAPTOP, PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]

# What the tooltip lies over: its own thing, the question, or a button.
COVERED = """(selector) => {
  const note = document.querySelector('.explain').getBoundingClientRect();
  const needed = [...document.querySelectorAll(`.question, .bar .button, .offer button, ${selector}`)];
  return needed.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && note.left < box.right - 1 && box.left < note.right - 1 &&
      note.top < box.bottom - 1 && box.top < note.bottom - 1;
  }).map((one) => one.className?.baseVal ?? one.className);
}"""


def test_a_tooltip_keeps_out_of_the_way(somebody: Somebody) -> None:
    """Small, beside its thing, over neither question nor buttons; why not is told to who asks; a click ends it."""
    person = somebody()
    pax_table.sit_down(person, bots=3)
    person.wait_for_turn()
    page = person.page
    note = page.locator(".explain")
    posts = page.evaluate("""() => [...document.querySelectorAll('.map .post.none')].map((one) => one.dataset.thing)""")
    for post in (posts[0], posts[len(posts) // 2], posts[-1]):
        thing = f'.map [data-thing="{post}"]'
        for asked in (False, True):
            page.mouse.move(5, 5)
            page.locator(thing).click() if asked else page.locator(thing).hover()
            expect(note).to_be_visible()
            if asked:
                expect(note.locator(".why").first).to_be_visible()
            else:
                expect(note.locator(".why")).to_have_count(0)
                box = note.bounding_box()
                assert box
                assert box["width"] * box["height"] < 0.06 * LAPTOP[0] * LAPTOP[1]
            page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
            assert page.evaluate(COVERED, thing) == [], (post, asked)
        person.picture(f"tooltip-{posts.index(post)}")
    # What was just clicked says nothing more until the mouse has left it.
    before = person.wait_for_turn()["version"]
    tile = page.locator(".track .tile.can").first
    tile.hover()
    expect(note).to_be_visible()
    tile.click()
    pax_table.settled(person, before)
    expect(note).to_have_count(0)


def tap(person: Person, at: list[float], ms: int = 0) -> None:
    """A finger, for as long as that."""
    line = person.context.new_cdp_session(person.page)
    points = [{"x": at[0], "y": at[1]}]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    if ms:
        expect(person.page.locator(".explain")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def free(person: Person) -> list[dict[str, Any]]:
    return [one for one in person.wait_for_turn()["things"] if one["free"]]


def test_reading_never_chooses(somebody: Somebody) -> None:
    """A long press tells what a town is; a tap on something so small is asked about; a second one chooses."""
    person = somebody(size=PHONE, touch=True)
    person.be("Aoife")
    person.make_table()
    page = person.page
    seen = person.wait_for_turn()
    town, other = free(person)[:2]
    tap(person, town["at"], ms=600)
    expect(page.locator(".explain")).to_have_count(0)
    page.wait_for_timeout(300)  # a click would have come by now
    assert person.look()["version"] == seen["version"]
    assert person.look()["chosen"] == 0
    confirm = page.locator(".confirm")
    for one in (town, other):
        tap(person, one["at"])
        expect(confirm).to_be_visible()
        expect(page.locator(f'.town.chosen[data-thing="{one["thing"]}"]')).to_have_count(1)
    box = confirm.bounding_box()
    assert box
    assert box["height"] >= 44
    assert person.look()["version"] == seen["version"]
    person.picture("tapped-town")
    tap(person, other["at"])
    page.wait_for_function(
        "(v) => Number(document.querySelector('.table-page').dataset.version) > v", arg=seen["version"]
    )


def test_a_long_press_on_an_action_space_chooses_nothing(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    odin_people.sit(person, bots=0)
    seen = person.wait_for_turn()
    space = person.page.locator(".space.can").first
    box = space.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    tap(person, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2], ms=600)
    person.page.wait_for_timeout(300)
    assert person.look()["version"] == seen["version"]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_waste_is_asked_about(somebody: Somebody, size: tuple[int, int]) -> None:
    """Passing with Vikings left: asked, and told what is lost; the button is not the largest thing on a phone."""
    person = somebody(size=size)
    odin_people.sit(person, bots=0)
    page = person.page
    seen = person.wait_for_turn()
    pass_ = page.locator(".choice", has_text="Pass")
    box = pass_.bounding_box()
    assert box
    assert box["width"] < size[0] / 2
    pass_.click()
    expect(page.locator(".waste")).to_contain_text("Vikings left")
    assert person.look()["version"] == seen["version"]
    person.picture(f"waste-{size[0]}")
    page.keyboard.press("Escape")
    expect(page.locator(".waste")).to_have_count(0)
    pass_.click()
    page.locator(".confirm").click()
    page.wait_for_selector(".feast [data-dish], .feast .seat.next")


def test_ending_a_turn_with_most_actions_left_is_asked_about(somebody: Somebody) -> None:
    person = somebody()
    pax_table.sit_down(person, bots=1)
    seen = person.wait_for_turn()
    person.page.locator(".choice", has_text="End your actions").click()
    expect(person.page.locator(".waste")).to_contain_text("4 actions left")
    assert person.look()["version"] == seen["version"]


# Where everything is that can be clicked and stays on the table: the things of the board, tabs, tools, the menu. Of a
# map that is too small to be shown whole only by wish: it goes where one's own click leads, to the longship that has
# sailed out of sight or to what a hint points at.
PLACES = """(roaming = false) => Object.fromEntries([...document.querySelectorAll(
    '.stage :is(.town, .post, .region, .space)[data-thing], .stage .tools button, .side [role=tab], .top button')]
  .filter((one) => one.checkVisibility() && (roaming || !one.closest('.box.near')))
  .map((one) => {
    const box = (one.querySelector('.reach') ?? one).getBoundingClientRect();
    const name = one.dataset.thing ?? one.ariaLabel ?? one.textContent.trim();
    return [name, [box.x + scrollX, box.y + scrollY].map(Math.round)];
  }))"""


# How high the buttons of the question are, and how far down the bars below the board are scrolled.
CHOICES = """() => [...document.querySelectorAll('.choice')].map((one) => one.getBoundingClientRect().y)
  .concat([...document.querySelectorAll('.bar, .mine')].map((one) => one.scrollTop))"""


def moved(before: dict[str, list[int]], after: dict[str, list[int]]) -> list[str]:
    """What is elsewhere now, by more than a pixel of rounding."""
    return [
        f"{name} from {at} to {after[name]}"
        for name, at in before.items()
        if name in after and max(abs(a - b) for a, b in zip(at, after[name], strict=True)) > 1
    ]


def boru(person: Person) -> None:
    person.be("Aoife")
    person.make_table()


def pax(person: Person) -> None:
    pax_table.sit_down(person, bots=2)


def odin(person: Person) -> None:
    odin_people.sit(person, bots=1)


def hinted(person: Person, places: dict[str, list[int]]) -> None:
    """A hint is asked for: neither the way to its button nor what it lights moves anything."""
    page = person.page
    before = page.evaluate(CHOICES)
    page.locator(".bar").get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    assert page.evaluate(CHOICES) == before
    assert moved(places, page.evaluate(PLACES)) == []


@pytest.mark.parametrize("size", [LAPTOP, (820, 1180), (1024, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", [boru, pax, odin], ids=lambda game: game.__name__)
def test_nothing_moves_by_itself(somebody: Somebody, game: Callable[[Person], None], size: tuple[int, int]) -> None:
    """Through many questions, hints and others' moves, what can be clicked stays where it is."""
    person = somebody(size=size)
    game(person)
    rng = random.Random(4)
    page = person.page
    person.wait_for_turn()
    first = page.evaluate(PLACES)
    assert len(page.evaluate(PLACES, True)) > 20
    for count in range(24):
        page.wait_for_function(odin_people.MINE)
        now = page.evaluate(PLACES)
        assert moved(first, now) == [], f"after {count} moves"
        first |= now
        asked = page.evaluate(PLACES, True)
        page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        assert moved(asked, page.evaluate(PLACES, True)) == [], f"while it is asked, after {count} moves"
        if count % 4 == 2:
            hinted(person, first)
        if game is odin:
            odin_people.play(person, 1)
        else:
            person.move(rng)


# Tools below the question that are cut off, and how far the bar could be scrolled sideways.
CUT_OFF = """() => {
  const bar = document.querySelector('.bar:has(> .tools)');
  const frame = bar.getBoundingClientRect();
  return [...bar.querySelectorAll('.tools > .button')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > frame.bottom + 1 || box.right > frame.right + 1;
  }).map((one) => one.ariaLabel ?? one.textContent.trim()).concat(
    bar.scrollWidth > bar.clientWidth ? [`sideways: ${bar.scrollWidth - bar.clientWidth}`] : []);
}"""


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", [boru, pax], ids=lambda game: game.__name__)
def test_all_tools_are_in_sight(somebody: Somebody, game: Callable[[Person], None], touch: bool) -> None:
    """List, undo, restart and hint can be clicked at once, in every window but a phone's. Polish has long words."""
    person = somebody(language="pl", touch=touch)
    game(person)
    page = person.page
    rng = random.Random(4)
    for _ in range(40):
        person.wait_for_turn()
        if page.locator(".bar .tools > .button").count() >= 4:
            break
        person.move(rng)
    expect(page.locator(".bar .tools > .button")).to_have_count(4)
    found = {}
    for width in range(820, 2561, 240):
        for height in {768, min(1366, width * 10 // 7)}:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
            if cut := page.evaluate(CUT_OFF):
                found[width, height] = cut
    assert found == {}
