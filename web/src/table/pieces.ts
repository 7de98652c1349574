// What lies where on the page, as drawings name it, and what has changed between two positions. Knows no game.
//
// data-piece: what it is, the same wherever it lies; several names if it stands for several that are alike.
// data-place, or else the data-thing around it: where it lies. data-face: how it looks.
// data-from, data-to: the places it comes from and goes to, if it lies nowhere before or after; of several the first in sight.
// data-spot: a place by a name of its own, where pieces come from or go to.
// data-count and data-value: a number of somebody's, `coins:2`.
// data-part: a part of the board that may be closed, with the kinds of things that are drawn only once it is open; see `OpenPart`.
// data-turned: what somebody else has is shown instead of what the reader has, for as long as they act.

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

/** All that are drawn, by their names; of what is drawn twice, the first in sight, else the first. */
function drawn<Found>(elements: Iterable<Element>, seen: (element: Element) => boolean, read: (element: Element) => [string[], Found]) {
  const [found, hidden] = [new Map<string, Found>(), new Map<string, Found>()];
  for (const element of elements) {
    const into = seen(element) ? found : hidden;
    const [names, one] = read(element);
    for (const name of names) if (!into.has(name)) into.set(name, one);
  }
  for (const [name, one] of hidden) if (!found.has(name)) found.set(name, one);
  return found;
}
const always = (): boolean => true;

export function piecesIn(root: ParentNode, seen: (element: Element) => boolean = always): Pieces {
  return drawn(root.querySelectorAll("[data-piece]"), seen, (element) => [attribute(element, "data-piece").split(" "), spotOf(element)]);
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

const naming = (events: string[][], names: (string | undefined)[]): number =>
  events.findIndex((things) => things.some((thing) => names.includes(thing)));

/** The event that tells of a change: the first that names the piece or its place; else the first of all. */
export const eventOf = ({ key, was, is }: Change, events: string[][]): number =>
  Math.max(0, naming(events, [key, is?.place, is?.thing, was?.place, was?.thing].filter(Boolean)));

/** The event that names what there is more or less of; -1: none does. */
export const eventOfGain = ({ element }: Gain, events: string[][]): number =>
  naming(events, [attribute(element.closest("[data-thing]"), "data-thing")].filter(Boolean));

export interface Count {
  element: Element;
  value: number;
}

const valueOf = (element: Element): number => Number.parseInt(attribute(element, "data-value"), 10);

/** The numbers of all players, by name and seat: `coins:2`. */
export function countsIn(root: ParentNode, seen: (element: Element) => boolean = always): Map<string, Count> {
  const numbers = [...root.querySelectorAll("[data-count]")].filter((element) => Number.isFinite(valueOf(element)));
  return drawn(numbers, seen, (element) => [[attribute(element, "data-count")], { element, value: valueOf(element) }]);
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
