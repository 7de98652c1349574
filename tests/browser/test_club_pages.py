"""The club's pages in a browser: a report from the table, what a moderator does about it, and who is told what."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from people import PHONE, Person
from playwright.sync_api import expect
from serving import Server
from test_everyone import in_both

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


def be_moderator(person: Person, data: Path) -> None:
    """An account of that name, made a moderator on the command line; the server knows it in some seconds."""
    person.be("Thora")
    person.page.evaluate(
        """() => fetch('/api/accounts', { method: 'POST', headers: { 'content-type': 'application/json',
          'x-longhall': '1' }, body: JSON.stringify({ name: 'Thora', password: 'correct horse' }) })"""
    )
    # In a process of its own: in this one the browser's event loop runs.
    subprocess.run([sys.executable, "-m", "longhall", "admin", "moderator", "thora", "--data", data], check=True)
    person.page.wait_for_function("async () => (await (await fetch('/api/me')).json()).moderator", timeout=60_000)


def test_from_a_report_to_a_ban(somebody: Somebody, own_server: Server, tmp_path: Path) -> None:
    url = own_server.url
    host, rude, thora = somebody(url=url), somebody(url=url, size=PHONE), somebody(url=url)
    host.be("Aoife")
    rude.be("Bran")
    table = host.make_table(bots=2, open_seats=1)
    rude.go(f"/t/{table}")
    rude.page.locator(".room").get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Start").click()
    host.page.locator(".menu > button").click()
    host.page.get_by_role("menuitem", name="Report somebody").click()
    host.page.get_by_label("What happened?").fill("He insults everybody.")
    host.page.get_by_role("button", name="Send the report").click()
    expect(host.page.get_by_text("the moderators will look at it")).to_be_visible()

    be_moderator(thora, tmp_path)
    thora.go("/moderation")
    card = thora.page.locator("li.sheet").first
    expect(card).to_contain_text("He insults everybody.")
    assert in_both(thora, "/moderation") == []
    card.get_by_text("Ban", exact=True).click()
    card.get_by_label("Reason").fill("insults")
    card.get_by_role("button", name="Do it").click()
    expect(thora.page.locator(".log")).to_contain_text("Thora banned Bran")
    thora.no_missing_words()
    thora.fits()

    rude.go("/profile")
    expect(rude.page.get_by_role("alert")).to_contain_text("You are banned from this server until")
    with rude.page.expect_download() as download:
        rude.page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename.endswith(".zip")
    rude.fits()


def test_the_terms_tell_facts_in_every_language(somebody: Somebody) -> None:
    person = somebody(size=PHONE)
    person.go("/")
    person.page.get_by_role("link", name="Terms and privacy").click()
    for language, word in (("en", "Cookies"), ("pl", "Ciasteczka"), ("cs", "Podmínky"), ("es", "Condiciones")):
        person.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(person.page.get_by_role("main")).to_contain_text(word)
        person.no_missing_words()
        person.fits()
