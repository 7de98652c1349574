// Shapes on grids: how they look when turned, which cells they cover, and their outlines. For drawing only.
import type { BoardPlan, Content } from "./types";

export const ACROSS = 13;
export const AREA = 156;
export const SLOTS = 1248;

export interface Spot {
  turn: number;
  row: number;
  column: number;
}

export type Cell = [number, number];

export const spotOf = (number: number): Spot => ({
  turn: Math.floor(number / AREA),
  row: Math.floor((number % AREA) / ACROSS),
  column: (number % AREA) % ACROSS,
});

/** The shape of a piece as rows of # and dots, as it is printed. */
export function shapeOf(content: Content, piece: string): string[] {
  const good = content.goods.goods.find(({ id }) => id === piece);
  if (good) return Array.from({ length: Math.min(good.width, good.height) }, () => "#".repeat(Math.max(good.width, good.height)));
  return content.special_tiles.tiles.find(({ id }) => id === piece)?.shape ?? ["#"];
}

/** A shape mirrored (turns 4 to 7), then turned clockwise by quarters. */
export function turned(shape: string[], turn: number): string[] {
  let rows = turn >= 4 ? shape.map((row) => [...row].reverse().join("")) : shape;
  for (let quarter = 0; quarter < turn % 4; quarter++) {
    const before = rows;
    rows = [...before[0]].map((_, column) =>
      before
        .map((row) => row[column])
        .reverse()
        .join(""),
    );
  }
  return rows;
}

/** The first turn in which a shape looks as in this one: spots name it by that. */
export function sameTurn(shape: string[], turn: number): number {
  const wanted = turned(shape, turn).join("/");
  for (let first = 0; first < turn; first++) if (turned(shape, first).join("/") === wanted) return first;
  return turn;
}

export function cellsOf(rows: string[], row = 0, column = 0): Cell[] {
  return rows.flatMap((line, r) => [...line].flatMap((sign, c): Cell[] => (sign === "#" ? [[r + row, c + column]] : [])));
}

/** The outline of some cells as a path; each cell is `size` wide. */
export function outline(cells: Cell[], size: number): string {
  const here = new Set(cells.map(([r, c]) => `${r},${c}`));
  const from = new Map<string, [number, number][]>();
  const edge = (x1: number, y1: number, x2: number, y2: number): void => {
    const key = `${x1},${y1}`;
    from.set(key, [...(from.get(key) ?? []), [x2, y2]]);
  };
  for (const [r, c] of cells) {
    if (!here.has(`${r - 1},${c}`)) edge(c, r, c + 1, r);
    if (!here.has(`${r},${c + 1}`)) edge(c + 1, r, c + 1, r + 1);
    if (!here.has(`${r + 1},${c}`)) edge(c + 1, r + 1, c, r + 1);
    if (!here.has(`${r},${c - 1}`)) edge(c, r + 1, c, r);
  }
  let path = "";
  for (const [start] of from) {
    let at = start;
    let loop = "";
    while (from.get(at)?.length) {
      const [x, y] = from.get(at)!.pop()!;
      loop += loop
        ? `L${x * size} ${y * size}`
        : `M${at
            .split(",")
            .map((n) => Number(n) * size)
            .join(" ")}L${x * size} ${y * size}`;
      at = `${x},${y}`;
    }
    if (loop) path += `${loop}Z`;
  }
  return path;
}

/** Where the glyph of a shape goes: the middle of a full rectangle, else of the largest square of cells; in cells. */
export function heart(cells: Cell[]): { row: number; column: number; size: number } {
  const here = new Set(cells.map(([r, c]) => `${r},${c}`));
  const [top, left] = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis])));
  const [bottom, right] = [0, 1].map((axis) => Math.max(...cells.map((cell) => cell[axis])) + 1);
  const middle = { row: (top + bottom) / 2, column: (left + right) / 2 };
  if ((bottom - top) * (right - left) === cells.length) return { ...middle, size: Math.min(bottom - top, right - left) };
  for (let size = 3; size >= 1; size--) {
    const squares = cells.filter(([r, c]) =>
      Array.from({ length: size * size }, (_, i) => here.has(`${r + Math.floor(i / size)},${c + (i % size)}`)).every(Boolean),
    );
    const far = ([r, c]: Cell): number => Math.hypot(r + size / 2 - middle.row, c + size / 2 - middle.column);
    const [best] = squares.sort((one, other) => far(one) - far(other));
    if (best) return { row: best[0] + size / 2, column: best[1] + size / 2, size };
  }
  return { ...middle, size: 1 };
}

/** `good:oil` for `oil`: how options and messages name a thing. */
export function refOf(content: Content, id: string): string {
  if (content.goods.goods.some((good) => good.id === id) || id.startsWith("pregnant_")) return `good:${id}`;
  if (content.special_tiles.tiles.some((tile) => tile.id === id)) return `tile:${id}`;
  if (["silver", "wood", "stone", "ore", "silver2"].includes(id)) return `resource:${id}`;
  if (content.pieces.weapons.some((weapon) => weapon.id === id)) return `weapon:${id}`;
  if (content.pieces.ships.some((ship) => ship.id === id)) return `ship:${id}`;
  if (content.buildings.buildings.some((building) => building.id === id)) return `building:${id}`;
  return `board:${id}`;
}

/** What a board is called as a piece: an island is the same whoever has it; `owner`: whose it is, and which of theirs. */
export const boardPiece = (plan: BoardPlan | undefined, owner: string): string => (plan?.letter ? `isle:${plan.letter}` : `house:${owner}`);

/** What colour a piece is drawn in: the four colours of goods, or its own. */
export function toneOf(content: Content, id: string): string {
  const good = content.goods.goods.find((one) => one.id === id);
  if (good) return good.colour;
  if (content.special_tiles.tiles.some((tile) => tile.id === id)) return "special";
  return id.startsWith("pregnant_") ? "red" : id;
}
