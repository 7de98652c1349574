"""Somebody at a table of A Feast for Odin: sits down, plays on and comes to a feast."""

from __future__ import annotations

from people import SEEDED, Person

GAME = "feast-for-odin"

# Random clicks from inside the page; half of the time on an action space, so that the game moves on.
FAST = (
    """async ([moves, seed]) => {
  const random = ("""
    + SEEDED
    + """)(seed);
  const wait = (ms) => new Promise((go) => setTimeout(go, ms));
  for (let count = 0, idle = 0; count < moves;) {
    const page = document.querySelector('.table-page');
    if (page?.dataset.status === 'finished') return;
    let can = [...document.querySelectorAll(
      'button[data-thing].can, .main.can, .item.can, .choice:not(:disabled), .tool.lay:not(:disabled)')];
    const spaces = can.filter((element) => element.matches('.space'));
    if (spaces.length && random() < 0.5) can = spaces;
    if (page?.dataset.turn !== 'mine' || !can.length) {
      if (++idle > 5000) throw new Error('nothing to do: ' + document.body.innerText.slice(0, 300));
      await wait(4);
      continue;
    }
    const [version, chosen] = [page.dataset.version, document.querySelectorAll('.chosen').length];
    can[Math.floor(random() * can.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    for (let ms = 0; ms < 60 && page.dataset.version === version; ms++) {
      if (document.querySelectorAll('.chosen').length !== chosen) break;
      await wait(4);
    }
    idle = 0;
    count += 1;
  }
}"""
)
MINE = "() => document.querySelector('.table-page')?.dataset.turn === 'mine'"


def sit(person: Person, bots: int = 1) -> None:
    """At a table of one's own, until the first question."""
    person.be("Astrid")
    person.make_table(bots=bots, game=GAME)
    person.page.wait_for_selector(".odin")
    person.page.wait_for_function(MINE)


def play(person: Person, moves: int = 100_000) -> None:
    person.page.evaluate(FAST, [moves, person.new_seed()])


def with_oil(person: Person) -> None:
    """Alone, in the first turn: mead becomes oil, which can be laid."""
    sit(person, bots=0)
    person.page.locator("[data-thing='space:upgrade_2']").click()
    person.page.locator(".good.can[data-thing='good:mead']").click()
    person.page.get_by_role("button", name="Enough").click()
    person.page.wait_for_selector(".good.can[data-thing='good:oil']")


def at_the_feast(person: Person) -> None:
    """Alone, in the first round: pass at once, and sit down to the feast with peas, flax, beans and mead."""
    sit(person, bots=0)
    person.page.locator(".choice", has_text="Pass").click()
    person.page.locator(".confirm").click()  # with all Vikings left
    person.page.wait_for_selector(".feast [data-dish], .feast .seat.next")
