// The map's shapes: a cell of land around each town, and the borders between regions. Worked out once from content.
import type { Content } from "./types";

export type Point = [number, number];

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
  const frame: Point[] = [[-50, -50], [width + 50, -50], [width + 50, height + 50], [-50, height + 50]];
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
      const key = [point, next].map((p) => p.split(" ").map((n) => Math.round(Number(n))).join(",")).sort().join("|");
      const edge = edges.get(key) ?? { regions: new Set<string>(), line: `M${point}L${next}` };
      edge.regions.add(cell.region);
      edges.set(key, edge);
    });
  }
  return [...edges.values()].filter((edge) => edge.regions.size > 1).map((edge) => edge.line).join("");
}

export function road(content: Content, towns: [number, number], via: Point[] = []): string {
  const at = (id: number): Point => content.board.towns.find((town) => town.id === id)!.at;
  return `M${[at(towns[0]), ...via, at(towns[1])].map((p) => p.join(" ")).join("L")}`;
}
