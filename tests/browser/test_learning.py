"""Learning: the lessons to their end in every language, the rules with an address for each, both without a network."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from people import GAME, PHONE, WEB, Person
from playwright.sync_api import expect
from serving import Server

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


def lessons(server: Server) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = httpx.get(f"{server.url}/api/games/{GAME}/lessons").json()["lessons"]
    return found


def take_lesson(person: Person, each_frame: Callable[[], None] = lambda: None) -> tuple[int, int]:
    """From the first frame to the last; how many frames there were, and how many had a question."""
    page = person.page
    questions = 0
    for frames in range(1, 200):
        page.wait_for_selector(".bubble")
        each_frame()
        if page.locator(".bubble .end").count():
            return frames, questions
        questions += page.locator(".bubble .question").count()
        take_step(person)
    raise AssertionError("the lesson has no end")


def take_step(person: Person) -> str:
    """To the next frame; what was chosen for it, if anything."""
    page = person.page
    step, chosen = page.locator(".steps .grow").inner_text(), ""
    asked = page.locator(".bubble .question").count()
    page.locator(".steps .button").last.click()
    if asked:
        # Who does not know the answer is helped, and has to give it.
        expect(page.locator(".bubble .hint")).to_be_visible()
        assert not page.locator(".bubble .hint", has_text="also legal").count(), "nothing was tried"
        if not page.locator(".choice.wanted").count():
            page.locator(".choices [aria-expanded=false]").click()
        chosen = page.locator(".choice.wanted").inner_text()
        page.locator(".choice.wanted").click()
    expect(page.locator(".steps .grow")).not_to_have_text(step)
    return chosen


@pytest.mark.parametrize(("language", "number"), [("en", 0), ("pl", 1), ("cs", 0), ("es", 1)])
def test_a_lesson_in_every_language(somebody: Somebody, server: Server, language: str, number: int) -> None:
    """The short form: each lesson in two of the languages."""
    person = somebody(language=language)
    lesson = lessons(server)[number]
    person.go(f"/learn/{GAME}/{lesson['id']}")
    finish_lesson(person, lesson)
    person.page.locator(".bubble .end .button.main").click()
    person.page.wait_for_url(lambda url: not url.endswith(lesson["id"]))
    done = person.page.evaluate("() => JSON.parse(localStorage.getItem('longhall.lessons'))")
    assert done[f"{GAME}/{lesson['id']}"]["done"]


def finish_lesson(person: Person, lesson: dict[str, Any]) -> None:
    frames, questions = take_lesson(person, person.no_missing_words)
    assert frames >= lesson["frames"]
    assert questions > 0


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
def test_lessons(somebody: Somebody, server: Server, language: str) -> None:
    person = somebody(language=language)
    person.go("/learn")
    known = lessons(server)
    assert len(known) >= 2
    person.page.wait_for_selector("ol li a")
    person.page.locator(f"a[href='/learn/{GAME}/{known[0]['id']}']").click()
    for number, lesson in enumerate(known):
        if language == "en":  # what the game is about comes first
            expect(person.page.locator(".bubble .text")).to_contain_text("High King")
        finish_lesson(person, lesson)
        if number == 0:
            person.picture(f"lesson-{language}")
        person.page.locator(".bubble .end .button.main").click()
    expect(person.page).to_have_url(re.compile(r"/learn$"))
    person.no_missing_words()
    done = person.page.evaluate("() => JSON.parse(localStorage.getItem('longhall.lessons'))")
    assert all(done[f"{GAME}/{lesson['id']}"]["done"] for lesson in known)


@pytest.mark.parametrize(
    ("game", "lesson", "named", "times"),
    [
        ("feast-for-odin", "first-rounds", r"row (\d+),(?: from)? column (\d+)", 2),
        (GAME, "trick", r"(upper|lower) row", 1),
    ],
)
def test_rows_and_columns_are_those_of_the_log(
    somebody: Somebody, game: str, lesson: str, named: str, times: int
) -> None:
    """What a lesson says, the option it points at, the log, and the board for those who hear it."""
    person = somebody()
    page = person.page
    person.go(f"/learn/{game}/{lesson}")
    while times:
        said = re.search(named, page.locator(".bubble .text").inner_text())
        option = re.search(named, take_step(person).lower())
        if option is None:
            continue
        told = re.search(named, page.locator(".news").inner_text())
        assert said
        assert told
        assert said.groups() == option.groups() == told.groups()
        if game == "feast-for-odin":
            laid = page.locator(".laid[aria-label]").evaluate_all("all => all.map((e) => e.ariaLabel)")
            assert any(re.search(rf"{told[0]}$", label) for label in laid), laid
        times -= 1


def test_lesson_on_a_phone(somebody: Somebody, server: Server) -> None:
    person = somebody(size=PHONE, touch=True)
    person.go(f"/learn/{GAME}/{lessons(server)[0]['id']}")

    def sound() -> None:
        person.fits()
        expect(person.page.locator(".bubble .steps")).to_be_in_viewport(ratio=0.9)

    take_lesson(person, sound)
    person.picture("lesson-phone")


def test_another_answer_is_told_the_way(somebody: Somebody, server: Server) -> None:
    """A legal answer that is not the lesson's own leads to a hint, and the arrow keys leaf through what was seen."""
    person = somebody()
    person.go(f"/learn/{GAME}/{lessons(server)[0]['id']}")
    page = person.page
    page.wait_for_selector(".bubble")
    for _ in range(60):
        if page.locator(".bubble .question").count():
            if not page.locator(".choice").count():
                page.locator(".choices [aria-expanded=false]").click()
            if page.locator(".choice").count() > 1:
                break
            page.locator(".choice").first.click()
        else:
            page.keyboard.press("ArrowRight")
    step = page.locator(".steps .grow").inner_text()
    for choice in page.locator(".choice").all():
        if "wanted" in (choice.get_attribute("class") or ""):
            continue
        choice.click()
        if page.locator(".bubble .hint").count():
            break
    expect(page.locator(".bubble .hint")).to_be_visible()
    expect(page.locator(".steps .grow")).to_have_text(step)
    page.locator(".text").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".steps .grow")).not_to_have_text(step)
    page.keyboard.press("Enter")
    expect(page.locator(".steps .grow")).to_have_text(step)


