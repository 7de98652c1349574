"""Puzzles: solved on the board, missed, tried again, with mouse and keyboard, in every language and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from axe import in_both, with_axe
from people import PHONE, Person
from playwright.sync_api import expect
from serving import Server

from longhall.puzzles.puzzle import Puzzle, shipped

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
GAMES = ["brian-boru", "feast-for-odin", "pax-viking"]


def first_of(game: str) -> Puzzle:
    return next(iter(shipped(game).values()))


def option_of(server: Server, puzzle: Puzzle, action: str) -> dict[str, Any]:
    position = httpx.get(f"{server.url}/api/puzzles/{puzzle.id}", timeout=60).json()
    return next(option for option in position["question"]["options"] if option["action"] == action)


def choose(person: Person, number: int) -> None:
    """Take an option from the list, whether it is folded or not."""
    fold = person.page.locator(".choices [aria-expanded=false]")
    if fold.count():
        fold.click()
    person.page.locator(".choices .choice").nth(number).click()


def place_of(server: Server, puzzle: Puzzle, action: str) -> int:
    position = httpx.get(f"{server.url}/api/puzzles/{puzzle.id}", timeout=60).json()
    return [option["action"] for option in position["question"]["options"]].index(action)


def test_from_the_list_to_a_solution_on_the_board(somebody: Somebody, server: Server) -> None:
    person = somebody()
    page = person.page
    person.go("/")
    page.get_by_role("link", name="Puzzles").first.click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    leads = [puzzle for puzzle in shipped("brian-boru").values() if puzzle.best.startswith(("lead", "play"))]
    puzzle = leads[0]
    page.locator(f"ol a[href='/puzzles/{puzzle.id}']").click()
    expect(page.locator(".bubble")).to_contain_text("Find the")
    (target,) = option_of(server, puzzle, puzzle.best)["targets"]
    page.locator(f"[data-thing='{target}']").first.click()
    expect(page.locator(".bubble .right")).to_contain_text("Right!")
    expect(page.locator(".bubble")).to_contain_text(re.compile(r"Rating \d+ \(\+\d+\)"))
    if len(puzzle.line.splitlines()) > 1:
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".steps")).to_contain_text("The position")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".steps")).to_contain_text("Then: 1 of")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".bubble .choices")).to_be_visible()
    assert not page.url.endswith(puzzle.id)
    person.go("/puzzles")
    expect(page.locator(f"li.solved a[href='/puzzles/{puzzle.id}']")).to_be_visible()
    expect(page.locator("dl")).to_contain_text("In a row 1")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_tells_why_and_can_be_tried_again(somebody: Somebody, server: Server, game: str) -> None:
    person = with_axe(somebody())
    page, puzzle = person.page, first_of(game)
    person.go(f"/puzzles/{puzzle.id}")
    page.wait_for_selector(".bubble .choices")
    choose(person, place_of(server, puzzle, puzzle.options[1].action))
    expect(page.locator(".bubble .wrong")).to_contain_text("Not the best move.")
    assert in_both(person, "puzzle") == []
    page.get_by_role("button", name="Try again").click()
    choose(person, place_of(server, puzzle, puzzle.best))
    expect(page.locator(".bubble .right")).to_contain_text("Right!")
    expect(page.locator(".bubble")).not_to_contain_text("Rating")
    page.locator(".bubble summary").click()
    expect(page.locator(".bubble details li").first).to_contain_text("★")


def test_the_keyboard_alone_suffices(somebody: Somebody, server: Server) -> None:
    person = somebody()
    page, puzzle = person.page, first_of("pax-viking")
    person.go(f"/puzzles/{puzzle.id}")
    page.wait_for_selector(".bubble .choices")
    fold = page.locator(".choices [aria-expanded=false]")
    if fold.count():
        fold.focus()
        page.keyboard.press("Enter")
    page.locator(".choices .choice").nth(place_of(server, puzzle, puzzle.options[1].action)).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bubble .wrong")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble .choices")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_in_every_language(somebody: Somebody, server: Server, game: str, language: str) -> None:
    person = somebody(language=language, size=PHONE, touch=True)
    page, puzzle = person.page, first_of(game)
    for path in ("/puzzles", f"/puzzles/{puzzle.id}"):
        person.go(path)
        page.wait_for_selector("#all, .bubble .choices")
        person.no_missing_words()
        person.fits()
    choose(person, place_of(server, puzzle, puzzle.options[1].action))
    expect(page.locator(".bubble .wrong")).to_be_visible()
    person.no_missing_words()
    page.locator(".bubble .row .button").nth(1).click()
    expect(page.locator(".bubble .steps")).to_be_visible()
    person.no_missing_words()
    person.fits()


def test_a_finger_on_a_small_place_is_asked_first(somebody: Somebody, server: Server) -> None:
    """Only the first try counts, and a town of a phone is half as broad as a finger."""
    person = somebody(size=PHONE, touch=True)
    page = person.page
    puzzle = next(puzzle for puzzle in shipped("brian-boru").values() if puzzle.best.startswith("build "))
    person.go(f"/puzzles/{puzzle.id}")
    (target,) = option_of(server, puzzle, puzzle.best)["targets"]
    town = page.locator(f".map [data-thing='{target}']")
    town.tap()
    expect(page.locator(".choice")).to_have_text(re.compile("^Confirm: "))
    page.get_by_role("button", name="Step back").tap()
    expect(page.locator(".bubble .question")).to_be_visible()
    town.tap()
    page.locator(".choice").tap()
    expect(page.locator(".bubble .right")).to_contain_text("Right!")


def test_a_puzzle_that_is_not_there(somebody: Somebody) -> None:
    person = somebody()
    person.go("/puzzles/nonesuch")
    expect(person.page.locator("h1")).to_contain_text("no puzzle")
    person.troubles.clear()  # the browser itself tells of the 404
