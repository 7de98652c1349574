"""Pax Viking in a real browser: whole games with a parley, a trade and an althing, on every kind of screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from people import AXE, LAPTOP, PHONE, TELEVISION, Person
from playwright.sync_api import expect
from test_everyone import findings

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]

EAGER = re.compile(r"^(Parley|Vote|Establish|Trade|Make the offer|Accept|Play|Challenge|Ask for 1 tile)")
"""Choices that somebody makes who wants to see everything."""
EAGER_ALONE = re.compile(r"^(Parley|Vote|Establish|No trade|Refuse|Play|Challenge)")
"""The same, by somebody who has traded enough."""

MAKE = """async ([seats, options]) => {
  const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
  const body = JSON.stringify({ game: 'pax-viking', seats, options });
  const made = await fetch('/api/tables', { method: 'POST', headers, body });
  if (!made.ok) throw new Error(await made.text());
  const { table } = await made.json();
  const began = await fetch(`/api/tables/${table.id}/start`, { method: 'POST', headers });
  if (!began.ok) throw new Error(await began.text());
  return table.id;
}"""

TOLD = """async (table) => {
  const log = await (await fetch(`/api/tables/${table}/log`)).json();
  return (log.entries ?? log.log ?? log).flatMap((entry) => entry.events.map((event) => event.message));
}"""


def sit_down(person: Person, bots: int, bot: str = "random", mine: int = 1, **options: Any) -> str:
    """A table with bots, begun; the page goes there."""
    person.be("Astrid")
    seats = [{"kind": "me", **({"name": f"Hand {n + 1}"} if mine > 1 else {})} for n in range(mine)]
    seats += [{"kind": "bot", "bot": bot}] * bots
    table: str = person.page.evaluate(MAKE, [seats, options])
    person.go(f"/t/{table}")
    person.page.wait_for_selector(".pax, .curtain")
    return table


def told(person: Person, table: str) -> set[str]:
    """Which messages the log of a table has."""
    return set(person.page.evaluate(TOLD, table))


def step(person: Person, rng: random.Random, trades: bool = True) -> dict[str, Any]:
    """One move: an eager choice if there is one, else anything that can be clicked."""
    seen = person.wait_for_turn()
    if seen["status"] == "finished":
        return seen
    wish = EAGER if trades else EAGER_ALONE
    eager = [one for one in person.page.locator(".choice:enabled").all() if wish.match(one.inner_text())]
    if eager and rng.random() < 0.8:
        rng.choice(eager).click()
        person.page.wait_for_function(
            "([version]) => Number(document.querySelector('.table-page').dataset.version) !== version",
            arg=[seen["version"]],
        )
        return seen
    return person.move(rng)


def test_a_whole_game_of_three_with_parley_trade_and_althing(somebody: Somebody) -> None:
    person = somebody()
    rng = random.Random(3)
    found: set[str] = set()
    wanted = {"pax-parleys", "pax-establishes", "pax-opens-trade", "pax-plays-event"}
    voted = offered = False
    # Chance decides whether a game has an althing: the first is played to its end, others until all has been seen.
    for number, bot in enumerate(("greedy", "random", "random", "random", "random", "random")):
        table = sit_down(person, bots=2, bot=bot)
        for count in range(400):
            if step(person, rng, trades=not offered)["status"] == "finished":
                break
            voted = voted or person.page.locator(".althing li").count() == 3
            offered = offered or person.page.locator(".offer .sides").count() > 0
            if number and voted and offered and count % 10 == 0 and wanted <= found | told(person, table):
                break
        person.no_missing_words()
        if not number:
            person.until_over()
        found |= told(person, table)
        if wanted <= found and voted and offered:
            break
    assert wanted <= found, wanted - found
    assert voted, "the althing was never shown"
    assert offered, "no offer was ever shown"


def test_a_game_alone_against_the_empire(somebody: Somebody) -> None:
    person = somebody()
    table = sit_down(person, bots=0)
    rng = random.Random(8)
    for _ in range(600):
        if step(person, rng)["status"] == "finished":
            break
    person.until_over()
    person.no_missing_words()
    assert {"pax-solo", "pax-turn"} & told(person, table)


@pytest.mark.parametrize("seats", [2, 6])
def test_a_laptop_shows_everything_without_scrolling(somebody: Somebody, seats: int) -> None:
    person = somebody(size=LAPTOP)
    sit_down(person, bots=seats - 1)
    person.move(random.Random(1))
    person.fits()
    high, inner = person.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
    assert high <= inner
    for part in (".chart svg.map", ".track li >> nth=0", ".victory .card >> nth=3", ".mine .jarl"):
        expect(person.page.locator(part).first).to_be_in_viewport()
    expect(person.page.locator(".post")).to_have_count(46)
    expect(person.page.locator(".pax .victory .card").first.locator(".cell")).to_have_count(seats)
    person.picture(f"pax-laptop-{seats}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_has_the_chart_first(somebody: Somebody, theme: str) -> None:
    person = somebody(size=PHONE, touch=True, theme=theme)
    sit_down(person, bots=2)
    expect(person.page.locator("svg.map")).to_be_in_viewport()
    person.fits()
    person.page.locator(".parts [role=tab]").nth(1).click()
    expect(person.page.locator(".victory .card").first).to_be_visible()
    assert not person.page.locator(".track ol").is_visible()
    person.picture(f"pax-phone-{theme}")


def test_a_shared_screen_shows_chart_tests_and_whole_tiles(somebody: Somebody) -> None:
    person = somebody(size=TELEVISION)
    table = sit_down(person, bots=3)
    person.go(f"/board/{table}")
    person.page.wait_for_selector(".pax.shared")
    expect(person.page.locator(".track .as-card").first).to_be_in_viewport()
    assert person.page.locator(".victory table").count() == person.page.locator(".victory .card").count()
    person.fits()
    person.picture("pax-television")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe(somebody: Somebody, theme: str) -> None:
    person = somebody(theme=theme)
    person.context.add_init_script(path=AXE)
    sit_down(person, bots=2, bot="greedy")
    rng = random.Random(2)
    serious = findings(person, "first turn")
    for _ in range(12):
        step(person, rng)
    serious += findings(person, "later")
    assert not serious, "\n".join(serious)


@pytest.mark.parametrize("language", ["pl", "cs", "es"])
def test_every_language_has_every_word(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    sit_down(person, bots=2, bot="greedy")
    rng = random.Random(4)
    for count in range(30):
        if person.move(rng)["status"] == "finished":
            break
        if count % 6 == 0:
            person.no_missing_words()
    person.no_missing_words()


def test_by_keyboard_alone(somebody: Somebody) -> None:
    person = somebody()
    sit_down(person, bots=1)
    person.wait_for_turn()
    before = person.look()["version"]
    tile = person.page.locator(".track .tile.can").first
    tile.focus()
    expect(person.page.locator("#the-explanation")).to_be_visible()
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(
        "(before) => Number(document.querySelector('.table-page').dataset.version) > before", arg=before
    )
