// What the player aid, the coach and the rules show of a game in pictures. All words are messages and rules that exist anyway.
import type { GameInfo } from "../generated/api";
import set from "../generated/icons.json";
import { say } from "../lib/speech.svelte";

/** A drawing: SVG of our own, in colours of the tokens. */
export interface Picture {
  body: string;
  width: number;
  height: number;
  /** What is drawn in `currentColor`. */
  tone: string;
}

/** A line of the aid: pictures, a name and what it means, which are ids of messages or rules. */
export interface Row {
  pictures: Picture[];
  name?: string;
  text: string;
}

export interface Sheet<View = unknown, Content = unknown> {
  /** The symbols, by a name of their own. */
  signs: Record<string, Row>;
  /** Which of them a kind of decision is about. */
  appears: Record<string, string[]>;
  /** Which of them a position shows. */
  inSight(view: View, content: Content): Record<string, boolean>;
  round: Row[];
  scoring: Row[];
  /** What stands at the head of a chapter of the rules. */
  chapters: Record<string, Picture[]>;
}

/** The symbols that a decision brings before a player's eyes: those that it is about, then those that lie before them. */
export function signsOf(sheet: Sheet, kind: string, view: unknown, content: unknown): string[] {
  const shown = view && content ? Object.entries(sheet.inSight(view, content)) : [];
  const about = sheet.appears[kind] ?? [];
  return [...new Set([...about, ...shown.filter(([, seen]) => seen).map(([name]) => name)])];
}

/** The name of a row; nothing where its text begins with it anyway. */
export function titled({ name, text }: Row): string {
  const title = name ? say(name) : "";
  return say(text).startsWith(title) ? "" : title;
}

export const icon = (name: string, tone = "var(--ink)"): Picture => ({
  body: (set.icons as Record<string, string>)[name] ?? "",
  width: set.size,
  height: set.size,
  tone,
});

/** How high a picture is drawn where there is so much room: drawings in their own size at most, icons about half as high. */
export const heightOf = ({ width, height }: Picture, most: number): number => (width === set.size ? 0.6 * most : Math.min(height, most));

/** A picture within another. */
export const placed = ({ body, width, height, tone }: Picture, x: number, y: number, high: number): string =>
  `<g transform="translate(${x} ${y}) scale(${high / height})" style="color:${tone}" fill="currentColor" data-w="${width}">${body}</g>`;

const SHEETS = import.meta.glob<{ sheet: Sheet }>("./*/sheet.ts");

/** The sheet of a game; null for a game without one. */
export async function sheetOf(game: GameInfo["name"]): Promise<Sheet | null> {
  return (await SHEETS[`./${game.replaceAll("-", "_")}/sheet.ts`]?.())?.sheet ?? null;
}
