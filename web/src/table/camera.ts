// Where the reader looks: brings what is being told into sight, and gives the view back when all is told.
// A board that can be moved and zoomed does both itself (PanZoom, `data-pans`); everything else is scrolled.

/** How long a camera moves at normal speed, in milliseconds. */
export const CAMERA = 260;

/** Whether the middle of an element can be seen, in the window and in every box around it. */
export function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const within = (frame: { left: number; top: number; right: number; bottom: number }): boolean =>
    x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  if (!within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
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
    const target = this.find(things);
    if (!target || inSight(target)) return false;
    const milliseconds = CAMERA * this.pace();
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

  private find(things: string[]): Element | null {
    const root = this.root();
    for (const thing of root ? things : []) {
      const all = root!.querySelectorAll(`:is(.stage, .beside) :is([data-thing="${thing}"], [data-piece~="${thing}"])`);
      for (const one of all) if (one.getBoundingClientRect().width > 0) return one;
    }
    return null;
  }
}
