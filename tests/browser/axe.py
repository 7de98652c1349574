"""What axe finds on a page: nothing at all is wanted, however slight."""

from __future__ import annotations

from typing import Any

from people import HERE, Person

SCRIPT = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All of it in one theme; in the other what depends on colours.
RULES: dict[str, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast", "link-in-text-block"]}}


# What axe leaves open (letters that stand alone, things that lie over each other) is decided by the colours of the
# element and of what it lies in. Left out: fields that nothing is written in, and texts in drawings, whose colours and
# grounds `web/tests/contrast.test.ts` compares.
DECIDE = """(open) => {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pixel.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((one, at) => one * a + under[at] * (1 - a));
  const light = (colour) => colour.map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const found = [];
  for (const [selector, reason] of open) {
    const element = document.querySelector(selector);
    if (!element || reason === 'emptyValue' || element.closest('svg')) continue;
    const around = [];
    for (let one = element; one; one = one.parentElement) around.push(getComputedStyle(one));
    if (around.some(({ opacity }) => opacity === '0')) continue;
    const solid = around.findIndex(({ backgroundColor }) => rgba(backgroundColor)[3] === 1);
    const layers = solid < 0 ? around : around.slice(0, solid + 1);
    if (layers.some(({ backgroundImage }) => backgroundImage !== 'none')) {
      found.push(`color-contrast: cannot be told on an image: ${element.outerHTML.slice(0, 160)}`);
      continue;
    }
    const paper = [255, 255, 255];
    const under = layers.reduceRight((ground, { backgroundColor }) => over(rgba(backgroundColor), ground), paper);
    const [r, g, b, a] = rgba(around[0].color);
    const seen = around.reduce((part, { opacity }) => part * Number(opacity), a);
    const [dark, bright] = [light(over([r, g, b, seen], under)), light(under)].sort((one, other) => one - other);
    const size = parseFloat(around[0].fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(around[0].fontWeight) >= 700);
    const ratio = (bright + 0.05) / (dark + 0.05);
    if (ratio < (large ? 3 : 4.5))
      found.push(`color-contrast: ${ratio.toFixed(2)} (${reason}): ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""


def with_axe(person: Person) -> Person:
    """The same person, whose pages bring axe along."""
    person.context.add_init_script(path=SCRIPT)
    return person


def findings(person: Person, where: str = "", theme: str = "light") -> list[str]:
    """What axe finds on the page as it is now."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=SCRIPT)
    found, undecided = person.page.evaluate(
        """async (rules) => {
          // Colours on their way, as while a piece flies or the theme changes, are nobody's to read.
          await new Promise(requestAnimationFrame);
          const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
          await Promise.allSettled(moving.map((one) => one.finished));
          // A tooltip belongs to what it describes, not to the part of the page where it lies in the document.
          axe.configure({ rules: [{ id: 'region', selector: 'body *:not([role=tooltip], [role=tooltip] *)' }] });
          const resultTypes = ['violations', 'incomplete'];
          const { violations, incomplete } = await axe.run(document, { resultTypes, ...rules });
          const open = incomplete.filter(({ id }) => id === 'color-contrast')
            .flatMap(({ nodes }) => nodes.map((n) => [n.target[0], n.any[0]?.data?.messageKey]));
          const found = violations.map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + ' ' +
              (n.any[0]?.message ?? '')).join(' | ')}`);
          return [found, open];
        }""",
        RULES[theme],
    )
    found += person.page.evaluate(DECIDE, undecided)
    return [f"{where or person.page.url}: {one}" for one in found]


def in_both(person: Person, where: str) -> list[str]:
    """The same in light and in dark: colours are all that the theme changes."""
    found = findings(person, f"{where}, light")
    person.page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    found += findings(person, f"{where}, dark", "dark")
    person.page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    return found
