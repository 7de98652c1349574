"""Two people contribute to the chance of a game without a click of theirs, and their pages check it afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from people import Person
from playwright.sync_api import Route, expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]

# All moves of a person that are asked for now, by plain requests: the clicks are for other tests.
MOVES = """async ([table, seat]) => {
  const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
  for (;;) {
    const view = await (await fetch(`/api/tables/${table}/view?seat=${seat}`)).json();
    if (view.status !== 'running') return false;
    if (!view.question) return true;
    const options = view.question.options;
    const action = options[view.version % options.length].action;
    await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers, body: JSON.stringify({ seat, action }) });
  }
}"""


def begun(somebody: Somebody) -> tuple[str, list[Person]]:
    """A game of two people and a bot that has just begun."""
    host, friend = somebody(), somebody()
    host.be("Aoife")
    table = host.make_table(bots=1, open_seats=1)
    friend.page.goto(f"{friend.url}/t/{table}")
    friend.page.locator("form input").first.fill("Conor")
    friend.page.locator("form .button.main").click()
    expect(friend.page.locator(".seats")).to_contain_text("Conor")
    for person in (host, friend):
        expect(person.page.get_by_text("make the seed together")).to_be_visible()
    host.page.wait_for_function(
        """(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json())
           .then(({ table }) => table.chance.commitments.filter(Boolean).length === 2)""",
        arg=table,
    )
    host.page.locator(".button.wide").click()
    for person in (host, friend):
        person.page.wait_for_selector(".table-page")
        expect(person.page.locator(".log")).to_contain_text("Aoife adds a number")
        expect(person.page.locator(".log")).to_contain_text("Conor adds a number")
    return table, [host, friend]


def play_out(table: str, people: list[Person]) -> None:
    goes_on = True
    while goes_on:
        for seat, person in enumerate(people):
            goes_on = person.page.evaluate(MOVES, [table, seat])


def test_two_people_contribute_and_their_pages_say_verified(somebody: Somebody) -> None:
    table, people = begun(somebody)
    kept = [
        json.loads(person.page.evaluate(f"() => localStorage.getItem('longhall.chance.{table}')")) for person in people
    ]
    assert kept[0]["start"] == kept[1]["start"]
    assert len(kept[0]["start"]) == 64
    told = people[0].page.evaluate(f"() => fetch('/api/tables/{table}').then((a) => a.json())")["table"]
    assert told["chance"]["nonces"][:2] == [kept[0]["nonces"]["0"], kept[1]["nonces"]["1"]]
    play_out(table, people)
    for person in people:
        expect(person.page.locator("dialog .fair")).to_contain_text("your number is in the seed")
        person.no_missing_words()


def test_a_server_that_cheats_is_found_out_by_the_page(somebody: Somebody) -> None:
    table, people = begun(somebody)
    host = people[0]

    def cheat(route: Route) -> None:
        """Another secret, and everything that follows from it but what the page has kept."""
        answer: dict[str, Any] = route.fetch().json()
        answer["chance"]["secret"] = "0" * 64
        route.fulfill(json=answer)

    host.page.route(f"**/api/tables/{table}/chance", cheat)
    play_out(table, people)
    expect(host.page.locator("dialog [role=status]")).to_contain_text("not the one that it committed to")
    expect(host.page.locator("dialog .fair")).to_have_count(0)
    expect(people[1].page.locator("dialog .fair")).to_be_visible()


def test_one_click_against_bots_contributes_too(somebody: Somebody) -> None:
    person = somebody()
    person.be("Aoife")
    person.go("/new?game=brian-boru")
    person.page.get_by_role("button", name="Fill up with bots").click()
    person.page.locator("form .button.main").click()
    person.page.wait_for_selector(".table-page")
    expect(person.page.locator(".log")).to_contain_text("Aoife adds a number")
