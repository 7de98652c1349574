"""Three games, three phases each, from a small phone to the largest desk: nothing cut off, covered or too small."""

from __future__ import annotations

import random
from collections.abc import Callable

import odin_people
import pax_table
import pytest
from people import Person
from sweep import WIDTHS, sweep
from test_learning import take_step
from test_puzzles import GAMES, first_of

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
FEW = (320, 400, 800, 880, 1120, 1360, 1920)
"""Widths at which something changes; the others lie between them."""


def draft(person: Person) -> None:
    """Brian Boru: the packet of cards to choose from."""
    person.be("Aoife")
    person.make_table()
    until_phase(person, "Draft")


def trick(person: Person) -> None:
    """Brian Boru: a trick with cards on the table."""
    person.be("Aoife")
    person.make_table()
    until_phase(person, "Action")
    for _ in range(20):
        if person.page.locator(".trick .card").count() > 1:
            return
        person.move(random.Random(2), only="things")
        person.wait_for_turn()


def raising(person: Person) -> None:
    """Brian Boru: the second round, with discs all over Ireland."""
    person.be("Aoife")
    person.make_table(bots=4)
    while "Round 2" not in person.page.inner_text(".phase"):
        person.play_fast(1)
        person.wait_for_turn()


def until_phase(person: Person, phase: str) -> None:
    person.wait_for_turn()
    while phase not in person.page.inner_text(".phase"):
        person.play_fast(1)
        person.wait_for_turn()


def first_turn(person: Person) -> None:
    """Pax Viking: the first action."""
    pax_table.sit_down(person, bots=3)
    person.wait_for_turn()


def many_tiles(person: Person) -> None:
    """Pax Viking: after some rounds, with tiles in hand and on the jarl board."""
    pax_table.sit_down(person, bots=3)
    pax_table.play(person, random.Random(5), 24)
    person.wait_for_turn()


def offer(person: Person) -> None:
    """Pax Viking: a trade offer is being made."""
    pax_table.around_one_table(person)
    pax_table.lift(person, "Astrid")
    pax_table.thing(person, "jarl:gunhild", ".map")
    pax_table.thing(person, "post:danelaw_1")
    pax_table.choice(person, "Stop")
    pax_table.choice(person, "End your actions")
    pax_table.lift(person, "Brand")
    pax_table.thing(person, "jarl:harald", ".map")
    pax_table.thing(person, "post:danelaw_2")
    pax_table.choice(person, "Trade with Astrid")
    person.page.wait_for_selector(".offer .counter")


def turn(person: Person) -> None:
    """A Feast for Odin: the whole action board to choose from."""
    odin_people.sit(person, bots=3)


def holding(person: Person) -> None:
    """A Feast for Odin: a tile in hand over the home board."""
    odin_people.with_oil(person)
    person.page.locator(".good.can[data-thing='good:oil']").click()
    person.page.wait_for_selector(".tool.lay")


def feast(person: Person) -> None:
    """A Feast for Odin: the banquet table."""
    odin_people.at_the_feast(person)


PHASES = (draft, trick, raising, first_turn, many_tiles, offer, turn, holding, feast)


def looked_at(somebody: Somebody, phase: Callable[[Person], None], widths: tuple[int, ...]) -> list[str]:
    """The same position with a mouse, and under a finger."""
    person = somebody(language="en")
    phase(person)
    finger = somebody(touch=True, size=(390, 844))
    finger.context.add_cookies(person.context.cookies())
    finger.page.goto(person.page.url)
    finger.page.wait_for_selector(".table-page, .curtain")
    finger.page.wait_for_function(f"() => !!document.querySelector('.curtain button') || ({odin_people.MINE})()")
    if finger.page.locator(".curtain").count():
        finger.page.locator(".curtain button").click()
        finger.page.wait_for_selector(".curtain", state="detached")
    return sweep(person, False, widths) + sweep(finger, True, widths)


@pytest.mark.parametrize("phase", [trick, many_tiles, turn], ids=lambda phase: phase.__name__)
def test_widths_where_something_changes(somebody: Somebody, phase: Callable[[Person], None]) -> None:
    """The short form: one phase of each game."""
    assert looked_at(somebody, phase, FEW) == []


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_every_width(somebody: Somebody, phase: Callable[[Person], None]) -> None:
    assert looked_at(somebody, phase, WIDTHS) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_at_every_width(somebody: Somebody, game: str) -> None:
    """Lessons and puzzles share a layout of their own."""
    found: list[str] = []
    for touch in (False, True):
        person = somebody(touch=touch, size=(390, 844))
        person.go(f"/puzzles/{first_of(game).id}")
        person.page.wait_for_selector(".bubble .choices")
        found += sweep(person, touch)
    assert found == []


@pytest.mark.parametrize(
    ("game", "lesson", "asked"), [("brian-boru", "trick", "town:"), ("feast-for-odin", "first-rounds", "space:")]
)
def test_a_lesson_at_every_width(somebody: Somebody, game: str, lesson: str, asked: str) -> None:
    found: list[str] = []
    for touch in (False, True):
        person = somebody(touch=touch, size=(390, 844))
        person.go(f"/learn/{game}/{lesson}")
        person.page.wait_for_selector(".bubble")
        while not person.page.locator(f".can[data-thing^='{asked}']").count():
            take_step(person)
        found += sweep(person, touch)
    assert found == []
