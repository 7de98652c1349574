"""Whole games in a real browser: by mouse, by keyboard, over a server that is started anew, from behind a curtain."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from axe import in_both, with_axe
from keyboard import Keyboard
from people import READY, Person
from playwright.sync_api import expect
from serving import Server

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
# Whether there is something to do, or nothing any more.
STATE = """() => {
  const { turn, status } = document.querySelector('.table-page')?.dataset ?? {};
  if (turn === 'mine') return 'asked';
  return status === 'finished' ? 'finished' : 'waiting';
}"""


def test_two_browsers_and_two_bots(somebody: Somebody) -> None:
    host, friend = meet(somebody)
    play_to_the_end(host, friend)
    old = look_back(host)
    play_again(host, friend, old)
    assert host.page.url == friend.page.url != old


def meet(somebody: Somebody) -> tuple[Person, Person]:
    """A table made on the page, and a friend who comes by its link; two bots sit there too."""
    host = with_axe(somebody())
    host.go("/")
    host.page.get_by_role("link", name="New table").first.click()
    seats = host.page.locator(".seats select")
    expect(seats).to_have_count(4)
    for number in (2, 3):
        seats.nth(number).select_option("bot:beginner")
    host.page.locator("form .button.main").click()
    host.page.locator("dialog input").fill("Aoife")
    host.page.locator("dialog .button.main").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.locator(".link")).to_have_text(host.page.url)
    start = host.page.locator(".button.wide")
    expect(start).to_be_disabled()

    # The friend comes by the link, as somebody nobody knows, and sits down without loading the page anew.
    friend = somebody()
    friend.page.goto(host.page.locator(".link").inner_text())
    friend.page.evaluate("window.stayed = true")
    friend.page.locator("form input").first.fill("Conor")
    friend.page.locator("form .button.main").click()
    expect(host.page.locator(".seats")).to_contain_text("Conor")
    expect(friend.page.get_by_text("The host starts")).to_be_visible()
    host.picture("waiting-room")
    start.click()
    return host, friend


def play_to_the_end(host: Person, friend: Person) -> None:
    """Both choose whatever they are offered, up to the score sheet."""
    people = [host, friend]
    rng = random.Random(5)
    pictures = 0
    host.page.wait_for_selector(".table-page")
    friend.page.wait_for_selector(".table-page")
    for _ in range(2000):
        states = []
        for person in people:
            state = person.page.evaluate(STATE)
            states.append(state)
            if state == "asked":
                person.move(rng, "things" if person is host and rng.random() < 0.5 else "")
                pictures += 1
                if pictures % 40 == 0:
                    person.no_missing_words()
        if states == ["finished", "finished"]:
            break
        if "asked" not in states:
            host.page.wait_for_timeout(25)
    assert friend.page.evaluate("window.stayed")
    for person in people:
        person.until_over()
        person.no_missing_words()
    rows = host.page.locator("dialog tbody tr")
    assert rows.count() > 5
    expect(host.page.locator("dialog svg[role=img]").last).to_be_visible()
    assert in_both(host, "score sheet") == []
    host.picture("score-sheet")


def look_back(host: Person) -> str:
    """The replay: by slider, by keys, by the log; and a game of one's own from there. The address of the old game."""
    host.page.locator("dialog").get_by_role("button", name="Replay").click()
    table = host.page.locator(".table-page")
    expect(table).to_have_attribute("data-move", "0")
    slider = host.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    slider.fill("50")
    expect(table).to_have_attribute("data-move", "50")
    slider.press("ArrowRight")
    expect(table).to_have_attribute("data-move", "51")
    host.page.get_by_role("button", name="Next", exact=True).click()
    expect(table).to_have_attribute("data-move", "52")
    host.page.locator(".phase").click()
    host.page.keyboard.press("ArrowLeft")
    expect(table).to_have_attribute("data-move", "51")
    # Moves without a line are passed over, and none is told before its time.
    host.page.wait_for_function("() => Number([...document.querySelectorAll('.log .jump')].at(-1)?.textContent) <= 51")
    host.page.locator(".log .jump").first.click()
    expect(table).to_have_attribute("data-move", "1")
    slider.fill("60")
    expect(table).to_have_attribute("data-move", "60")
    assert in_both(host, "replay") == []
    host.picture("replay")
    old = host.page.url
    host.page.get_by_role("button", name="Play on from here").click()
    host.page.wait_for_url(lambda url: "/t/" in url and url.split("?")[0] != old.split("?")[0])
    host.page.wait_for_selector(".room, .table-page")
    host.no_missing_words()
    return old


def play_again(host: Person, friend: Person, old: str) -> None:
    """Whoever is first opens the next table, the other finds a way there."""
    friend.page.locator("dialog").get_by_role("button", name="Play again").click()
    friend.page.wait_for_selector(".room")
    host.page.goto(old.split("?")[0])
    host.page.locator(".outcome .button.main").click()
    host.page.wait_for_url(friend.page.url)


