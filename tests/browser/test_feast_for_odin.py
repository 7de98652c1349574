"""A Feast for Odin in a real browser: whole games, pieces laid by hand, every size of screen, four languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe import findings, with_axe
from odin_people import GAME, play, sit, with_oil
from people import LAPTOP, PHONE, TELEVISION, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


@pytest.mark.parametrize("bots", [1, 0], ids=["two players", "solo"])
def test_a_whole_game(somebody: Somebody, bots: int) -> None:
    person = somebody()
    sit(person, bots)
    expect(person.page.locator(".total").first).to_have_text(re.compile("−86"))
    play(person)
    person.until_over()
    person.no_missing_words()
    expect(person.page.locator("dialog[open] table")).to_contain_text("Home board, uncovered")


def test_a_piece_is_laid_by_hand(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    with_oil(person)
    good = page.locator(".good.can").first
    count = good.get_attribute("aria-label")
    good.click()
    main = page.locator(".main.holding")
    expect(main).to_be_focused()
    expect(main).to_have_attribute("aria-label", re.compile("it fits"))
    # The server says what it would change, before anything is laid.
    expect(page.locator(".changes")).to_contain_text("point")

    # The upper right corner of the income line can never be the first field: red, and why.
    corner = page.locator(".main svg.grid").evaluate(
        """(grid) => {
          const [x, y, w, h] = grid.getAttribute('viewBox').split(' ').map(Number);
          const at = new DOMPoint(x + w * 0.82, y + h * 0.05).matrixTransform(grid.getScreenCTM());
          return [at.x, at.y];
        }"""
    )
    page.mouse.move(*corner)
    expect(page.locator(".ghost .bad")).to_be_visible()
    expect(page.locator(".hold .no")).not_to_be_empty()
    expect(page.locator(".tool.lay")).to_be_disabled()
    before = page.locator(".ghost .piece").get_attribute("transform")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".ghost .piece")).not_to_have_attribute("transform", before or "")

    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".main.holding")).to_have_count(0)
    expect(page.locator(".good.can").first).to_have_attribute("aria-label", count or "")

    # By keyboard alone.
    page.locator(".good.can").first.focus()
    page.keyboard.press("Enter")
    expect(main).to_be_focused()
    version = page.locator(".table-page").get_attribute("data-version")
    page.keyboard.press("Enter")
    expect(page.locator(".table-page")).not_to_have_attribute("data-version", version or "")
    expect(page.locator(".main .laid")).not_to_have_count(0)


def test_a_piece_is_dragged(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    with_oil(person)
    laid = page.locator(".main .laid").count()
    box = page.locator(".good.can").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] - 30, steps=3)
    expect(page.locator(".main.holding")).to_be_visible()
    spot = page.locator(".ghost .body, .ghost circle").first.bounding_box()
    assert spot
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2, steps=3)
    expect(page.locator(".tool.lay")).to_be_enabled()
    page.mouse.up()
    expect(page.locator(".main .laid")).to_have_count(laid + 1)


def test_one_click_lays_or_serves_what_a_good_bot_would(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    with_oil(person)
    page.get_by_role("button", name="Suggest a layout").click()
    expect(page.locator(".help")).to_be_enabled(timeout=60_000)
    expect(page.locator(".main.holding")).to_have_count(0)
    # Asked once more, it says that there is nothing to add.
    page.get_by_role("button", name="Suggest a layout").click()
    expect(page.get_by_text("Nothing to add: it is best to leave it as it is.")).to_be_visible()


def test_filters_and_reasons_on_the_action_board(somebody: Somebody) -> None:
    person = somebody()
    page = person.page
    sit(person)
    expect(page.locator(".space")).to_have_count(61)
    page.get_by_role("button", name="What can I do now").click()
    lit = page.locator(".space.can").count()
    expect(page.locator(".space:not(.out)")).to_have_count(lit)
    page.get_by_role("button", name="What can I do now").click()
    page.locator(".find select").select_option("wool")
    found = page.locator(".space.found")
    expect(found.filter(has=page.locator("xpath=self::*[@data-thing='space:products_wool']"))).to_have_count(1)
    assert 0 < found.count() < 61
    page.locator(".find select").select_option("")
    page.locator("[data-thing='space:plundering']").click(force=True)  # to ask why not
    expect(page.locator(".explain .why")).to_contain_text("ships")


@pytest.mark.parametrize("size", [LAPTOP, PHONE, TELEVISION], ids=["laptop", "phone", "television"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_layouts(somebody: Somebody, size: tuple[int, int], theme: str) -> None:
    person = with_axe(somebody(size=size, theme=theme, touch=size == PHONE))
    sit(person, bots=3 if size == LAPTOP else 1)
    for moves in (0, 25, 60):
        play(person, moves)
        person.fits()
        person.no_missing_words()
        expect(person.page.locator(".bottom")).to_be_in_viewport()
        if size == PHONE:
            for tab in ("Boards", "Supply", "Table", "Actions"):
                person.page.locator(".parts").get_by_role("tab", name=tab).click()
                person.fits()
        else:
            high, inner = person.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            assert high <= inner
            cut = person.page.evaluate(
                """() => [...document.querySelectorAll('.space, .good, .berth')].filter((element) => {
                  const box = element.getBoundingClientRect();
                  const bar = document.querySelector('.bottom').getBoundingClientRect();
                  const below = box.bottom > bar.top + 1 && box.right > bar.left + 1;
                  return below || box.bottom > innerHeight || box.right > innerWidth; }).length"""
            )
            assert cut == 0
        person.picture(f"odin-{size[0]}-{theme}-{moves}")
        assert findings(person) == []


def test_a_shared_screen_shows_everybody(somebody: Somebody) -> None:
    person = somebody()
    sit(person, bots=2)
    watcher = with_axe(somebody(size=TELEVISION, theme="dark"))
    watcher.go(person.page.url.replace(person.url, "").replace("/t/", "/board/"))
    expect(watcher.page.locator(".everybody section")).to_have_count(3)
    watcher.fits()
    watcher.no_missing_words()
    assert findings(watcher) == []


@pytest.mark.parametrize("language", ["pl", "cs", "es"])
def test_no_word_is_missing(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    sit(person)
    for _ in range(12):
        play(person, 12)
        person.no_missing_words()
        if person.look()["status"] == "finished":
            break
    person.page.locator(".drawer [role=tab]").nth(1).click()
    person.no_missing_words()
    assert person.page.evaluate("document.documentElement.lang") == language


def test_the_lesson_stands_on_the_same_board(somebody: Somebody) -> None:
    person = with_axe(somebody())
    person.go(f"/learn/{GAME}/first-rounds")
    page = person.page
    page.wait_for_selector(".odin")
    for _ in range(3):  # the goal, the board, the goods
        page.get_by_role("button", name="Next").click()
    page.locator("[data-thing='space:mountain_2']").click()
    expect(page.locator(".bubble")).to_contain_text("left end of one strip")
    page.locator(".bring .item.can").nth(1).click()
    expect(page.locator(".bubble")).to_contain_text("go hunting")
    person.no_missing_words()
    assert findings(person) == []
