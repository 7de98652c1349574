"""What a table offers besides the game itself: settings and keys, notes, plans, sounds, pictures."""

from __future__ import annotations

from collections.abc import Callable

import odin_people
import pytest
from people import PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_settings_change_at_the_table_and_keep_a_half_made_answer(
    somebody: Somebody, size: tuple[int, int] | None
) -> None:
    person = odin_people.with_axe(somebody(**({"size": size, "touch": True} if size else {})))
    odin_people.sit(person)
    page = person.page
    address = page.url
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".confirm")).to_have_text("Confirm: Pass")

    page.locator(".menu > button").click()
    page.get_by_role("menuitem", name="Settings").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
    expect(dialog).to_contain_text("Ask me in the middle of actions, too")
    person.fits()
    person.no_missing_words()
    assert odin_people.serious(person) == []
    dialog.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dialog.get_by_label("Polski").check()
    expect(dialog.get_by_role("heading", name="Skróty klawiszowe")).to_be_visible()
    person.no_missing_words()
    person.picture(f"settings-{'phone' if size else 'laptop'}")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.url == address
    expect(page.locator(".confirm")).to_contain_text("Potwierdź")


def test_settings_open_by_key_and_keys_do_nothing_below_them(somebody: Somebody) -> None:
    person = somebody()
    odin_people.sit(person)
    page = person.page
    dialog = page.locator("dialog[open]")
    for key in (",", "?"):
        page.keyboard.press(key)
        expect(dialog.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
        page.keyboard.press("a")
        expect(page.locator("dialog[open]")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
