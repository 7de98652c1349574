"""What axe finds on a page: nothing at all is wanted, however slight."""

from __future__ import annotations

from typing import Any

from people import HERE, Person

SCRIPT = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All of it in one theme; in the other what depends on colours.
RULES: dict[str, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast", "link-in-text-block"]}}


def with_axe(person: Person) -> Person:
    """The same person, whose pages bring axe along."""
    person.context.add_init_script(path=SCRIPT)
    return person


def findings(person: Person, where: str = "", theme: str = "light") -> list[str]:
    """What axe finds on the page as it is now."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=SCRIPT)
    found = person.page.evaluate(
        """async (rules) => {
          // Colours on their way, as while a piece flies or the theme changes, are nobody's to read.
          await new Promise(requestAnimationFrame);
          const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
          await Promise.allSettled(moving.map((one) => one.finished));
          // A tooltip belongs to what it describes, not to the part of the page where it lies in the document.
          axe.configure({ rules: [{ id: 'region', selector: 'body *:not([role=tooltip], [role=tooltip] *)' }] });
          return (await axe.run(document, { resultTypes: ['violations'], ...rules })).violations
            .map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + ' ' +
              (n.any[0]?.message ?? '')).join(' | ')}`);
        }""",
        RULES[theme],
    )
    return [f"{where or person.page.url}: {one}" for one in found]


def in_both(person: Person, where: str) -> list[str]:
    """The same in light and in dark: colours are all that the theme changes."""
    found = findings(person, f"{where}, light")
    person.page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    found += findings(person, f"{where}, dark", "dark")
    person.page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    return found
