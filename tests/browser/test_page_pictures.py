"""The pictures of pages other than a table in play, for the documentation: taken where tests really are."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from camera import photograph
from pax_table import CALL
from people import WAIT, WEB, Person
from playwright.sync_api import Locator, expect
from serving import Server
from test_account import enter
from test_club_pages import POST, make_moderator
from test_fair_chance import MOVES
from test_packs_page import archive
from test_pictures import MOST_BYTES, SIZE

from longhall.commands.content.content_template import content_files
from longhall.puzzles.puzzle import shipped

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
TERMS = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").split("```markdown\n")[1].split("```")[0]
"""What docs/hosting.md gives hosts to begin with."""
LISTED = """async ([game, name, open, bots]) => {
  const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
  const seats = [{ kind: 'me' }, ...Array(open).fill({ kind: 'open' }),
    ...Array(bots).fill({ kind: 'bot', bot: 'casual' })];
  const body = JSON.stringify({ game, seats, listed: true, name });
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table.id;
}"""
RATED = """async () => {
  const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const body = JSON.stringify({ game: 'brian-boru', seats, terms: { rated: true } });
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table.id;
}"""
COUNTED = """async (names) => {
  const answer = await (await fetch('/api/games/brian-boru/ratings')).text();
  return names.every((name) => answer.includes(name));
}"""
"""A game is counted some moments after its end."""
NAMES = ("Gudrun", "Hallgerd", "Njal")
RANKED = 5
"""How many rated games the ranking asks for."""
Somebody = Callable[..., Person]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of a club: with packs, terms of its own, and little time for an analysis."""
    place = tmp_path_factory.mktemp("club")
    for name in ("Our box", "Winter evening"):
        pack = place / "packs" / name
        pack.mkdir(parents=True)
        for file in content_files("pax-viking"):
            shutil.copy(file, pack)
        with (pack / "gods.toml").open("a", encoding="utf-8") as gods:
            gods.write(f"# {name}\n")  # a pack with our own content would be the game itself
    (place / "terms.md").write_text(TERMS, encoding="utf-8")
    running = Server(
        place,
        web=WEB,
        packs=place / "packs",
        terms=place / "terms.md",
        club="The Longhall club of Kiel",
        contact="mailto:hall@example.org",
        analysis_seconds=4,
        rate_neighbours=1,
    )
    yield running
    running.stop()
    assert "Traceback" not in running.said()


@pytest.fixture
def member(somebody: Somebody, club: Server) -> Somebody:
    """Somebody with a name who comes to the club's server."""

    def come(name: str, size: tuple[int, int] = SIZE) -> Person:
        person = somebody(size=size, url=club.url)
        person.be(name)
        return person

    return come


def picture(person: Person, name: str, part: Locator | None = None) -> None:
    """Of what the window or a part of it shows, once everything in it is there."""
    person.page.wait_for_load_state("networkidle")
    person.no_missing_words()
    assert photograph(person, name, part).stat().st_size < MOST_BYTES


def test_a_new_table(member: Somebody) -> None:
    person = member("Astrid", size=(1280, 880))
    person.go("/new?game=brian-boru")
    person.page.get_by_role("button", name="Fill up with bots").click()
    picture(person, "new-table")


def test_the_lobby_and_a_waiting_room(member: Somebody) -> None:
    hosts = [member(name) for name in ("Astrid", "Conor", "Ketil")]
    wishes = [("brian-boru", "Friday evening", 2, 1), ("pax-viking", "", 2, 0), ("feast-for-odin", "Long game", 1, 1)]
    tables = [host.page.evaluate(LISTED, list(wish)) for host, wish in zip(hosts, wishes, strict=True)]
    hosts[1].go(f"/t/{tables[0]}")
    hosts[1].page.locator(".room").get_by_role("button", name="Sit down").first.click()
    guest = member("Grim")
    guest.go("/lobby")
    expect(guest.page.get_by_role("main")).to_contain_text("Friday evening")
    picture(guest, "lobby")
    hosts[0].go(f"/t/{tables[0]}")
    expect(hosts[0].page.locator(".seats")).to_contain_text("Conor")
    picture(hosts[0], "waiting-room")


