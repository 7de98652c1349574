"""What others do plays out on the board: in order, in step with caption and log, and never in the reader's way.

Nothing here waits for a time: a page that believes nobody looks at it plays nothing by itself, and the test steps on.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import odin_people
import pytest
import replaying
from people import LAPTOP, PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
GAMES = {"brian-boru": 3, "pax-viking": 2, "feast-for-odin": 1}
PLAYED_OUT = [
    ("brian-boru-4", "bru-plays", {"card:4"}),
    ("brian-boru-4", "bru-takes-town", {"disc:34", "marker:town", "track:3"}),
    ("brian-boru-4", "bru-coins", {"coins:2"}),
    ("pax-viking-3", "pax-sails", {"ship:6"}),
    ("pax-viking-3", "pax-establishes", {"owner:ireland_1"}),
    ("pax-viking-4", "pax-buys", {"tile:kurya"}),
    ("pax-viking-4", "pax-steals", {"silfr:3"}),
    ("feast-for-odin-2", "odn-places", {"held:market_fruits", "good:1-fruits", "silver:1"}),
    ("feast-for-odin-2", "odn-gains-ship", {"ship:1-knarr-0"}),
    ("feast-for-odin-2", "odn-lays", {"laid:0-0-home-87-ore"}),
    ("feast-for-odin-2", "odn-serves", {"dish:0-0-stockfish"}),
    ("feast-for-odin-2", "odn-upgrades", {"good:1-robe"}),
    ("feast-for-odin-2", "odn-emigrates", {"emigrated:1", "ship:1-knarr-0"}),
    ("feast-for-odin-2", "odn-explores", {"isle:C", "owner:C", "silver:1"}),
    ("feast-for-odin-2", "odn-gains-building", {"house:1-2"}),
]
"""A recorded game, a message of which the first move is played out, and pieces and numbers that fly then."""

IN_A_PART = [
    ("feast-for-odin-2", "odn-gains-ship", "Supply", "ship:1-knarr-0"),
    ("feast-for-odin-2", "odn-lays", "Boards", "laid:0-0-home-87-ore"),
    ("feast-for-odin-2", "odn-plays", "Supply", "occupation:22"),
    ("pax-viking-4", "pax-takes-marker", "Influence", "influence:jarls"),
]
"""A move that is to be seen in another part of the board than that which a phone opens at first."""

UNSEEN = "() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"
NOW = """() => {
  const text = (selector) => document.querySelector(selector)?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const page = document.querySelector('.table-page');
  return {
    version: Number(page.dataset.version), turn: page.dataset.turn, caption: text('.feed .caption'),
    log: [...document.querySelectorAll('.log li')].at(-1)?.textContent.replace(/\\s+/g, ' ').trim() ?? '',
    waiting: text('.feed .left'), playing: 'playing' in document.querySelector('.feed').dataset,
  };
}"""
# Everything that is ever laid over the page is noted, with the properties that move it.
WATCH = """() => {
  window.flown = new Set();
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.classList?.contains('flight')) {
        window.flights += 1;
        for (const one of node.getAnimations())
          for (const frame of one.effect.getKeyframes()) Object.keys(frame).forEach((key) => window.flown.add(key));
      }
  }).observe(document.body, { childList: true, subtree: true });
}"""
# Until the server waits for nobody but me; the version of that. In a draft others choose while I am asked, too.
QUIET = """async () => { for (;;) {
  const id = location.pathname.split('/').at(-1);
  const { table, you } = await (await fetch(`/api/tables/${id}`)).json();
  if (table.waiting.length && table.waiting.every((seat) => you.seats.includes(seat))) return table.version;
  await new Promise((go) => setTimeout(go, 10));
} }"""
TIMING = {"offset", "computedOffset", "easing", "composite"}


def sit(person: Person, game: str = "brian-boru", moves: int = 0) -> None:
    """At a table with bots, after some moves of one's own."""
    person.be("Aoife")
    person.make_table(bots=GAMES[game], game=game)
    go_on(person, random.Random(7), moves)
    person.wait_for_turn()


