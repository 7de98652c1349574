"""The drawings themselves: names on their own land, signs as large as there is room, panels that leave the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import odin_people
import pax_table
import pytest
from people import LAPTOP, PHONE, TELEVISION, Person
from playwright.sync_api import expect
from test_sweep import offer

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]

# Names that lie over one another, names of lands whose middle lies on another land, and those of seas on any.
LABELS = """() => {
  const found = [];
  const texts = [...document.querySelectorAll('svg.map text.name')].map((text) => [text, text.getBoundingClientRect()]);
  texts.forEach(([a, p], i) => texts.slice(i + 1).forEach(([b, q]) => {
    const x = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    // A box of letters is higher than what is seen of them.
    if (x > 3 && y > 0.4 * Math.min(p.height, q.height)) found.push(`${a.textContent} over ${b.textContent}`);
  }));
  const svg = document.querySelector('svg.map');
  const coast = svg.querySelector('path.coast');
  coast.style.fillRule = 'evenodd';
  for (const [text] of texts.filter(([one]) => one.dataset.sea))
    for (const line of text.querySelectorAll('tspan')) {
      const box = line.getBBox();
      const at = Object.assign(svg.createSVGPoint(), { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      if (coast.isPointInFill(at)) found.push(`the sea ${text.textContent} on land`);
    }
  for (const [text] of texts.filter(([one]) => one.dataset.land)) {
    const box = text.getBBox();
    const at = Object.assign(svg.createSVGPoint(), { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    for (const land of document.querySelectorAll('svg.map path.land'))
      if (land.dataset.area !== text.dataset.land && land.isPointInFill(at))
        found.push(`${text.textContent} on ${land.dataset.area}`);
  }
  return found;
}"""


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
def test_names_stand_on_their_own_land(somebody: Somebody, language: str) -> None:
    """In every language; and posts, which log and lessons name, have their names where there is room."""
    person = somebody(size=LAPTOP, language=language)
    pax_table.sit_down(person, bots=2)
    person.wait_for_turn()
    found: dict[tuple[int, int], list[str]] = {}
    for size in (LAPTOP, (1920, 1080), (820, 1180)):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        found[size] = person.page.evaluate(LABELS)
        person.picture(f"names-{language}-{size[0]}")
    assert found == {size: [] for size in found}
    assert person.page.locator(".map .post-name").count() >= 8


def test_zones_differ_without_their_colours(somebody: Somebody) -> None:
    """Each zone has a pattern of its own, the one that is on the edges of its tiles; West is plain there, too."""
    person = somebody()
    pax_table.sit_down(person, bots=1)
    person.wait_for_turn()
    line = person.context.new_cdp_session(person.page)
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    person.picture("deuteranopia")
    fills = person.page.evaluate(
        """() => Object.fromEntries(['west', 'north', 'east', 'south'].map((zone) =>
          [zone, [...new Set([...document.querySelectorAll(`.map .zone.${zone}`)].map((one) =>
            one.getAttribute('fill')))].join(' ')]))"""
    )
    assert fills["west"] == ""
    assert len(set(fills.values())) == 4
    for zone in ("north", "east", "south"):
        assert person.page.locator(f"#pax-zone-{zone}").locator("path, circle").count() > 0


def test_victory_says_what_is_missing(somebody: Somebody) -> None:
    """Each card its conditions and how far I am."""
    person = somebody(size=(1440, 900))
    pax_table.sit_down(person, bots=3)
    person.wait_for_turn()
    cards = person.page.locator(".victory li .name")
    assert cards.count() == 4
    for card in cards.all():
        assert "0/" in card.locator(".tests").inner_text()
    high, inner = person.page.locator(".pax .column").evaluate("(e) => [e.scrollHeight, e.clientHeight]")
    assert high <= inner + 1
    person.picture("victory")


def test_an_upright_tablet_has_the_whole_chart(somebody: Somebody) -> None:
    person = somebody(size=(820, 1180), touch=True)
    pax_table.sit_down(person, bots=3)
    person.wait_for_turn()
    box = person.page.locator("svg.map").bounding_box()
    assert box
    assert box["width"] > 700
    assert box["height"] > 400
    person.picture("pax-820x1180")


# The part of the chart that can be seen and clicked, of all of it.
IN_SIGHT = """() => {
  const box = document.querySelector('.chart .box').getBoundingClientRect();
  let seen = 0;
  for (let i = 0; i < 20; i++) for (let j = 0; j < 20; j++) {
    const at = [box.x + (box.width * (i + 0.5)) / 20, box.y + (box.height * (j + 0.5)) / 20];
    if (document.elementFromPoint(...at)?.closest('.box')) seen++;
  }
  return seen / 400;
}"""


@pytest.mark.parametrize("size", [LAPTOP, (1024, 768), PHONE], ids=["laptop", "tablet", "phone"])
def test_an_offer_leaves_the_chart_in_sight(somebody: Somebody, size: tuple[int, int]) -> None:
    """Two columns, what I give and what I get; every button can be reached; more than half of the chart is free."""
    person = somebody(size=size)
    offer(person)
    page = person.page
    give, get = page.locator(".offer .side").all()
    expect(give.locator("h4")).to_have_text("You give")
    expect(get.locator("h4")).to_have_text("You get")
    left, right = give.bounding_box(), get.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"] + 1
    for answer in page.locator(".offer .answers button").all():
        answer.scroll_into_view_if_needed()
        expect(answer).to_be_in_viewport(ratio=0.99)
    page.evaluate("() => scrollTo(0, 0)")
    assert page.evaluate(IN_SIGHT) > 0.5
    expect(page.locator(".bar .choice")).to_have_count(0)
    person.picture(f"offer-{size[0]}")


def test_a_phone_opens_on_what_is_asked_about(somebody: Somebody) -> None:
    """My home, from which my longships leave, is about in the middle of the chart."""
    person = somebody(size=PHONE, touch=True)
    pax_table.sit_down(person, bots=2)
    person.wait_for_turn()
    where: list[float] = person.page.evaluate(
        """() => {
          const box = document.querySelector('.chart .box').getBoundingClientRect();
          const home = document.querySelector('.home.mine').getBoundingClientRect();
          return [(home.x + home.width / 2 - box.x) / box.width, (home.y + home.height / 2 - box.y) / box.height];
        }"""
    )
    assert all(0.25 < part < 0.75 for part in where), where


def sizes(person: Person) -> list[float]:
    """How high the signs on the action spaces are."""
    found: list[float] = person.page.evaluate(
        "() => [...document.querySelectorAll('.space .sign svg')].map((one) => one.getBoundingClientRect().height)"
    )
    return found


def test_actions_use_the_room_there_is(somebody: Somebody) -> None:
    """On a large screen signs are larger and spaces have names; on a laptop those that are high enough."""
    person = somebody(size=LAPTOP)
    odin_people.sit(person, bots=0)
    small = sizes(person)
    assert sorted(small)[len(small) // 2] > 17
    assert person.page.locator(".space .name").count() >= 4
    person.page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    expect(person.page.locator(".space .name").nth(39)).to_be_visible()
    large = sizes(person)
    assert sum(large) / len(large) > 1.1 * sum(small) / len(small)
    cut = person.page.evaluate(
        """() => [...document.querySelectorAll('.space')].filter((one) => [...one.querySelectorAll('.name, .sign')]
          .some((part) => part.getBoundingClientRect().bottom > one.getBoundingClientRect().bottom + 1))
          .map((one) => one.dataset.thing)"""
    )
    assert cut == []


@pytest.mark.parametrize("options", [{"size": LAPTOP}, {"size": PHONE, "touch": True}], ids=["laptop", "phone"])
def test_mountain_strips_come_to_the_player(somebody: Somebody, options: dict[str, Any]) -> None:
    """Where items are taken, the strips lie large beside the question, and to stop is there, too."""
    person = somebody(**options)
    odin_people.sit(person, bots=0)
    person.page.locator("[data-thing='space:mountain_2']").click()
    items = person.page.locator(".bring .item.can")
    expect(items.first).to_be_in_viewport(ratio=0.9)
    for item in items.all():
        box = item.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
    # The question promises nothing that is not there.
    assert ("stop" in person.page.inner_text(".question")) == (person.page.locator(".bring .choice").count() > 0)
    person.picture(f"mountain-{options['size'][0]}")
    before = person.look()["version"]
    items.nth(1).click()
    person.page.wait_for_function(
        "(v) => Number(document.querySelector('.table-page').dataset.version) > v", arg=before
    )
