"""After the game: its saga as a file and back again, chance checked, the replay shared, and played on from a move."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from people import Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


def test_saga_there_and_back(somebody: Somebody, tmp_path: Path) -> None:
    person = somebody()
    person.be("Aoife")
    person.make_table()
    page = person.page
    person.play_fast()
    person.until_over()
    totals = page.locator("dialog tr.total td").all_inner_texts()

    page.get_by_role("button", name="Check it").click()
    expect(page.locator("dialog .fair")).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the saga").click()
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    assert saved.suffix == ".saga"
    text = saved.read_text()
    assert "brian-boru" in text

    # Somebody else opens the file, looks at the game, and plays on from its middle.
    friend = somebody()
    friend.be("Conor")
    friend.open_saga(saved)
    page = friend.page
    page.wait_for_selector(".table-page[data-status=finished]")
    page.locator(".top").get_by_role("button", name="Score").click()
    expect(page.locator("dialog tr.total td")).to_have_text(totals)
    page.locator("dialog").get_by_role("button", name="Replay").click()
    expect(page.locator(".table-page")).to_have_attribute("data-move", "0")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 2))
    expect(page.locator(".table-page")).to_have_attribute("data-move", str(last // 2))
    discs = page.locator(".town .disc").count()
    assert discs > 0
    address = page.url
    # As one of the players, against bots; or on all seats.
    who = page.get_by_role("combobox", name="Play on from here")
    names = page.locator(".players .who b").all_inner_texts()
    assert who.locator("option").all_inner_texts() == [
        *[f"as {name} against bots" for name in names],
        "all seats, taking turns",
    ]
    who.select_option(label=f"as {names[1]} against bots")
    friend.picture("play-on-as")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url.split("?")[0] != address.split("?")[0])
    expect(page.locator(".table-page")).to_have_attribute("data-status", "running")
    expect(page.locator(".players .who").get_by_role("img", name="Strong")).to_have_count(len(names) - 1)
    assert friend.wait_for_turn()["curtain"] is False
    page.goto(f"{address.split('?')[0]}?move={last // 2}")
    expect(page.locator(".table-page")).to_have_attribute("data-move", str(last // 2))
    who.select_option(label="all seats, taking turns")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url.split("?")[0] != address.split("?")[0])
    if page.locator(".button.wide").count():
        page.locator(".button.wide").click()
    friend.move(random.Random(1))
    expect(page.locator(".town .disc")).to_have_count(discs)
    friend.play_fast(10)
    friend.no_missing_words()

    # A file that is no saga is refused with a sentence.
    broken = tmp_path / "broken.saga"
    broken.write_text("what is this?\n")
    friend.go("/finished")
    friend.server_away = True  # the browser itself notes the refusal
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator(".toast.bad")).to_be_visible()
    assert not re.search(r"\[[\w-]+\]", page.locator(".toast.bad").inner_text())

    # In one that is damaged, the line and the reason are told.
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if re.match(r"20\.", line))
    lines[at] = re.sub(r"(p\d) .*", r"\1 dance a jig", lines[at])
    broken.write_text("\n".join(lines))
    page.locator("input[type=file]").set_input_files(broken)
    told = page.locator(".toast.bad").filter(has_text="dance a jig")
    expect(told).to_contain_text(f"line {at + 1}:")


def test_a_link_to_a_move(somebody: Somebody) -> None:
    """Anybody with the link sees the move, also while the game goes on; and gets back to the present."""
    person = somebody()
    person.be("Aoife")
    table = person.make_table()
    person.play(random.Random(2), 12)
    person.wait_for_turn()
    page = person.page
    page.locator(".log .jump").nth(3).click()
    expect(page.locator(".table-page")).to_have_attribute("data-move", re.compile(r"\d+"))
    expect(page.locator(".choice")).to_have_count(0)
    page.get_by_role("button", name="Back to current position").click()
    expect(page.locator(".table-page[data-move]")).to_have_count(0)
    person.play(random.Random(3), 3)

    stranger = somebody(language="es")
    stranger.go(f"/t/{table}?move=5")
    expect(stranger.page.locator(".table-page")).to_have_attribute("data-move", "5")
    expect(stranger.page.locator(".mine .card")).to_have_count(0)
    stranger.no_missing_words()