def go_on(person: Person, rng: random.Random, moves: int = 1) -> None:
    """Some clicks of one's own, whatever they lead to."""
    person.wait_for_turn()
    if person.page.locator(".odin").count():
        odin_people.play(person, moves)
        put_back = person.page.locator(".hold .tool").nth(3)
        if put_back.count():  # with a piece in hand, others do not go on
            put_back.click()
    else:
        person.play(rng, moves)


def queue_up(person: Person, most: int = 12) -> None:
    """Moves until several moves of others wait to be shown, which nothing does by itself."""
    person.page.evaluate(UNSEEN)
    rng = random.Random(3)
    for _ in range(most):
        version = person.page.evaluate(QUIET)
        while (seen := person.look())["turn"] != "mine" or seen["version"] < version:
            person.page.keyboard.press(".")
            person.page.wait_for_timeout(10)
        go_on(person, rng)
        person.page.wait_for_function(f"() => ({NOW})().waiting || ({NOW})().turn === 'mine'")
        if now(person)["waiting"]:
            return
    raise AssertionError("nobody else has moved")


def now(person: Person) -> dict[str, Any]:
    return dict(person.page.evaluate(NOW))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_move_is_shown_in_order(somebody: Somebody, game: str) -> None:
    """Step by step: the board goes from version to version, and the caption is always of the log's last line."""
    person = somebody(speed="normal")
    sit(person, game)
    queue_up(person)
    versions = [now(person)["version"]]
    for _ in range(400):
        seen = now(person)
        if seen["turn"] == "mine":
            break
        person.page.keyboard.press(".")
        person.page.wait_for_timeout(5)
        seen = now(person)
        versions.append(seen["version"])
        said = seen["caption"].partition(" ?")[0]
        assert said[:24] in seen["log"], seen
    assert now(person)["turn"] == "mine"
    assert set(versions) == set(range(versions[0], versions[-1] + 1)), "no move is left out"
    assert versions == sorted(versions)
    assert versions[-1] > versions[0] + 1


def until_my_turn_is_due(person: Person) -> int:
    """Until the page knows that the moves it plays out lead to my turn; the version of that."""
    queue_up(person)
    expect(person.page.locator(".skip.due")).to_be_enabled()
    told = person.page.evaluate(QUIET)
    assert now(person)["version"] < told
    return int(told)


def test_nothing_delays_my_own_move(somebody: Somebody) -> None:
    """A click on the board, Escape or the button leads to my turn at once, and chooses nothing."""
    person = somebody(speed="slow")
    sit(person)
    page = person.page
    for skip in ("board", "thing", "Escape", "button"):
        told = until_my_turn_is_due(person)
        if skip == "board":
            page.locator(".stage .map").click(position={"x": 20, "y": 20})
        elif skip == "thing":
            page.locator(".stage .town .seat-of-suit").first.click(force=True)
        elif skip == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name="Skip to my turn").click()
        page.wait_for_function("(v) => Number(document.querySelector('.table-page').dataset.version) >= v", arg=told)
        page.wait_for_function("() => document.querySelector('.table-page').dataset.turn === 'mine'")
        assert now(person)["version"] == told, "skipping has chosen nothing"
        assert not now(person)["waiting"]
        expect(page.locator(".skip.due")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_whoever_looks_around_skips_nothing(somebody: Somebody, size: tuple[int, int]) -> None:
    """To zoom, to drag the map, to pause and to step on is to go on watching."""
    person = somebody(size=size, speed="slow")
    sit(person)
    page = person.page
    until_my_turn_is_due(person)
    before = now(person)
    page.get_by_role("button", name="Zoom in").click()
    box = page.locator(".stage .box").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] + 40, steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Pause", exact=True).click()
    assert {**now(person), "waiting": ""} == {**before, "waiting": ""}, "others may go on, what is shown stays"
    page.get_by_role("button", name="One step").click()
    assert now(person)["version"] <= before["version"] + 1


