"""The toy game in the browser: installed beside the server, it is found, named, drawn from its view and played."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator

import pytest
from people import LAPTOP, PHONE, WEB, Person
from playwright.sync_api import expect
from serving import Server

from toy.installing import install

pytestmark = pytest.mark.browser
Somebody = Callable[..., Person]


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of which somebody has installed the toy game with pip."""
    folder = tmp_path_factory.mktemp("toy")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", install(folder))
        running = Server(folder, web=WEB)
    yield running
    running.stop()
    assert "Traceback" not in running.said()


@pytest.mark.parametrize(
    ("size", "language", "title", "round_one"),
    [(LAPTOP, "en", "Runes", "Round 1"), (PHONE, "cs", "Runy", "1. kolo")],
    ids=["laptop", "phone"],
)
def test_the_toy_game_is_found_and_played(
    toy_server: Server, somebody: Somebody, size: tuple[int, int], language: str, title: str, round_one: str
) -> None:
    person = somebody(url=toy_server.url, size=size, language=language)
    person.be("Aoife")
    person.go("/")
    expect(person.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    person.no_missing_words()
    person.go("/rules/runes#RUN-ROUND-02")
    expect(person.page.locator("#RUN-ROUND-02")).to_be_visible()
    person.make_table(bots=2, game="runes")
    expect(person.page.locator(".phase")).to_have_text(round_one)
    expect(person.page.locator(".mine [data-thing^='rune:'].can")).to_have_count(3)
    expect(person.page.locator("section.seat")).to_have_count(3)
    person.fits()
    person.no_missing_words()
    person.picture(f"toy-game-{language}")
    seen = person.wait_for_turn()
    person.page.locator(".mine [data-thing].can").first.click()
    person.page.wait_for_function(
        "(version) => Number(document.querySelector('.table-page').dataset.version) > version", arg=seen["version"]
    )
    person.play(random.Random(4))
    person.until_over()
    person.no_missing_words()


def test_chips_can_be_reached_and_chosen_by_keyboard(toy_server: Server, somebody: Somebody) -> None:
    person = somebody(url=toy_server.url)
    person.be("Aoife")
    person.make_table(bots=1, game="runes")
    seen = person.wait_for_turn()
    person.page.locator(".mine [data-thing].can").nth(1).focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(
        "(version) => Number(document.querySelector('.table-page').dataset.version) > version", arg=seen["version"]
    )
