// What lies where on the page, as drawings name it, and what has changed between two positions. Knows no game.
//
// data-piece: what it is, the same wherever it lies; several names if it stands for several that are alike.
// data-place, or else the data-thing around it: where it lies. data-face: how it looks. data-from: where it comes from.
// data-count and data-value: a number of somebody's, `coins:2`.

export interface Spot {
  element: Element;
  place: string;
  face: string;
  /** The thing that stands for its place. */
  thing: string;
}
export type Pieces = Map<string, Spot>;

export interface Change {
  key: string;
  kind: "enters" | "leaves" | "moves" | "turns";
  was: Spot | null;
  is: Spot | null;
}

const attribute = (element: Element | null | undefined, name: string): string => element?.getAttribute(name) ?? "";

function spotOf(element: Element): Spot {
  const thing = attribute(element.parentElement?.closest("[data-thing]"), "data-thing");
  const place = attribute(element.closest("[data-place]"), "data-place") || thing;
  return { element, place, face: attribute(element, "data-face"), thing };
}

/** Every piece that is drawn, by its name; of a piece that is drawn twice, the first that `counts`. */
export function piecesIn(root: ParentNode, counts: (element: Element) => boolean = () => true): Pieces {
  const found: Pieces = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    if (!counts(element)) continue;
    const names = attribute(element, "data-piece").split(" ");
    const spot = names.some((name) => !found.has(name)) ? spotOf(element) : null;
    for (const name of names) if (spot && !found.has(name)) found.set(name, spot);
  }
  return found;
}

function kindOf(was: Spot | undefined, is: Spot): Change["kind"] | null {
  if (!was) return "enters";
  if (was.place !== is.place) return "moves";
  return was.face === is.face ? null : "turns";
}

/** What has changed between two positions; an element that stands for several pieces changes once. */
export function changesBetween(before: Pieces, after: Pieces): Change[] {
  const found = new Map<Element, Change>();
  for (const [key, is] of after) {
    const was = before.get(key);
    const kind = kindOf(was, is);
    if (kind && (!found.has(is.element) || kind === "moves")) found.set(is.element, { key, kind, was: was ?? null, is });
  }
  for (const [key, was] of before) {
    if (!after.has(key) && !found.has(was.element)) found.set(was.element, { key, kind: "leaves", was, is: null });
  }
  return [...found.values()];
}

/** The event that tells of a change: the first that names the piece or its place; else the first of all. */
export function eventOf({ key, was, is }: Change, events: string[][]): number {
  const named = [key, is?.place, is?.thing, was?.place, was?.thing].filter(Boolean);
  return Math.max(
    0,
    events.findIndex((things) => things.some((thing) => named.includes(thing))),
  );
}

export interface Count {
  element: Element;
  value: number;
}

/** The numbers of all players, by name and seat: `coins:2`. */
export function countsIn(root: ParentNode): Map<string, Count> {
  const found = new Map<string, Count>();
  for (const element of root.querySelectorAll("[data-count]")) {
    const key = attribute(element, "data-count");
    const value = Number.parseInt(attribute(element, "data-value"), 10);
    if (!found.has(key) && Number.isFinite(value)) found.set(key, { element, value });
  }
  return found;
}

/** A number that has changed; `from`: whose number of the same name has lost what this one gained. */
export interface Gain {
  key: string;
  element: Element;
  by: number;
  from: string | null;
}

export function gainsBetween(before: Map<string, Count>, after: Map<string, Count>): Gain[] {
  const gains: Gain[] = [];
  for (const [key, { element, value }] of after) {
    const by = value - (before.get(key)?.value ?? value);
    if (by) gains.push({ key, element, by, from: null });
  }
  const nameOf = (key: string): string => key.split(":")[0];
  for (const gain of gains.filter(({ by }) => by > 0)) {
    gain.from = gains.find(({ key, by }) => by === -gain.by && nameOf(key) === nameOf(gain.key))?.key ?? null;
  }
  return gains;
}
