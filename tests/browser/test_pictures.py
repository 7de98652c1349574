"""The pictures and films of the documentation: made by playing, so that they show what there is."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import odin_people
import pax_table
import pytest
from camera import Film, photograph
from pax_table import CALL
from people import PHONE, Person
from PIL import Image

pytestmark = pytest.mark.browser

SIZE = (1280, 800)
TALL = (900, 2400)
MOST_BYTES = 1_000_000
Somebody = Callable[..., Person]


def sit(person: Person, game: str, bots: int) -> None:
    """At a table with bots who know what they do."""
    person.be("Astrid")
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "casual"}] * bots
    made = person.page.evaluate(CALL, ["/api/tables", {"game": game, "seats": seats}])
    table = made["table"]["id"]
    person.page.evaluate(CALL, [f"/api/tables/{table}/start", {}])
    person.go(f"/t/{table}")
    person.wait_for_turn()


def brian_boru(person: Person) -> None:
    """In the middle of a game, about to play a card."""
    sit(person, "brian-boru", 3)
    person.play_fast(26)
    while "card" not in person.wait_for_turn()["text"] or not any(
        (thing["thing"] or "").startswith("card:") for thing in person.look()["things"]
    ):
        person.play_fast(1)


def pax_viking(person: Person) -> None:
    """After some rounds, about to act."""
    sit(person, "pax-viking", 3)
    pax_table.play(person, random.Random(5), 26)
    person.wait_for_turn()


def feast_for_odin(person: Person) -> None:
    """In the second round, with things to lay, about to place Vikings."""
    sit(person, "feast-for-odin", 2)
    odin_people.play(person, 30)
    while not spaces(person):
        odin_people.play(person, 1)


def spaces(person: Person) -> list[dict[str, Any]]:
    """The action spaces that can be clicked; none while a piece is held."""
    person.page.wait_for_function(odin_people.MINE)
    return [thing for thing in person.look()["things"] if (thing["thing"] or "").startswith("space:")]


GAMES = {"table": brian_boru, "pax": pax_viking, "feast": feast_for_odin}


def at_normal_speed(person: Person) -> None:
    """From here on what happens is played out."""
    person.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('longhall.settings'));
          localStorage.setItem('longhall.settings', JSON.stringify({ ...kept, speed: 'normal', motion: 'full' }));
        }"""
    )
    person.page.reload()
    person.wait_for_turn()
    person.page.wait_for_timeout(800)


@pytest.mark.parametrize("name", GAMES)
def test_a_turn(somebody: Somebody, name: str) -> None:
    """A picture of each game, and a film of a turn: one's own move, and what the others do until one is asked again."""
    person = somebody(size=SIZE)
    GAMES[name](person)
    photograph(person, name)
    at_normal_speed(person)
    before = person.look()["version"]
    film = Film(person)
    film.start()
    person.page.wait_for_timeout(900)
    for _ in range(3):
        seen = person.wait_for_turn()
        if seen["version"] != before and seen["turn"] == "mine" and seen["version"] - before > 6:
            break
        # Whoever picks up a piece in A Feast for Odin has to find a field for it first: only spaces are clicked there.
        things = [thing for thing in (spaces(person) if name == "feast" else seen["things"]) if thing["free"]]
        if things:
            film.click(*random.Random(seen["version"]).choice(things)["at"])
        else:
            choices = person.page.locator(".choice")
            box = (choices.last if name == "feast" else choices.first).bounding_box()  # the last one there: done
            assert box
            film.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        person.page.wait_for_timeout(1500)
    person.wait_for_turn()
    person.page.wait_for_timeout(1200)
    shown = film.end(f"{name}-turn")
    assert person.look()["version"] > before
    assert moving(shown) > 10
    assert shown.stat().st_size < MOST_BYTES


def moving(film: Path) -> int:
    """How many pictures a film has."""
    with Image.open(film) as opened:
        return int(getattr(opened, "n_frames", 1))


@pytest.mark.parametrize("part", ["Symbols", "Round", "Scoring"])
@pytest.mark.parametrize(("game", "bots"), [("brian-boru", 2), ("pax-viking", 1), ("feast-for-odin", 0)])
def test_a_player_aid(somebody: Somebody, game: str, bots: int, part: str) -> None:
    """Each part of the sheet as a whole: the window is as high as it needs."""
    person = somebody(size=TALL)
    sit(person, game, bots)
    person.page.keyboard.press("a")
    sheet = person.page.get_by_role("dialog", name="Player aid")
    sheet.get_by_role("button", name=part).click()
    sheet.locator("li").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert sheet.evaluate("(shown) => shown.scrollHeight <= shown.clientHeight + 1"), "a part of it is not shown"
    assert photograph(person, f"aid-{game}-{part.lower()}", sheet).stat().st_size < MOST_BYTES


def test_the_home_page(somebody: Somebody) -> None:
    person = somebody(size=SIZE)
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    assert photograph(person, "home").stat().st_size < MOST_BYTES


def test_a_phone(somebody: Somebody) -> None:
    person = somebody(size=PHONE, theme="dark", touch=True)
    sit(person, "brian-boru", 3)
    assert photograph(person, "phone").stat().st_size < MOST_BYTES
