// How far everybody is with each victory card, and who could win now.
import type { VictoryView } from "./types";

export interface Standing {
  seat: number;
  /** What is still missing, over all tests. */
  missing: number;
  /** From 0 to 1. */
  part: number;
  /** `now`: the actions left in the turn can be enough; `near`: little is missing. */
  state: "closed" | "met" | "now" | "near" | "far";
}

/** Whose turn it is, and how many actions it still has. */
export interface Turn {
  active: number;
  left: number;
}

/** So little is missing that one turn can be enough, and not just because a card asks for little. */
const NEAR = 2;
const HALF = 0.5;
/** Only the easiest cards are checked at the end of every turn; others need an event, which takes an action. */
const CHECKED_ALWAYS = "beginner";

export function standings(card: VictoryView, seats: number, turn: Turn): Standing[] {
  const needs = card.tests.reduce((sum, test) => sum + test.needs, 0);
  const event = card.level === CHECKED_ALWAYS ? 0 : 1;
  return Array.from({ length: seats }, (_, seat) => {
    const lacks = card.tests.map((test) => Math.max(0, test.needs - test.has[seat]));
    const missing = lacks.reduce((sum, lack) => sum + lack, 0);
    const part = needs ? (needs - missing) / needs : 0;
    return { seat, missing, part, state: stateOf(seat, missing, part) };
  });

  function stateOf(seat: number, missing: number, part: number): Standing["state"] {
    if (!card.open_to.includes(seat)) return "closed";
    if (card.met.includes(seat)) return "met";
    // A piece takes an action at least; what is far off is not announced.
    if (seat === turn.active && part >= HALF && missing + event <= turn.left) return "now";
    return missing <= NEAR && part >= HALF ? "near" : "far";
  }
}
