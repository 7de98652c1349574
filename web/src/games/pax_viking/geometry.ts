// The shapes of the map, worked out once from content; and where longships lie.
import type { Content, Longship, Point, View, Zone } from "./types";

export interface Area {
  id: string;
  kind: "sea" | "river" | "harbour" | "closed";
  zone: Zone | null;
  path: string;
}

const ring = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** The areas of the map; a pack without shapes has none, and its places lie on the open chart. */
export function areas(content: Content): Area[] {
  const regions = new Map(content.map.regions.map((region) => [region.id, region]));
  return (content.shapes?.shapes ?? []).map(({ region, polygons }) => ({
    id: region,
    kind: regions.get(region)?.kind ?? "closed",
    zone: regions.get(region)?.zone ?? null,
    path: polygons.map(ring).join(""),
  }));
}

export interface Border {
  open: boolean;
  /** Whether it lies between two waters, two lands, or along a coast. */
  kind: "water" | "land" | "shore";
  path: string;
}

/** A line that goes softly through its points. */
export function soft(points: Point[]): string {
  if (points.length < 3) return `M${points.map((p) => p.join(" ")).join("L")}`;
  const middle = ([ax, ay]: Point, [bx, by]: Point): string => `${(ax + bx) / 2} ${(ay + by) / 2}`;
  const inner = points
    .slice(1, -1)
    .map(
      (point, i) => `Q${point.join(" ")} ${i === points.length - 3 ? points[points.length - 1].join(" ") : middle(point, points[i + 2])}`,
    );
  return `M${points[0].join(" ")}${inner.join("")}`;
}

export function borders(content: Content): Border[] {
  const kinds = new Map(content.map.regions.map(({ id, kind }) => [id, kind]));
  const open = new Map(content.map.borders.map((border) => [[...border.between].sort().join("|"), border.open]));
  return (content.shapes?.lines ?? []).map(({ between, points }) => {
    const seas = between.filter((id) => kinds.get(id) === "sea").length;
    return {
      open: open.get([...between].sort().join("|")) ?? false,
      kind: seas === 2 ? "water" : seas === 1 ? "shore" : "land",
      path: points.map(soft).join(""),
    };
  });
}

/** Where a place lies: a post where it is drawn, a sea or river region at its name. */
export function places(content: Content): Map<string, Point> {
  const found = new Map<string, Point>(content.posts.posts.map(({ id, at }) => [id, at]));
  for (const { id, label } of content.map.regions) if (!found.has(id)) found.set(id, label);
  return found;
}

export interface Fleet {
  key: string;
  place: string;
  colour: number | string;
  commander: number | null;
  renewed: boolean;
  count: number;
  /** Which of the longships they are. */
  ships: number[];
  at: Point;
}

const STEP = 38;

/** Longships that are alike and lie in the same place, side by side around it. */
export function fleets(longships: Longship[], at: Map<string, Point>, posts: Set<string>): Fleet[] {
  const found = new Map<string, Fleet>();
  for (const [ship, { place, colour, commander, renewed }] of longships.entries()) {
    const spot = at.get(place);
    if (!spot) continue;
    const key = `${place} ${colour} ${commander} ${renewed}`;
    const fleet = found.get(key);
    if (!fleet) found.set(key, { key, place, colour, commander, renewed, count: 1, ships: [ship], at: spot });
    else fleet.count = fleet.ships.push(ship);
  }
  const here = new Map<string, Fleet[]>();
  for (const fleet of found.values()) here.set(fleet.place, [...(here.get(fleet.place) ?? []), fleet]);
  for (const [place, together] of here) {
    const [x, y] = at.get(place)!;
    // Beside a post there is little room, at sea there is much.
    const columns = posts.has(place) ? Math.min(together.length, 3) : Math.min(together.length, 4);
    together.forEach((fleet, i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, together.length - row * columns);
      const dx = ((i % columns) - (inRow - 1) / 2) * STEP;
      fleet.at = posts.has(place) ? [x + dx, y - 34 - row * 34] : [x + dx, y + 30 + row * 36];
    });
  }
  return [...found.values()];
}

/** Where the jarls live who play. */
export function homesOf(view: View, content: Content): { seat: number; jarl: string; at: Point }[] {
  return view.players.flatMap((player, seat) => {
    const jarl = content.jarls.jarls.find(({ id }) => id === player.jarl);
    return jarl ? [{ seat, jarl: jarl.id, at: jarl.at }] : [];
  });
}

/** The size of the chart, and where it begins to the left. */
export const [CHART_WIDE, CHART_HIGH, CHART_LEFT] = [1570, 990, 16];

/** The sworn followers, those of a player at one post together. */
export function swornAt(view: View): { post: string; seat: number; count: number }[] {
  const found = new Map<string, { post: string; seat: number; count: number }>();
  for (const { post, seat } of view.sworn) {
    const key = `${post} ${seat}`;
    found.set(key, { post, seat, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
