// What the declarations of action spaces say, as rows of signs; and which spaces give a thing. Knows no rule: it reads the content.
import type { Amounts, Content, Effect, Space } from "./types";

export interface Sign {
  /** The id of an icon. */
  icon: string;
  /** How many, if that is said. */
  text?: string;
  /** Paid, gained, or neither. */
  way: "pay" | "gain" | "if" | "or" | "to" | "need";
}

const many = (amounts: Amounts, way: Sign["way"]): Sign[] =>
  Object.entries(amounts).map(([icon, count]) => ({ icon, way, text: count > 1 ? String(count) : undefined }));

const or: Sign = { icon: "", way: "or" };
const to: Sign = { icon: "", way: "to" };
const between = (rows: Sign[][], sign: Sign): Sign[] => rows.flatMap((row, at) => (at ? [sign, ...row] : row));

/** What each kind of effect is declared with in the content files. */
interface Effects {
  pay: Amounts;
  pay_one_of: Amounts[];
  pay_round: unknown;
  gain: Amounts;
  gain_per_player: Amounts;
  gain_per_animal: { animal: string; good: string; max: number };
  gain_if: { animal: string; gain: Amounts };
  build: string;
  ship: string;
  dice: string;
  mountain_items: number[];
  upgrade: { steps: number; goods: number };
  overseas_trading: unknown;
  special_sale: number;
  explore: string[];
  emigrate: unknown;
  forge: unknown;
  draw_occupation: number;
  play_occupations: number;
  draw_weapons: number;
  choose_one: Effect[][];
  optional_exchange: { pay: Amounts; gain: Amounts };
  optional: Effect[];
  imitate: number;
}

const gained = (icon: string, text?: string): Sign[] => [{ icon, way: "gain", text }];
const several = (count: number, text: string): string | undefined => (count > 1 ? text : undefined);

/** The signs of each kind of effect. */
const SIGNS: { [Kind in keyof Effects]: (value: Effects[Kind], content: Content) => Sign[] } = {
  pay: (price) => many(price, "pay"),
  pay_one_of: (prices) =>
    between(
      prices.map((one) => many(one, "pay")),
      or,
    ),
  pay_round: () => [{ icon: "silver", way: "pay", text: "R" }],
  gain: (amounts) => many(amounts, "gain"),
  gain_per_player: (amounts) => Object.keys(amounts).flatMap((icon) => gained(icon, "P")),
  gain_per_animal: ({ animal, good, max }) => [{ icon: animal, way: "if" }, ...gained(good, `≤${max}`)],
  gain_if: ({ animal, gain }) => [{ icon: animal, way: "if" }, ...many(gain, "gain")],
  build: (id) => gained(id),
  ship: (id) => gained(id),
  dice: (action, content) => {
    const die = content.dice.dice.find(({ id }) => id === action)!;
    return [...gained(`d${die.sides}`), ...(die.success ? many(die.success, "gain") : gained("loot"))];
  },
  mountain_items: (items) => gained("mountain", items.join("+")),
  upgrade: ({ steps, goods }) => gained("upgrade", steps > 1 ? `${goods}××` : `${goods}×`),
  overseas_trading: () => gained("trade"),
  special_sale: (count) => gained("sale", String(count)),
  explore: () => gained("explore"),
  emigrate: () => gained("emigrate"),
  forge: () => gained("forge"),
  draw_occupation: (count) => gained("draw", several(count, String(count))),
  play_occupations: (count) => gained("play", several(count, `≤${count}`)),
  draw_weapons: (count) => gained("weapon", String(count)),
  choose_one: (rows, content) =>
    between(
      rows.map((row) => signsOfAll(row, content)),
      or,
    ),
  optional_exchange: ({ pay, gain }) => [...many(pay, "pay"), to, ...many(gain, "gain")],
  optional: (effects, content) => signsOfAll(effects, content),
  imitate: (count) => gained("copy", String(count)),
};

/** How wide a row of signs is, in sizes of one sign: figures and strokes between are narrower than pictures. */
const broad = (signs: Sign[]): number =>
  signs.reduce((sum, { way, text }) => sum + (way === "or" || way === "to" ? 0.6 : 1.2 + (text ? 0.36 * text.length : 0)), 0);
const [SMALLEST, LARGEST] = [14, 38];

/** The largest size of signs that fit into some room, in one line or several. */
export function signSize(signs: Sign[], width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size--) {
    const lines = Math.floor(height / (size * 1.12));
    // Each line but the last can end with a gap as wide as a sign.
    if (lines && broad(signs) * size <= lines * width - (lines - 1) * size * 1.5) return size;
  }
  return SMALLEST;
}

/** The signs of one effect; none of a kind that has no sign. */
function signsOf(effect: Effect, content: Content): Sign[] {
  return (Object.entries(effect) as [keyof Effects, never][]).slice(0, 1).flatMap(([kind, value]) => SIGNS[kind]?.(value, content) ?? []);
}

