"""A game begun under other rules: what it was can be read, nothing of it can be changed."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable

import pytest
from axe import findings, with_axe
from people import Person
from playwright.sync_api import expect
from serving import Server

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
OLD = "0.0.1"
TOWNS = ".map [data-thing^='town:']"
SIZES = {"phone": (360, 780), "desk": (1280, 900)}


def change_rules(server: Server, table: str, person: Person) -> None:
    """Give the stored table another rules version while its server is down, as an upgrade would."""
    person.go("/about")
    person.page.wait_for_load_state("networkidle")  # nothing is asked for, and no line open, while the server is away
    server.kill()
    with sqlite3.connect(f"{server.environ['LONGHALL_DATA']}/longhall.db") as database:
        changed = database.execute("UPDATE tables SET rules = ? WHERE id = ?", (OLD, table))
        assert changed.rowcount == 1
    database.close()
    server.start()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", list(SIZES))
def test_a_running_game_is_read_only(own_server: Server, somebody: Somebody, size: str, theme: str) -> None:
    """The reason is in sight, the position and the log are shown, and nothing is offered that would be refused."""
    person = with_axe(somebody(url=own_server.url, size=SIZES[size], theme=theme))
    person.be("Aoife")
    table = person.make_table(undo="consent")
    page = person.page
    person.play(random.Random(2), 8)
    person.wait_for_turn()
    towns, moves = page.locator(TOWNS), page.locator(".log li.move")
    shown, told = towns.count(), moves.count()
    assert shown
    assert told

    change_rules(own_server, table, person)
    person.go(f"/t/{table}")
    note = page.get_by_role("note")
    expect(note).to_contain_text(f"This game was played with rules version {OLD}")
    expect(note).to_be_in_viewport()
    expect(towns).to_have_count(shown)
    expect(moves).to_have_count(told)
    expect(page.get_by_text("One moment")).to_have_count(0)
    person.fits()
    person.no_missing_words()
    assert findings(person, "read-only table", theme) == []
    person.picture(f"read-only-{size}-{theme}")

    assert person.look()["turn"] == "other"
    expect(page.locator(".can, .choice")).to_have_count(0)
    expect(page.get_by_role("button", name="undo")).to_have_count(0)
    page.locator(".menu > button").click()
    replay = page.get_by_role("menuitem", name="Replay")
    expect(replay).to_be_visible()
    for entry in ("Let a bot play for me", "Resign"):
        expect(page.get_by_role("menuitem", name=entry)).to_have_count(0)

    replay.click()
    page.get_by_role("slider").fill("1")
    expect(page.locator(".table-page")).to_have_attribute("data-move", "1")
    expect(towns).to_have_count(shown)
    for name in ("Play on from here", "Request undo to here"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def test_no_curtain_hides_a_game_that_nobody_plays(own_server: Server, somebody: Somebody) -> None:
    """Several players at one device: as it is nobody's turn, they see what everybody may see."""
    person = somebody(url=own_server.url)
    person.be("Aoife")
    table = person.make_table(bots=1, mine=2)
    person.page.wait_for_selector(".curtain button")
    change_rules(own_server, table, person)
    person.go(f"/t/{table}")
    expect(person.page.get_by_role("note")).to_contain_text(OLD)
    expect(person.page.locator(TOWNS)).not_to_have_count(0)
    expect(person.page.locator(".curtain")).to_have_count(0)
    expect(person.page.locator(".hands .card")).to_have_count(0)
