// Knotwork: a plait on a grid of points, laid out by the old method. Strands run diagonally from point to point; where a
// wall stands in a point they turn back instead of crossing. Every path is worked out here, none is copied.

export interface Knot {
  /** All strands, drawn first. */
  strands: string;
  /** The parts that lie on top of a crossing, drawn over it. */
  over: string;
  width: number;
  height: number;
}

type Wall = "none" | "upright" | "level" | "out";

/** A plait of `across` x `down` cells of two grid steps each; `wall` says where strands turn back. */
function plait(columns: number, rows: number, step: number, wall: (x: number, y: number) => Wall): Knot {
  const n = (value: number): string => String(Math.round(value * 10) / 10);
  let strands = "";
  let over = "";
  for (let y = 0; y <= rows; y += 1) {
    for (let x = 0; x <= columns; x += 1) {
      if ((x + y) % 2 === 0) continue;
      const kind = wall(x, y);
      if (kind === "out") continue;
      const at = (dx: number, dy: number): string => `${n((x + dx) * step)} ${n((y + dy) * step)}`;
      const inside = (dx: number, dy: number): boolean =>
        x + dx > 0 && x + dx < columns && y + dy > 0 && y + dy < rows && wall(x + 2 * dx, y) !== "out" && wall(x, y + 2 * dy) !== "out";
      if (kind === "none") {
        strands += `M${at(-0.5, -0.5)}L${at(0.5, 0.5)}M${at(0.5, -0.5)}L${at(-0.5, 0.5)}`;
        over += x % 2 ? `M${at(-0.34, -0.34)}L${at(0.34, 0.34)}` : `M${at(0.34, -0.34)}L${at(-0.34, 0.34)}`;
        continue;
      }
      for (const side of [-1, 1]) {
        if (kind === "upright" && inside(side * 0.5, 0))
          strands += `M${at(side * 0.5, -0.5)}C${at(side * 0.08, -0.08)} ${at(side * 0.08, 0.08)} ${at(side * 0.5, 0.5)}`;
        if (kind === "level" && inside(0, side * 0.5))
          strands += `M${at(-0.5, side * 0.5)}C${at(-0.08, side * 0.08)} ${at(0.08, side * 0.08)} ${at(0.5, side * 0.5)}`;
      }
    }
  }
  return { strands, over, width: columns * step, height: rows * step };
}

/** A straight band, `length` cells long; every `every` cells the plait is tied off into a separate knot. */
export function band(length: number, every = 4, step = 10, rows = 4): Knot {
  const columns = length * 2;
  return plait(columns, rows, step, (x, y) => {
    if (x === 0 || x === columns) return "upright";
    if (y === 0 || y === rows) return "level";
    if (every && x % (every * 2) === 0) return y === rows / 2 ? "none" : "upright";
    return "none";
  });
}

/** A frame around a page, `thick` cells thick. */
export function frame(across: number, down: number, thick = 1, step = 10): Knot {
  const columns = across * 2;
  const rows = down * 2;
  const t = thick * 2;
  const within = (x: number, y: number): boolean => x > t && x < columns - t && y > t && y < rows - t;
  return plait(columns, rows, step, (x, y) => {
    if (within(x, y)) return "out";
    if (x === 0 || x === columns) return "upright";
    if (y === 0 || y === rows) return "level";
    if ((x === t || x === columns - t) && y >= t && y <= rows - t) return "upright";
    if ((y === t || y === rows - t) && x >= t && x <= columns - t) return "level";
    return "none";
  });
}

/** A corner of a page: two arms of `arm` cells, one cell thick, their ends closed. */
export function corner(arm: number, step = 10): Knot {
  const n = arm * 2;
  return plait(n, n, step, (x, y) => {
    if (x > 2 && y > 2) return "out";
    if (x === 0 || (x === 2 && y >= 2) || (x === n && y < 2)) return "upright";
    if (y === 0 || (y === 2 && x >= 2) || (y === n && x < 2)) return "level";
    return "none";
  });
}
