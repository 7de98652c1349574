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


SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def remembered(person: Person) -> str:
    """The level for new tables, as this browser keeps it."""
    return str(person.page.evaluate("() => JSON.parse(localStorage.getItem('longhall.settings')).level"))


def seated(person: Person) -> list[str]:
    person.page.wait_for_selector(".table-page")
    return list(person.page.evaluate(SEATED))


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_first_visitor_chooses_a_level(somebody: Somebody, size: tuple[int, int], theme: str) -> None:
    """Before any name is asked; the first screen says one level, and shows them all when one chooses."""
    person = somebody(size=size, theme=theme)
    person.go("/")
    page = person.page
    hero = page.locator(".hero")
    expect(hero.get_by_text("For those who know the rules.")).to_be_visible()
    assert not page.get_by_role("radio").count(), "the first screen is no form"
    person.picture(f"levels-first-{size[0]}-{theme}")
    hero.get_by_role("button", name="Bot level: Casual").click()
    levels = page.get_by_role("dialog").get_by_role("radio")
    expect(levels).to_have_count(4)
    for about in ("For your first games.", "For those who know", "For when Casual", "The strongest here."):
        expect(page.get_by_role("dialog").get_by_text(about)).to_be_visible()
    person.fits()
    person.picture(f"levels-dialog-{size[0]}-{theme}")
    page.get_by_role("dialog").get_by_role("radio", name="Beginner").check()
    page.keyboard.press("Escape")
    expect(hero.get_by_role("button", name="Bot level: Beginner")).to_be_focused()
    hero.get_by_role("button", name="Play Brian Boru now").click()
    assert seated(person) == ["", "beginner", "beginner", "beginner"]


@SIZES
def test_each_bot_of_a_game_that_starts_at_once_may_have_its_own_level(
    somebody: Somebody, size: tuple[int, int]
) -> None:
    """Chosen on the card of a game, and remembered for the next."""
    person = somebody(size=size)
    person.go("/")
    page = person.page
    card = page.get_by_role("article", name="Pax Viking")
    card.get_by_role("button", name="Bot level: Casual").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Each its own").click()
    seats = dialog.get_by_role("combobox")
    expect(seats).to_have_count(3)
    seats.nth(0).select_option("beginner")
    seats.nth(2).select_option("master")
    expect(dialog.get_by_text("The strongest here.")).to_be_visible()
    person.fits()
    person.no_missing_words()
    person.picture(f"levels-each-{size[0]}")
    dialog.get_by_role("button", name="Play against bots").click()
    assert seated(person) == ["", "beginner", "casual", "master"]

    person.go("/")
    odin = page.get_by_role("article", name="A Feast for Odin")
    expect(odin.get_by_role("button", name="Bot levels: mixed")).to_be_visible()
    person.fits()
    person.picture(f"levels-mixed-{size[0]}")
    odin.get_by_role("button", name="Play against bots").click()
    assert seated(person) == ["", "beginner", "casual", "master"]


@SIZES
def test_a_level_is_chosen_and_remembered(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(size=size)
    person.be("Aoife")
    person.go("/")
    page = person.page
    page.locator(".hero").get_by_role("button", name="Bot level: Casual").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(4)
    expect(dialog.get_by_role("radio", name="Casual")).to_be_checked()
    dialog.get_by_role("radio", name="Beginner").check()
    person.fits()
    person.no_missing_words()
    dialog.get_by_role("button", name="Play Brian Boru now").click()
    assert seated(person) == ["", "beginner", "beginner", "beginner"]

    # A new table offers the levels for every seat, nothing else, and the remembered one to fill up with.
    person.go("/new")
    seats = page.locator(".seats select")
    expect(seats.nth(1).locator("option")).to_have_count(6)
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
    assert remembered(person) == "master"
    person.fits()
    person.no_missing_words()
    person.picture(f"levels-waiting-room-{size[0]}")


def test_a_bot_with_a_level_of_its_own_changes_nothing_for_new_tables(somebody: Somebody) -> None:
    person = somebody(level="strong")
    person.go("/")
    page = person.page
    page.locator(".hero").get_by_role("button", name="Bot level: Strong").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Applies to every game that you start right away.")).to_be_visible()
    dialog.get_by_role("button", name="Each its own").click()
    dialog.get_by_role("combobox").nth(0).select_option("beginner")
    assert remembered(person) == "strong"
    dialog.get_by_role("button", name="One level for all").click()
    expect(dialog.get_by_role("radio", name="Strong")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Bot level: Strong")).to_have_count(4)
    expect(page.locator(".hero").get_by_role("button", name="Bot level: Strong")).to_be_focused()


def test_the_focus_comes_back_where_a_game_cannot_be_started(somebody: Somebody) -> None:
    """Keys alone: whoever uses them stands at the same button again, beside what went wrong."""
    person = somebody()
    person.be("Aoife")
    person.go("/")
    page = person.page
    person.server_away = True
    page.route("**/api/tables", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    opener = page.get_by_role("article", name="Pax Viking").get_by_role("button", name="Bot level: Casual")
    opener.focus()
    page.keyboard.press("Enter")
    start = page.get_by_role("dialog").get_by_role("button", name="Play against bots")
    start.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Cannot reach the server.")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
def test_the_dialog_fits_a_narrow_phone_in_every_language(somebody: Somebody, language: str) -> None:
    person = somebody(size=(360, 740), language=language)
    person.go("/")
    page = person.page
    page.locator(".hero .quick-bots button").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(4)
    person.fits()
    person.picture(f"levels-all-{language}")
    dialog.get_by_role("group").get_by_role("button").nth(1).click()
    expect(dialog.get_by_role("combobox")).to_have_count(3)
    dialog.get_by_role("combobox").nth(0).select_option("beginner")
    assert dialog.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    person.fits()
    person.no_missing_words()
    person.picture(f"levels-each-{language}")
    page.keyboard.press("Escape")
    person.fits()
