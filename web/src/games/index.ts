// Which games there are, and how they are drawn. Nothing lists them: those that this client was built with are found by their
// messages, all others are what the server tells. A drawing is the folder here that is called like the game (docs/adding-a-board.md).
import { builtIn } from "virtual:words";
import { session } from "../lib/session.svelte";
import { speech } from "../lib/speech.svelte";
import type { Drawing } from "../table/games";

export interface GameEntry {
  /** As the server names it. */
  name: string;
  /** What the ids of its messages begin with, and those of its rules in capitals. */
  prefix: string;
}

const DRAWINGS = import.meta.glob<{ drawing: Drawing | null }>(["./*/drawing.ts", "!./generic/drawing.ts"]);

/** The games of this client, and those that only the server knows. */
export function games(): GameEntry[] {
  const others = (session.games ?? []).filter(({ name }) => !builtIn.some((game) => game.name === name));
  return [...builtIn, ...others.map(({ name, prefix }) => ({ name, prefix }))];
}

export const gameEntry = (name: string): GameEntry | undefined => games().find((entry) => entry.name === name);

/** The drawing of a game's own, or the generic one. */
export async function loadDrawing(game: string): Promise<Drawing | null> {
  const own = DRAWINGS[`./${game.replaceAll("-", "_")}/drawing.ts`];
  if (own) return (await Promise.all([own(), speech.withCards(game)]))[0].drawing;
  // Its prefix and words come with what the server tells about its games.
  await session.start();
  return (await import("./generic/drawing")).drawing;
}
