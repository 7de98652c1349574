"""For everyone: axe finds nothing on any page, light or dark.

`test_whole_games.py` looks at the score sheet and the replay in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe import findings, in_both, with_axe
from people import Person
from ranked import has_account, rank
from serving import Server
from test_people_pages import make_listed

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/lobby",
    "/watch",
    "/friends",
    "/ranking",
    "/player",
    "/new",
    "/mine",
    "/finished",
    "/learn",
    "/rules",
    "/rules/brian-boru",
    "/profile",
    "/packs",
    "/puzzles",
    "/about",
    "/terms",
    "/nowhere",
)


SAGA = Path(__file__).parents[1] / "golden" / "brian-boru-4.saga"


def test_axe(somebody: Callable[..., Person]) -> None:
    person = with_axe(somebody())
    person.be("Aoife")
    found: list[str] = []
    for path in PAGES:
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        found += in_both(person, path)
        person.no_missing_words()
    person.make_table(bots=2, open_seats=1)
    person.page.wait_for_selector(".room")
    found += in_both(person, "waiting room")
    person.make_table(bots=1, mine=2)
    person.page.wait_for_selector(".curtain button")
    found += in_both(person, "curtain")
    nobody = with_axe(somebody())
    nobody.go("/new")
    nobody.page.locator("form .button.main.big").click()
    nobody.page.wait_for_selector("dialog[open] input")
    found += in_both(nobody, "asked for a name")
    table = person.make_table()
    for moves in (0, 3, 14, 10):
        person.play_fast(moves)
        person.wait_for_turn()
        found += in_both(person, f"table {moves}")
    nobody.go(f"/board/{table}")
    nobody.page.wait_for_selector(".map")
    found += in_both(nobody, "board for a shared screen")
    person.page.get_by_role("tab", name="Chat").click()
    person.page.locator(".menu > button").click()
    found += in_both(person, "menu and chat")
    person.go("/learn/brian-boru")
    person.page.wait_for_load_state("networkidle")
    lesson = person.page.locator("a[href^='/learn/brian-boru/']")
    if lesson.count():
        person.go(lesson.first.get_attribute("href") or "")
        person.page.wait_for_load_state("networkidle")
        found += in_both(person, "lesson")
    assert not found, "\n".join(found)


def test_axe_where_people_meet(somebody: Callable[..., Person], own_server: Server, tmp_path: Path) -> None:
    """The pages about people with people on them: ranking, players, friends, an invitation, somebody who watches."""
    host, other = (with_axe(somebody(url=own_server.url)) for _ in range(2))
    rank(tmp_path, has_account(host, "Aoife"), others=60)
    watched = make_listed(host)
    host.go(f"/t/{watched}")
    host.play_fast()
    host.until_over()
    found = []
    for path, shown in (("/ranking", "tbody tr.me"), ("/player", ".kinds table"), ("/player/aoife", ".kinds table")):
        host.go(path)
        if path == "/ranking":
            found += in_both(host, path)
            host.page.locator(".mine button").click()
        host.page.wait_for_selector(shown)
        found += in_both(host, f"{path} with data")
    host.go("/friends")
    other.page.goto(host.page.locator("code").inner_text())
    other.page.wait_for_selector("main .button.main")
    found += in_both(other, "/friend/<code>")
    other.page.locator("main .button.main").click()
    other.page.locator("dialog input").fill("Conor")
    other.page.locator("dialog .button.main").click()
    other.page.wait_for_selector("li.sheet")
    found += in_both(other, "friends")
    host.go(f"/t/{make_listed(host, open_seats=1)}")
    host.page.get_by_role("button", name="Invite: Conor").click()
    host.page.get_by_role("button", name="Invited: Conor").wait_for()
    found += in_both(host, "room with friends to invite")
    other.go("/lobby")
    other.page.get_by_role("region", name="Invitations").wait_for()
    found += in_both(other, "invitations")
    running = make_listed(host)
    other.go("/watch")
    other.page.wait_for_selector("li.sheet")
    found += in_both(other, "games to watch")
    other.go(f"/t/{running}")
    other.page.get_by_text("You are watching.").wait_for()
    found += in_both(other, "watching")
    assert not found, "\n".join(found)


def test_what_axe_leaves_open_is_decided(somebody: Callable[..., Person]) -> None:
    person = with_axe(somebody())
    person.go("/about")
    write = """(colour) => {
      document.querySelector('main').insertAdjacentHTML('beforeend', `<p><b style="color: ${colour}">x</b></p>`);
    }"""
    person.page.evaluate(write, "var(--ink)")
    assert findings(person) == []
    person.page.evaluate(write, "var(--line)")
    assert ["shortTextContent" in one for one in findings(person)] == [True]


def test_a_finished_game_in_the_dark(somebody: Callable[..., Person]) -> None:
    """Who wants it dark has it dark from the first moment; a saga shows its score sheet and replay."""
    person = with_axe(somebody(theme="dark"))
    person.be("Aoife")
    person.open_saga(SAGA)
    assert person.page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    person.page.locator(".top").get_by_role("button", name="Score").click()
    person.until_over()
    found = findings(person, "score sheet", "dark")
    person.page.locator("dialog").get_by_role("button", name="Replay").click()
    person.page.wait_for_selector("[data-move]")
    found += findings(person, "replay", "dark")
    person.picture("replay-dark")
    assert not found, "\n".join(found)
