"""Content packs in the browser: chosen for a new table, drawn from, and checked on a page of their own."""

from __future__ import annotations

import io
import random
import re
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from people import LAPTOP, PHONE, WEB, Person
from playwright.sync_api import Page, expect
from serving import Server

from longhall.commands.content.content_template import content_files

pytestmark = pytest.mark.browser
Somebody = Callable[..., Person]


# By game: the pack's name, and in each file what is replaced, everywhere, since nobody knows which card is dealt.
CHANGED = {
    "pax-viking": (
        "Our box",
        ("gods.toml", r'name = "[^"]*"', 'name = "A God of Ours"'),
        ("ventures.toml", r"(?s)\neffects = .*?(?=\n\w)", '\neffects = [{ do = "gain_silfr", n = 7 }]'),
        ("jarls.toml", r"(?s)abilities = \[\n.*?\n\]",
         'abilities = [{ trigger = "permanent", when = "invest", effects = [{ do = "discount", what = "god", by = 2 }] }]'),  # noqa: E501
    ),
    "feast-for-odin": (
        "Our cards",
        *((f"occupations_{deck}.toml", r"(?s)effects = .*?(?=\nsource)", "effects = [{ gain = { oil = 1 } }]")
          for deck in "abc"),
        ("spaces.toml", r"pay = \{ wood = 2 \} \}, \{ build", "pay = { wood = 3 } }, { build"),
    ),
    "brian-boru": (
        "Our leaves",
        ("cards.toml", r"(?m)^upper = .*$", 'upper = ["coin", "coin", "church"]'),
        ("decks.toml", r"points = \d\nrenown = \d", 'points = 1\nrenown = 0\ntext = "A quiet wedding."'),
        ("board.toml", r'name = "Ulaid"', 'name = "Ulster"'),
    ),
}  # fmt: skip


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A pack for each game in which cards and tiles do something else, and some things are called otherwise."""
    for game, (name, *changes) in CHANGED.items():
        folder = tmp_path / "packs" / name
        folder.mkdir(parents=True)
        for file in content_files(game):
            shutil.copy(file, folder)
        for file, old, new in changes:
            text, found = re.subn(old, lambda _, new=new: new, (folder / file).read_text(encoding="utf-8"))
            assert found
            (folder / file).write_text(text, encoding="utf-8")
    return tmp_path / "packs"


@pytest.fixture
def offering(tmp_path: Path, packs: Path) -> Iterator[Server]:
    running = Server(tmp_path, web=WEB, packs=packs)
    yield running
    running.stop()


def archive(**changes: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in content_files("pax-viking"):
            packed.writestr(file.name, changes.get(file.stem) or file.read_bytes())
    return made.getvalue()


OFFERED = """async () => {
  const offered = async () => (await (await fetch('/api/games')).json()).games.every((game) => game.packs.length);
  while (!(await offered())) await new Promise((go) => setTimeout(go, 50));
}"""
"""Waits until all packs have passed their trials, for which the server does not wait."""


def sit(host: Person, game: str, pack: str) -> Page:
    """At a new table with bots, made on the page, with a pack or with our own content."""
    page = host.page
    page.evaluate(OFFERED)
    host.go(f"/new?game={game}")
    page.locator("select", has=page.locator("option", has_text=CHANGED[game][0])).select_option(label=pack)
    page.get_by_role("button", name="Fill up with bots").click()
    page.locator("form .button.main.big").click()
    page.wait_for_selector(".table-page[data-turn=mine] [data-thing]")
    return page


def test_a_table_is_made_with_a_pack_and_drawn_from_it(offering: Server, somebody: Somebody) -> None:
    host = somebody(url=offering.url)
    host.be("Ketil")
    page = host.page
    page.evaluate(OFFERED)
    host.go("/new?game=pax-viking&listed")
    content = page.locator("select", has=page.locator("option", has_text="Our box"))
    content.select_option(label="Our box")
    host.picture("pack-new-table")
    page.get_by_role("button", name="Fill up with bots").click()
    page.locator("form .button.main.big").click()
    page.wait_for_selector(".table-page[data-turn=mine] .pax")
    expect(page.get_by_text("A God of Ours").first).to_be_attached()
    host.no_missing_words()
    host.picture("pack-table")
    # Another table, with the game's own content, has our names again.
    host.go("/new?game=pax-viking")
    expect(content).to_have_value("")
    page.get_by_role("button", name="Fill up with bots").click()
    page.locator("form .button.main.big").click()
    page.wait_for_selector(".table-page[data-turn=mine] .pax")
    expect(page.get_by_text("A God of Ours")).to_have_count(0)


OURS = "The game's own"


def test_tiles_and_jarls_of_a_pack_say_what_they_do(offering: Server, somebody: Somebody) -> None:
    host = somebody(url=offering.url)
    host.be("Ketil")
    page = sit(host, "pax-viking", "Our box")
    venture = page.locator(".tile:has(.text)", has_text="7 silfr")
    expect(venture.first).to_be_visible()
    assert "2" in (page.locator("[data-thing^='jarl:'][data-about]").first.get_attribute("data-about") or "")
    host.picture("pack-tiles")
    host.no_missing_words()
    page = sit(host, "pax-viking", OURS)
    expect(venture).to_have_count(0)


def test_occupations_and_spaces_of_a_pack_say_what_they_do(offering: Server, somebody: Somebody) -> None:
    host = somebody(url=offering.url)
    host.be("Ketil")
    page = sit(host, "feast-for-odin", "Our cards")
    drawer = page.get_by_role("tab", name="Occupations")
    drawer.click()
    card = page.locator("[data-thing^='occupation:'] .text").first
    expect(card).to_have_text("gain: 1 oil")
    shed = page.locator("[data-thing='space:build_shed'] .unseen")
    expect(shed).to_contain_text("pay: 3 wood; build: shed")
    expect(page.locator("[data-thing='space:build_whaling_boat'] .unseen")).to_contain_text("Pay 1 wood and build")
    host.picture("pack-occupations")
    host.no_missing_words()
    page = sit(host, "feast-for-odin", OURS)
    expect(shed).to_contain_text("Pay 2 wood and build a shed.")
    drawer.click()
    expect(card).not_to_contain_text("gain:")


def play_to_the_draft(host: Person) -> None:
    """Until there are cards to look at, and somebody to marry."""
    rng = random.Random(1)
    while not (host.page.locator(".hands .card").count() and host.page.locator("[data-thing^='marriage:']").count()):
        host.wait_for_turn()
        host.move(rng)


def test_cards_and_marriages_of_a_pack_say_what_they_do(offering: Server, somebody: Somebody) -> None:
    host = somebody(url=offering.url)
    host.be("Ketil")
    page = sit(host, "brian-boru", "Our leaves")
    play_to_the_draft(host)
    upper = page.locator(".hands .card .rows .symbols").first
    expect(upper).to_have_attribute("aria-label", "coin, coin, church")
    expect(page.locator("li[data-thing='region:ulaid']")).to_contain_text("Ulster")
    expect(page.locator("[data-thing^='marriage:']")).to_contain_text("A quiet wedding.")
    host.picture("pack-cards")
    host.no_missing_words()
    page = sit(host, "brian-boru", OURS)
    play_to_the_draft(host)
    expect(page.locator("[data-thing^='marriage:']")).to_contain_text("Gain")
    expect(page.locator("li[data-thing='region:ulaid']")).to_contain_text("Ulaid")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_pack_is_checked_with_file_line_and_reason(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(size=size)
    person.be("Ketil")
    person.go("/packs")
    page = person.page
    expect(page.get_by_text("This server offers none.")).to_be_visible()
    chosen = page.get_by_label("Zip archive")
    chosen.set_input_files({"name": "mine.zip", "mimeType": "application/zip", "buffer": archive()})
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("This pack is in order, for Pax Viking.")).to_be_visible()
    expect(page.get_by_role("cell", name="ventures.toml")).to_be_visible()
    person.fits()
    person.picture(f"packs-right-{size[0]}")
    wrong = archive(jarls="[[jarls]]\nid = 7\n")
    chosen.set_input_files({"name": "mine.zip", "mimeType": "application/zip", "buffer": wrong})
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text(re.compile(r"jarls\.toml"))).to_be_visible()
    person.no_missing_words()
    person.fits()
    person.picture(f"packs-wrong-{size[0]}")
