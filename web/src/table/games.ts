// What a drawing of a game is made of.
import type { Component } from "svelte";
import type { ShownEntry as LogEntry, ShownEvent } from "../generated/api";
import { gameEntry, loadDrawing } from "../games";
import type { Question } from "../lib/interaction.svelte";

/** Something that happened, as the log tells it. */
export type Told = Pick<ShownEvent, "message" | "args" | "rule">;

/** What followed from one move, or in a lesson from one step. */
export interface Chapter {
  seat?: number | null;
  events: Told[];
}

/** The parts of a drawing take what they show from the stage (`stageOf`). */
export interface Drawing<View = unknown> {
  /** Shapes that all the other parts refer to; it is always on the page, also behind a curtain. */
  Shapes?: Component;
  /** What the table is about; it gets the most room. */
  Board: Component;
  /** Width by height of the board. One that is higher than wide has the whole height of a wide window. */
  aspect: number;
  /**
   * What has the lower right corner of the board: on a wide window the question, or on an upright tablet players and log.
   * The board leaves it free: `--below` is the height of the question, `--aside` and `--under` the size of the other.
   */
  corner?: "question" | "side";
  /** What lies beside the board, if anything. */
  Beside: Component | null;
  /** My own things: cards, goods. */
  Mine: Component | null;
  /** What nobody else can see of a player, where that is only a part of `Mine` or drawn elsewhere; shown after the end. */
  Hand?: Component;
  /** What is common to all and must stay in sight, between the players and the log, if anything. */
  Aside?: Component;
  /** All that is public about one player, in a line or two. */
  PlayerRow: Component<{ seat: number }>;
  /** Where in the game we are, for the top of the page. */
  phase(view: View): string;
  /** Whether a thing is drawn among my own things, where a thumb reaches it. */
  atHand: (thing: string) => boolean;
  /** Whether the board itself offers an option that names no thing, such as a spot on a grid; the list has it all the same. */
  draws?: (action: string) => boolean;
  /** What an option is called where the game can say more than its label; null: the label. */
  called?(action: string, question: Question, content: unknown): string | null;
  /** What an option throws away, as a sentence; the page asks before it does. Null if nothing. */
  wasted?(action: string, view: View, content: unknown): string | null;
  /** The things behind the last of several events, such as the card that gave something; they are shown with its rule. */
  causes?: (told: Told[]) => string[];
  /** Of what the last move led to, that which says why the game was won; and more about it in plain words. */
  reason?: (told: Told[], content: unknown) => { told: Told[]; more: string[] };
}

/** The drawing of a game, loaded when a table of it is opened. */
export const drawingOf = (game: string): Promise<Drawing | null> => loadDrawing(game);

/** How many entries back the cause of something can lie. */
const MEMORY = 40;

/** What the log told up to one event of an entry, the newest last. */
export function upTo(log: LogEntry[], entry: LogEntry, at: number): Told[] {
  const here = log.indexOf(entry);
  return [...log.slice(Math.max(0, here - MEMORY), Math.max(0, here)).flatMap(({ events }) => events), ...entry.events.slice(0, at + 1)];
}

export const prefixOf = (game: string): string => gameEntry(game)?.prefix ?? "";
