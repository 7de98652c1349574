// What speaks for a move and what against it, as one sentence of clauses that every part of a game's advice has.
import type { Reason } from "../generated/api";
import { say, speech } from "./speech.svelte";

function clause(message: string, otherwise: string, prefix: string, part: string): string {
  return speech.has(message) ? say(message) : say(otherwise, { what: say(`${prefix}-reason-${part}`) });
}

/** The sentence; empty if there is nothing to say. The guide's words have to be loaded. */
export function why(prefix: string, reasons: readonly Reason[]): string {
  const gains = reasons.filter(({ gain }) => gain > 0).map(({ part }) => clause(`${prefix}-gain-${part}`, "hint-more", prefix, part));
  const costs = reasons.filter(({ gain }) => gain < 0).map(({ part }) => clause(`${prefix}-cost-${part}`, "hint-less", prefix, part));
  if (!gains.length) return costs.length ? say("hint-why-only-but", { costs }) : "";
  return costs.length ? say("hint-why-but", { gains, costs }) : say("hint-why", { gains });
}
