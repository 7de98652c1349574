"""In company: coming in by a link, being removed from a seat, undo by consent, being called when it is one's turn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from people import Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


def sits_down(person: Person, table: str, name: str) -> None:
    """Comes by the link, gives a name and takes the first open seat."""
    person.page.goto(f"{person.url}/t/{table}")
    person.page.locator("form input").first.fill(name)
    person.page.locator("form .button.main").click()
    expect(person.page.locator(".seats")).to_contain_text(name)


def latest_move(person: Person) -> int:
    """The number of the last move in the log."""
    # A line that is out of sight is not rendered: it has a text, but none that could be seen.
    lines = person.page.locator(".log .jump")
    return int(lines.last.text_content() or "") if lines.count() else 0


def test_removed_from_a_seat(somebody: Somebody) -> None:
    """Whoever has to leave a seat is told, and can sit down again; whoever wants to leave can."""
    host = somebody()
    host.be("Aoife")
    table = host.make_table(bots=2, open_seats=1)
    friend = somebody()
    sits_down(friend, table, "Conor")
    expect(friend.page.get_by_text("The host starts")).to_be_visible()
    host.page.get_by_role("button", name="Remove from seat").click()
    expect(friend.page.get_by_role("alert")).to_contain_text("removed you from your seat")
    expect(friend.page.locator(".seats")).not_to_contain_text("Conor")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.locator(".seats")).to_contain_text("Conor")
    expect(friend.page.get_by_role("alert")).to_have_count(0)

    friend.page.get_by_role("button", name="Leave seat").click()
    expect(host.page.locator(".seats")).not_to_contain_text("Conor")
    expect(friend.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(friend.page.get_by_role("alert")).to_have_count(0)
    expect(host.page.locator(".button.wide")).to_be_disabled()


# Keeps back the answer to the request for a seat until the page is told to let it go.
HOLD_ANSWER = """(() => {
  const ask = window.fetch;
  window.fetch = async (address, more) => {
    const answer = await ask(address, more);
    if ((address.url ?? String(address)).endsWith('/join')) await new Promise((go) => (window.letGo = go));
    return answer;
  };
})()"""


def test_removed_before_the_seat_is_confirmed(somebody: Somebody) -> None:
    """The host may be quicker than the answer to whoever sits down: that person is told all the same."""
    host, friend = somebody(), somebody()
    host.be("Aoife")
    table = host.make_table(bots=2, open_seats=1)
    friend.context.add_init_script(HOLD_ANSWER)
    friend.page.goto(f"{friend.url}/t/{table}")
    friend.page.locator("form input").first.fill("Conor")
    friend.page.locator("form .button.main").click()
    host.page.get_by_role("button", name="Remove from seat").click()
    expect(host.page.locator(".seats")).not_to_contain_text("Conor")
    friend.page.wait_for_function("() => window.letGo")
    friend.page.evaluate("() => window.letGo()")
    expect(friend.page.get_by_role("alert")).to_contain_text("removed you from your seat")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".seats")).to_contain_text("Conor")


def test_going_back_by_consent(somebody: Somebody) -> None:
    """Past what one may take back alone, if the others agree: by a button, and to any move of the log."""
    host, friend = somebody(), somebody()
    host.be("Aoife")
    table = host.make_table(bots=1, open_seats=1, undo="consent")
    sits_down(friend, table, "Conor")
    host.page.locator(".button.wide").click()
    people = [host, friend]
    rng = random.Random(7)
    for person in people:
        person.page.wait_for_selector(".table-page")
    asks = host.page.get_by_role("button", name="Request undo")
    # Until there are more than two moves, of which the host may ask to undo one: that depends on who starts.
    while not asks.count() or latest_move(host) <= 2:
        for person in people:
            if person.look()["turn"] == "mine":
                person.move(rng, "list")
        host.page.wait_for_timeout(5)
    asks.click()
    expect(host.page.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(friend.page.locator(".bottom .tools")).to_contain_text("Aoife requests an undo")
    friend.page.locator(".bottom .tools").get_by_role("button", name="Decline", exact=True).click()
    expect(host.page.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(asks).to_be_visible()

    # To a move of one's choice: in the replay of the game that still goes on.
    host.page.locator(".log li", has=host.page.locator(".jump", has_text=re.compile(r"^\s*2\s*$"))).click()
    expect(host.page.locator(".table-page")).to_have_attribute("data-move", "2")
    host.page.get_by_role("button", name="Request undo to here").click()
    friend.page.get_by_role("button", name="Agree").click()
    for person in people:
        expect(person.page.locator(".log .undone")).not_to_have_count(0)
        # A bot that is to act after the second move plays on at once, below the line that tells of the undo.
        agreed = "li:has-text('All agree')"
        expect(person.page.locator(f".log {agreed}")).to_have_count(1)
        expect(person.page.locator(f".log li:has(~ {agreed}) .jump").last).to_have_text("2")
        person.no_missing_words()


def test_the_log_after_taking_back(somebody: Somebody) -> None:
    """A line leads to the move it tells of, also when other moves were taken back before it."""
    person = somebody()
    person.be("Aoife")
    person.make_table()
    page = person.page
    rng = random.Random(1)
    for _ in range(4):
        person.wait_for_turn()
        if page.locator(".mine .card.can").count():
            break
        person.move(rng)
    for _ in range(2):
        page.locator(".mine .card.can").first.click()
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".mine .card.chosen")).to_have_count(0)
    expect(page.locator(".log .undone")).to_have_count(2)
    person.play(rng, 3)
    person.wait_for_turn()
    last = latest_move(person)
    page.get_by_role("button", name=f"Show move {last - 1}", exact=True).click()
    expect(page.locator(".table-page")).to_have_attribute("data-move", str(last - 1))
    expect(page.get_by_role("slider")).to_have_attribute("max", str(last))
    page.get_by_role("button", name="Back to current position").click()
    expect(page.locator(".table-page[data-turn=mine]")).to_be_visible()


def test_links(somebody: Somebody) -> None:
    """Links are copied as they are; a table that is not there, or a move that is none, is answered with a sentence."""
    person = somebody()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.be("Aoife")
    table = person.make_table(bots=2, open_seats=1)
    page = person.page
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".toast.good")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == f"{person.url}/t/{table}"
    assert page.locator(".invite img").evaluate("(code) => code.complete && code.naturalWidth > 0")

    # Over plain HTTP in a house's own network the browser has no clipboard to offer, only the old way.
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate(
        "() => document.addEventListener('copy', () => window.copied = document.activeElement.value, { once: true })"
    )
    page.get_by_role("button", name="Copy the link").click()
    page.wait_for_function("(link) => window.copied === link", arg=f"{person.url}/t/{table}")

    for path in ("/t/nosuchtable", "/board/nosuchtable", "/t/what.is~this"):
        person.go(path)
        expect(page.locator("h1")).to_have_text("There is no such table.")
        expect(page).to_have_title(re.compile("no such table"))
        page.get_by_role("link", name="Home").click()
        expect(page.locator(".hero")).to_be_visible()

    table = person.make_table()
    person.play(random.Random(1), 3)  # before the first move there is nothing to look back at
    person.wait_for_turn()
    for move, shown in (("what", "0"), ("-5", "0"), ("0", "0")):
        person.go(f"/t/{table}?move={move}")
        expect(page.locator(".table-page")).to_have_attribute("data-move", shown)
    person.go(f"/t/{table}?move=999999")
    expect(page.locator(".table-page[data-turn=mine]")).to_be_visible()


def test_called_when_it_is_my_turn(somebody: Somebody) -> None:
    """The title of the page says so; a page out of sight shows a notice, if that is wanted."""
    host = somebody(notifications=True)
    host.context.grant_permissions(["notifications"])
    host.context.add_init_script(
        """window.notices = [];
        window.Notification = class { static permission = 'granted';
          constructor(title, about) { window.notices.push({ title, ...about }); } };
        Object.defineProperty(document, 'hidden', { get: () => !!window.away });"""
    )
    host.be("Aoife")
    host.make_table()
    page = host.page
    host.wait_for_turn()
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert page.evaluate("() => window.notices") == []
    page.evaluate("() => { window.away = true; }")
    rng = random.Random(3)
    for _ in range(30):
        host.move(rng, "list")
        host.wait_for_turn()
        if page.evaluate("() => window.notices.length"):
            break
    notice = page.evaluate("() => window.notices[0]")
    assert notice["title"] == "Your turn"
    assert notice["data"]["url"] == page.evaluate("() => location.pathname")


def test_can_be_installed(somebody: Somebody) -> None:
    """The browser finds nothing wrong with the page as an app of its own."""
    person = somebody(offline_too=True)
    person.go("/")
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    line = person.context.new_cdp_session(person.page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = {error["errorId"] for error in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert found <= {"in-incognito"}, "strangers to each other are private windows, which install nothing"
