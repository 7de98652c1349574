"""What is wrong with the layout of a page in a window of some size: cut off, overlapping, or too small to hit."""

from __future__ import annotations

from people import Person

MOUSE, TOUCH = 32, 44
"""How large a target must be, in pixels."""

WIDTHS = tuple(range(320, 2561, 80))

# Targets are what can be clicked now. A place on a map may be smaller for a finger: the page then asks first.
FINDINGS = r"""([least, finger]) => {
  const CONTROLS = 'button:not(:disabled, [aria-disabled=true]), a[href], input, select, textarea, summary, ' +
    '[data-thing].can, [role=tab]';
  // What stays at the bottom of a phone while the page scrolls below it.
  const LOW = '.bottom, .bubble';
  const found = [];
  const called = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} ` +
    `${e.dataset?.thing ?? e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 40)}`;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !e.closest('.unseen, [inert], dialog:not([open])');
  const frameOf = new Map();
  // What of an element's surroundings can be seen, and in which directions more comes into sight.
  const frame = (e) => {
    if (!e || e === document.documentElement) {
      const root = document.documentElement;
      return { left: 0, top: 0, right: innerWidth, bottom: innerHeight, x: false, y: root.scrollHeight > innerHeight };
    }
    if (frameOf.has(e)) return frameOf.get(e);
    const style = getComputedStyle(e);
    const up = style.position === 'fixed' ? frame(null) : frame(e.parentElement);
    let result = style.position === 'fixed' ? { ...up, y: false } : up;
    if (style.overflowX !== 'visible' && style.display !== 'contents' && e !== document.body) {
      const box = e.getBoundingClientRect();
      const roams = e.matches('.box.near');
      const goes = (way) => /auto|scroll/.test(way);
      result = {
        left: Math.max(up.left, box.left), top: Math.max(up.top, box.top),
        right: Math.min(up.right, box.right), bottom: Math.min(up.bottom, box.bottom),
        x: up.x || roams || (goes(style.overflowX) && e.scrollWidth > e.clientWidth),
        y: up.y || roams || (goes(style.overflowY) && e.scrollHeight > e.clientHeight),
      };
    }
    frameOf.set(e, result);
    return result;
  };
  const cut = (box, f) =>
    (!f.x && (box.left < f.left - 1.5 || box.right > f.right + 1.5)) ||
    (!f.y && (box.top < f.top - 1.5 || box.bottom > f.bottom + 1.5));
  const insideFrame = (box, f) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > f.left && x < f.right && y > f.top && y < f.bottom;
  };

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);

  for (const e of document.querySelectorAll(CONTROLS)) {
    if (!seen(e)) continue;
    // A land or sea is hit wherever it is lit, not only at its sign.
    if (e.matches('g.region') && document.querySelector('path.reached')) continue;
    const box = e.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) { found.push(`no size: ${called(e)}`); continue; }
    const f = frame(e.parentElement);
    if (cut(box, f)) found.push(`cut off: ${called(e)}`);
    // Within sentences a target is as high as its line; a line of the log is a target as a whole.
    const inline = e.closest('.log') || (e.closest('p') && getComputedStyle(e).display === 'inline');
    const asked = finger && e.closest('svg.map');
    if (!inline && !asked && Math.min(box.width, box.height) < least - 0.6)
      found.push(`small: ${Math.round(box.width)}x${Math.round(box.height)} ${called(e)}`);
    if (!insideFrame(box, f)) continue;
    const at = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const top = document.elementFromPoint(...at);
    if (!top || e.contains(top) || top.contains(e)) continue;
    if (e.closest('label')?.contains(top)) continue;
    // What is below the bar of a phone comes out by scrolling; what is below a panel over the chart, by closing it.
    if (top.closest(LOW) && !e.closest(LOW) && f.y) continue;
    if (e.closest('svg') && top.closest('.over, .tools, .fleet')) continue;
    found.push(`covered: ${called(e)} by ${called(top)}`);
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest('svg, select, .over, style, script') || !seen(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const f = frame(e);
    const told = e.closest('[data-thing], [title], [data-ref]');
    for (const box of range.getClientRects()) {
      if (!box.width) continue;
      if (!told && cut(box, f)) { found.push(`text cut off: ${called(e)}`); break; }
      const shown = { left: Math.max(box.left, f.left), right: Math.min(box.right, f.right),
        top: Math.max(box.top, f.top), bottom: Math.min(box.bottom, f.bottom), e, node };
      if (shown.right - shown.left > 2 && shown.bottom - shown.top > 2) texts.push(shown);
    }
  }
  texts.sort((a, b) => a.top - b.top);
  const bar = (e) => !!e.closest(LOW);
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length && texts[j].top < texts[i].bottom - 6; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.node === b.node || bar(a.e) !== bar(b.e)) continue;
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Lines of one paragraph share the room between them.
      if (x > 3 && y > 6) found.push(`overlapping: ${called(a.e)} with ${called(b.e)}`);
    }

  const map = document.querySelector('.stage svg.map');
  if (map) {
    const box = map.closest('.box').getBoundingClientRect();
    const drawn = map.getBoundingClientRect();
    const [, , w, h] = map.getAttribute('viewBox').split(' ').map(Number);
    const scale = Math.min(drawn.width / w, drawn.height / h);
    const [x, y] = [Math.min(w * scale, box.width), Math.min(h * scale, box.height)];
    const share = (x * y) / (innerWidth * innerHeight);
    // A lesson has its text beside the board, and what lies there is as broad as the board.
    const enough = document.querySelector('.lesson') ? 0.12 : 0.16;
    if (share < enough) found.push(`the board is only ${Math.round(x)}x${Math.round(y)}`);
  }
  return [...new Set(found)];
}"""


def heights(width: int) -> tuple[int, ...]:
    """Windows of that width that people have: upright ones, and broad ones from the size of a tablet."""
    upright = (min(1366, max(640, width * 7 // 4)),) if width <= 1200 else ()
    broad = (min(1440, max(720, width * 9 // 16)),) if width > 800 else ()
    return upright + broad


def findings(person: Person, width: int, height: int, touch: bool) -> list[str]:
    """What is wrong in a window of that size."""
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    found: list[str] = page.evaluate(FINDINGS, [TOUCH if touch else MOUSE, touch])
    return [f"{width}x{height}{' touch' if touch else ''}: {one}" for one in found]


def sweep(person: Person, touch: bool, widths: tuple[int, ...] = WIDTHS) -> list[str]:
    """What is wrong at any of some widths; fingers are not found in front of the largest screens."""
    page = person.page
    page.evaluate("() => scrollTo(0, 0)")
    page.mouse.move(2, 2)  # off everything that would explain itself
    sizes = [(width, height) for width in widths if not touch or width <= 1200 for height in heights(width)]
    return [one for size in sizes for one in findings(person, *size, touch)]
