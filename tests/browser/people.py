"""Somebody at a browser: looks at the page, clicks what can be clicked, waits for what must come."""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

HERE = Path(__file__).parent
ARTEFACTS = HERE / "artefacts"
PICTURES = bool(os.environ.get("LONGHALL_BROWSER_PICTURES"))
WEB = Path(os.environ.get("LONGHALL_WEB", HERE.parents[1] / "web" / "dist"))
GAME = "brian-boru"

# How long to wait for what must come, in milliseconds: seconds on an idle machine, far more on one that is shared.
WAIT = 60_000

GONE = 15_000
"""After so long a choice that cannot be clicked is looked at again: the table may have gone on."""

LAPTOP = (1366, 768)
PHONE = (390, 844)
TELEVISION = (1920, 1080)
TABLETS = ((820, 1180), (1024, 768), (1180, 820))

# The browser itself complains about a server that is away; everything else is our fault.
AWAY = re.compile(r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection to|Failed to load resource")
# A message that no language file has is shown as its id in brackets.
MISSING = re.compile(r"\[(?:web|bru|error|cli|kernel|pax|odn|run|view)-[\w-]+\]")

# A generator of chance from a seed (mulberry32), for clicks that can be repeated.
SEEDED = """(seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}"""

# What the page says about itself, in one question.
LOOK = """() => {
  const page = document.querySelector('.table-page');
  if (!page) return null;
  const spot = (element) => {
    const box = (element.querySelector('.seat-of-suit') ?? element).getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(...at);
    return { thing: element.dataset.thing, at, free: !!top && element.contains(top) };
  };
  return {
    status: page.dataset.status,
    turn: page.dataset.turn,
    version: Number(page.dataset.version),
    chosen: document.querySelectorAll('[data-thing].chosen').length,
    things: [...document.querySelectorAll('[data-thing].can')].map(spot),
    choices: document.querySelectorAll('.choice').length,
    curtain: !!document.querySelector('.curtain button'),
    over: !!document.querySelector('dialog[open]'),
    text: document.querySelector('.question')?.textContent ?? '',
  };
}"""

READY = """() => {
  const page = document.querySelector('.table-page');
  if (!page) return false;
  if (document.querySelector('.curtain button')) return true;
  return page.dataset.status === 'finished' || page.dataset.turn === 'mine' &&
    !!document.querySelector('[data-thing].can, .choice');
}"""

WITHIN_REACH = f"""() => {{
  const seen = ({LOOK})();
  return seen.turn !== 'mine' || seen.choices || seen.things.some((thing) => thing.free);
}}"""

MOVED = """([version, chosen]) => {
  const page = document.querySelector('.table-page');
  return page && (Number(page.dataset.version) !== version || page.dataset.turn !== 'mine' ||
    !!document.querySelector('.confirm') ||
    document.querySelectorAll('[data-thing].chosen').length !== chosen);
}"""


class Person:
    """One person, one browser of their own."""

    def __init__(
        self,
        chromium: Browser,
        url: str,
        size: tuple[int, int] = LAPTOP,
        language: str = "en",
        theme: str = "light",
        motion: str = "still",
        touch: bool = False,
        zoom: int = 1,
        reduced: bool = False,
        offline_too: bool = False,
        seed: int = 1,
        watched: bool = False,
        **settings: Any,
    ) -> None:
        self.url = url
        self.chance = random.Random(seed)
        """For clicks that the test does not choose itself."""
        # A page that is zoomed to 200 % has half as many of its own pixels in each direction.
        self.context = chromium.new_context(
            viewport={"width": size[0] // zoom, "height": size[1] // zoom},
            device_scale_factor=zoom,
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if reduced else "no-preference",
            service_workers="allow" if offline_too else "block",
            accept_downloads=True,
        )
        self.context.set_default_timeout(WAIT)
        # Snapshots of the page at every step double the time of a test: only for one that has failed before.
        self.context.tracing.start(snapshots=watched)
        expect.set_options(timeout=WAIT)
        # What others do is shown at once, unless a test is about how it is played out.
        kept = json.dumps({"theme": theme, "motion": motion, "speed": "off", **settings})
        self.context.add_init_script(
            "try { localStorage.getItem('longhall.settings') ??"
            f" localStorage.setItem('longhall.settings', {json.dumps(kept)}); }} catch {{}}"
        )
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.server_away = False
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error.name}: {error.message} {error.stack}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.server_away and AWAY.search(message.text)):
            self.troubles.append(f"{message.text} {message.location}")

    def leave(self, keep: Path | None = None) -> None:
        """Close the browser; with a place to keep them, a picture of the page and a trace of all that was done."""
        if keep is not None:
            keep.parent.mkdir(exist_ok=True)
            self.page.screenshot(path=f"{keep}.png")
        self.context.tracing.stop(path=f"{keep}.zip" if keep is not None else None)
        self.context.close()

    # -- coming in ----------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1, .table-page, .curtain")

    def be(self, name: str) -> None:
        """A guest, without the question for a name."""
        self.go("/about")
        self.page.evaluate(
            """async (name) => {
              const answer = await fetch('/api/guests', { method: 'POST', body: JSON.stringify({ name }),
                headers: { 'content-type': 'application/json', 'x-longhall': '1' } });
              if (!answer.ok) throw new Error(await answer.text());
              localStorage.setItem('longhall.here', '1');
              localStorage.setItem('longhall.name', name);
            }""",
            name,
        )

    def make_table(self, bots: int = 3, mine: int = 1, open_seats: int = 0, game: str = GAME, **terms: str) -> str:
        """A table by the API, started if it is full; the page goes there."""
        seats = [{"kind": "me", **({"name": f"Hand {n + 1}"} if mine > 1 else {})} for n in range(mine)]
        seats += [{"kind": "open"}] * open_seats + [{"kind": "bot", "bot": "random"}] * bots
        table: str = self.page.evaluate(
            """async ([game, seats, terms]) => {
              const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
              const body = JSON.stringify({ game, seats, terms });
              const made = await fetch('/api/tables', { method: 'POST', headers, body });
              if (!made.ok) throw new Error(await made.text());
              const { table } = await made.json();
              if (seats.every((seat) => seat.kind !== 'open'))
                await fetch(`/api/tables/${table.id}/start`, { method: 'POST', headers });
              return table.id;
            }""",
            [game, seats, terms],
        )
        self.go(f"/t/{table}")
        return table

    def open_saga(self, saga: Path) -> None:
        """The game of a file at a table of its own; the page goes there."""
        self.go("/finished")
        self.page.locator("input[type=file]").set_input_files(saga)
        self.page.wait_for_url("**/t/*")
        self.page.wait_for_selector(".table-page")

    # -- looking ------------------------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        seen = self.page.evaluate(LOOK)
        assert seen is not None, self.page.url
        return dict(seen)

    def picture(self, name: str) -> None:
        """How the page looks now, for somebody to see: only with LONGHALL_BROWSER_PICTURES, as each takes its time."""
        if not PICTURES:
            return
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    def no_missing_words(self) -> None:
        """No message id where a sentence should be; neither in labels nor in hints."""
        found = self.page.evaluate(
            """() => [document.title, document.body.innerText, ...[...document.querySelectorAll(
                 '[aria-label],[title],[placeholder],[alt]')].flatMap((e) =>
                 ['aria-label', 'title', 'placeholder', 'alt'].map((a) => e.getAttribute(a) ?? ''))].join('\\n')"""
        )
        assert not (missing := sorted(set(MISSING.findall(found)))), missing

    def fits(self) -> None:
        """Nothing sticks out to the side; every control on the page can be reached."""
        wide, inner = self.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide <= inner, f"the page is {wide} wide in a window of {inner}"
        clipped = self.page.evaluate(
            """() => [...document.querySelectorAll('button, a, input, select, [role=button]')].filter((e) => {
              if (!e.checkVisibility() || e.closest('.unseen, .skip, svg')) return false;
              const box = e.getBoundingClientRect();
              if (!box.width) return false;
              if (box.left >= -1 && box.right <= innerWidth + 1) return false;
              for (let up = e.parentElement; up; up = up.parentElement)
                if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return false;
              return true;
            }).map((e) => e.outerHTML.slice(0, 120))"""
        )
        assert clipped == []

    # -- playing ------------------------------------------------------------------------------------------------------

    def wait_for_turn(self) -> dict[str, Any]:
        """Until there is something to do, or nothing any more."""
        self.page.wait_for_function(READY)
        return self.look()

    def move(self, rng: random.Random, only: str = "") -> dict[str, Any]:
        """One click that answers the question, or takes a step towards it; what was seen before."""
        seen = self.wait_for_turn()
        if seen["curtain"]:
            self.page.locator(".curtain button").click()
            self.page.wait_for_selector(".curtain", state="detached")
            return seen
        if seen["status"] == "finished":
            return seen
        things = [thing for thing in seen["things"] if thing["free"]]
        if not things and not seen["choices"]:
            # Who finds nothing to click looks at the board, which is at the top; a row of cards that is longer than
            # the window brings one that can be chosen into sight with the page's next frame.
            self.page.evaluate("() => scrollTo(0, 0)")
            self.page.wait_for_function(WITHIN_REACH)
            seen = self.look()
            if seen["turn"] != "mine":
                return seen  # where several are asked at once, the table goes on without a click
            things = [thing for thing in seen["things"] if thing["free"]]
        if things and only != "list" and (not seen["choices"] or only == "things" or rng.random() < 0.6):
            self.page.mouse.click(*rng.choice(things)["at"])
        else:
            if not seen["choices"]:
                self.page.locator(".tools [aria-expanded=false]").click()
                self.page.wait_for_selector(".choice")
            count = self.page.locator(".choice").count()
            if not count:
                return seen  # where several are asked at once, the table goes on without a click
            choice = self.page.locator(".choice").nth(rng.randrange(count))
            try:
                choice.click(timeout=GONE)
            except PlaywrightTimeout:
                if self.look()["version"] != seen["version"]:
                    return seen
                choice.click()
        self.page.wait_for_function(MOVED, arg=[seen["version"], seen["chosen"]])
        return seen

    def play(self, rng: random.Random, moves: int = 100_000, until: str = "finished") -> int:
        """Move after move; how many they were."""
        for count in range(moves):
            if self.wait_for_turn()["status"] == until:
                return count
            self.move(rng)
        return moves

    def play_fast(self, moves: int = 100_000) -> None:
        """Random clicks from inside the page: as fast as the page answers."""
        self.page.evaluate(
            """async ([moves, seed]) => {
              const random = ("""
            + SEEDED
            + """)(seed);
              const wait = (ms) => new Promise((go) => setTimeout(go, ms));
              for (let count = 0, idle = 0; count < moves;) {
                const page = document.querySelector('.table-page');
                document.querySelector('.curtain button')?.click();
                if (page?.dataset.status === 'finished') return;
                const can = [...document.querySelectorAll('.card.can, .town.can, .choice:not(:disabled)')];
                if (page?.dataset.turn !== 'mine' || !can.length) {
                  if (++idle > 20000) throw new Error('nothing to do: ' + document.body.innerText.slice(0, 300));
                  await wait(4);
                  continue;
                }
                idle = 0;
                count += 1;
                can[Math.floor(random() * can.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
                await wait(0);
              }
            }""",
            [moves, self.new_seed()],
        )

    def new_seed(self) -> int:
        """For chance inside the page."""
        return self.chance.getrandbits(31)

    def until_over(self) -> None:
        expect(self.page.locator("dialog[open] table")).to_be_visible()
