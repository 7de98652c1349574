"""Buttons in four languages on the smallest phones: what is written on them is on them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import odin_people
import pytest
from people import Person
from test_everyone import PAGES
from test_puzzles import GAMES, first_of

pytestmark = pytest.mark.browser

SMALL_PHONE = (360, 740)
GOLDEN = Path(__file__).parents[1] / "golden"

# Words that stick out of the button, link, tab or field that they name.
OVERFLOWING = r"""() => [...document.querySelectorAll(
    '.button, button, summary, [role=tab], [role^=menuitem], nav a, .choice, label.chip')].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('svg, .unseen, [data-thing]')) return false;
  const box = one.getBoundingClientRect();
  const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  for (let node; (node = words.nextNode());) {
    const told = node.parentElement;
    // What is only for those who listen is written nowhere.
    if (!node.data.trim() || told.closest('select') || getComputedStyle(told).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      if (line.left < box.left - 1 || line.right > box.right + 1 ||
        line.top < box.top - 3 || line.bottom > box.bottom + 3) return true;
  }
  return false;
}).map((one) => `${location.pathname} ${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
def test_no_button_overflows(somebody: Callable[..., Person], language: str) -> None:
    person = somebody(size=SMALL_PHONE, touch=True, language=language)
    page = person.page
    person.be("Aoife")
    found: list[str] = []

    def look() -> None:
        found.extend(page.evaluate(OVERFLOWING))
        person.fits()

    for path in (*PAGES, "/learn/brian-boru/trick"):
        person.go(path)
        page.wait_for_load_state("networkidle")
        look()
    for game in GAMES:
        person.go(f"/puzzles/{first_of(game).id}")
        page.wait_for_selector(".bubble .choices")
        look()
        person.make_table(game=game, bots=2)
        page.wait_for_function(odin_people.MINE)
        look()
        person.open_saga(GOLDEN / f"{game}-2.saga" if game == "feast-for-odin" else GOLDEN / f"{game}-4.saga")
        page.wait_for_selector(".outcome")
        look()
        page.locator(".menu > button").click()
        look()
        page.goto(page.url + "?move=9")
        page.wait_for_selector("[data-move]")
        look()
    person.make_table(bots=1, open_seats=2)
    page.wait_for_selector(".room")
    look()
    assert found == []
