"""Pages about people: running games to watch, invitations, players, friends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from people import PHONE, Person
from playwright.sync_api import expect
from ranked import has_account, rank
from serving import Server

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


def make_listed(person: Person, open_seats: int = 0) -> str:
    """A public table of one person with bots; started unless seats are open."""
    table: str = person.page.evaluate(
        """async (open) => {
          const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
          const seats = [{ kind: 'me' }, ...Array(open).fill({ kind: 'open' }),
            ...Array(3 - open).fill({ kind: 'bot', bot: 'random' })];
          const body = JSON.stringify({ game: 'brian-boru', seats, listed: true, name: "Aoife’s evening",
            terms: { rated: true } });
          const { table } = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
          if (!open) await fetch(`/api/tables/${table.id}/start`, { method: 'POST', headers });
          return table.id;
        }""",
        open_seats,
    )
    return table


def test_watching_a_running_game(somebody: Somebody) -> None:
    """A running public game is one click away, tells that one watches, shows nothing secret and lets one go."""
    host, other = somebody(), somebody()
    host.be("Aoife")
    make_listed(host)
    other.go("/lobby")
    other.page.get_by_role("link", name="Running games").click()
    expect(other.page.get_by_role("banner").get_by_role("link", name="Tables")).to_have_attribute(
        "aria-current", "true"
    )
    game = other.page.locator("li.sheet")
    expect(game).to_contain_text("Aoife’s evening")
    expect(game).to_contain_text("no spectators")
    game.get_by_role("link", name="Watch").click()
    expect(other.page.get_by_text("You are watching.")).to_be_visible()
    expect(other.page.locator("[data-thing].can")).to_have_count(0)
    other.no_missing_words()
    other.page.get_by_role("link", name="Leave").click()
    other.page.wait_for_selector(".hero")


def test_invited_by_a_link(somebody: Somebody) -> None:
    """Who comes by a link is told who invites them to what before they sit down, and finds a way out."""
    host, friend = somebody(), somebody(size=PHONE)
    host.be("Aoife")
    table = make_listed(host, open_seats=2)
    friend.go(f"/t/{table}")
    room = friend.page.locator(".room")
    expect(room).to_contain_text("Aoife invites you to play Brian Boru")
    expect(room).to_contain_text("2 of 4 seats are free")
    expect(room).to_contain_text("No clock")
    expect(room).to_contain_text("Rated")
    friend.no_missing_words()
    friend.page.locator("form input").first.fill("Conor")
    friend.page.locator("form .button.main").click()
    expect(room).not_to_contain_text("invites you")
    expect(friend.page.get_by_role("banner")).to_be_visible()
    friend.page.get_by_role("link", name="Back to the open tables").click()
    friend.page.wait_for_url("**/lobby")


def test_statistics_of_a_player(somebody: Somebody) -> None:
    """A finished game is in my statistics, with its points beside everybody's and the way to its replay."""
    person = somebody()
    person.be("Aoife")
    person.go("/player")
    expect(person.page.get_by_text("You have not finished a game yet.")).to_be_visible()
    person.make_table()
    person.play_fast()
    person.until_over()
    person.go("/profile")
    person.page.get_by_role("main").get_by_role("link", name="My statistics").click()
    sheet = person.page.locator("section", has=person.page.get_by_role("heading", name="Brian Boru 4 players"))
    expect(sheet).to_contain_text("1 game")
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    person.no_missing_words()
    person.page.locator("section", has_text="Recent games").get_by_role("link", name="Watch the replay").click()
    person.page.wait_for_selector("[data-move]")


def test_ranking_and_why_a_game_was_not_rated(somebody: Somebody) -> None:
    """The ranking says which games count; a rated game that does not says so on its score sheet."""
    person = somebody()
    person.be("Aoife")
    table = make_listed(person)
    person.go(f"/t/{table}")
    person.play_fast()
    person.until_over()
    sheet = person.page.locator("dialog")
    expect(sheet).to_contain_text("This game was not rated.")
    expect(sheet).to_contain_text("Only people with accounts are compared")
    person.no_missing_words()
    sheet.get_by_role("link", name="Which games count").click()
    expect(person.page.get_by_text("Nobody has played enough rated games yet.")).to_be_visible()
    person.page.get_by_role("link", name="Pax Viking").click()
    person.page.wait_for_url("**/ranking/pax-viking")
    person.page.get_by_text("Which games count").click()
    expect(person.page.get_by_text("Five games a day count")).to_be_visible()
    person.no_missing_words()


