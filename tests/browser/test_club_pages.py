"""The club's pages in a browser."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from axe import findings, in_both, with_axe
from people import PHONE, WEB, Person
from playwright.sync_api import Locator, expect
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


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    """A server with terms of its own."""
    terms = tmp_path / "terms.md"
    terms.write_text("## How we treat each other\n- No insults at our tables.\n", encoding="utf-8")
    running = Server(tmp_path, web=WEB, terms=terms, club="The Longhall club of Kiel")
    yield running
    running.stop()
    assert "Traceback" not in running.said()


def say(person: Person, text: str) -> None:
    """In the chat of the table."""
    person.page.get_by_role("textbox", name="Write a message").fill(text)
    person.page.get_by_role("button", name="Send").click()


def told(person: Person, text: str) -> None:
    """A message at the edge of the page."""
    expect(person.page.locator(".toast").filter(has_text=text).last).to_be_visible()


def make_moderator(person: Person, name: str, server: Server) -> None:
    """An account that may moderate; the page shows the way there when the server knows."""
    enter(person, name, "Make an account", "Make the account")
    command = ["admin", "moderator", name, "--data", server.environ["LONGHALL_DATA"]]
    with ThreadPoolExecutor() as other:  # the browser has an event loop in this one
        assert other.submit(main, command).result() == 0
    person.server_away = True  # the browser tells refusals on its console
    person.page.evaluate(KNOWN)
    person.server_away = False


def test_an_evening_with_somebody_rude(club: Server, somebody: Somebody, tmp_path: Path) -> None:
    """All by mouse: a host reports and mutes, a moderator mutes, bans and lifts, and the log tells it."""
    host, rude, moderator = (somebody(url=club.url) for _ in range(3))
    make_moderator(moderator, "Thora", club)
    host.be("Asa")
    table = host.make_table(bots=1, open_seats=2)
    rude.page.goto(f"{club.url}/t/{table}")
    rude.page.locator("form input").first.fill("Grim")
    rude.page.locator("form .button.main").click()
    expect(host.page.locator(".seats")).to_contain_text("Grim")

    mute_at_the_table(host, rude)

    # A moderator finds the report, and mutes.
    moderator.go("/profile")
    moderator.page.get_by_role("link", name="Moderation").click()
    report = moderator.page.get_by_role("region", name="open report").get_by_role("listitem").first
    expect(report).to_contain_text("insults at the table")
    report.locator("summary").click()
    expect(report.locator(".said .theirs")).to_contain_text("you play like a troll")
    do_it(report, "Mute", "no insults here")
    in_force = moderator.page.get_by_role("region", name="Muted and banned")
    expect(in_force).to_contain_text("Grim is muted")
    say(rude, "hello?")
    expect(rude.page.get_by_role("alert")).to_contain_text("The moderators have muted you in all chats")

    # He is banned, told so, and may come back.
    do_it(report, "Ban", "and again")
    expect(in_force).to_contain_text("Grim is banned")
    moderator.picture("moderation-banned")
    expect(host.page.locator(".seats")).not_to_contain_text("Grim")
    rude.server_away = True  # the browser tells refusals on its console
    rude.go("/new?game=brian-boru")
    rude.page.get_by_role("button", name="Fill up with bots").click()
    rude.page.get_by_role("button", name="Start the game").click()
    expect(rude.page.get_by_text("You are banned from this server").first).to_be_visible()
    ban = in_force.get_by_role("listitem").filter(has_text="Grim is banned")
    ban.get_by_role("textbox", name="Reason").fill("he has apologised")
    ban.get_by_role("button", name="Lift").click()
    expect(in_force).not_to_contain_text("Grim is banned")
    report.get_by_role("textbox", name="What came of it").fill("spoken to")
    report.get_by_role("button", name="Close the report").click()
    expect(moderator.page.get_by_role("main")).to_contain_text("Nobody has reported anything.")
    rude.page.get_by_role("button", name="Start the game").click()
    rude.page.wait_for_selector(".table-page")

    # The log has all of it, the latest first.
    log = moderator.page.get_by_role("region", name="What moderators and hosts did").get_by_role("listitem")
    expect(log).to_contain_text(
        [
            "Thora closed a report about Grim",
            "Thora ended what held for Grim",
            "Thora banned Grim",
            "Thora muted Grim",
            "Asa let Grim speak again at a table of theirs",
            "Asa muted Grim at a table of theirs",
            "made Thora a moderator",
        ]
    )
    moderator.no_missing_words()
    log.filter(has_text="Asa muted Grim").get_by_role("link", name="To the table").click()
    moderator.page.wait_for_url(f"**/t/{table}")

    take_along(rude, tmp_path / "mine.zip")


def mute_at_the_table(host: Person, rude: Person) -> None:
    """Grim is rude; the host reports the line and mutes him for the table, then lets him speak again."""
    say(rude, "you play like a troll")
    line = host.page.get_by_role("log", name="Chat").locator("p", has_text="troll")
    line.hover()
    host.picture("chat-host")
    line.get_by_role("button", name="Report Grim").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("insults at the table")
    dialog.get_by_role("button", name="Send the report").click()
    told(host, "the moderators will look at it")
    line.hover()
    line.get_by_role("button", name="Mute Grim for everybody at this table").click()
    line.get_by_role("button", name="Let Grim speak again").wait_for()
    say(rude, "trolls, all of you")
    expect(rude.page.get_by_role("alert")).to_have_text("The host has muted you at this table.")
    rude.picture("chat-muted")
    expect(line.page.get_by_text("trolls, all of you")).to_have_count(0)
    line.hover()
    line.get_by_role("button", name="Let Grim speak again").click()
    line.get_by_role("button", name="Mute Grim for everybody at this table").wait_for()
    own = host.page.get_by_role("log", name="Chat").locator("p", has_text="good evening")
    say(host, "good evening")
    expect(own).to_be_visible()
    expect(own.get_by_role("button", name="Mute Asa")).to_have_count(0)


def take_along(rude: Person, saved: Path) -> None:
    """Whoever it is about can take along what is kept of them, and read on what terms."""
    rude.go("/profile")
    with rude.page.expect_download() as waiting:
        rude.page.get_by_role("region", name="My data").get_by_role("link", name="Download").click()
    waiting.value.save_as(saved)
    with zipfile.ZipFile(saved) as packed:
        kept = "".join(packed.read(name).decode() for name in packed.namelist() if name.endswith(".json"))
    assert "you play like a troll" in kept
    assert "insults at the table" not in kept
    rude.page.get_by_role("contentinfo").get_by_role("link", name="Terms and privacy").click()
    main_part = rude.page.get_by_role("main")
    expect(main_part).to_contain_text("The Longhall club of Kiel")
    expect(main_part.get_by_role("heading", name="How we treat each other")).to_be_visible()
    expect(main_part.get_by_role("listitem").filter(has_text="No insults at our tables.")).to_be_visible()
    rude.no_missing_words()


def do_it(report: Locator, kind: str, reason: str) -> None:
    """Impose something on the person of a report."""
    report.get_by_role("radio", name=kind, exact=True).click()
    report.get_by_role("textbox", name="Reason").fill(reason)
    report.get_by_role("button", name="Do it").click()


def test_moderators_find_reports_what_is_in_force_and_what_was_done(somebody: Somebody, server: Server) -> None:
    """With nothing for axe to find, in light and in dark, on a desk and on a phone."""
    moderator = with_axe(somebody())
    make_moderator(moderator, "Thora", server)
    guest = somebody()
    guest.be("Grim")
    table = guest.make_table()
    report = {"table": table, "seat": 0, "reason": "insults at the table"}
    ban = {"kind": "ban", "network": "203.0.113.0/24", "reason": "floods the lobby"}
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
