// Where names are written on the chart, for the words of any language: on their own land, and on nothing else.
import vikings from "../../generated/vikings.json";
import type { Content, Point } from "./types";

type Box = [number, number, number, number];

export interface Label {
  id: string;
  name: string;
  /** The name as it is written: in one line, or in two where that fits better. */
  lines: string[];
  /** Where the first of them begins to be written from, in its middle. */
  at: Point;
  /** The size of its letters, in units of the chart. */
  size: number;
}

export interface Words {
  region: (id: string) => string;
  post: (id: string) => string;
  closed: (id: string) => string;
}

/** How wide and how high a name is, by the size of its letters. */
const WIDE = 0.57;
const HIGH = 1.12;
/** Room between a name and the next one beside it. */
const MARGIN = 12;
/** Letters of names that do not fit otherwise, and of posts, beside those of lands. */
const TIGHT = [1, 0.86, 0.74];
const POST = 0.8;
/** How far from the middle of its land a name may be. */
const STEPS = [0, 14, -14, 28, -28, 42, -42, 56, -56, 70, -70, 84, -84, 98, -98];
/** Seas are wide. */
const FARTHER = [...STEPS, 112, -112, 126, -126, 140, -140, 154, -154];
/** What counts against a spot: to lie on something, on a name, on another land, smaller letters, a second line, and distance. */
const [ON_THING, ON_NAME, ON_OTHER_LAND, SMALLER, BROKEN, AWAY] = [1, 8, 260, 300, 40, 1.4];
const [LEFT, RIGHT] = [24, 1578];

const around = ([x, y]: Point, w: number, h: number): Box => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
const covered = (box: Box, taken: Box[]): number => taken.reduce((sum, other) => sum + common(box, other), 0);

function inside([x, y]: Point, polygon: Point[]): boolean {
  let found = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[ax, ay], [bx, by]] = [polygon[i], polygon[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
  }
  return found;
}

/** A name in two lines that are about equally long. */
function broken(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return [name.slice(0, middle), name.slice(middle + 1)];
}

interface Shape {
  polygon: Point[];
  box: Box;
}

function shapeOf(polygon: Point[]): Shape {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return { polygon, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

const within = ([x, y]: Point, { polygon, box }: Shape): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && inside([x, y], polygon);

/** Which land lies at a point; none at sea, and none on a chart without shapes. */
function lands(content: Content): (point: Point) => string | null {
  const seas = new Set(content.map.regions.filter(({ kind }) => kind === "sea").map(({ id }) => id));
  const shapes = (content.shapes?.shapes ?? [])
    .filter(({ region }) => !seas.has(region))
    .flatMap(({ region, polygons }) => polygons.map((polygon) => ({ region, ...shapeOf(polygon) })));
  return (point) => shapes.find((shape) => within(point, shape))?.region ?? null;
}

let coasts: Shape[] | null = null;
/** Whether there is land at a point of the chart as it is drawn; lands themselves are cut off at its coasts. */
function dry(point: Point): string | null {
  coasts ??= vikings.land
    .split("M")
    .slice(1)
    .map((line) => shapeOf(line.split(/[LZ]/).flatMap((pair) => (pair ? [pair.split(" ").map(Number) as Point] : []))));
  return coasts.filter((coast) => within(point, coast)).length % 2 ? "land" : null;
}

/** What is drawn on the chart besides names: posts with their longships above them, and the signs of rivers and seas. */
function drawn(content: Content): Box[] {
  const posts = content.posts.posts.map(({ at: [x, y] }): Box => [x - 27, y - 54, x + 27, y + 30]);
  return [...posts, ...content.map.regions.filter(({ kind }) => kind === "river").map(({ label }) => around(label, 44, 34))];
}

export interface Labels {
  lands: Label[];
  /** Lands in which nobody sails. */
  closed: Label[];
  seas: Label[];
  /** Those posts for which there is room. */
  posts: Label[];
}

/** Where all names are written, with letters of a size, or smaller ones down to the least that can be read; lands choose first. */
export function labels(content: Content, words: Words, letter: number, least = 0): Labels {
  const things = drawn(content);
  const written: Box[] = [];
  const landAt = lands(content);
  const baseline = ([x, y]: Point, size: number, lines = 1): Point => [x, y + size * 0.3 - ((lines - 1) / 2) * size * HIGH];

  function place(id: string, name: string, [x, y]: Point, largest: number, ways = [[name]], other = landAt, steps = STEPS): Label {
    let best = { cost: Infinity, at: [x, y] as Point, size: largest, box: around([x, y], 0, 0), lines: ways[0] };
    const offered = TIGHT.flatMap((part) => ways.map((lines) => ({ part, lines })));
    for (const { part, lines } of offered) {
      const size = Math.max(largest * part, least);
      const width = Math.max(...lines.map((line) => line.length)) * size * WIDE + MARGIN;
      for (const dy of steps)
        for (const dx of steps) {
          const at: Point = [Math.min(Math.max(x + dx, LEFT + width / 2), RIGHT - width / 2), y + dy];
          let cost = Math.hypot(dx, dy * 1.4) * AWAY + (1 - part) * SMALLER + (lines.length - 1) * BROKEN;
          if (cost >= best.cost) continue;
          const box = around(at, width, size * HIGH * lines.length);
          cost += covered(box, things) * ON_THING + covered(box, written) * ON_NAME;
          if (cost >= best.cost) continue;
          for (const line of lines.keys())
            for (const along of [0.1, 0.3, 0.5, 0.7, 0.9]) {
              const land = other([box[0] + (box[2] - box[0]) * along, box[1] + (line + 0.5) * size * HIGH]);
              if (land && land !== id) cost += ON_OTHER_LAND * (along === 0.5 ? 2 : 1);
            }
          if (cost < best.cost) best = { cost, at, size, box, lines };
        }
    }
    written.push(best.box);
    return { id, name, lines: best.lines, at: baseline(best.at, best.size, best.lines.length), size: best.size };
  }

  const named = (sea: boolean): Label[] =>
    content.map.regions
      .filter(({ kind }) => (kind === "sea") === sea)
      .map(({ id, label }) => {
        const name = words.region(id);
        if (!sea) return place(id, name, label, letter);
        return place(id, name, label, letter + 2, name.includes(" ") ? [[name], broken(name)] : [[name]], dry, FARTHER);
      });
  const open = named(false);
  const closed = content.map.closed.map(({ id, label }) => place(id, words.closed(id), [label[0], label[1] - letter * 0.3], letter));
  const seas = named(true);
  const size = Math.max(letter * POST, least);
  const posts = content.posts.posts.flatMap(({ id, region, at: [x, y] }) => {
    const name = words.post(id);
    if (name === words.region(region)) return [];
    const [w, h] = [name.length * size * WIDE, size * HIGH];
    const spots: Point[] = [
      [x, y + 32 + h / 2],
      [x + 30 + w / 2, y],
      [x - 30 - w / 2, y],
      [x, y - 58 - h / 2],
    ];
    const free = spots.find(([a, b]) => a - w / 2 > LEFT && a + w / 2 < RIGHT && !covered(around([a, b], w, h), [...things, ...written]));
    if (!free) return [];
    written.push(around(free, w, h));
    return [{ id, name, lines: [name], at: baseline(free, size), size }];
  });
  return { lands: open, closed, seas, posts };
}
