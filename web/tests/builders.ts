// Test data in the form of the server's own types.
import type { Answering, Option, Question } from "../src/lib/interaction.svelte";

export const option = (action: string, ...targets: string[]): Option => ({ action, label: { message: "x", args: {} }, targets });

export const question = (kind: string, ...options: Option[]): Question => ({
  seat: 0,
  kind,
  prompt: "x",
  rule: "",
  args: {},
  options,
  asides: [],
});

/** Takes every answer at once, and notes it. */
export const taking = (sent: string[]): Answering => ({
  act: async (action) => {
    sent.push(action);
  },
});
