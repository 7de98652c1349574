// The games that the house knows. To plug a drawing in, give its loader here (docs/adding-a-board.md).
import type { Drawing } from "../table/games";

export interface GameEntry {
  /** As the server names it. */
  name: string;
  /** What the ids of its messages begin with. */
  prefix: string;
  /** What the ids of its rules begin with. */
  rules: string;
  /** The fewest and the most players, for as long as no server has told. */
  seats: [number, number];
  /** Loads the drawing; none: the game is played from the list of choices. */
  drawing: (() => Promise<{ drawing: Drawing | null }>) | null;
}

export const GAMES: GameEntry[] = [
  { name: "brian-boru", prefix: "bru", rules: "BRU", seats: [3, 5], drawing: () => import("./brian_boru/drawing") },
  { name: "pax-viking", prefix: "pax", rules: "PAX", seats: [1, 6], drawing: () => import("./pax_viking/drawing") },
  { name: "feast-for-odin", prefix: "odn", rules: "ODN", seats: [1, 4], drawing: () => import("./feast_for_odin/drawing") },
];

export const gameEntry = (name: string): GameEntry | undefined => GAMES.find((entry) => entry.name === name);
