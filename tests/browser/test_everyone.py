"""For everyone: axe finds nothing serious on any page, light or dark."""

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
    "/new",
    "/mine",
    "/finished",
    "/learn",
    "/rules",
    "/rules/brian-boru",
    "/profile",
    "/packs",
    "/about",
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe(somebody: Callable[..., Person], theme: str) -> None:
    person = somebody(theme=theme)
    person.context.add_init_script(path=AXE)
    person.be("Aoife")
    serious: list[str] = []
    for path in PAGES:
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        serious += findings(person, path, theme)
        person.no_missing_words()
    person.make_table(bots=2, open_seats=1)
    person.page.wait_for_selector(".room")
    serious += findings(person, "waiting room", theme)
    person.make_table(bots=1, mine=2)
    person.page.wait_for_selector(".curtain button")
    serious += findings(person, "curtain", theme)
    nobody = somebody(theme=theme)
    nobody.context.add_init_script(path=AXE)
    nobody.go("/")
    nobody.page.locator(".hero .button.main").click()
    nobody.page.wait_for_selector("dialog[open] input")
    serious += findings(nobody, "asked for a name", theme)
    table = person.make_table()
    for moves in (0, 3, 14, 10):
        person.play_fast(moves)
        person.wait_for_turn()
        serious += findings(person, f"table {moves}", theme)
    nobody.go(f"/board/{table}")
    nobody.page.wait_for_selector(".map")
    serious += findings(nobody, "board for a shared screen", theme)
    person.page.get_by_role("tab", name="Chat").click()
    person.page.locator(".menu > button").click()
    serious += findings(person, "menu and chat", theme)
    person.page.keyboard.press("Escape")
    if theme == "light":
        person.play_fast()
    else:
        person.open_saga(SAGA)
        person.page.locator(".top").get_by_role("button", name="Score").click()
    person.until_over()
    serious += findings(person, "score sheet", theme)
    person.page.locator("dialog").get_by_role("link", name="Replay").click()
    person.page.wait_for_selector("[data-move]")
    serious += findings(person, "replay", theme)
    person.picture(f"replay-{theme}")
    person.go("/learn/brian-boru")
    person.page.wait_for_load_state("networkidle")
    lesson = person.page.locator("a[href^='/learn/brian-boru/']")
    if lesson.count():
        person.go(lesson.first.get_attribute("href") or "")
        person.page.wait_for_load_state("networkidle")
        serious += findings(person, "lesson", theme)
    assert serious == []
