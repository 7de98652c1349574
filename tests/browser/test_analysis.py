"""The analysis of a finished game: asked for, followed, looked at on the board, played on from, shared."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe import findings, with_axe
from people import LAPTOP, PHONE, WAIT, WEB, Person
from playwright.sync_api import expect
from serving import Server

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "golden"
SECONDS = 8
"""Of processor time: enough to find some costly choices of players who play at random."""
PATIENT = 5 * WAIT
"""An analysis gives way to everything else on the machine."""
IN_SIGHT = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !!top && element.parentElement.contains(top);
}"""
Somebody = Callable[..., Person]


@pytest.fixture(scope="module")
def analyst(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes little time for an analysis."""
    running = Server(tmp_path_factory.mktemp("analyst"), web=WEB, analysis_seconds=SECONDS)
    yield running
    running.stop()
    assert "Traceback" not in running.said()


@pytest.fixture(scope="module")
def story(analyst: Server) -> dict[str, Any]:
    """What the tests tell each other: the address of the table that was analysed."""
    return {}


def opened(somebody: Somebody, analyst: Server, saga: str = "brian-boru-3", **wish: Any) -> Person:
    person = somebody(url=analyst.url, **wish)
    person.be("Aoife")
    person.open_saga(GOLDEN / f"{saga}.saga")
    person.page.wait_for_selector(".outcome")
    return person


def test_it_can_be_cancelled(somebody: Somebody, analyst: Server) -> None:
    person = opened(somebody, analyst)
    page = person.page
    page.locator(".outcome").get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".analysis progress")).to_be_visible()
    page.locator(".analysis").get_by_role("button", name="Cancel").click()
    expect(page.locator(".analysis")).to_have_attribute("data-state", "none")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()


def test_a_game_is_gone_over_and_shown_on_its_board(somebody: Somebody, analyst: Server, story: dict[str, Any]) -> None:
    person = opened(somebody, analyst)
    page = person.page
    page.locator(".outcome").get_by_role("button", name="Analyse").click()
    chart = page.locator(".analysis").get_by_role("slider")
    expect(chart).to_be_visible()
    page.wait_for_selector('.analysis[data-state="finished"]', timeout=PATIENT)
    story["path"] = page.url.removeprefix(analyst.url)
    # A click on the chart shows the position there, arrow keys go on.
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    at = page.locator(".table-page")
    expect(at).to_have_attribute("data-move", re.compile(r"^\d+$"))
    before = int(at.get_attribute("data-move") or 0)
    expect(chart).to_have_attribute("aria-valuenow", str(before))
    chart.press("ArrowRight")
    expect(at).to_have_attribute("data-move", str(before + 1))
    # A turning point by choice: what was better, on the board, and back.
    page.locator(".analysis ol button.play").first.click()
    card = page.locator(".analysis .card")
    expect(card).to_contain_text("Better:")
    expect(card).to_contain_text("−")
    move = at.get_attribute("data-move")
    card.get_by_role("button", name="Show the better line").click()
    expect(card.get_by_role("status")).to_contain_text("1 of")
    expect(at).to_have_attribute("data-move", move or "")
    person.picture("analysis-line")
    card.get_by_role("button", name="Back to the game").click()
    expect(card.get_by_role("button", name="Show the better line")).to_be_visible()
    person.no_missing_words()
    person.fits()
    # One click plays on from there against bots.
    card.get_by_role("button", name="Play on against bots").click()
    page.wait_for_function("(old) => location.pathname !== old", arg=story["path"])
    expect(page.locator(".table-page")).to_have_attribute("data-status", "running")


@pytest.mark.parametrize(
    ("saga", "players", "unit"),
    [
        ("brian-boru-3", 3, "%"),
        ("feast-for-odin-2-short", 2, "%"),
        ("pax-viking-2-beginner", 2, "%"),
        ("feast-for-odin-1-short", 1, "pts"),
        ("pax-viking-1-8-events", 1, "pts"),
    ],
)
def test_every_game_is_told(somebody: Somebody, analyst: Server, saga: str, players: int, unit: str) -> None:
    """Also alone, in points then: the chart, where it turned, and what choices and luck came to for everybody."""
    person = opened(somebody, analyst, saga)
    page = person.page
    page.locator(".outcome").get_by_role("button", name="Analyse").click()
    page.wait_for_selector('.analysis[data-state="finished"]', timeout=PATIENT)
    panel = page.locator(".analysis")
    expect(panel.locator("path[stroke^='var(--seat']")).to_have_count(players)
    rows = panel.locator("table:not(.unseen) tbody tr")
    expect(rows).to_have_count(players)
    expect(panel.get_by_role("columnheader", name="Luck")).to_be_visible()
    found = page.evaluate(
        "() => fetch(`${location.pathname.replace('/t/', '/api/tables/')}/analysis`).then((answer) => answer.json())"
    )
    for seat, row in enumerate(rows.all()):
        luck = sum(each["swing"][seat] for each in found["result"]["luck"])
        told = row.locator("td").last.inner_text()
        assert unit in told
        count = round(100 * luck, 1) if unit == "%" else round(luck, 1)
        assert float(re.sub(r"[^-\d.]", "", told.replace("−", "-"))) == pytest.approx(count, abs=0.051)
    assert any(any(each["swing"]) for each in found["result"]["luck"]), "no luck in this game"
    panel.locator("ol button").first.click()
    expect(page.locator(".table-page")).to_have_attribute("data-move", re.compile(r"^\d+$"))
    person.no_missing_words()
    person.fits()
    person.picture(f"analysis-{saga}")


@pytest.mark.parametrize(("size", "theme", "language"), [(PHONE, "dark", "pl"), (LAPTOP, "light", "es")])
def test_its_link_shows_it_to_anybody(
    somebody: Somebody, analyst: Server, story: dict[str, Any], size: tuple[int, int], theme: str, language: str
) -> None:
    if "path" not in story:
        pytest.skip("nothing was analysed")
    person = with_axe(somebody(url=analyst.url, size=size, theme=theme, language=language, touch=size == PHONE))
    person.go(story["path"] + "?analysis")
    page = person.page
    chart = page.locator(".analysis").get_by_role("slider")
    expect(chart).to_be_visible()
    page.wait_for_function(IN_SIGHT, arg=chart.element_handle())
    page.locator(".analysis ol button").first.click()
    expect(page.locator(".table-page")).to_have_attribute("data-move", re.compile(r"^\d+$"))
    person.no_missing_words()
    person.fits()
    assert findings(person, "analysis", theme) == []
    person.picture(f"analysis-{language}")


def test_a_picture_to_share(somebody: Somebody, analyst: Server, story: dict[str, Any]) -> None:
    if "path" not in story:
        pytest.skip("nothing was analysed")
    person = somebody(url=analyst.url)
    person.go(story["path"] + "?analysis")
    page = person.page
    page.locator(".analysis").get_by_role("button", name="Picture to share").click()
    expect(page.locator("dialog img")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save").click()
    data = Path(saved.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(data[16:20], "big") == 1200
