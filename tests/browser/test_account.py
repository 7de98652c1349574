"""The account page: where one is logged in, a new password, and the end of it, at any width and in both themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import findings, with_axe
from people import Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

SIZES = {"phone": (360, 780), "desk": (1280, 900)}
PASSWORD, NEW = "correct horse", "battery staple"


def enter(person: Person, name: str, tab: str, button: str) -> None:
    """Make an account, or log in."""
    person.go("/profile")
    page = person.page
    page.get_by_role("group", name="Account").get_by_role("button", name=tab).click()
    page.get_by_role("textbox", name="Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.locator("form").get_by_role("button", name=button).click()
    expect(page.get_by_role("heading", name="Where you are logged in")).to_be_visible()


def is_logged_out(person: Person) -> None:
    person.server_away = True  # the browser tells refusals on its console
    person.page.reload()
    expect(person.page.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    expect(person.page.get_by_role("heading", name="Where you are logged in")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", list(SIZES))
def test_the_life_of_an_account(somebody: Callable[..., Person], size: str, theme: str) -> None:
    name = f"Rannveig {size} {theme}"
    person, other, third = somebody(size=SIZES[size], theme=theme), somebody(), somebody()
    with_axe(person)
    enter(person, name, "Make an account", "Make the account")
    for elsewhere in (other, third):
        enter(elsewhere, name, "Log in", "Log in")
    page = person.page
    page.reload()
    rows = page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")
    expect(rows).to_have_count(3)
    person.fits()
    assert findings(person, "/profile", theme) == []
    # The browser's own parts, such as checkboxes, follow the theme chosen here, whatever the device prefers.
    assert page.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == theme
    person.no_missing_words()

    everywhere = page.get_by_role("button", name="Log out everywhere else")
    everywhere.click()
    expect(rows).to_have_count(1)
    expect(everywhere).to_have_count(0)
    for elsewhere in (other, third):
        is_logged_out(elsewhere)

    enter(other, name, "Log in", "Log in")
    page.reload()
    expect(rows).to_have_count(2)
    rows.get_by_role("button").click()
    expect(rows).to_have_count(1)
    is_logged_out(other)

    person.server_away = True  # the browser tells refusals on its console
    change = page.get_by_role("region", name="Change password")
    change.get_by_label("Current password").fill("not it at all")
    change.get_by_label("New password").fill(NEW)
    change.get_by_role("button").click()
    expect(change.get_by_role("alert")).to_have_text("This is not your present password.")
    assert findings(person, "/profile, refused", theme) == []
    change.get_by_label("Current password").fill(PASSWORD)
    change.get_by_role("button").click()
    expect(change.get_by_label("Current password")).to_have_value("")

    end = page.get_by_role("region", name="Delete account")
    end.get_by_label("Current password").fill(NEW)
    end.get_by_role("button").click()
    expect(page.get_by_role("region", name="Delete account")).to_have_count(0)
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()
