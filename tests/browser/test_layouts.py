"""Laptop, phone and television: nothing sticks out, nothing is covered, at every kind of moment."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from people import LAPTOP, MOVED, PHONE, TABLETS, TELEVISION, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "golden"
Somebody = Callable[..., Person]
PAGES = (
    "/",
    "/lobby",
    "/new",
    "/mine",
    "/finished",
    "/learn",
    "/rules/brian-boru",
    "/profile",
    "/packs",
    "/about",
    "/nowhere",
)


def moments(person: Person, rng: random.Random, most: int) -> dict[str, int]:
    """Plays on and looks hard at the first of each kind of question."""
    seen: dict[str, int] = {}
    for _ in range(most):
        now = person.wait_for_turn()
        if now["status"] == "finished":
            break
        phase = person.page.inner_text(".phase").split("·")[-1].strip()
        kind = f"{phase} {re.sub(r'[^a-z]+', '-', now['text'].lower())[:28]}"
        if kind not in seen:
            seen[kind] = now["version"]
            person.fits()
            person.no_missing_words()
            yield_checks(person, now)
            person.picture(f"{person.page.viewport_size['width']}-{kind.replace(' ', '-')}")
        person.move(rng)
    return seen


def yield_checks(person: Person, now: dict) -> None:
    """What has to be in sight whenever something is asked."""
    size = person.page.viewport_size
    assert size
    expect(person.page.locator(".question")).to_be_in_viewport(ratio=0.99)
    cards = person.page.locator(".mine .card.can")
    if cards.count():
        box = cards.first.bounding_box()
        assert box
        assert box["y"] >= 0, "cards begin below the top"
        assert box["y"] + box["height"] <= size["height"] + 1, "cards end above the bottom"
    if size["width"] > 1000:
        high, inner = person.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        assert high <= inner, "the table page does not scroll"
        if cards.count():
            hidden = person.page.evaluate(
                """() => [...document.querySelectorAll('.mine .card')].filter((card) => {
                  const box = card.getBoundingClientRect(); return box.left < 0 || box.right > innerWidth; }).length"""
            )
            assert hidden == 0, "packet and hand are both in sight"


def test_laptop(somebody: Somebody) -> None:
    person = somebody(size=LAPTOP)
    person.be("Aoife")
    person.make_table()
    seen = moments(person, random.Random(3), 90)
    for phase in ("Setup", "Draft", "Action"):
        assert any(kind.startswith(phase) for kind in seen), (phase, seen)


def test_phone(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    person.be("Aoife")
    for path in PAGES:
        person.go(path)
        person.fits()
    person.make_table()
    seen = moments(person, random.Random(3), 60)
    assert len(seen) > 5
    if person.wait_for_turn()["status"] == "finished":
        person.until_over()
        person.page.keyboard.press("Escape")
    # Long press explains; a tap does not.
    town = person.page.locator(".town").first
    town.dispatch_event("pointerdown", {"pointerType": "touch", "pointerId": 5, "bubbles": True})
    expect(person.page.locator(".explain")).to_be_visible()
    town.dispatch_event("pointerup", {"pointerType": "touch", "pointerId": 5, "bubbles": True})
    expect(person.page.locator(".explain")).to_have_count(0)
    for tab in ("Players", "Chat", "Log"):
        person.page.get_by_role("tab", name=tab).click()
        person.fits()


@pytest.mark.parametrize("size", [LAPTOP, (1280, 900), PHONE, TELEVISION], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("bots", [3, 4])
def test_everybody_has_room_on_one_space(somebody: Somebody, size: tuple[int, int], bots: int) -> None:
    """At first all discs lie on space 0 of the marriage track, and inside it."""
    person = somebody(size=size)
    person.be("Aoife")
    table = person.make_table(bots=bots)
    if size == TELEVISION:
        person.go(f"/board/{table}")
    discs = person.page.locator(".track li").first.locator("svg[role=img]")
    expect(discs).to_have_count(bots + 1)
    outside = person.page.evaluate(
        """() => [...document.querySelectorAll('.track li')].flatMap((space) => {
          const frame = space.getBoundingClientRect();
          return [...space.querySelectorAll('svg[role=img]')].filter((disc) => {
            const box = disc.getBoundingClientRect();
            return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
          }).map((disc) => disc.getAttribute('aria-label'));
        })"""
    )
    assert outside == []


@pytest.mark.parametrize("saga", ["brian-boru-5", "pax-viking-6", "feast-for-odin-4"])
def test_the_score_sheet_fits_a_phone(somebody: Somebody, saga: str) -> None:
    """All players beside each other, without pushing anything aside."""
    person = somebody(size=PHONE, touch=True)
    person.be("Aoife")
    person.open_saga(GOLDEN / f"{saga}.saga")
    page = person.page
    page.locator(".top").get_by_role("button", name="Score").click()
    expect(page.locator("dialog[open] svg[role=img]").last).to_be_visible()
    wide, inner = page.locator("dialog .scroll").evaluate("(e) => [e.scrollWidth, e.clientWidth]")
    assert wide <= inner
    person.picture(f"score-{saga}")


# What of the court, the players and the map is cut off or hidden in this window.
OUT_OF_SIGHT = """() => {
  const wanted = [...document.querySelectorAll('.court > *, .court .areas > *, .players li, .stage .map')];
  const hidden = wanted.filter((element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const frame = up.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    const inside = box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
    return !element.checkVisibility() || !inside;
  });
  return [wanted.length, hidden.map((element) => (element.getAttribute('aria-label') ?? element.className))];
}"""


@pytest.mark.parametrize("size", TABLETS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_tablet(somebody: Somebody, size: tuple[int, int]) -> None:
    """On a tablet, either way up: all that everybody knows is in sight together with the question and my cards."""
    person = somebody(size=size, touch=True)
    person.be("Aoife")
    if size == TABLETS[0]:
        for path in PAGES:
            person.go(path)
            person.fits()
    person.make_table()
    page = person.page
    rng = random.Random(3)
    tricks = 0
    for count in range(32):
        now = person.wait_for_turn()
        trick = page.locator(".court .trick .card").count()
        if count % 8 == 0 or (trick > 1 and tricks < 3):
            tricks += trick > 1
            person.fits()
            yield_checks(person, now)
            many, hidden = page.evaluate(OUT_OF_SIGHT)
            assert many >= 4 + 4 + 1
            assert hidden == []
            high, inner = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            assert high <= inner, "the table page does not scroll"
            map_ = page.locator(".stage .map").bounding_box()
            assert map_
            assert map_["height"] >= 400
            person.picture(f"tablet-{size[0]}-{count}")
        person.move(rng)
    assert tricks >= 3
    person.wait_for_turn()
    for tab in ("Log", "Chat"):
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(".panel").locator(".log" if tab == "Log" else "[role=log]")).to_be_visible()
        person.fits()


def test_pinch_and_pan(somebody: Somebody) -> None:
    """Two fingers make the map larger, one moves it; neither chooses anything, a tap does."""
    person = somebody(size=PHONE, touch=True)
    person.be("Aoife")
    person.make_table()
    page = person.page
    seen = person.wait_for_turn()
    line = person.context.new_cdp_session(page)
    # A hand is no quicker than this: the browser takes fingers that are for a flick, and the next tap for its end.
    moments = itertools.count(page.evaluate("Date.now()") / 1000 - 2, 0.05)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": next(moments)})

    def shape() -> tuple[float, float, float]:
        """How large the map is drawn, and where."""
        box = page.locator(".stage .map").bounding_box()
        assert box
        return box["width"], box["x"], box["y"]

    width, *_ = shape()
    touch("touchStart", (180, 250), (200, 250))
    for spread in range(10, 90, 10):
        touch("touchMove", (180 - spread, 250), (200 + spread, 250))
    touch("touchEnd")
    larger, x, y = shape()
    assert larger > 2 * width
    touch("touchStart", (200, 250))
    for way in range(0, 60, 10):
        touch("touchMove", (200 + way, 250 + way))
    touch("touchEnd")
    same, moved_x, moved_y = shape()
    assert same == pytest.approx(larger)
    assert moved_x > x + 20
    assert moved_y > y + 20
    assert person.look()["version"] == seen["version"]
    page.locator(".box .tools button").last.click(click_count=6)
    assert shape()[0] == pytest.approx(width, rel=0.2)
    town = next(thing for thing in person.look()["things"] if thing["free"])
    page.touchscreen.tap(*town["at"])
    page.wait_for_function(MOVED, arg=[seen["version"], seen["chosen"]])


def test_zoomed_to_twice_the_size(somebody: Somebody) -> None:
    """Everything at 200 %: nothing sticks out, everything can be reached, and a game can be played."""
    person = somebody(size=LAPTOP, zoom=2)
    person.be("Aoife")
    for path in PAGES:
        person.go(path)
        person.fits()
    person.make_table()
    rng = random.Random(6)
    for count in range(40):
        now = person.wait_for_turn()
        if count % 8 == 0:
            person.fits()
            expect(person.page.locator(".question")).to_be_in_viewport(ratio=0.99)
            person.picture(f"zoomed-{count}")
        if not now["choices"]:
            person.page.locator(".tools [aria-expanded=false]").click()
        expect(person.page.locator(".choice").first).to_be_visible()
        choice = person.page.locator(".choice").nth(rng.randrange(person.page.locator(".choice").count()))
        choice.click()
        person.page.wait_for_function(MOVED, arg=[now["version"], now["chosen"]])


def test_television(somebody: Somebody) -> None:
    host = somebody()
    host.be("Aoife")
    table = host.make_table(bots=2, open_seats=1)
    screen = somebody(size=TELEVISION)
    screen.go(f"/board/{table}")
    expect(screen.page.locator(".invite img")).to_be_visible()
    screen.fits()
    screen.picture("television-waiting")
    host.page.get_by_role("button", name="Add a bot").click()
    expect(host.page.locator(".button.wide")).to_be_enabled()
    host.page.locator(".button.wide").click()
    host.page.wait_for_selector(".table-page")
    for moves in (2, 6, 10):
        host.play(random.Random(moves), moves)
        expect(screen.page.locator(".table-page")).to_be_visible()
        screen.fits()
        high, inner = screen.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        assert high <= inner
        expect(screen.page.locator(".mine, .choice, .hands")).to_have_count(0)
    # Nobody can point at anything there: all towns have their names, and the log tells what happened.
    expect(screen.page.locator(".map .names text")).to_have_count(53)
    assert screen.page.locator(".log p").count() > 10
    expect(screen.page.locator(".log button")).to_have_count(0)
    screen.no_missing_words()
    screen.picture("television")


@pytest.mark.parametrize("size", [LAPTOP, (1440, 900), TELEVISION], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_shared_screen_shows_all_through_a_game(somebody: Somebody, size: tuple[int, int]) -> None:
    """With five players nothing beside the board is cut off or scrolled away, in any phase of the game."""
    host = somebody()
    host.be("Aoife")
    table = host.make_table(bots=4)
    screen = somebody(size=size)
    screen.go(f"/board/{table}")
    expect(screen.page.locator(".court")).to_be_visible()
    for _ in range(16):
        seen = host.wait_for_turn()
        screen.page.wait_for_function(
            "(version) => Number(document.querySelector('.table-page').dataset.version) >= version", arg=seen["version"]
        )
        cut = screen.page.evaluate(
            """() => ['.beside', '.players'].map((name) => document.querySelector(name)).filter((box) =>
              box.scrollHeight > box.clientHeight + 1)
              .map((box) => [box.className, box.scrollHeight, box.clientHeight])"""
        )
        assert cut == []
        if seen["status"] == "finished":
            break
        host.play_fast(5)
    screen.picture(f"shared-{size[0]}")


def test_preferences(somebody: Somebody) -> None:
    """Asked before a choice counts; typing is never interrupted by what others do."""
    person = somebody(confirmEnd=True, speed="fast")
    person.be("Aoife")
    person.make_table()
    page = person.page
    seen = person.wait_for_turn()
    page.mouse.click(*next(thing["at"] for thing in seen["things"] if thing["free"]))
    confirm = page.locator(".choices .button.main")
    expect(confirm).to_be_visible()
    assert person.look()["version"] == seen["version"]
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    page.mouse.click(*next(thing["at"] for thing in seen["things"] if thing["free"]))
    page.get_by_role("tab", name="Chat").click()
    field = page.locator("#chat-text")
    field.fill("half a wo")
    page.evaluate(
        "document.querySelector('.choices .button.main').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    page.wait_for_selector(".feed[data-playing]")
    page.keyboard.type("rd")
    expect(field).to_have_value("half a word")
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("half a word")
