"""Somebody who has no mouse: Tab, the arrows, Enter, Escape and letters, nothing else."""

from __future__ import annotations

import random

from people import MOVED, Person

# The name of what has the focus, for a test that fails.
FOCUSED = "() => { const e = document.activeElement; return (e.innerText || e.ariaLabel || e.tagName).trim(); }"
# A frame around it, or a thick line around a thing of the board.
RING = """() => { const e = document.activeElement, s = getComputedStyle(e.querySelector('.halo') ?? e);
  return s.outlineStyle !== 'none' || parseFloat(s.strokeWidth) >= 4; }"""
# Others' answers may change what is offered meanwhile.
ANSWERS = "document.querySelector('.choice') ? '.choice' : '.card.can, .town.can'"
ON_AN_ANSWER = f"() => document.activeElement.matches({ANSWERS})"
# How many more answers Tab comes to before it leads past them.
AHEAD = f"""() => {{
  const answers = [...document.querySelectorAll({ANSWERS})].filter((e) => e.tabIndex >= 0);
  return answers.length - 1 - answers.indexOf(document.activeElement);
}}"""


class Keyboard:
    """The keys of one person, and how many steps of Tab each answer was away."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.page = person.page
        self.rng = rng
        self.steps: list[int] = []

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def on(self, selector: str) -> bool:
        return bool(self.page.evaluate("(s) => document.activeElement.matches(s)", selector))

    def tab_to(self, selector: str, most: int = 200) -> None:
        for _ in range(most):
            if self.on(selector):
                return
            self.press("Tab")
        raise AssertionError(f"{selector} not found with Tab: {self.page.evaluate(FOCUSED)}")

    def select(self, value: str) -> None:
        """The entry of the list that has the focus."""
        current = "() => document.activeElement.value"
        for _ in range(10):
            if self.page.evaluate(current) == value:
                return
            self.press("ArrowDown")
        raise AssertionError(f"{value} is not in the list: {self.page.evaluate(current)}")

    def reach_an_answer(self) -> int:
        """Either a choice of the list, or a card or a town; how many steps of Tab it was away."""
        for count in range(150):
            if self.page.evaluate(ON_AN_ANSWER):
                return count
            self.press("Tab")
        raise AssertionError(f"no answer found with Tab: {self.page.evaluate(FOCUSED)}")

    def move(self) -> None:
        """What the page asks for: an answer a few steps of Tab away."""
        seen = self.person.wait_for_turn()
        if seen["status"] == "finished":
            return
        self.steps.append(self.reach_an_answer())
        # One of the next answers, but not past the last one: that would be a way round the whole page.
        self.press(*["Tab"] * self.rng.randrange(min(3, self.page.evaluate(AHEAD) + 1)))
        self.reach_an_answer()  # what is offered may have changed meanwhile
        assert self.page.evaluate(RING), "the focus is visible"
        self.press("Enter")
        self.page.wait_for_function(MOVED, arg=[seen["version"], seen["chosen"]])
