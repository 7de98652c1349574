// What the drawing of a game has before it, at a table, in a lesson and when looking back: one context for all its parts.
import { createContext } from "svelte";
import type { Interaction, Light } from "../lib/interaction.svelte";
import type { Chapter, Drawing } from "./games";
import type { TableStream } from "./stream.svelte";

export interface Stage<View = unknown, Content = unknown> {
  /** What the ids of the game's messages begin with. */
  readonly prefix: string;
  /** What draws the game; null for as long as it is being loaded, and for a game without a drawing. */
  readonly drawing: Drawing | null;
  /** The position that is shown. Drawings are mounted only while there is one. */
  readonly view: View;
  /** What is printed on the game's material. */
  readonly content: Content;
  readonly players: string[];
  readonly interaction: Interaction;
  /** The line to the server; null in a lesson and when looking back. */
  readonly stream: TableStream | null;
  /** Whose move is being played out: what is theirs may come into sight. */
  readonly acting?: number | null;
  /** What led to the position, move by move. */
  readonly log: Chapter[];
  readonly light: (thing: string) => Light;
  readonly pick: (thing: string) => void;
}

const [get, set] = createContext<Stage>();

export const setStage = set;
/** The stage of one game: what the server sends is of that game's types. */
export const stageOf = <View, Content>(): Stage<View, Content> => get() as Stage<View, Content>;