def test_a_replay_and_an_analysis(member: Somebody) -> None:
    """A game that is over, in its middle; then what the strongest bot says of it."""
    person = member("Astrid", size=(1440, 960))
    address = f"/t/{person.make_table()}"
    person.play_fast()
    person.until_over()
    page = person.page
    page.locator("dialog").get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    picture(person, "replay")
    person.go(address)
    page.locator(".outcome").get_by_role("button", name="Analyse").click()
    page.wait_for_selector('.analysis[data-state="finished"]', timeout=10 * WAIT)
    page.locator(".analysis ol button.play").first.click()
    expect(page.locator(".analysis .card")).to_contain_text("Better:")
    picture(person, "analysis")


def test_a_puzzle(member: Somebody) -> None:
    person = member("Astrid")
    person.go("/puzzles/" + next(iter(shipped("brian-boru"))))
    expect(person.page.locator(".bubble .choices")).to_be_visible()
    picture(person, "puzzle")


def test_a_player_and_how_chance_was_checked(member: Somebody) -> None:
    person = member("Ragnhild", size=(1280, 1000))
    enter(person, "Ragnhild", "Make an account", "Make the account")
    for _ in range(3):
        person.go("/new?game=brian-boru")
        person.page.get_by_role("button", name="Fill up with bots").click()
        person.page.get_by_role("button", name="Start the game").click()
        person.page.wait_for_selector(".table-page")
        person.play_fast()
        person.until_over()
    person.page.get_by_role("button", name="Check it").click()
    person.page.locator("dialog .fair").scroll_into_view_if_needed()
    picture(person, "fair-chance", person.page.locator("dialog[open]"))
    person.go("/player/Ragnhild")
    expect(person.page.get_by_role("main")).to_contain_text("3 games")
    picture(person, "player")


def test_the_ranking(member: Somebody) -> None:
    """Of three who have played enough games against each other, by plain requests."""
    people = [member(name) for name in NAMES]
    for person, name in zip(people, NAMES, strict=True):
        enter(person, name, "Make an account", "Make the account")
    for _ in range(RANKED):
        table = people[0].page.evaluate(RATED)
        for person in people[1:]:
            person.page.evaluate(CALL, [f"/api/tables/{table}/join", {}])
        people[0].page.evaluate(CALL, [f"/api/tables/{table}/start", {}])
        goes_on = True
        while goes_on:
            for seat, person in enumerate(people):
                goes_on = person.page.evaluate(MOVES, [table, seat])
    people[0].page.wait_for_function(COUNTED, arg=list(NAMES))
    people[0].go("/ranking/brian-boru")
    expect(people[0].page.get_by_role("main")).to_contain_text(NAMES[0])
    people[0].page.get_by_text("Which games count").click()
    picture(people[0], "ranking")


def test_the_moderators_page(member: Somebody, club: Server) -> None:
    moderator, guest = member("Thora", size=(1000, 1200)), member("Bolli")
    make_moderator(moderator, "Thora", club)
    table = guest.make_table()
    report = {"table": table, "seat": 0, "reason": "insults at the table"}
    ban = {"kind": "ban", "network": "203.0.113.0/24", "reason": "floods the lobby"}
    for path, body in (("/api/reports", report), ("/api/moderation/sanctions", ban)):
        assert moderator.page.evaluate(POST, [path, body]) == 204
    moderator.go("/moderation")
    expect(moderator.page.get_by_role("main")).to_contain_text("203.0.113.0/24")
    picture(moderator, "moderation")


def test_content_packs(member: Somebody) -> None:
    person = member("Ketil", size=(1000, 760))
    person.go("/packs")
    wrong = archive(jarls="[[jarls]]\nid = 7\n")
    person.page.get_by_label("Zip archive").set_input_files(
        {"name": "mine.zip", "mimeType": "application/zip", "buffer": wrong}
    )
    person.page.get_by_role("button", name="Check it").click()
    expect(person.page.get_by_role("main")).to_contain_text("jarls.toml")
    picture(person, "packs")


def test_the_terms(member: Somebody) -> None:
    person = member("Astrid", size=(1000, 1100))
    person.go("/terms")
    expect(person.page.get_by_role("main")).to_contain_text("How we treat each other")
    picture(person, "terms")
