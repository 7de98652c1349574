// Which drawing belongs to which game; a game without one is played from the list of options.
import type { Component } from "svelte";

export interface Drawing {
  prefix: string;
  Board: Component<any>;
  Mine: Component<any> | null;
  PlayerRow: Component<any>;
  phase: (view: any) => string;
  /** Whether a thing is drawn among my own things, where a thumb reaches it. */
  atHand: (thing: string) => boolean;
}

export async function drawingOf(game: string): Promise<Drawing | null> {
  if (game === "brian-boru") return (await import("../games/brian_boru/drawing")).drawing;
  return null;
}

export const PREFIX: Record<string, string> = { "brian-boru": "bru", "pax-viking": "pax", "feast-for-odin": "odn" };
