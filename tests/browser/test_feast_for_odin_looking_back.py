"""A finished game of A Feast for Odin: why everybody got what they got, the score sheet with its chart, the replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe import findings, with_axe
from odin_people import GAME
from people import PHONE, TELEVISION, Person
from playwright.sync_api import expect

import longhall.games  # noqa: F401  (registers the games)
from longhall.bots.roster import make_bot
from longhall.kernel.match import Match
from longhall.kernel.records.saga import write_saga
from longhall.kernel.registry import find_game

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
FINISHED = Path(__file__).parents[1] / "golden" / "feast-for-odin-2.saga"

# By kind: what the log says, the rule behind it, and a word of that rule.
GAINS = {
    "harvest": ("Harvest: everybody gets", "PH2-01", "harvest"),
    "weapon": ("gets 1 ×", "PH4-01", "weapon"),
    "income": ("gets an income of", "PH7-01", "income"),
    "bonus": ("gets 1 ×", "PH10-01", "bonus"),
    "occupation": ("takes effect", "OCC-27", "card"),
    "birth": ("give birth", "PH8-02", "pregnant"),
}


@pytest.fixture(scope="module")
def with_a_birth(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in which animals were born."""
    game = find_game(GAME)
    for number in range(500):
        bots = [make_bot("random", seat) for seat in range(2)]
        match = Match(game, {}, 2, seed=f"with-a-birth-{number}")
        while not match.is_over():
            seat = game.to_act(match.state)[0]
            match.act(seat, bots[seat].choose(game, match.state, seat))
        if any(event.message == "odn-born" for move in match.moves for event in move.events):
            path = tmp_path_factory.mktemp("sagas") / "with-a-birth.saga"
            path.write_text(write_saga(match, ["Astrid", "Bjorn"]), encoding="utf-8")
            return path
    raise AssertionError("animals are never born")


def open_saga(person: Person, saga: Path) -> None:
    person.be("Astrid")
    person.go("/finished")
    person.page.locator("input[type=file]").set_input_files(saga)
    person.page.wait_for_url("**/t/*")
    person.page.wait_for_selector(".table-page[data-status=finished] .odin")


def ask_why(person: Person, kind: str) -> None:
    """Click through from a line of the log to its rule."""
    sentence, rule, word = GAINS[kind]
    button = person.page.get_by_role("button", name=f"Why? {rule}", exact=True)
    line = person.page.locator(".log p", has_text=sentence).filter(has=button).last
    line.get_by_role("button", name="Why?").click()
    why = line.locator(".why")
    expect(why).to_contain_text(re.compile(word, re.IGNORECASE))
    expect(why.get_by_role("link")).to_have_attribute("href", f"/rules#ODN-{rule}")


def test_why_animals_were_born(somebody: Somebody, with_a_birth: Path) -> None:
    person = somebody()
    open_saga(person, with_a_birth)
    ask_why(person, "birth")
    # The link leads to the rule among all rules.
    with person.context.expect_page() as opened:
        person.page.locator(".log .why a").click()
    expect(opened.value.locator("[id='ODN-PH8-02']")).to_be_in_viewport()


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_the_log_says_why_for_every_automatic_gain(somebody: Somebody, size: tuple[int, int] | None) -> None:
    person = with_axe(somebody(**({"size": size, "touch": True} if size else {})))
    page = person.page
    open_saga(person, FINISHED)
    for kind in ("harvest", "weapon", "income", "bonus", "occupation"):
        ask_why(person, kind)
    # An occupation that acted tells its own text, which is more than its name.
    card = page.locator(".log .why [data-ref^='occupation:']").last
    name = card.inner_text()
    assert len(card.locator("xpath=..").inner_text()) > len(name) + 10
    # What a space gave leads to the space.
    gift = page.locator(".log p").filter(has=page.get_by_role("button", name="Why? ACT-03", exact=True)).last
    gift.get_by_role("button", name="Why?").click()
    expect(gift.locator(".why [data-ref]").last).to_have_attribute("data-ref", re.compile("^(space|occupation):"))
    person.fits()
    person.no_missing_words()
    assert findings(person) == []


def test_score_sheet_chart_and_replay(somebody: Somebody) -> None:
    person = with_axe(somebody())
    page = person.page
    open_saga(person, FINISHED)
    page.locator(".top").get_by_role("button", name="Score").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("tbody tr")).to_have_count(13)
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    *parts, totals = [[int(text.replace("−", "-")) for text in row] for row in rows]
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    # The chart begins deep below zero, and its scale says so.
    chart = sheet.locator("svg[role=img]").last
    expect(chart.locator("text").first).to_have_text(re.compile("^−[0-9]+0$"))
    expect(chart.locator("path[stroke^='var(--seat']")).to_have_count(2)
    assert findings(person) == []
    sheet.get_by_role("button", name="Replay").click()
    expect(page.locator(".table-page")).to_have_attribute("data-move", "0")
    expect(page.locator(".main .laid")).to_have_count(0)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    expect(page.locator(".table-page")).to_have_attribute("data-move", str(last))
    shown = [text.split()[-1] for text in page.locator(".players .total").all_inner_texts()]
    assert sorted(int(text.replace("−", "-")) for text in shown) == sorted(totals)
    # Back to the middle: rounds and boards are those of then.
    slider.fill(str(last // 2))
    expect(page.locator(".phase")).to_contain_text(re.compile("Round [2-6] of 7"))
    person.fits()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_finished_game_on_a_shared_screen(somebody: Somebody, theme: str) -> None:
    person = somebody()
    open_saga(person, FINISHED)
    watcher = with_axe(somebody(size=TELEVISION, theme=theme))
    watcher.go(person.page.url.replace(person.url, "").split("?")[0].replace("/t/", "/board/"))
    page = watcher.page
    expect(page.locator(".everybody section")).to_have_count(2)
    watcher.picture(f"odin-shared-{theme}")
    high, inner = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert high <= inner
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.everybody section, .everybody .grid, .everybody .stock span, .space')]
          .filter((e) => e.getBoundingClientRect().bottom > innerHeight + 1 ||
            e.getBoundingClientRect().right > innerWidth + 1)
          .map((e) => e.className.baseVal ?? e.className)"""
    )
    assert cut == []
    watcher.fits()
    assert findings(watcher) == []