/** Several effects in a row; an arrow stands between what is paid and what is gained. */
export function signsOfAll(effects: Effect[], content: Content): Sign[] {
  const signs = effects.flatMap((effect) => signsOf(effect, content));
  const first = signs.findIndex(({ way }) => way === "gain" || way === "if");
  const paid = first > 0 && signs.slice(0, first).some(({ way }) => way === "pay") && signs[first - 1].way !== "to";
  return paid ? [...signs.slice(0, first), to, ...signs.slice(first)] : signs;
}

/** The ships that a space needs come first. */
export function signsOfSpace(space: Space, content: Content): Sign[] {
  const needs = (space.ships ?? []).map((icon): Sign => ({
    icon,
    way: "need",
    text: (space.ships_needed ?? 1) > 1 ? String(space.ships_needed) : undefined,
  }));
  return [...needs.slice(0, 1), ...signsOfAll(space.effects, content)];
}

/** Which things each kind of effect gives. */
const GIVES: { [Kind in keyof Effects]?: (value: Effects[Kind], content: Content) => string[] } = {
  gain: (amounts) => Object.keys(amounts),
  gain_per_player: (amounts) => Object.keys(amounts),
  gain_if: ({ gain }) => Object.keys(gain),
  optional_exchange: ({ gain }) => Object.keys(gain),
  gain_per_animal: ({ good }) => [good],
  build: (id) => [id],
  ship: (id) => [id],
  dice: (action, content) => {
    const { success } = content.dice.dice.find(({ id }) => id === action)!;
    return success ? Object.keys(success) : [...ofColour(content, "blue"), ...content.special_tiles.tiles.map(({ id }) => id)];
  },
  mountain_items: (_, { mountains }) => mountains.strips.flatMap(({ items }) => items).map((id) => (id === "silver2" ? "silver" : id)),
  upgrade: ({ steps }, { goods: { goods } }) =>
    goods
      .filter(({ colour, column }) => goods.some((other) => other.column === column && below(other.colour, colour, steps)))
      .map(({ id }) => id),
  overseas_trading: (_, content) => ofColour(content, "blue"),
  special_sale: (_, { special_tiles }) => special_tiles.tiles.filter(({ price }) => price !== undefined).map(({ id }) => id),
  forge: (_, { special_tiles }) => [...special_tiles.tiles.filter(({ forge }) => forge).map(({ id }) => id), "jewelry"],
  explore: (boards) => boards,
  draw_weapons: (_, { pieces }) => pieces.weapons.map(({ id }) => id),
  draw_occupation: () => ["draw"],
  play_occupations: () => ["play"],
  emigrate: () => ["emigrate"],
  choose_one: (rows, content) => rows.flatMap((row) => given(row, content)),
  optional: (effects, content) => given(effects, content),
};

const ofColour = (content: Content, wanted: string): string[] =>
  content.goods.goods.filter(({ colour }) => colour === wanted).map(({ id }) => id);

/** All ids of things that effects give, whichever way. */
function given(effects: Effect[], content: Content): string[] {
  return effects
    .flatMap((effect) => (Object.entries(effect) as [keyof Effects, never][]).slice(0, 1))
    .flatMap(([kind, value]) => GIVES[kind]?.(value, content) ?? []);
}

const LADDER = ["orange", "red", "green", "blue"];
const below = (low: string, high: string, steps: number): boolean => {
  const way = LADDER.indexOf(high) - LADDER.indexOf(low);
  return way > 0 && way <= steps;
};

/** By space: what one can get there. */
export function sources(content: Content): Map<string, Set<string>> {
  return new Map(content.spaces.spaces.map((space) => [space.id, new Set(given(space.effects, content))]));
}

export interface Placed {
  space: Space;
  row: number;
  rows: number;
}

/** Where each space lies on the action board: bands of groups, as high as their longest column; what is alone fills its band. */
export function rows(content: Content): { placed: Placed[]; bands: { group: string; row: number; rows: number }[]; height: number } {
  const spaces = content.spaces.spaces;
  const groups = [...new Set(spaces.map(({ group }) => group))];
  const of = (group: string, column: number): Space[] =>
    spaces.filter((space) => space.column === column && space.group === group).sort((a, b) => a.order - b.order);
  const bands: { group: string; row: number; rows: number }[] = [];
  let height = 0;
  for (const group of groups) {
    const high = Math.max(...[1, 2, 3, 4].map((column) => of(group, column).length));
    bands.push({ group, row: height, rows: high });
    height += high;
  }
  const placed: Placed[] = [];
  for (const column of [1, 2, 3, 4]) {
    const mine: Placed[] = [];
    for (const band of bands) {
      const here = of(band.group, column);
      if (!here.length && mine.length) mine[mine.length - 1].rows += band.rows;
      let row = band.row;
      here.forEach((space, at) => {
        const share = Math.floor(band.rows / here.length) + (at >= here.length - (band.rows % here.length) ? 1 : 0);
        mine.push({ space, row, rows: share });
        row += share;
      });
    }
    placed.push(...mine);
  }
  return { placed, bands, height };
}
