"""A picture of a position: as it is drawn, with game, round and names, and nothing that only its maker sees."""

from __future__ import annotations

import base64
import random
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import odin_people
import pax_table
import pytest
from axe import in_both, with_axe
from people import PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "golden"
BOARD = ".stage > :last-child"
# Keeps what pictures are painted from.
KEEP = """const decode = HTMLImageElement.prototype.decode;
HTMLImageElement.prototype.decode = function () {
  if (this.src.startsWith('data:image/svg')) window.painted = this.src;
  return decode.call(this);
};"""
# How far two pictures are apart, from 0 to 255, each seen as 60 by 40 patches; of the second where the board is.
APART = """async ([shot, [width, height]]) => {
  const patches = async (source, x, y, w, h) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width: 60, height: 40 }).getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, x ?? 0, y ?? 0, w ?? image.width, h ?? image.height, 0, 0, 60, 40);
    return pen.getImageData(0, 0, 60, 40).data;
  };
  const picture = document.querySelector('dialog img');
  const scale = picture.naturalWidth / (width + 24);
  const a = await patches('data:image/png;base64,' + shot);
  const top = picture.naturalHeight - (height + 12) * scale;
  const b = await patches(picture.src, 12 * scale, top, width * scale, height * scale);
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
}"""


def ask(person: Person, word: str = "Picture to share") -> None:
    """A picture, from the menu."""
    person.page.locator(".menu > button").click()
    person.page.get_by_role("menuitem", name=word).click()
    expect(person.page.locator("dialog img")).to_be_visible()


def saved(person: Person) -> tuple[int, int]:
    """How large the file is that one gets, in pixels."""
    with person.page.expect_download() as download:
        person.page.locator("dialog a[download]").click()
    data = Path(download.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert download.value.suggested_filename.startswith("longhall-")
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def boru(person: Person) -> None:
    person.be("Aoife")
    person.make_table()
    person.play_fast(6)


def pax(person: Person) -> None:
    pax_table.sit_down(person, bots=2)
    pax_table.play(person, random.Random(5), 6)


def odin(person: Person) -> None:
    odin_people.sit(person, bots=1)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", [boru, pax], ids=["brian-boru", "pax-viking"])
def test_a_position_is_pictured_as_it_is_drawn(somebody: Somebody, game: Callable[[Person], None], theme: str) -> None:
    person = somebody(theme=theme)
    game(person)
    person.wait_for_turn()
    page = person.page
    page.mouse.move(2, 2)
    box = page.locator(BOARD).bounding_box()
    assert box
    shot = base64.b64encode(page.locator(BOARD).screenshot()).decode()
    ask(person)
    assert page.evaluate(APART, [shot, [box["width"], box["height"]]]) < 6
    width, height = saved(person)
    assert width >= 1500
    assert height > box["height"] * width / (box["width"] + 24)  # title, round and names stand above the board
    person.no_missing_words()


def test_nobody_sees_my_hand_in_my_picture(somebody: Somebody) -> None:
    """Occupations in hand are drawn within the board; game, round and names are in the picture, these are not."""
    person = somebody()
    person.context.add_init_script(KEEP)
    odin(person)
    page = person.page
    page.get_by_role("tab", name="Occupations").click()
    hand = page.locator("[data-place='area:hand'] .card b")
    names = hand.all_inner_texts()
    assert names
    phase = page.locator(".phase").inner_text()
    ask(person)
    painted = unquote(page.evaluate("() => window.painted"))
    shown = page.locator("dialog img").get_attribute("alt") or ""
    assert shown.startswith(f"A Feast for Odin, {phase}: Astrid, ")
    for word in ("A Feast for Odin", phase, "Astrid"):
        assert word in painted
    assert not [name for name in names if name in painted]
    page.keyboard.press("Escape")
    # The page itself is as it was.
    expect(hand.first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "Picture to share"),
        ("pl", "Obrazek do udostępnienia"),
        ("cs", "Obrázek ke sdílení"),
        ("es", "Imagen para compartir"),
    ],
)
def test_a_replay_is_pictured_on_a_phone(somebody: Somebody, language: str, word: str) -> None:
    person = with_axe(somebody(size=PHONE, touch=True, language=language))
    person.be("Aoife")
    person.open_saga(GOLDEN / "feast-for-odin-2.saga")
    page = person.page
    page.goto(page.url + "?move=12")
    page.locator(".bar .button", has_text=word).click()
    expect(page.locator("dialog img")).to_be_visible()
    assert page.locator("dialog img").evaluate("(one) => new Set([one.naturalWidth, one.naturalHeight]).size") == 2
    person.fits()
    person.no_missing_words()
    if language == "en":
        assert in_both(person, "picture") == []
    width, _ = saved(person)
    assert width >= 1000


def test_a_result_is_pictured_with_everybodys_points(somebody: Somebody) -> None:
    person = somebody()
    person.be("Aoife")
    person.open_saga(GOLDEN / "brian-boru-4.saga")
    page = person.page
    shown = [" ".join(line.split()[2:]) for line in page.locator(".outcome li").all_inner_texts()]
    winners = page.locator(".outcome .winners").inner_text()
    page.locator(".outcome").get_by_role("button", name="Picture to share").click()
    expect(page.locator("dialog img")).to_be_visible()
    alt = page.locator("dialog img").get_attribute("alt") or ""
    assert winners.strip() in alt
    assert len(shown) == 4
    assert all(line in alt for line in shown), (alt, shown)
    page.keyboard.press("Escape")
    # Whoever looks back is told no result.
    page.locator(".outcome").get_by_role("button", name="Replay").click()
    page.locator(".bar").get_by_role("button", name="Picture to share").click()
    expect(page.locator("dialog img")).not_to_have_attribute("alt", re.compile(re.escape(winners.strip())))