def test_keyboard_only(somebody: Somebody) -> None:
    rng = random.Random(11)
    host, friend = (Keyboard(somebody(), rng) for _ in range(2))
    meet_by_keyboard(host, friend)
    take_turns(host, friend)
    for keys in (host, friend):
        keys.person.until_over()
        keys.steps.sort()
        assert keys.steps[len(keys.steps) // 2] <= 3, "most answers are few steps away"
        keys.press("Escape")
        expect(keys.page.locator("dialog[open]")).to_have_count(0)


def meet_by_keyboard(host: Keyboard, friend: Keyboard) -> None:
    """As `meet`, without a mouse."""
    host.person.go("/")
    host.tab_to("a[href='/new']")
    host.press("Enter")
    host.page.wait_for_selector(".seats select")
    for number in (3, 4):
        host.tab_to(f".seats li:nth-child({number}) select")
        host.select("bot:beginner")
    host.tab_to("form .button.main.big")
    host.press("Enter")
    host.page.wait_for_selector("dialog[open] input:focus")
    host.page.keyboard.type("Aoife")
    host.press("Enter")
    host.page.wait_for_url("**/t/*")
    host.page.wait_for_selector(".room")

    friend.page.goto(host.page.url)
    friend.page.wait_for_selector("form input")
    friend.tab_to("form input")
    friend.page.keyboard.type("Conor")
    friend.press("Enter")
    expect(host.page.locator(".seats")).to_contain_text("Conor")
    host.tab_to(".button.wide")
    host.press("Enter")


def take_turns(*players: Keyboard) -> None:
    """Whoever has something to do does it, until there is nothing any more."""
    for keys in players:
        keys.page.wait_for_selector(".table-page")
    for _ in range(4000):
        waiting = [keys for keys in players if keys.page.evaluate(READY)]
        for keys in waiting:
            keys.move()
        if not waiting:
            players[0].page.wait_for_timeout(25)
        if all(keys.page.evaluate(STATE) == "finished" for keys in players):
            return
    raise AssertionError("the game does not end")


def test_the_menu_stays_in_reach_while_the_server_is_away(own_server: Server, somebody: Somebody) -> None:
    person = somebody(url=own_server.url, size=(360, 780))
    person.be("Aoife")
    person.make_table()
    person.wait_for_turn()
    person.server_away = True
    own_server.kill()
    expect(person.page.locator(".top .lost")).to_be_visible()
    person.fits()
    person.page.locator(".menu > button").click()
    expect(person.page.get_by_role("menu")).to_be_in_viewport()


def test_server_started_anew(somebody: Somebody, own_server: Server) -> None:
    server = own_server
    person = somebody(url=server.url)
    person.be("Aoife")
    person.make_table()
    rng = random.Random(2)
    person.play(rng, 12)
    person.page.evaluate("window.stayed = true")
    person.server_away = True
    before = person.wait_for_turn()["version"]
    server.kill()
    expect(person.page.locator(".top .lost")).to_be_visible()
    person.picture("connection-lost")
    server.start()
    expect(person.page.locator(".top .lost")).to_have_count(0)
    assert person.wait_for_turn()["version"] == before
    person.play(rng, 8)
    assert person.wait_for_turn()["version"] > before
    # A move made while nobody hears it is not lost either.
    before = person.wait_for_turn()["version"]
    server.kill()
    expect(person.page.locator(".top .lost")).to_be_visible()
    seen = person.look()
    (person.page.locator(".choice").first if seen["choices"] else person.page.locator(".can").first).dispatch_event(
        "click"
    )
    server.start()
    person.page.wait_for_function(
        "(v) => Number(document.querySelector('.table-page').dataset.version) > v", arg=before
    )
    person.play_fast()
    assert person.page.evaluate("window.stayed")
    person.until_over()


def test_hot_seat(somebody: Somebody) -> None:
    person = somebody()
    person.be("Aoife")
    table = person.make_table(bots=1, mine=2)
    page = person.page
    rng = random.Random(4)
    lifted = set()
    hands = "() => [...document.querySelectorAll('.mine *, .hands *')].map((e) => e.outerHTML)"
    for _ in range(60):
        seen = person.wait_for_turn()
        if seen["curtain"]:
            assert page.evaluate(hands) == []
            expect(page.locator(".card")).to_have_count(0)
            expect(page.locator(".choice")).to_have_count(0)
            name = re.search(r"Hand \d", page.locator(".curtain h2").inner_text())
            assert name
            lifted.add(name[0])
            if len(lifted) == 1:
                person.picture("curtain")
        person.move(rng)
    assert lifted == {"Hand 1", "Hand 2"}
    assert page.url.endswith(table)
    person.no_missing_words()
