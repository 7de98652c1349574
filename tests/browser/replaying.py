"""A recorded game, looked back at: from a certain move on, with all that flies over the page noted."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from people import Person

import longhall.games  # noqa: F401  (registers the games)
from longhall.kernel.match import Match
from longhall.kernel.records.saga import read_saga

GOLDEN = Path(__file__).parents[1] / "golden"

FLOWN = """() => {
  window.flown = new Set();
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const flights = node.matches?.('.flight') ? [node] : [...(node.querySelectorAll?.('.flight') ?? [])];
      for (const one of flights) window.flown.add(one.dataset.flies ?? `${one.className} ${one.textContent}`);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes the names of the pieces that ever fly over the page."""

TOLD = "() => !('playing' in document.querySelector('.feed').dataset)"


@cache
def recorded(saga: str) -> Match:
    return read_saga((GOLDEN / f"{saga}.saga").read_text(encoding="utf-8")).match


def first(saga: str, message: str) -> int:
    """The first move of a recorded game of which an event tells."""
    for number, move in enumerate(recorded(saga).moves, 1):
        if any(event.message == message for event in move.events):
            return number
    raise AssertionError(f"{saga} never tells {message}")


def before(person: Person, saga: str, message: str) -> None:
    """The page as it was before such a move."""
    before_move(person, saga, first(saga, message))


def before_move(person: Person, saga: str, number: int) -> None:
    """The page as it was before a move."""
    person.be("Astrid")
    person.open_saga(GOLDEN / f"{saga}.saga")
    person.page.goto(f"{person.page.url}?move={number - 1}")
    person.page.wait_for_selector(f".table-page[data-move='{number - 1}'] [data-piece]", state="attached")
    person.page.evaluate(FLOWN)


def play_out(person: Person) -> set[str]:
    """The next move; which pieces flew."""
    shown = int(person.page.locator(".table-page").get_attribute("data-move") or 0)
    person.page.keyboard.press("ArrowRight")
    person.page.wait_for_selector(f".table-page[data-move='{shown + 1}']")
    person.page.wait_for_function(TOLD)
    return set(person.page.evaluate("() => [...window.flown]"))
