"""After the game: its result and the reason for it, a replay without spoilers, and the same bots once more."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import LAPTOP, PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "golden"
Somebody = Callable[..., Person]
NEWEST = "() => Math.max(0, ...[...document.querySelectorAll('.log .jump')].map((e) => Number(e.textContent)))"


def opened(somebody: Somebody, saga: str, **wish: Any) -> Person:
    person = somebody(**wish)
    person.be("Aoife")
    person.open_saga(GOLDEN / f"{saga}.saga")
    person.page.wait_for_selector(".outcome")
    return person


def at(person: Person, move: int) -> None:
    expect(person.page.locator(".table-page")).to_have_attribute("data-move", str(move))


def test_a_replay_tells_no_more_than_it_shows(somebody: Somebody) -> None:
    person = opened(somebody, "brian-boru-4")
    page = person.page
    page.locator(".outcome").get_by_role("button", name="Replay").click()
    at(person, 0)
    expect(page.locator(".outcome")).to_have_count(0)
    page.wait_for_function(f"() => ({NEWEST})() === 0")
    for move in range(1, 6):  # one move for each press
        page.get_by_role("button", name="Next", exact=True).click()
        at(person, move)
        assert page.evaluate(NEWEST) == min(move, 4)  # the fifth is a card chosen in secret, of which no line tells
    page.get_by_role("button", name="Previous", exact=True).click()
    at(person, 4)
    assert page.evaluate(NEWEST) == 4
    # The chart ends where the board is, and so does the score.
    page.get_by_role("tab", name="Chart").click()
    line = page.locator(".panel path[stroke^='var(--seat']").first
    assert (line.get_attribute("d") or "").count("L") == 4
    page.locator(".top").get_by_role("button", name="Score").click()
    expect(page.locator("dialog h2")).to_have_text("If the game ended now")
    expect(page.locator("dialog .winners")).to_have_count(0)
    page.keyboard.press("Escape")
    person.no_missing_words()
    person.fits()
    person.picture("replay-chart")


def test_a_replay_goes_by_rounds(somebody: Somebody) -> None:
    person = opened(somebody, "brian-boru-4")
    page = person.page
    page.locator(".outcome").get_by_role("button", name="Replay").click()
    at(person, 0)
    table = page.url.split("/")[-1].split("?")[0]
    rounds = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}/history`)).json()).rounds", table)
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    inside = [move for move in rounds if 0 < move < last]
    expect(page.locator(".rounds path")).to_have_count(len(inside))
    for move in inside[:2]:
        page.get_by_role("button", name="Next round").click()
        at(person, move)
    page.get_by_role("button", name="Previous round").click()
    at(person, inside[0])


def test_a_replay_goes_on_by_itself_until_it_is_stopped(somebody: Somebody) -> None:
    person = opened(somebody, "brian-boru-4", speed="fast")
    page = person.page
    page.locator(".outcome").get_by_role("button", name="Replay").click()
    at(person, 0)
    page.get_by_role("button", name="Play the replay").click()
    page.wait_for_function("() => Number(document.querySelector('.table-page').dataset.move) >= 3")
    page.get_by_role("button", name="Pause the replay").click()
    page.wait_for_function("() => !document.querySelector('.feed[data-playing]')")
    stopped = page.locator(".table-page").get_attribute("data-move")
    expect(page.get_by_role("button", name="Play the replay")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    at(person, int(stopped or 0) + 1)
    page.get_by_role("button", name="Close the replay").click()
    expect(page.locator(".outcome")).to_be_visible()


@pytest.mark.parametrize(
    ("saga", "seats", "things"),
    [("brian-boru-4", 4, ".card"), ("pax-viking-3", 3, ".tile"), ("feast-for-odin-2", 2, ".card")],
)
def test_all_hands_are_open_in_a_replay(somebody: Somebody, saga: str, seats: int, things: str) -> None:
    person = opened(somebody, saga)
    page = person.page
    page.locator(".outcome").get_by_role("button", name="Replay").click()
    at(person, 0)
    slider = page.get_by_role("slider")
    middle = int(slider.get_attribute("max") or 0) // 3
    slider.fill(str(middle))
    at(person, middle)
    hands = page.locator(".open-hands > .hand")
    expect(hands).to_have_count(seats)
    assert page.locator(f".open-hands {things}").count() > 0
    person.fits()
    person.picture(f"hands-{saga}")


def test_a_finished_game_of_pax_viking_names_what_won_it(somebody: Somebody) -> None:
    person = opened(somebody, "pax-viking-4")
    page = person.page
    log = page.locator(".log li").last.inner_text()
    reason = page.locator(".outcome .reason")
    expect(reason).to_be_visible()
    found = re.search(r"fulfils (.+?)\.", log)
    if found:
        expect(reason).to_contain_text(found[1])
    else:
        expect(reason).to_contain_text("the game ends")
    person.picture("outcome-pax-viking")


@pytest.mark.parametrize("saga", ["brian-boru-5", "pax-viking-4", "feast-for-odin-4"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_of_a_result_is_hidden(somebody: Somebody, saga: str, size: tuple[int, int]) -> None:
    """On the table and in the sheet: the winner, why, replay and share, without scrolling."""
    person = opened(somebody, saga, size=size, touch=size == PHONE)
    page = person.page
    for part in (".outcome", "dialog[open]"):
        if part != ".outcome":
            page.locator(".outcome").get_by_role("button", name="Score").click()
        where = page.locator(part)
        for shown in (where.locator(".winners"), where.locator(".reason")):
            expect(shown).to_be_in_viewport(ratio=0.9)
        for name in ("Replay", "Share"):
            expect(where.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=0.99)
        person.fits()
    person.picture(f"result-{saga}-{size[0]}")


def test_the_same_bots_once_more_and_from_a_move(somebody: Somebody) -> None:
    """Against bots it starts at once; from a move of the old game, the bots stay bots."""
    person = somebody()
    person.be("Aoife")
    old = person.make_table()
    page = person.page
    person.play_fast()
    person.until_over()
    names = page.locator(".players .who b").all_inner_texts()
    page.keyboard.press("Escape")
    page.locator(".outcome").get_by_role("button", name="Replay").click()
    at(person, 0)
    page.get_by_role("slider").fill("20")
    at(person, 20)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: old not in url)
    expect(page.locator(".table-page")).to_have_attribute("data-status", "running")
    assert person.wait_for_turn()["curtain"] is False
    expect(page.locator(".players .who svg[aria-label*=bot], .players .who svg[role=img]")).not_to_have_count(0)
    assert page.locator(".players .who b").all_inner_texts() == names
    person.go(f"/t/{old}")
    page.locator(".outcome").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: old not in url)
    expect(page.locator(".table-page")).to_have_attribute("data-status", "running")
    assert person.wait_for_turn()["status"] == "running"
    assert page.locator(".players .who b").all_inner_texts() == names
