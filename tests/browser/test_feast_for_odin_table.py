"""A Feast for Odin in a real browser: the feast, islands to look at, fingers, keys, other people's boards."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

import pytest
from axe import findings, with_axe
from odin_people import at_the_feast, sit, with_oil
from people import PHONE, Person
from playwright.sync_api import CDPSession, Locator, expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
Spot = tuple[float, float]

MOVED_ON = """(version) => {
  const page = document.querySelector('.table-page');
  return Number(page.dataset.version) > version && page.dataset.turn === 'mine';
}"""


def touch(fingers: CDPSession, kind: str, *spots: Spot) -> None:
    """What a touch screen would report: where all fingers are now."""
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle_of(person: Person, selector: str) -> Spot:
    box = person.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_dishes_lie_on_the_feast_table(somebody: Somebody, size: tuple[int, int] | None) -> None:
    person = with_axe(somebody(**({"size": size, "touch": True} if size else {})))
    page = person.page
    at_the_feast(person)
    count, dishes, seats = (page.locator(f".feast {what}") for what in (".count b", ".dish", ".seat.here"))
    expect(count).to_have_text("6")
    expect(seats).to_have_count(6)

    # A dish that fits both ways asks which; upright it takes one seat, and the strip says so.
    page.locator("[data-thing='good:peas'].can").click()
    page.get_by_role("button", name="Serve peas, upright").click()
    expect(count).to_have_text("5")
    expect(dishes).to_have_attribute("data-way", "upright")
    page.locator("[data-thing='good:mead'].can").click()
    page.get_by_role("button", name="Serve mead", exact=True).click()
    expect(count).to_have_text("3")
    expect(dishes.nth(1)).to_have_attribute("data-way", "laid")
    shown = page.locator(".feast svg[role=img]")
    expect(shown).to_have_attribute("aria-label", re.compile("peas upright on 1 seat; mead lengthwise on 2 seats"))
    upright, laid = page.evaluate(
        "[...document.querySelectorAll('.feast .dish')].map((d) => { const b = d.getBoundingClientRect();"
        " return b.width / b.height; })"
    )
    assert upright < 1 < laid
    person.fits()
    person.no_missing_words()
    assert findings(person) == []

    page.get_by_role("button", name="Undo").click()
    expect(dishes).to_have_count(1)
    expect(count).to_have_text("5")


def test_one_click_for_a_sensible_feast(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    at_the_feast(person)
    page.get_by_role("button", name="Suggest a feast").click()
    # It serves dish by dish until all six seats are dealt with, and nobody has to pay.
    expect(page.locator(".phase")).to_contain_text("Round 2")
    expect(page.locator(".log")).to_contain_text("Astrid has filled the whole table.")
    expect(page.locator(".feast .dish")).to_have_count(0)


def test_an_island_can_be_looked_at_before_it_is_explored(somebody: Somebody) -> None:
    person = with_axe(somebody())
    page = person.page
    sit(person)
    page.locator(".aside [data-thing='board:iceland']").click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("16 points")
    expect(sheet).to_contain_text("54 fields, 24 of them cost a point")
    expect(sheet).to_contain_text("Income up to 8 silver")
    expect(sheet).to_contain_text("2 Vikings")
    expect(sheet.locator(".bonus", has_text="knarr")).to_have_count(1)
    expect(sheet.locator(".grid .minus")).to_have_count(24)
    expect(sheet).to_contain_text("In round 5 it turns over: Labrador")
    assert findings(person) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # The round track tells what turns up, and shows it.
    page.locator(".rounds").get_by_role("button", name="Look at Labrador").click()
    expect(sheet).to_contain_text("It turns up in round 5")
    expect(sheet.locator("h2")).to_have_text(re.compile("Labrador", re.IGNORECASE))
    person.no_missing_words()


def test_two_fingers_turn_and_flip_the_piece_and_one_draws_it(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    page = person.page
    with_oil(person)
    page.locator(".good.can[data-thing='good:oil']").tap()
    ghost = page.locator(".ghost")
    expect(ghost).to_be_visible()
    turn = int(ghost.get_attribute("data-turn") or -1)
    fingers = person.context.new_cdp_session(page)
    x, y = middle_of(person, ".main")

    def around(degrees: float) -> Spot:
        return x + 60 * math.cos(math.radians(degrees)), y + 60 * math.sin(math.radians(degrees))

    touch(fingers, "touchStart", (x, y))
    touch(fingers, "touchStart", (x, y), around(0))
    for degrees in range(0, 61, 10):
        touch(fingers, "touchMove", (x, y), around(degrees))
    touch(fingers, "touchEnd")
    expect(ghost).to_have_attribute("data-turn", str((turn & 4) | ((turn + 1) & 3)))

    turned = int(ghost.get_attribute("data-turn") or -1)
    touch(fingers, "touchStart", (x, y))
    touch(fingers, "touchStart", (x, y), around(0))
    touch(fingers, "touchEnd")
    expect(ghost).to_have_attribute("data-turn", str(turned ^ 4))
    # The same by button.
    page.get_by_role("button", name="Flip the tile").tap()
    expect(ghost).to_have_attribute("data-turn", str(turned))
    page.get_by_role("button", name="Rotate the tile").tap()
    expect(ghost).to_have_attribute("data-turn", str((turned & 4) | ((turned + 1) & 3)))

    before = page.locator(".ghost .piece").get_attribute("transform") or ""
    touch(fingers, "touchStart", (x, y))
    touch(fingers, "touchMove", (x - 40, y - 40))
    touch(fingers, "touchMove", (x - 70, y - 70))
    touch(fingers, "touchEnd")
    expect(page.locator(".ghost .piece")).not_to_have_attribute("transform", before)
    expect(page.locator(".main.holding")).to_be_visible()


def test_a_swipe_goes_from_part_to_part(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    sit(person, bots=0)
    fingers = person.context.new_cdp_session(person.page)
    tab = person.page.locator(".parts [aria-selected=true]")
    expect(tab).to_have_text(re.compile("Actions"))
    for way, name in ((-1, "Boards"), (1, "Actions")):
        x, y = middle_of(person, ".filters" if name == "Boards" else ".rounds")
        touch(fingers, "touchStart", (x, y))
        for step in range(1, 7):
            touch(fingers, "touchMove", (x + way * 25 * step, y))
        touch(fingers, "touchEnd")
        expect(tab).to_have_text(re.compile(name))


def test_a_turn_by_keyboard_alone(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    sit(person, bots=0)

    def tab_to(selector: str) -> None:
        for _ in range(200):
            if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    tab_to("[data-thing='space:upgrade_2']")
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_contain_text("upgrade")
    tab_to("[data-thing='good:mead']")
    page.keyboard.press("Enter")
    expect(page.locator("[data-thing='good:oil'] .count")).to_have_text("1")
    tab_to(".choice")
    page.keyboard.press("Enter")
    expect(page.locator(".good.can[data-thing='good:oil']")).to_be_visible()
    tab_to(".good.can[data-thing='good:oil']")
    page.keyboard.press("Enter")
    expect(page.locator(".main.holding")).to_be_focused()
    turn = int(page.locator(".ghost").get_attribute("data-turn") or -1)
    page.keyboard.press("r")
    expect(page.locator(".ghost")).to_have_attribute("data-turn", str((turn & 4) | ((turn + 1) & 3)))
    page.keyboard.press("Shift+R")
    page.keyboard.press("f")
    expect(page.locator(".ghost")).to_have_attribute("data-turn", str(turn ^ 4))
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    expect(page.locator(".main .laid")).to_have_count(1)
    expect(page.locator("[data-thing='good:oil'] .count")).to_have_count(0)


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_other_peoples_boards_are_one_tap_away(somebody: Somebody, size: tuple[int, int] | None) -> None:
    person = somebody(**({"size": size, "touch": True} if size else {}))
    page = person.page
    sit(person, bots=2)
    if size:
        page.locator(".parts").get_by_role("tab", name="Table").click()
        other = page.locator(".whose").nth(1)
        name = (other.inner_text()).removeprefix("Boards of ").strip()
        other.click()
    else:
        other = page.locator(".who .chip").nth(1)
        name = other.inner_text().strip() or (other.text_content() or "").strip()
        other.click()
    expect(page.locator(".who .chip[aria-pressed=true]")).to_contain_text(name[-4:])
    expect(page.locator(".good.can")).to_have_count(0)


@pytest.mark.parametrize("size", [(1024, 768), (820, 1180), (1180, 820)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_tablet_has_room_for_everything(somebody: Somebody, size: tuple[int, int]) -> None:
    person = with_axe(somebody(size=size))
    page = person.page
    sit(person)
    actions, boards = page.locator(".parts [role=tab]").all()
    expect(actions).to_have_attribute("aria-selected", "true")
    for tab, shown in ((actions, ".space"), (boards, ".drawer :is(.good, .chip, .berth)")):
        tab.click()
        expect(page.locator(shown).first).to_be_visible()
        person.fits()
        overlaps = page.evaluate(
            """(shown) => {
              // Spaces are never too low to be hit: where the window is low, the board scrolls.
              const frame = document.querySelector('.left .scroll').getBoundingClientRect();
              const boxes = [...document.querySelectorAll(shown)].map((e) => e.getBoundingClientRect())
                .filter((box) => !frame.height || box.top < frame.bottom - 1)
                .map(({ left, right, top, bottom, width }) =>
                  ({ left, right, top, width, bottom: frame.height ? Math.min(bottom, frame.bottom) : bottom }));
              const bottom = document.querySelector('.bottom').getBoundingClientRect().top;
              return boxes.filter((a, i) => a.bottom > bottom + 1 || a.width < 20 || boxes.some((b, j) => j > i &&
                a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
            }""",
            shown,
        )
        assert overlaps == 0
        assert findings(person) == []
    # What is asked for comes into sight by itself: a space, then the supply with the boards.
    actions.click()
    page.locator("[data-thing='space:upgrade_2']").click()
    expect(boards).to_have_attribute("aria-selected", "true")
    expect(page.locator(".good.can[data-thing='good:mead']")).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_being_asked_in_the_middle_of_actions_is_switched_in_the_menu(
    somebody: Somebody, size: tuple[int, int] | None
) -> None:
    person = with_axe(somebody(**({"size": size, "touch": True} if size else {})))
    page = person.page
    sit(person)
    on = page.get_by_role("menuitem", name="Ask me in the middle of actions, too")
    off = page.get_by_role("menuitem", name="Do not ask me in the middle of actions")

    def asked() -> tuple[str, list[str]]:
        """The question and everything that answers it."""
        things = page.locator("[data-thing].can").evaluate_all("(found) => found.map((e) => e.dataset.thing)")
        answers = page.locator(".choice").all_inner_texts()
        return page.locator(".question").inner_text(), [*things, *answers]

    def switch(this: Locator, other: Locator) -> None:
        page.locator(".menu > button").click()
        expect(this).to_be_visible()
        expect(other).to_have_count(0)
        person.fits()
        assert findings(person) == []
        version = person.look()["version"]
        this.click()
        page.wait_for_function(MOVED_ON, arg=version)
        expect(page.locator("[role=menu]")).to_have_count(0)

    before = asked()
    assert before[1]
    switch(on, off)
    expect(page.locator(".log")).to_contain_text("Astrid wants to be asked in the middle of actions, too.")
    assert asked() == before
    switch(off, on)
    expect(page.locator(".log")).to_contain_text("Astrid no longer wants to be asked in the middle of actions.")
    assert asked() == before
