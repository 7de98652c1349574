// Where the reader looks: brings what is being told into sight, and gives the view back when all is told.
// A board that can be moved and zoomed does both itself (PanZoom, `data-pans`), and so does one that shows a part of itself at a time
// (OpenPart, `data-part`); everything else is scrolled.
import { flushSync } from "svelte";

/** How long a camera moves at normal speed, in milliseconds. */
export const CAMERA = 260;

/** Where the camera goes; what lies at the side tells itself. */
const BOARD = ":is(.stage, .beside)";

const isDrawn = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** Whether the middle of an element can be seen, in the window and in every box around it. */
export function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (!box.width) return false;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const within = (frame: { left: number; top: number; right: number; bottom: number }): boolean =>
    x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  // On a phone the question lies over the foot of the page.
  const bar = document.querySelector(".table-page > .bottom");
  const foot = bar && getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().top : innerHeight;
  if (!within({ left: 0, top: 0, right: innerWidth, bottom: foot })) return false;
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow !== "visible" && !within(up.getBoundingClientRect())) return false;
  }
  return true;
}

/** A box that was scrolled: back to where it was, unless the reader has scrolled it since. */
function scrolled(box: Element, was: [number, number]): () => void {
  const put = [box.scrollLeft, box.scrollTop];
  return () => {
    if (box.scrollLeft === put[0] && box.scrollTop === put[1]) box.scrollTo(...was);
  };
}

export class Camera {
  private back = new Map<Element, () => void>();

  constructor(
    private root: () => HTMLElement | null,
    private pace: () => number,
  ) {}

  /** Brings the first of some things that is drawn on the board into sight; whether anything had to move. */
  bring(things: string[]): boolean {
    const target = this.find(things, false);
    return !!target && this.show(target);
  }

  /** Whether an element is out of sight, and the camera can go there. */
  isFar(element: Element): boolean {
    if (!element.closest(BOARD)) return false;
    return element.matches("[data-part]") || ((isDrawn(element) || !!element.closest("[data-part]")) && !inSight(element));
  }

  /** Brings an element into sight; whether anything had to move. */
  show(target: Element): boolean {
    if (!this.isFar(target)) return false;
    const milliseconds = CAMERA * this.pace();
    this.open(target);
    if (!isDrawn(target) || inSight(target)) return true;
    const board = target.closest("[data-pans]");
    if (board) {
      board.dispatchEvent(new CustomEvent("bring", { detail: { target, milliseconds } }));
      this.back.set(board, () => board.dispatchEvent(new CustomEvent("back", { detail: { milliseconds } })));
    }
    const boxes: [Element, [number, number]][] = [];
    for (let up = (board ?? target).parentElement; up; up = up.parentElement) boxes.push([up, [up.scrollLeft, up.scrollTop]]);
    (board ?? target).scrollIntoView({ block: "nearest", inline: "nearest" });
    for (const [box, was] of boxes) {
      if ((box.scrollLeft !== was[0] || box.scrollTop !== was[1]) && !this.back.has(box)) this.back.set(box, scrolled(box, was));
    }
    return true;
  }

  giveBack(): void {
    for (const back of this.back.values()) back();
    this.back.clear();
  }

  /** The first of some things on the board; `closed`: if it is not to be seen, also in a part that is closed. */
  find(things: string[], closed: boolean): Element | null {
    const root = this.root();
    for (const thing of root ? things : []) {
      const all = [...root!.querySelectorAll(`${BOARD} :is([data-thing="${thing}"], [data-piece~="${thing}"])`)];
      const seen = all.find(isDrawn);
      if (seen) return seen;
      if (!closed) continue;
      const part = all.find((one) => one.closest("[data-part]")) ?? root!.querySelector(`${BOARD} [data-part~="${thing.split(":")[0]}"]`);
      if (part) return part;
    }
    return null;
  }

  /** Opens the parts of the board that hold an element, the outermost first. */
  private open(target: Element): void {
    const parts: Element[] = [];
    for (let up = target.closest("[data-part]"); up; up = up.parentElement?.closest("[data-part]") ?? null) parts.unshift(up);
    for (const part of parts) {
      if (part !== target && isDrawn(part)) continue;
      part.dispatchEvent(new CustomEvent("bring", { detail: { target, milliseconds: 0 } }));
      this.back.set(part, () => part.dispatchEvent(new CustomEvent("back", { detail: { milliseconds: 0 } })));
      flushSync();
    }
  }
}
