"""What a table offers besides the game itself: settings and keys, notes, plans, sounds, pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import odin_people
import pytest
from axe import findings, with_axe
from people import PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]
MOVED_ON = "(version) => Number(document.querySelector('.table-page').dataset.version) > version"


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_settings_change_at_the_table_and_keep_a_half_made_answer(
    somebody: Somebody, size: tuple[int, int] | None
) -> None:
    person = with_axe(somebody(**({"size": size, "touch": True} if size else {})))
    odin_people.sit(person)
    page = person.page
    address = page.url
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".confirm")).to_have_text("Confirm: Pass")

    page.locator(".menu > button").click()
    page.get_by_role("menuitem", name="Settings").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
    expect(dialog).to_contain_text("Ask me in the middle of actions, too")
    person.fits()
    person.no_missing_words()
    assert findings(person) == []
    dialog.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dialog.get_by_label("Polski").check()
    expect(dialog.get_by_role("heading", name="Skróty klawiszowe")).to_be_visible()
    person.no_missing_words()
    person.picture(f"settings-{'phone' if size else 'laptop'}")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.url == address
    expect(page.locator(".confirm")).to_contain_text("Potwierdź")


def test_settings_open_by_key_and_keys_do_nothing_below_them(somebody: Somebody) -> None:
    person = somebody()
    odin_people.sit(person)
    page = person.page
    dialog = page.locator("dialog[open]")
    for key in (",", "?"):
        page.keyboard.press(key)
        expect(dialog.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
        page.keyboard.press("a")
        expect(page.locator("dialog[open]")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_icons_of_players_stay_behind_the_curtain(somebody: Somebody) -> None:
    person = somebody()
    person.be("Astrid")
    person.make_table(bots=0, mine=2, game=odin_people.GAME)
    person.page.wait_for_selector(".curtain button")
    person.page.wait_for_selector(".players use")
    lost = person.page.evaluate(
        """() => [...document.querySelectorAll('.side use')].map((use) => use.getAttribute('href'))
          .filter((shape) => !document.querySelector(shape))"""
    )
    assert lost == []
    person.picture("curtain")


def test_seats_without_a_name_of_their_own_are_told_apart(somebody: Somebody) -> None:
    person = somebody()
    person.be("Astrid")
    person.go("/new?game=brian-boru")
    page = person.page
    for seat in range(4):
        page.locator(".seats select").nth(seat).select_option("me")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".curtain button")
    expect(page.locator(".players")).to_contain_text("Astrid 4")
    names = page.evaluate(
        """async () => (await (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`)).json())
          .table.seats.map((seat) => seat.name)"""
    )
    assert names == ["Astrid", "Astrid 2", "Astrid 3", "Astrid 4"]


def test_a_new_table_asks_only_what_makes_a_difference(somebody: Somebody) -> None:
    person = somebody()
    person.go("/new?game=pax-viking")
    page = person.page
    page.locator("summary").last.click()

    def asked() -> list[str]:
        """The options that are offered, by how they begin."""
        return page.locator("details .option .field > span").all_inner_texts()

    def count(word: str) -> int:
        return sum(word in option for option in asked())

    expect(page.locator("details .option").first).to_be_visible()
    assert (count("player"), count("Nordic Empire")) == (4, 0), asked()
    page.get_by_label("6", exact=True).check()
    assert (count("player"), count("Nordic Empire")) == (6, 0), asked()
    page.get_by_label("1", exact=True).check()
    assert (count("player"), count("Nordic Empire"), len(asked())) == (0, 2, 2), asked()


def test_the_trick_tells_its_town_and_colour(somebody: Somebody) -> None:
    person = somebody()
    person.be("Aoife")
    person.make_table(bots=2)
    trick = person.page.locator("[data-thing='area:trick'] h3")
    town = trick.locator("[data-ref^='town:']")
    for _ in range(60):
        person.move(person.chance)
        if town.count():
            break
    colours = "red|blue|yellow|white"
    assert re.fullmatch(rf"Trick \d\s+\S.* · ({colours})", " ".join(trick.inner_text().split())), trick.inner_text()
    town.hover()
    expect(person.page.locator(".explain")).to_contain_text(town.inner_text().split(" · ")[0].strip())
    person.picture("trick")


def test_notes_are_kept_for_oneself(somebody: Somebody) -> None:
    """Written beside the log, kept by the server, there again on the next visit; a table's guest has them too."""
    person = with_axe(somebody())
    odin_people.sit(person)
    page = person.page
    page.get_by_role("tab", name="Notes").click()
    sheet = page.get_by_role("textbox", name="Notes")
    sheet.fill("Brodir keeps mead for the feast")
    expect(page.get_by_text("Saved. Only you see this.")).to_be_visible()
    # Letters are no keys of the table while one writes.
    sheet.press_sequentially(", pa?")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    page.reload()
    page.wait_for_selector(".odin")
    page.get_by_role("tab", name="Notes").click()
    expect(sheet).to_have_value("Brodir keeps mead for the feast, pa?")
    person.no_missing_words()
    assert findings(person) == []
    person.picture("notes")


TONES = """window.tones = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const tone = make.call(this);
  const start = tone.start.bind(tone);
  tone.start = (at) => { window.tones.push(tone.frequency.value); start(at); };
  return tone;
};"""


ALL_TONES = {147, 196, 262}
"""Of a move and of one's turn."""
SILENT_AT_FIRST = "() => !window.tones.length || navigator.userActivation.hasBeenActive"


@pytest.mark.parametrize("sounds", [None, "off"], ids=["at first", "off"])
def test_a_move_and_my_turn_are_heard_unless_sounds_are_off(somebody: Somebody, sounds: str | None) -> None:
    """Bots that are quicker in the draft never make one wait: one's turn is heard in the tricks at the latest."""
    person = somebody(**({"sounds": sounds} if sounds else {}))
    person.context.add_init_script(TONES)
    person.be("Aoife")
    person.make_table(bots=2)
    person.wait_for_turn()
    assert person.page.evaluate(SILENT_AT_FIRST), "nobody has clicked yet"
    heard: set[int] = set()
    for _ in range(40):
        person.move(person.chance)
        person.wait_for_turn()
        heard = set(person.page.evaluate("() => window.tones"))
        if heard >= ALL_TONES:
            break
    assert heard == (ALL_TONES if sounds is None else set())


def sit_together(people: list[Person], **table: Any) -> None:
    """Two people at one table, which is started."""
    for person, name in zip(people, ("Aoife", "Brodir"), strict=True):
        person.be(name)
    made = people[0].make_table(open_seats=1, **table)
    people[1].go(f"/t/{made}")
    people[1].page.get_by_role("button", name="Sit down").click()
    people[0].page.get_by_role("button", name="Start the game").click()
    for person in people:
        person.page.wait_for_selector(".table-page")


VIEW = """async () => {
  const found = await fetch(`${location.pathname.replace('/t/', '/api/tables/')}/view`);
  return await found.json();
}"""
MOVE = """async ([seat, action]) => {
  const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
  const path = `${location.pathname.replace('/t/', '/api/tables/')}/moves`;
  const made = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ seat, action }) });
  if (!made.ok) throw new Error(await made.text());
}"""


def options_of(person: Person) -> list[str]:
    """What somebody who is asked may answer."""
    return [option["action"] for option in person.page.evaluate(VIEW)["question"]["options"]]


def is_before(people: list[Person], asked: Person, waiting: Person) -> bool:
    """Whether somebody is to play a card to a trick to which somebody else has not played yet."""
    now = asked.page.evaluate(VIEW)
    options = now["question"]["options"] if now["question"] else []
    card = now["view"]["players"][people.index(waiting)]["card"]
    return card is None and any(option["action"].startswith("play ") for option in options)


def act(people: list[Person], person: Person, action: str) -> None:
    """Somebody's answer, by the API; all pages show it."""
    version = person.look()["version"]
    person.page.evaluate(MOVE, [people.index(person), action])
    for one in people:
        one.page.wait_for_function(MOVED_ON, arg=version)


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("game", "verb"), [("feast-for-odin", "place"), ("pax-viking", "buy")])
def test_a_plan_that_another_made_impossible_is_dropped_and_said(
    somebody: Somebody, game: str, verb: str, size: tuple[int, int] | None
) -> None:
    """An action space, or a tile of the track: planned by one, taken by the other, who was asked first."""
    people = [somebody(**({"size": size} if size else {})) for _ in range(2)]
    sit_together(people, bots=0, game=game)
    offers = f"[data-plan^='{verb} ']"
    for _ in range(40):
        asked = next(person for person in people if person.look()["turn"] == "mine")
        waits = next(person for person in people if person is not asked)
        mine = options_of(asked)
        plans = [str(one.get_attribute("data-plan")) for one in waits.page.locator(offers).all()]
        shared = [action for action in plans if action in mine]
        if shared:
            break
        act(people, asked, mine[0])
    waits.page.locator(".plan select").select_option(
        label=waits.page.locator(f"[data-plan='{shared[0]}']").inner_text()
    )
    expect(waits.page.locator(".plan select")).to_have_class(re.compile("planned"))
    waits.no_missing_words()
    waits.fits()
    waits.picture(f"plan-{game}-{'phone' if size else 'laptop'}")
    wish: str | None = shared[0]
    while asked.look()["turn"] == "mine":
        options = options_of(asked)
        act(people, asked, wish or next((one for one in ("end", "done", "stop") if one in options), options[0]))
        wish = None
    notice = waits.page.locator(".plan .dropped")
    expect(notice).to_contain_text("Planned, but not possible now")
    expect(waits.page.locator(".table-page")).to_have_attribute("data-turn", "mine")
    waits.no_missing_words()
    waits.picture(f"plan-dropped-{game}-{'phone' if size else 'laptop'}")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_a_card_is_planned_while_others_think_and_played_in_its_turn(
    somebody: Somebody, size: tuple[int, int] | None
) -> None:
    """Two people and a bot: whoever waits in a trick plans a card, changes their mind, and it is played at once."""
    people = [with_axe(somebody(**({"size": size} if size else {}))) for _ in range(2)]
    sit_together(people, bots=1)
    offers = "[data-plan^='play ']"
    for _ in range(120):
        seen = [person.look() for person in people]
        waits = [person for person in people if person.page.locator(offers).count() > 1]
        asked = [person for person, sees in zip(people, seen, strict=True) if sees["turn"] == "mine"]
        if len(waits) == 1 and asked and is_before(people, asked[0], waits[0]):
            break
        if asked:
            asked[0].move(asked[0].chance)
        else:
            people[0].page.wait_for_function(MOVED_ON, arg=seen[0]["version"])
    (waiting,) = waits
    page = waiting.page
    plan = page.locator(".plan select")
    second = page.locator(offers).nth(1).get_attribute("data-plan")
    for at in ("0", "-1", "1"):
        plan.select_option(at)
    expect(plan).to_have_class(re.compile("planned"))
    expect(plan).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Decline for me")).to_be_in_viewport(ratio=1)
    waiting.fits()
    waiting.no_missing_words()
    assert findings(waiting) == []
    waiting.picture(f"plan-{'phone' if size else 'laptop'}")
    asked[0].move(asked[0].chance)
    card = str(second).removeprefix("play ")
    expect(page.locator(".log")).to_contain_text(re.compile(rf"(Aoife|Brodir) plays \w+ {card}\b"))
