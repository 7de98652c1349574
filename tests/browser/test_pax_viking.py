"""Pax Viking in a real browser: a whole game of three with an althing and a trade, one against the empire, a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from pax_table import EVENT, around_one_table, choice, lend, lift, play, sit_down, thing, told, until_over
from people import PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


def ballots(person: Person) -> list[str]:
    """How each has voted, in turn order; what is still open reads as the number of votes."""
    expect(person.page.locator(".althing .votes li")).to_have_count(3)
    return [text.split("\n")[-1].strip() for text in person.page.locator(".althing .votes li").all_inner_texts()]


def hold_an_althing(person: Person, onlooker: Person) -> None:
    """The first player buys an event, sails to a post in its area, plays it; all three vote and choose."""
    lift(person, "Astrid")
    thing(person, f"tile:{EVENT}", ".track")
    thing(person, "jarl:gunhild", ".map")
    thing(person, "post:danelaw_1")
    choice(person, "Stop")
    thing(person, f"tile:{EVENT}", ".mine")
    if person.page.locator('[data-thing="post:danelaw_1"].can').count():
        thing(person, "post:danelaw_1")
    expect(person.page.locator(".althing .verdict")).to_have_text("It needs 2 of 3 votes.")
    assert ballots(person) == ["1 vote", "1 vote", "1 vote"]
    choice(person, "Vote for it")
    lift(person, "Brand")
    assert ballots(person) == ["1 for", "1 vote", "1 vote"]
    choice(person, "Vote against it")
    lift(person, "Cecilia")
    assert ballots(person) == ["1 for", "1 against", "1 vote"]
    # Who only looks on sees the same vote.
    expect(onlooker.page.locator(".althing .votes li").nth(1)).to_contain_text("1 against")
    person.picture("pax-althing")
    choice(person, "Vote for it")
    lift(person, "Astrid")
    expect(person.page.locator(".althing .verdict").first).to_have_text("Passed with 2 of 3 votes")
    assert ballots(person) == ["1 for", "1 against", "1 for"]
    expect(person.page.locator(".althing .lines li")).to_have_count(0)
    choice(person, "Gain 2 silfr")
    lift(person, "Brand")
    expect(person.page.locator(".althing .lines li")).to_have_count(1)
    expect(person.page.locator(".althing .lines")).to_contain_text("Astrid gains 2 silfr")
    choice(person, "Gain 2 silfr")
    lift(person, "Cecilia")
    expect(person.page.locator(".althing .lines li")).to_have_count(2)
    choice(person, "Gain 2 silfr")
    # What came of it stays in sight until it has been read.
    lift(person, "Astrid")
    expect(person.page.locator(".althing .lines")).to_contain_text("leaves the game")
    person.page.locator(".althing .close").click()
    expect(person.page.locator(".althing")).to_have_count(0)
    choice(person, "End your actions")


def trade(person: Person, onlooker: Person) -> None:
    """The second player meets the first one and gives 2 silfr for 1; nobody else reads the offer."""
    lift(person, "Brand")
    person.page.locator(".althing .close").click()
    thing(person, "jarl:harald", ".map")
    thing(person, "post:danelaw_2")
    choice(person, "Trade with Astrid")
    offer = person.page.locator(".offer")
    expect(offer).to_contain_text("Offer: Brand to Astrid")
    give, get = offer.locator(".side").all()
    for _ in range(3):
        give.get_by_role("button", name="+1").click()
    give.get_by_role("button", name="−1").click()
    get.get_by_role("group", name="Silfr").get_by_role("button", name="+1").click()
    expect(onlooker.page.locator(".offer")).to_contain_text("Only the two of them know what it says.")
    choice(person, "Make the offer")
    lift(person, "Astrid")
    # For the one who is asked it is the other way round.
    expect(offer.locator(".side").first).to_contain_text("1 silfr")
    expect(offer.locator(".side").last).to_contain_text("2 silfr")
    # The dialog leaves the rest of the table free: nothing lies over the chart's middle.
    assert person.page.evaluate(
        """() => {
          const box = document.querySelector('svg.map').getBoundingClientRect();
          return !!document.elementFromPoint(box.x + box.width * 0.8, box.y + box.height * 0.6)?.closest('svg.map');
        }"""
    )
    person.picture("pax-offer")
    before = silfr(person)
    choice(person, "Accept")
    lift(person, "Brand")
    assert silfr(person) == [before[0] + 1, before[1] - 1, before[2]]
    choice(person, "Stop")


def silfr(person: Person) -> list[int]:
    """What everybody has, as the rows of the players tell it."""
    rows = person.page.locator(".players .facts:first-of-type li:first-child b")
    expect(rows).to_have_count(3)
    return [int(text) for text in rows.all_inner_texts()]


def test_a_whole_game_of_three_with_althing_and_trade(somebody: Somebody) -> None:
    """The opening is laid down, so that nothing of it depends on chance; bots play the game to its end."""
    person, onlooker = somebody(), somebody()
    table = around_one_table(person)
    onlooker.be("Onni")
    onlooker.go(f"/board/{table}")
    onlooker.page.wait_for_selector(".pax.shared")
    hold_an_althing(person, onlooker)
    trade(person, onlooker)
    assert "pax-traded" in told(person, table, seat=1)
    others = told(person, table, seat=2)  # now: bots may trade with this seat later
    assert "pax-traded" not in others
    assert "pax-traded-tiles" in others
    person.no_missing_words()
    lend(person)
    for _ in range(2):
        lift(person)  # the next player, or one to whom a bot has offered a trade
        lend(person)
    until_over(person)
    person.no_missing_words()
    messages = told(person, table)
    assert {"pax-votes-no", "pax-althing-passed", "pax-opens-trade", "pax-traded", "pax-wins"} <= messages
    look_back(person, table)


def look_back(person: Person, table: str) -> None:
    """In the replay the vote forms again, move by move, with who voted how."""
    page = person.page
    moves = page.evaluate(
        """async (table) => {
          const log = await (await fetch(`/api/tables/${table}/log?most=500`)).json();
          const moves = log.entries.filter((entry) => entry.kind === 'move');
          const votes = ({ events }) => events.some(({ message }) => message.startsWith('pax-votes'));
          return moves.flatMap((entry, at) => (votes(entry) ? [at + 1] : []));
        }""",
        table,
    )
    assert len(moves) >= 3
    for move, expected in zip(moves, (["1 for", "1 vote", "1 vote"], ["1 for", "1 against", "1 vote"]), strict=False):
        person.go(f"/t/{table}?move={move}")
        expect(page.locator(".table-page")).to_have_attribute("data-move", str(move))
        expect(page.locator(".althing .votes b")).to_have_count(sum("vote" not in one for one in expected))
        assert ballots(person) == expected
    person.picture("pax-replay")


def test_a_game_alone_against_the_empire(somebody: Somebody) -> None:
    person = somebody()
    table = sit_down(person, bots=0)
    rng = random.Random(8)
    play(person, rng, 25)
    person.no_missing_words()
    expect(person.page.locator(".track .counts [aria-label*='still to come']")).to_be_visible()
    if person.wait_for_turn()["status"] != "finished":
        lend(person)
    until_over(person)
    person.no_missing_words()
    assert told(person, table) & {"pax-solo-won", "pax-solo-lost", "pax-wins"}
    person.picture("pax-solo")


def test_a_game_on_a_phone(somebody: Somebody) -> None:
    """Some turns by thumb, in the dark; the three parts of the table are one tap away."""
    person = somebody(size=PHONE, touch=True, theme="dark")
    sit_down(person, bots=2)
    expect(person.page.locator("svg.map")).to_be_in_viewport()
    person.fits()
    for part, inside in enumerate((".track ol", ".victory .card", ".influence .type")):
        person.page.locator(".parts [role=tab]").nth(part).click()
        expect(person.page.locator(inside).first).to_be_visible()
        expect(person.page.locator(".parts [aria-selected=true]")).to_have_count(1)
    assert not person.page.locator(".track ol").is_visible()
    play(person, random.Random(3), 12)
    person.fits()
    person.page.evaluate("() => scrollTo(0, 0)")
    person.picture("pax-phone")


def test_a_far_place_with_one_click(somebody: Somebody) -> None:
    """A longship that is under way shows how far it gets; a click on a place two nodes away sails both of them."""
    person = somebody()
    table = around_one_table(person)
    lift(person, "Astrid")
    thing(person, "jarl:gunhild", ".map")
    page = person.page
    assert page.locator(".lengths .length").count() > page.locator(".map .can").count()
    far = page.locator('[data-thing="post:birka"]')
    expect(far).to_have_class(re.compile(r"\bfar\b"))
    expect(far).to_have_attribute("aria-label", re.compile("2 nodes away"))
    far.hover()
    expect(page.locator(".ways .way.shown")).to_have_count(2)
    expect(page.locator("#the-explanation")).to_contain_text("2 nodes away")
    expect(page.locator("#the-explanation .why")).to_have_count(0)
    person.picture("pax-journey")
    far.click()
    expect(far).to_have_attribute("aria-label", re.compile("Astrid, 1 longship, exhausted"))
    expect(page.locator(".question")).to_contain_text("you have 3 actions left")
    assert {"pax-sails", "pax-journey-ends"} <= told(person, table)
