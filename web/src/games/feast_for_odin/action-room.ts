/** How much room a space of the action board has, and what stands in it. */
import { signSize, type Sign } from "./signs";

/** How wide the columns are, one with another; the first has the signs of the trades. */
export const SHARES = [0.86, 1, 1.06, 1.1];
const [GROUP, GAP_X, GAP_Y] = [20, 3, 2];
/** The height of the line above the columns. */
export const HEAD = 20;
/** Room that borders take, and one line of a name; letters are about so wide. */
const [EDGE_X, EDGE_Y, LINE, LETTER] = [13, 6, 15, 6.3];

/** What stands before each band. */
export const GROUP_ICON: Record<string, string> = {
  build_houses: "stone_house",
  build_ships: "longship",
  hunting: "bow",
  livestock_market: "sheep",
  weekly_market: "sale",
  products: "milk",
  crafting: "forge",
  mountains_and_trade: "mountain",
  sailing: "knarr",
  emigration_and_occupation: "play",
};

/** How large the signs are, and on how many lines the name stands; 0: there is no room for it. */
export interface Room {
  size: number;
  name: number;
}

/** What fits into a space of some columns on a board so wide, if its lines are so high. */
export function roomFor(name: string, signs: Sign[], columns: number[], { wide, high }: { wide: number; high: number }): Room {
  const share = columns.reduce((sum, column) => sum + SHARES[column - 1], 0) / SHARES.reduce((sum, one) => sum + one, 0);
  const width = (wide - GROUP - 4 * GAP_X) * share + (columns.length - 1) * GAP_X - EDGE_X;
  const height = high - GAP_Y - EDGE_Y;
  const needs = Math.ceil((name.length * LETTER) / width);
  const plain = signSize(signs, width, height);
  const below = signSize(signs, width, height - needs * LINE);
  // A name is worth smaller signs, down to a size that is still seen well.
  const fits = needs <= 3 && height - needs * LINE >= 17 && below >= Math.min(plain, 17);
  return fits ? { size: below, name: needs } : { size: plain, name: 0 };
}
