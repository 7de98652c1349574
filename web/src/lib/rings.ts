// Where on the screen an element can be seen, for the ring around it.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Less than so much of a thing in sight is not worth a ring, in pixels. */
const LEAST = 6;

/** What stays where it is while things are scrolled below it. */
const LAYERS = "header, nav, dialog, .bottom, .bubble, .coach, .tabs, [role=tablist]";

/** The part of an element that nothing cuts off; null if there is next to none, or something else lies over it. */
export function clipped(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  left = Math.max(left, 0);
  top = Math.max(top, 0);
  right = Math.min(right, innerWidth);
  bottom = Math.min(bottom, innerHeight);
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const frame = up.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  if (right - left < LEAST || bottom - top < LEAST) return null;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(LAYERS);
  if (over && !over.contains(element)) return null;
  return { left, top, width: right - left, height: bottom - top };
}

export const same = (a: Box[], b: Box[]): boolean =>
  a.length === b.length &&
  a.every((box, at) => box.left === b[at].left && box.top === b[at].top && box.width === b[at].width && box.height === b[at].height);
