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

/** The signs of one effect. */
function signsOf(effect: Effect, content: Content): Sign[] {
  const [key, value] = Object.entries(effect)[0] as [string, any];
  switch (key) {
    case "pay": return many(value, "pay");
    case "pay_one_of": return between((value as Amounts[]).map((one) => many(one, "pay")), or);
    case "pay_round": return [{ icon: "silver", way: "pay", text: "R" }];
    case "gain": return many(value, "gain");
    case "gain_per_player": return Object.keys(value).map((icon) => ({ icon, way: "gain", text: "P" }));
    case "gain_per_animal": return [{ icon: value.animal, way: "if" }, { icon: value.good, way: "gain", text: `≤${value.max}` }];
    case "gain_if": return [{ icon: value.animal, way: "if" }, ...many(value.gain, "gain")];
    case "build": case "ship": return [{ icon: value, way: "gain" }];
    case "dice": {
      const die = content.dice.dice.find(({ id }) => id === value)!;
      return [{ icon: `d${die.sides}`, way: "gain" }, ...(die.success ? many(die.success, "gain") : [{ icon: "loot", way: "gain" } as Sign])];
    }
    case "mountain_items": return [{ icon: "mountain", way: "gain", text: (value as number[]).join("+") }];
    case "upgrade": return [{ icon: "upgrade", way: "gain", text: value.steps > 1 ? `${value.goods}××` : `${value.goods}×` }];
    case "overseas_trading": return [{ icon: "trade", way: "gain" }];
    case "special_sale": return [{ icon: "sale", way: "gain", text: String(value) }];
    case "explore": return [{ icon: "explore", way: "gain" }];
    case "emigrate": return [{ icon: "emigrate", way: "gain" }];
    case "forge": return [{ icon: "forge", way: "gain" }];
    case "draw_occupation": return [{ icon: "draw", way: "gain", text: value > 1 ? String(value) : undefined }];
    case "play_occupations": return [{ icon: "play", way: "gain", text: value > 1 ? `≤${value}` : undefined }];
    case "draw_weapons": return [{ icon: "weapon", way: "gain", text: String(value) }];
    case "choose_one": return between((value as Effect[][]).map((row) => signsOfAll(row, content)), or);
    case "optional_exchange": return [...many(value.pay, "pay"), to, ...many(value.gain, "gain")];
    case "optional": return signsOfAll(value, content);
    case "imitate": return [{ icon: "copy", way: "gain", text: String(value) }];
    default: return [];
  }
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
  const needs = (space.ships ?? []).map((icon): Sign => ({ icon, way: "need", text: (space.ships_needed ?? 1) > 1 ? String(space.ships_needed) : undefined }));
  return [...needs.slice(0, 1), ...signsOfAll(space.effects, content)];
}

/** All ids of things that effects give, whichever way. */
function given(effects: Effect[], content: Content, found: Set<string>): void {
  const goods = content.goods.goods;
  for (const effect of effects) {
    const [key, value] = Object.entries(effect)[0] as [string, any];
    if (key === "gain" || key === "gain_per_player") Object.keys(value).forEach((id) => found.add(id));
    else if (key === "gain_if" || key === "optional_exchange") Object.keys(value.gain).forEach((id) => found.add(id));
    else if (key === "gain_per_animal") found.add(value.good);
    else if (key === "build" || key === "ship") found.add(value);
    else if (key === "dice") {
      const die = content.dice.dice.find(({ id }) => id === value)!;
      if (die.success) Object.keys(die.success).forEach((id) => found.add(id));
      else {
        goods.filter(({ colour }) => colour === "blue").forEach(({ id }) => found.add(id));
        content.special_tiles.tiles.forEach(({ id }) => found.add(id));
      }
    } else if (key === "mountain_items") content.mountains.strips.flatMap(({ items }) => items).forEach((id) => found.add(id === "silver2" ? "silver" : id));
    else if (key === "upgrade") goods.filter(({ colour, column }) => goods.some((other) => other.column === column && below(other.colour, colour, value.steps))).forEach(({ id }) => found.add(id));
    else if (key === "overseas_trading") goods.filter(({ colour }) => colour === "blue").forEach(({ id }) => found.add(id));
    else if (key === "special_sale") content.special_tiles.tiles.filter(({ price }) => price !== undefined).forEach(({ id }) => found.add(id));
    else if (key === "forge") {
      content.special_tiles.tiles.filter(({ forge }) => forge).forEach(({ id }) => found.add(id));
      found.add("jewelry");
    } else if (key === "explore") (value as string[]).forEach((id) => found.add(id));
    else if (key === "draw_weapons") content.pieces.weapons.forEach(({ id }) => found.add(id));
    else if (key === "draw_occupation") found.add("draw");
    else if (key === "play_occupations") found.add("play");
    else if (key === "emigrate") found.add("emigrate");
    else if (key === "choose_one") (value as Effect[][]).forEach((row) => given(row, content, found));
    else if (key === "optional") given(value, content, found);
  }
}

const LADDER = ["orange", "red", "green", "blue"];
const below = (low: string, high: string, steps: number): boolean => {
  const way = LADDER.indexOf(high) - LADDER.indexOf(low);
  return way > 0 && way <= steps;
};

/** By space: what one can get there. */
export function sources(content: Content): Map<string, Set<string>> {
  return new Map(
    content.spaces.spaces.map((space) => {
      const found = new Set<string>();
      given(space.effects, content, found);
      return [space.id, found];
    }),
  );
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
  const of = (group: string, column: number): Space[] => spaces.filter((space) => space.column === column && space.group === group).sort((a, b) => a.order - b.order);
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
