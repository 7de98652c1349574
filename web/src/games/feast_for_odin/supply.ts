// What one player has, for the parts that draw it: whose it is, how much there is, and what can be chosen of it.
import { createContext } from "svelte";
import type { Light } from "../../lib/interaction.svelte";
import { refOf } from "./geometry";
import type { Content, PlayerView } from "./types";

export interface PlayerSupply {
  readonly player: PlayerView;
  /** Whose it is. */
  readonly seat: number;
  has(id: string): number;
  /** What a thing is called. */
  word(id: string): string;
  /** Of another player's things none can be chosen. */
  light(thing: string): Light;
  /** Begins to drag a thing onto a board, if it can be chosen. */
  drag(thing: string, event: PointerEvent): void;
}

export const [getSupply, setSupply] = createContext<PlayerSupply>();

/** The attributes of a number of things: what one gains comes there, and what one lays or serves comes from there. */
export function counts(content: Content, seat: number, id: string, value: number) {
  const [kind] = refOf(content, id).split(":");
  // Goods that become others, and weapons from their pile, come from there; a resource is counted in the player's row, too.
  return {
    "data-count": kind === "resource" ? `${id}:${seat}` : `${kind}:${seat}-${id}`,
    "data-value": value,
    "data-spot": `supply:${id}`,
  };
}

/** The attributes of a button that stands for a thing: what it is called, and that it can be chosen while it is lit. */
export const chooses = (thing: string, label: string, lit: Light, pick: (thing: string) => void) => ({
  type: "button" as const,
  "data-thing": thing,
  "aria-label": label,
  "aria-disabled": lit === "none",
  tabindex: lit === "none" ? -1 : 0,
  onclick: () => pick(thing),
});
