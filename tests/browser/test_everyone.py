"""For everyone: axe finds nothing serious on any page, light or dark.

`test_whole_games.py` looks at the score sheet and the replay in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import AXE, Person

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/lobby",
    "/watch",
    "/friends",
    "/ranking",
    "/player",
    "/new",
    "/mine",
    "/finished",
    "/learn",
    "/rules",
    "/rules/brian-boru",
    "/profile",
    "/packs",
    "/about",
    "/terms",
    "/nowhere",
)


SAGA = Path(__file__).parents[1] / "golden" / "brian-boru-4.saga"
# All of it in one theme; in the other what depends on colours.
RULES: dict[str, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast", "link-in-text-block"]}}


def findings(person: Person, where: str, theme: str = "light") -> list[str]:
    """What axe finds serious or critical on the page as it is now."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=AXE)
    found = person.page.evaluate(
        """async (rules) => (await axe.run(document, { resultTypes: ['violations'], ...rules })).violations
          .filter((v) => ['serious', 'critical'].includes(v.impact))
          .map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + ' ' +
            (n.any[0]?.message ?? '')).join(' | ')}`)""",
        RULES[theme],
    )
    return [f"{where}: {one}" for one in found]


def in_both(person: Person, where: str) -> list[str]:
    """The same in light and in dark: colours are all that the theme changes."""
    found = findings(person, f"{where}, light")
    person.page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    found += findings(person, f"{where}, dark", "dark")
    person.page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    return found


def test_axe(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.context.add_init_script(path=AXE)
    person.be("Aoife")
    serious: list[str] = []
    for path in PAGES:
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        serious += in_both(person, path)
        person.no_missing_words()
    person.make_table(bots=2, open_seats=1)
    person.page.wait_for_selector(".room")
    serious += in_both(person, "waiting room")
    person.make_table(bots=1, mine=2)
    person.page.wait_for_selector(".curtain button")
    serious += in_both(person, "curtain")
    nobody = somebody()
    nobody.context.add_init_script(path=AXE)
    nobody.go("/new")
    nobody.page.locator("form .button.main.big").click()
    nobody.page.wait_for_selector("dialog[open] input")
    serious += in_both(nobody, "asked for a name")
    table = person.make_table()
    for moves in (0, 3, 14, 10):
        person.play_fast(moves)
        person.wait_for_turn()
        serious += in_both(person, f"table {moves}")
    nobody.go(f"/board/{table}")
    nobody.page.wait_for_selector(".map")
    serious += in_both(nobody, "board for a shared screen")
    person.page.get_by_role("tab", name="Chat").click()
    person.page.locator(".menu > button").click()
    serious += in_both(person, "menu and chat")
    person.go("/learn/brian-boru")
    person.page.wait_for_load_state("networkidle")
    lesson = person.page.locator("a[href^='/learn/brian-boru/']")
    if lesson.count():
        person.go(lesson.first.get_attribute("href") or "")
        person.page.wait_for_load_state("networkidle")
        serious += in_both(person, "lesson")
    assert serious == []


def test_a_finished_game_in_the_dark(somebody: Callable[..., Person]) -> None:
    """Who wants it dark has it dark from the first moment; a saga shows its score sheet and replay."""
    person = somebody(theme="dark")
    person.context.add_init_script(path=AXE)
    person.be("Aoife")
    person.open_saga(SAGA)
    assert person.page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    person.page.locator(".top").get_by_role("button", name="Score").click()
    person.until_over()
    serious = findings(person, "score sheet", "dark")
    person.page.locator("dialog").get_by_role("button", name="Replay").click()
    person.page.wait_for_selector("[data-move]")
    serious += findings(person, "replay", "dark")
    person.picture("replay-dark")
    assert serious == []
