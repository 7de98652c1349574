"""The club's pages in a browser."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from axe import findings, in_both, with_axe
from people import PHONE, Person
from playwright.sync_api import expect
from serving import Server
from test_account import enter

from longhall.cli import main

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
POST = """async ([path, body]) => (await fetch(path, { method: 'POST', body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'x-longhall': '1' } })).status"""
# A server hears in some seconds who its moderators are.
KNOWN = """async () => {
  while (!(await fetch('/api/moderation')).ok) await new Promise((go) => setTimeout(go, 200));
}"""


def test_the_terms_tell_facts_in_every_language(somebody: Somebody) -> None:
    person = somebody(size=PHONE)
    person.go("/")
    person.page.get_by_role("link", name="Terms and privacy").click()
    for language, word in (("en", "Cookies"), ("pl", "Ciasteczka"), ("cs", "Podmínky"), ("es", "Condiciones")):
        person.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(person.page.get_by_role("main")).to_contain_text(word)
        person.no_missing_words()
        person.fits()


def test_moderators_find_reports_what_is_in_force_and_what_was_done(somebody: Somebody, server: Server) -> None:
    """With nothing for axe to find, in light and in dark, on a desk and on a phone."""
    moderator = with_axe(somebody())
    moderator.be("Thora")
    enter(moderator, "Thora", "Make an account", "Make the account")
    command = ["admin", "moderator", "Thora", "--data", server.environ["LONGHALL_DATA"]]
    with ThreadPoolExecutor() as other:  # the browser has an event loop in this one
        assert other.submit(main, command).result() == 0
    guest = somebody()
    guest.be("Grim")
    table = guest.make_table()
    report = {"table": table, "seat": 0, "reason": "insults at the table"}
    ban = {"kind": "ban", "network": "203.0.113.0/24", "reason": "floods the lobby"}
    moderator.server_away = True  # the browser tells refusals on its console
    moderator.page.evaluate(KNOWN)
    moderator.server_away = False
    for path, body in (("/api/reports", report), ("/api/moderation/sanctions", ban)):
        assert moderator.page.evaluate(POST, [path, body]) == 204
    moderator.go("/moderation")
    page = moderator.page
    expect(page.get_by_role("main")).to_contain_text("insults at the table")
    expect(page.get_by_role("main")).to_contain_text("203.0.113.0/24")
    page.locator("summary").first.click()
    assert in_both(moderator, "/moderation") == []
    page.set_viewport_size({"width": 360, "height": 740})
    moderator.no_missing_words()
    moderator.fits()
    assert findings(moderator, "/moderation on a phone") == []
    moderator.picture("moderation")
