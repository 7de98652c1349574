"""At a table of Pax Viking: sitting down with bots, or around one table with a game whose opening is laid down."""

from __future__ import annotations

import random
import re
from typing import Any

from people import MOVED, Person
from playwright.sync_api import expect

import longhall.games  # noqa: F401  (registers the games)
from longhall.kernel.chance import Outcome
from longhall.kernel.match import Match
from longhall.kernel.records.saga import write_saga
from longhall.kernel.registry import find_game

EVENT = "treaty_of_wedmore"
"""An althing in the West: if it passes, each player chooses between 2 silfr and a tile, and who played it gains 2."""

OPENING = """
victory beginner_jarldom beginner_svithiod beginner_theocracy beginner_rus
tile treaty_of_wedmore odin radimichs freyr njord freyja ibn_khordadbeh
venture permians
post biarmia_2
venture cherson_salt_pans
post byzantium_2
venture almeria_silk_weavers
post al_andalus_1
jarl gunhild harald sigrid
first-player p1
"""
"""Gunhild and Harald have their homes on the same sea; the cheapest tile is the althing."""

NAMES = ["Astrid", "Brand", "Cecilia"]

CALL = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.status === 204 ? null : answer.json();
}"""

TOLD = """async ([table, seat]) => {
  const log = await (await fetch(`/api/tables/${table}/log?most=500&seat=${seat}`)).json();
  return log.entries.flatMap((entry) => entry.events.map((event) => event.message));
}"""


def sit_down(person: Person, bots: int, bot: str = "random", **options: Any) -> str:
    """A table with bots, begun; the page goes there."""
    person.be("Astrid")
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": bot}] * bots
    made = person.page.evaluate(CALL, ["/api/tables", {"game": "pax-viking", "seats": seats, "options": options}])
    table: str = made["table"]["id"]
    person.page.evaluate(CALL, [f"/api/tables/{table}/start", {}])
    person.go(f"/t/{table}")
    person.page.wait_for_selector(".pax")
    return table


def prepared() -> str:
    """A game of three that has not begun yet, with an opening that is always the same, as a saga."""
    game = find_game("pax-viking")
    outcomes: list[Outcome] = []
    for line in OPENING.split("\n"):
        kind, _, words = line.partition(" ")
        for word in words.split():
            value = game.outcome_value(kind, word)
            assert value is not None, word
            outcomes.append(Outcome(kind, value))
    return write_saga(Match(game, {"level": "beginner"}, len(NAMES), opening=outcomes), NAMES)


def around_one_table(person: Person) -> str:
    """Three people with one screen, before the first move of the prepared game."""
    person.be("Astrid")
    made = person.page.evaluate(CALL, ["/api/sagas", {"saga": prepared()}])
    table: str = made["table"]["id"]
    person.go(f"/t/{table}")
    return table


def lift(person: Person, name: str = "") -> None:
    """The screen goes to the next one, whoever it is if no name is given, who looks behind the curtain."""
    person.page.get_by_role("button", name=f"{name}: show my cards").click()
    person.page.wait_for_selector(".table-page[data-turn=mine] .pax")


def settled(person: Person, before: int) -> None:
    """Until an answer has arrived."""
    person.page.wait_for_function(
        "(before) => Number(document.querySelector('.table-page').dataset.version) > before", arg=before
    )


def thing(person: Person, name: str, within: str = "") -> None:
    """Answer by a click on a thing."""
    before = person.wait_for_turn()["version"]
    person.page.locator(f'{within} [data-thing="{name}"]').first.click()
    settled(person, before)


def choice(person: Person, text: str) -> None:
    """Answer by a button."""
    before = person.wait_for_turn()["version"]
    person.page.locator(".choice:enabled", has_text=re.compile(f"^{re.escape(text)}")).first.click()
    person.page.wait_for_function(MOVED, arg=[before, 0])
    if person.page.locator(".confirm").count():  # it would throw actions away
        person.page.locator(".confirm").click()
    settled(person, before)


def lend(person: Person) -> None:
    """A bot plays on for me."""
    page = person.page
    seat = page.evaluate("() => document.querySelector('.table-page').dataset.version")
    page.locator(".top").get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Let a bot play for me").click()
    settled(person, int(seat))


def told(person: Person, table: str, seat: int = 0) -> set[str]:
    """Which messages the log of a table has for one of my seats."""
    return set(person.page.evaluate(TOLD, [table, seat]))


def play(person: Person, rng: random.Random, moves: int) -> None:
    """Some moves of somebody who clicks whatever can be clicked."""
    for _ in range(moves):
        if person.move(rng)["status"] == "finished":
            return


def until_over(person: Person) -> None:
    """The score sheet, however long the bots think."""
    expect(person.page.locator("dialog[open] table")).to_be_visible(timeout=120_000)
