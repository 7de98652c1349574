"""Choosing the level of the bots: for a quick game, for each seat of a new table, and in the waiting room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import LAPTOP, PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
SEATED = """async () => {
  const answer = await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`, { headers: { 'x-longhall': '1' } });
  return (await answer.json()).table.seats.map((seat) => seat.bot);
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_level_is_chosen_and_remembered(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(size=size)
    person.be("Aoife")
    person.go("/")
    page = person.page
    levels = page.get_by_role("group", name="Level of the bots")
    expect(levels.get_by_role("radio")).to_have_count(4)
    expect(levels.get_by_role("radio", name="Casual")).to_be_checked()
    levels.get_by_role("radio", name="Beginner").check()
    expect(page.get_by_text("For your first games.")).to_be_visible()
    person.fits()
    person.no_missing_words()
    person.picture(f"levels-home-{size[0]}")
    page.locator(".start .button.main").click()
    page.wait_for_selector(".table-page")
    assert page.evaluate(SEATED) == ["", "beginner", "beginner", "beginner"]

    # A new table offers the levels for every seat, nothing else, and the remembered one to fill up with.
    person.go("/new")
    seats = page.locator(".seats select")
    words = seats.nth(1).locator("option").evaluate_all("options => options.map((option) => option.value)")
    assert words == ["me", "open", "bot:beginner", "bot:casual", "bot:strong", "bot:master"]
    page.get_by_role("button", name="Fill up with bots").click()
    expect(seats.nth(3)).to_have_value("bot:beginner")
    seats.nth(2).select_option("bot:strong")
    expect(page.get_by_text("Makes few mistakes.")).to_be_visible()
    seats.nth(3).select_option("open")
    person.no_missing_words()
    person.picture(f"levels-new-table-{size[0]}")
    page.locator("form .button.main.big").click()
    page.wait_for_selector(".room")
    assert page.evaluate(SEATED) == ["", "beginner", "strong", ""]

    # In the waiting room the host adds a bot of the level taken last, and changes another.
    page.get_by_role("button", name="Add a bot").click()
    expect(page.locator(".seats select")).to_have_count(3)
    page.locator(".seats select").first.select_option("master")
    expect(page.locator(".seats select").first).to_have_value("master")
    page.wait_for_function(f"async () => (await ({SEATED})()).join() === ',master,strong,strong'")
    person.fits()
    person.no_missing_words()
    person.picture(f"levels-waiting-room-{size[0]}")