def test_every_rule_has_an_address(somebody: Somebody, server: Server) -> None:
    """A refusal, a log line or an option can cite any of them."""
    game = next(one for one in httpx.get(f"{server.url}/api/games").json()["games"] if one["name"] == GAME)
    person = somebody()
    page = person.page
    for language in ("en", "pl", "cs", "es"):
        person.go(f"/rules/{GAME}")
        page.locator(".language select").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        page.wait_for_selector(".rules li")
        missing = page.evaluate(
            "(ids) => ids.filter((id) => !document.getElementById(id)?.innerText)", game["rule_ids"]
        )
        assert missing == [], language
        person.no_missing_words()
    wanted = game["rule_ids"][len(game["rule_ids"]) // 2]
    person.go(f"/rules#{wanted}")
    expect(page.locator(f"#{wanted}.here")).to_be_in_viewport()
    page.locator(".language select").select_option("en")
    page.locator("input[type=search]").fill("monastery church")
    expect(page.locator(".count")).not_to_be_empty()
    texts = page.locator(".rules li").all_inner_texts()
    assert 0 < len(texts) < len(game["rule_ids"])
    assert all("monaster" in text.lower() and "church" in text.lower() for text in texts)


def test_after_an_upgrade(somebody: Somebody, tmp_path: Path) -> None:
    """What the browser has kept of an older Longhall gives way to the newer one by itself."""
    web = tmp_path / "web"
    shutil.copytree(WEB, web)
    server = Server(tmp_path, web=web)
    try:
        person = somebody(url=server.url, offline_too=True)
        page = person.page
        person.go("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        (old,) = page.evaluate("async () => (await caches.keys()).filter((name) => name !== 'longhall-lessons')")
        worker = web / "sw.js"
        worker.write_text(worker.read_text().replace(old.removeprefix("longhall-"), "newer"))
        (web / "theme.js").write_text((web / "theme.js").read_text() + "\nwindow.newer = true;\n")
        person.go("/about")
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((worker) => worker.update()).then(() => 1)")
        page.evaluate(
            """async (old) => { for (let kept = [old]; kept.includes(old) || !kept.includes('longhall-newer');) {
              await new Promise((go) => setTimeout(go, 20)); kept = await caches.keys(); } }""",
            old,
        )
        person.go("/")
        assert page.evaluate("() => window.newer")
    finally:
        server.stop()


def test_without_a_network(somebody: Somebody, server: Server) -> None:
    """The client opens to the rules and lessons once it has been here, also when the server is out of reach."""
    person = somebody(offline_too=True)
    page = person.page
    person.go("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    first = lessons(server)[0]["id"]
    page.evaluate(
        """async (path) => { while (!(await caches.match(new URL(path, location.origin).href)))
          await new Promise((go) => setTimeout(go, 20)); }""",
        f"/api/games/{GAME}/lessons/{first}",
    )
    person.server_away = True
    person.context.set_offline(True)
    page.goto(f"{person.url}/rules/{GAME}")
    expect(page.locator(".rules li").first).to_be_visible()
    page.goto(f"{person.url}/learn")
    page.locator(f"a[href='/learn/{GAME}/{first}']").click()
    frames, questions = take_lesson(person)
    assert frames > 5
    assert questions > 0
    page.goto(f"{person.url}/")
    expect(page.locator("h1")).to_be_visible()
    person.no_missing_words()
    person.context.set_offline(False)