@pytest.mark.parametrize(("saga", "message", "pieces"), PLAYED_OUT, ids=[message for _, message, _ in PLAYED_OUT])
def test_what_happens_flies(somebody: Somebody, saga: str, message: str, pieces: set[str]) -> None:
    """Cards, ships, tiles, boards, goods and coins go from where they were to where they go, by their names."""
    person = somebody(motion="full", speed="fast")
    replaying.before(person, saga, message)
    assert pieces <= replaying.play_out(person)


MOUNTAIN = "() => [...document.querySelectorAll('.aside [data-piece^=\"item:\"]')].map((e) => e.dataset.piece)"


def test_items_leave_the_mountains_for_the_one_who_takes_them(somebody: Somebody) -> None:
    """Two moves after the Vikings went to the mountains: the items that are gone there are those that flew."""
    person = somebody(motion="full", speed="fast")
    saga = "feast-for-odin-2"
    moves = replaying.recorded(saga).moves
    taken = next(at for at, move in enumerate(moves, 1) if move.events and move.events[0].message == "odn-gains")
    replaying.before_move(person, saga, taken)
    lay = set(person.page.evaluate(MOUNTAIN))
    flown = replaying.play_out(person)
    gone = lay - set(person.page.evaluate(MOUNTAIN))
    assert gone
    assert gone <= flown


@pytest.mark.parametrize(("saga", "message", "part", "piece"), IN_A_PART, ids=[message for _, message, *_ in IN_A_PART])
def test_on_a_phone_the_part_opens_in_which_it_happens(
    somebody: Somebody, saga: str, message: str, part: str, piece: str
) -> None:
    """Also for those who want nothing to move. Who closes the replay is back at what they looked at."""
    for motion in ("full", "still"):
        person = somebody(size=PHONE, touch=True, motion=motion, speed="fast")
        page = person.page
        replaying.before(person, saga, message)
        tabs = page.locator(".stage .parts [role=tab]")
        expect(tabs.first).to_have_attribute("aria-selected", "true")
        flown = replaying.play_out(person)
        expect(page.locator(".stage .parts [role=tab]", has_text=part)).to_have_attribute("aria-selected", "true")
        expect(page.locator(f".stage [data-piece~='{piece}']").locator("visible=true").first).to_be_in_viewport()
        assert (piece in flown) == (motion == "full")
        page.get_by_role("button", name="Close the replay").click()
        expect(tabs.first).to_have_attribute("aria-selected", "true")


def test_nothing_is_asked_while_another_part_is_open(somebody: Somebody) -> None:
    """At a table: the question comes when the part that it is about is open again."""
    person = somebody(size=PHONE, touch=True, speed="slow")
    sit(person, "feast-for-odin")
    page = person.page
    page.evaluate(
        """() => {
          window.wrong = [];
          window.opened = new Set();
          const look = () => {
            const tabs = [...document.querySelectorAll('.stage .parts [role=tab]')];
            const open = tabs.findIndex((tab) => tab.ariaSelected === 'true');
            window.opened.add(open);
            const asked = document.querySelector('.table-page').dataset.turn === 'mine';
            if (asked && document.querySelector('.space.can') && open !== 0) window.wrong.push(open);
          };
          new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
        }"""
    )
    rng = random.Random(3)
    for _ in range(30):
        go_on(person, rng)
        if page.evaluate("() => window.opened.size") > 1:
            break
    assert page.evaluate("() => window.opened.size") > 1
    person.wait_for_turn()
    assert page.evaluate("() => window.wrong") == []


