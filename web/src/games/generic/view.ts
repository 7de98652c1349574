// A view of a game that nobody has drawn: which of its parts are counters, chips, records and players. The terminal's
// generic drawing (src/longhall/terminal/boards/generic.py) reads views in the same way.
import { nameOf } from "../../lib/names";
import { say, speech } from "../../lib/speech.svelte";

export type Data = Record<string, unknown>;
/** Something small to show: a text, and the thing it stands for, if any. */
export interface Chip {
  text: string;
  thing?: string;
}
/** A named part of a view: chips, or records that each have parts of their own. */
export interface Part {
  key: string;
  word: string;
  chips: Chip[];
  records: Part[][];
}

const REF = /^[a-z-]+:[\w-]+$/;
/** Keys of a view that have a place of their own. */
const ELSEWHERE = ["me", "round", "score", "players"];

const isRecord = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** What the game calls a key of its view; the key itself if it says nothing. */
export function wordOf(key: string, prefix: string): string {
  const message = `${prefix}-word-${key}`;
  return speech.has(message) ? say(message) : key.replaceAll("_", " ");
}

function chipOf(value: unknown, prefix: string, players: string[]): Chip {
  if (typeof value === "boolean") return { text: say(value ? "view-yes" : "view-no") };
  if (value === null || value === "") return { text: "–" };
  if (typeof value === "string" && REF.test(value)) return { text: nameOf(value, prefix, players), thing: value };
  return { text: Array.isArray(value) ? value.map((one) => chipOf(one, prefix, players).text).join(" ") : String(value) };
}

/** The parts of a mapping, in its order. */
export function partsOf(data: Data, prefix: string, players: string[]): Part[] {
  return Object.entries(data).map(([key, value]) => {
    const part: Part = { key, word: wordOf(key, prefix), chips: [], records: [] };
    const list = Array.isArray(value) ? value : [value];
    if (list.length && list.every(isRecord)) part.records = list.map((record) => partsOf(record, prefix, players));
    else part.chips = list.map((one) => chipOf(one, prefix, players));
    return part;
  });
}

/** What lies on the table, common to all. */
export const common = (view: Data): Data => Object.fromEntries(Object.entries(view).filter(([key]) => !ELSEWHERE.includes(key)));

/** What the view tells about a player. */
export function playerOf(view: Data, seat: number): Data {
  const players = view.players;
  const found: unknown = Array.isArray(players) ? players[seat] : null;
  return isRecord(found) ? found : {};
}

/** The points of a player so far. */
export const totalOf = (view: Data, seat: number): number => (view.score as { totals: number[] }).totals[seat];