def test_ranking_with_people_in_it(somebody: Somebody, own_server: Server, tmp_path: Path) -> None:
    """Rows in pages, the way to one's own place, and from a row to what that player has played."""
    person, other = somebody(url=own_server.url), somebody(url=own_server.url, size=PHONE)
    rank(tmp_path, has_account(person, "Aoife"), others=60)
    person.make_table()
    person.play_fast()
    person.until_over()
    person.go("/ranking")
    page = person.page
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(50)
    expect(rows.first).to_contain_text("Rank 1")
    expect(page.get_by_text("1 to 50 of 61")).to_be_visible()
    expect(page.locator(".mine")).to_contain_text("61")
    expect(page.get_by_role("button", name="Better ones")).to_be_disabled()
    page.get_by_role("button", name="Show my place").click()
    expect(rows).to_have_count(11)
    expect(page.locator("tr.me")).to_contain_text("Aoife")
    expect(page.locator("tr.me td").first).to_have_text("61")
    person.no_missing_words()

    other.be("Conor")
    other.go("/ranking/brian-boru")
    other.page.get_by_role("button", name="Further down").click()
    expect(other.page.locator("tr.me, .mine")).to_have_count(0)
    other.page.get_by_role("link", name="Aoife").click()
    other.page.wait_for_url("**/player/aoife")
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("Aoife")
    sheet = other.page.locator("section", has=other.page.get_by_role("heading", name="Brian Boru 4 players"))
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    other.no_missing_words()
    other.fits()
    other.picture("player-of-another")


def test_friends_by_link(somebody: Somebody) -> None:
    """One shares a link, the other accepts: both are friends, can call each other to a table, and part again."""
    aoife, conor = somebody(), somebody(size=PHONE)
    aoife.be("Aoife")
    aoife.go("/friends")
    link = aoife.page.locator("code").inner_text()
    conor.page.goto(link)
    expect(conor.page.get_by_role("heading", name="Aoife would like to play with you")).to_be_visible()
    conor.page.get_by_role("button", name="Be friends").click()
    conor.page.locator("dialog input").fill("Conor")
    conor.page.locator("dialog .button.main").click()
    expect(conor.page.locator("li.sheet")).to_contain_text("Aoife")
    conor.no_missing_words()

    table = make_listed(aoife, open_seats=1)
    aoife.go(f"/t/{table}")
    aoife.page.get_by_role("button", name="Invite: Conor").click()
    expect(aoife.page.get_by_role("button", name="Invited: Conor")).to_be_disabled()
    conor.go("/lobby")
    invited = conor.page.get_by_role("region", name="Invitations")
    expect(invited).to_contain_text("Aoife invites you to Brian Boru")
    invited.get_by_role("link", name="Go to the table").click()
    conor.page.locator(".room").get_by_role("button", name="Sit down").click()
    expect(aoife.page.locator(".seats")).to_contain_text("Conor")

    aoife.go("/friends")
    expect(aoife.page.locator("li.sheet")).to_contain_text("at the table Aoife’s evening")
    aoife.page.get_by_role("button", name="Remove or block Conor").click()
    aoife.page.get_by_role("button", name="Block", exact=True).click()
    expect(aoife.page.get_by_text("No friends here yet.")).to_be_visible()
    aoife.page.get_by_text("Blocked (1)").click()
    aoife.page.get_by_role("button", name="Unblock: Conor").click()
    expect(aoife.page.get_by_text("Blocked (1)")).to_have_count(0)
    aoife.no_missing_words()


def test_play_at_once_and_a_name_later(somebody: Somebody) -> None:
    """No dialog before the first move; when the game is over, a name is asked for, and it stays."""
    person = somebody()
    person.go("/")
    person.page.locator("article, section, li").get_by_role("button", name="Play against bots").first.click()
    person.wait_for_turn()
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    person.play_fast()
    person.until_over()
    person.page.get_by_label("You played as Newcomer.").fill("Sigrid")
    person.page.locator("dialog").get_by_role("button", name="Save").click()
    expect(person.page.get_by_label("You played as")).to_have_count(0)
    person.go("/profile")
    expect(person.page.get_by_role("banner")).to_contain_text("Sigrid")
