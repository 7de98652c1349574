// Where a note beside a thing goes: near it, inside the window, and over nothing that is needed.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The upper left corner of a note of that size; of equally good places the one nearest above the thing. */
export function placeBeside(thing: Box, width: number, height: number, window: Box, avoid: Box[]): { left: number; top: number } {
  const within = (at: number, from: number, to: number): number => Math.max(from + GAP, Math.min(at, to - GAP));
  const middle = within((thing.left + thing.right - width) / 2, window.left, window.right - width);
  const level = within((thing.top + thing.bottom - height) / 2, window.top, window.bottom - height);
  const [above, below] = [thing.top - GAP - height, thing.bottom + GAP];
  const [before, after] = [thing.left - GAP - width, thing.right + GAP];
  const spots: [number, number][] = [
    [middle, above],
    [middle, below],
    [after, level],
    [before, level],
    [after, above],
    [before, above],
    [after, below],
    [before, below],
    // Where nothing else is free: in a corner.
    [window.right - GAP - width, window.top + GAP],
    [window.left + GAP, window.top + GAP],
  ];
  let best = { cost: Infinity, left: middle, top: below };
  for (const [x, y] of spots) {
    const left = within(x, window.left, window.right - width);
    const top = within(y, window.top, window.bottom - height);
    const note = { left, top, right: left + width, bottom: top + height };
    // The thing itself counts most; a note that has to be pushed inside is further away.
    const cost =
      100 * common(note, thing) + avoid.reduce((sum, box) => sum + common(note, box), 0) + Math.abs(left - x) + Math.abs(top - y);
    if (cost < best.cost) best = { cost, left, top };
  }
  return { left: best.left, top: best.top };
}