@pytest.mark.parametrize("game", list(GAMES))
def test_pieces_fly_unless_one_wants_them_still(somebody: Somebody, game: str) -> None:
    flown: dict[str, int] = {}
    wishes: dict[str, dict[str, Any]] = {
        "moving": {"motion": "auto", "speed": "fast"},
        "device": {"motion": "auto", "speed": "fast", "reduced": True},
        "reader": {"motion": "still", "speed": "fast"},
        "off": {"motion": "full", "speed": "off"},
    }
    for name, wish in wishes.items():
        person = somebody(**wish)
        sit(person, game)
        person.page.evaluate(WATCH)
        rng = random.Random(5)
        for _ in range(4):
            go_on(person, rng, 10)
            person.wait_for_turn()
            if (flights := person.page.evaluate("() => window.flights")) > 10 or name != "moving":
                break
        flown[name] = flights
        moved = set(person.page.evaluate("() => [...window.flown]"))
        assert moved - TIMING <= {"transform", "opacity"}, "nothing that makes the page lay out or paint anew"
        expect(person.page.locator(".feed .caption .faded")).to_have_count(0)  # something is told, all the same
    assert flown["moving"] > 10
    assert flown["device"] == flown["reader"] == flown["off"] == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_the_last_move_is_marked_on_the_board(somebody: Somebody, game: str) -> None:
    """Of others: a card in the trick, a longship, Vikings on a space. Cards chosen in secret leave no mark."""
    person = somebody()
    sit(person, game)
    rng = random.Random(3)
    marks = person.page.locator(":is(.stage, .beside) [data-last]")
    for _ in range(40):
        go_on(person, rng)
        person.wait_for_turn()
        if marks.count():
            break
    expect(marks.first).to_be_visible()
    # It is not what I have chosen myself.
    assert person.page.locator(".mine [data-last]").count() == 0
    person.picture(f"feed-last-move-{game}")


def test_the_camera_goes_there_and_comes_back(somebody: Somebody) -> None:
    """On a map that is zoomed in, what is told of comes into sight; at my turn I look where I looked before."""
    person = somebody(size=PHONE, touch=True, speed="fast")
    sit(person)
    page = person.page
    for _ in range(4):
        page.locator(".box .tools button").first.click()
    page.evaluate(
        """() => {
          const inner = document.querySelector('.inner');
          window.looked = new Set();
          new MutationObserver(() => window.looked.add(inner.style.transform.split(')')[0]))
            .observe(inner, { attributes: true });
        }"""
    )
    mine = page.evaluate("() => document.querySelector('.inner').style.transform.split(')')[0]")
    rng = random.Random(3)
    for _ in range(10):
        person.move(rng, only="list")
        page.wait_for_function(f"() => ({NOW})().turn === 'mine' && !({NOW})().playing")
        assert page.evaluate("() => document.querySelector('.inner').style.transform.split(')')[0]") == mine
        if page.evaluate("() => window.looked.size") > 1:
            return
    raise AssertionError("everybody moved where I looked")


def test_speed_is_kept(somebody: Somebody) -> None:
    person = somebody(speed="normal")
    sit(person)
    person.page.locator(".feed select").select_option("fast")
    person.page.reload()
    expect(person.page.locator(".feed select")).to_have_value("fast")
    person.go("/profile")
    expect(person.page.get_by_role("radio", name="Fast")).to_be_checked()


def test_on_a_phone_one_button_goes_from_speed_to_speed(somebody: Somebody) -> None:
    """At a table and in a replay, large enough for a finger, and told to those who cannot see it."""
    person = somebody(size=PHONE, touch=True, speed="normal")
    sit(person)
    page = person.page
    button = page.get_by_role("button", name="Speed of others")
    for name in ("Normal", "Fast", "Off", "Slow"):
        expect(button).to_have_accessible_name(f"Speed of others’ moves: {name}")
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        button.click()
    expect(page.locator(".feed select")).to_be_hidden()
    button.click()
    person.go("/profile")
    expect(page.get_by_role("radio", name="Fast")).to_be_checked()
    replaying.before(person, "brian-boru-4", "bru-plays")
    expect(button).to_have_accessible_name("Speed of others’ moves: Fast")
    person.fits()


def test_on_a_phone_it_stands_above_the_board(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    sit(person, moves=3)
    expect(person.page.locator(".stage .feed .caption")).to_be_in_viewport()
    expect(person.page.locator(".feed")).to_have_count(1)
    person.fits()
    person.picture("feed-phone")
