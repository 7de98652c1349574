// The map's shapes: a cell of land around each town, and the borders between regions. Worked out once from content.
import type { Content } from "./types";

export type Point = [number, number];

/** The size of the drawing, a little sea around the land included. */
export const WIDTH = 812;
export const HEIGHT = 1012;
/** How far around its middle a town is hit. */
export const REACH = 32;

/** The part of a polygon that is closer to one point than to another. */
function nearer(polygon: Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const side = ([x, y]: Point): number => (x - (ax + bx) / 2) * (bx - ax) + (y - (ay + by) / 2) * (by - ay);
  const kept: Point[] = [];
  polygon.forEach((point, i) => {
    const next = polygon[(i + 1) % polygon.length];
    const here = side(point);
    const there = side(next);
    if (here <= 0) kept.push(point);
    if (here < 0 !== there < 0) {
      const t = here / (here - there);
      kept.push([point[0] + t * (next[0] - point[0]), point[1] + t * (next[1] - point[1])]);
    }
  });
  return kept;
}

export interface Cell {
  town: number;
  region: string;
  path: string;
}

export function cells(content: Content): Cell[] {
  const { width, height } = content.board.picture;
  const frame: Point[] = [
    [-50, -50],
    [width + 50, -50],
    [width + 50, height + 50],
    [-50, height + 50],
  ];
  return content.board.towns.map((town) => {
    let shape = frame;
    for (const other of content.board.towns) if (other.id !== town.id) shape = nearer(shape, town.at, other.at);
    return { town: town.id, region: town.region, path: `M${shape.map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}Z` };
  });
}

/** The lines where two regions meet. */
export function borders(content: Content): string {
  const edges = new Map<string, { regions: Set<string>; line: string }>();
  for (const cell of cells(content)) {
    const points = cell.path.slice(1, -1).split("L");
    points.forEach((point, i) => {
      const next = points[(i + 1) % points.length];
      const key = [point, next]
        .map((p) =>
          p
            .split(" ")
            .map((n) => Math.round(Number(n)))
            .join(","),
        )
        .sort()
        .join("|");
      const edge = edges.get(key) ?? { regions: new Set<string>(), line: `M${point}L${next}` };
      edge.regions.add(cell.region);
      edges.set(key, edge);
    });
  }
  return [...edges.values()]
    .filter((edge) => edge.regions.size > 1)
    .map((edge) => edge.line)
    .join("");
}

export function road(content: Content, towns: [number, number], via: Point[] = []): string {
  const at = (id: number): Point => content.board.towns.find((town) => town.id === id)!.at;
  return `M${[at(towns[0]), ...via, at(towns[1])].map((p) => p.join(" ")).join("L")}`;
}

/** From so many pixels for a unit of the map on, the names of all towns have room. */
const ROOM = 0.95;
/** Fewer towns than this can be named anywhere, if they are what can be chosen. */
const FEW = 13;
/** The sizes of letters: of a region's name on the map, of a town's name on the screen. */
export const REGION_SIZE = 17;
export const NAME_SIZE = 12.5;

/** Left, top, right, bottom. */
type Box = [number, number, number, number];

const apart = (a: Box, b: Box): boolean => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

/** What names must not cover: the towns, the names of the regions and their figures. */
function taken(content: Content, say: (id: string) => string): Box[] {
  const towns = content.board.towns.map(({ at: [x, y] }): Box => [x - 18, y - 18, x + 18, y + 18]);
  const regions = content.board.regions.flatMap(({ id, label: [x, y] }): Box[] => {
    const half = (say(`bru-region-${id}`).length * REGION_SIZE) / 4;
    return [
      [x - half, y - REGION_SIZE + 4, x + half, y + 3],
      [x - 33, y + 7, x + 33, y + 27],
    ];
  });
  return [...towns, ...regions];
}

/** Where the name of a town is written. */
export interface TownName {
  id: number;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/**
 * The names of all towns where there is room, otherwise of those that can be chosen, if they are few: each below its
 * town, or above, or beside it where something else is in the way.
 */
export function townNames(content: Content, unit: number, lit: (town: number) => boolean, say: (id: string) => string): TownName[] {
  if (!unit) return [];
  let towns = content.board.towns;
  if (unit < ROOM) {
    towns = towns.filter((town) => lit(town.id));
    if (towns.length >= (unit < ROOM / 2 ? FEW / 2 : FEW)) return [];
  }
  const size = NAME_SIZE / unit;
  const full = taken(content, say);
  return towns.map(({ id, at: [x, y] }) => {
    const wide = (say(`bru-town-${id}`).length * size) / 2;
    const ways: [TownName, number][] = [
      [{ id, x, y: y + 19 + 0.75 * size, anchor: "middle" }, x - wide / 2],
      [{ id, x, y: y - 23, anchor: "middle" }, x - wide / 2],
      [{ id, x: x + 22, y: y + 0.3 * size, anchor: "start" }, x + 22],
      [{ id, x: x - 22, y: y + 0.3 * size, anchor: "end" }, x - 22 - wide],
    ];
    const box = ([name, left]: [TownName, number]): Box => [left, name.y - 0.7 * size, left + wide, name.y + 0.2 * size];
    const way = ways.find((one) => full.every((other) => apart(other, box(one)))) ?? ways[0];
    full.push(box(way));
    return way[0];
  });
}
