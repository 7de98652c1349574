// How far everybody is with each victory card.
import type { VictoryView } from "./types";

export interface Standing {
  seat: number;
  /** What is still missing, over all tests. */
  missing: number;
  /** From 0 to 1. */
  part: number;
  state: "closed" | "met" | "near" | "far";
}

/** So little is missing that one turn can be enough, and not just because a card asks for little. */
const NEAR = 2;
const HALF = 0.5;

export function standings(card: VictoryView, seats: number): Standing[] {
  const needs = card.tests.reduce((sum, test) => sum + test.needs, 0);
  return Array.from({ length: seats }, (_, seat) => {
    const missing = card.tests.reduce((sum, test) => sum + Math.max(0, test.needs - test.has[seat]), 0);
    const part = needs ? (needs - missing) / needs : 0;
    const state = !card.open_to.includes(seat) ? "closed" : card.met.includes(seat) ? "met" : missing <= NEAR && part >= HALF ? "near" : "far";
    return { seat, missing, part, state };
  });
}
