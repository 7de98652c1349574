// Test data in the form of the server's own types.
import type { SeatInfo, TableInfo, Update } from "../src/generated/api";
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

/** A table that nobody has started, but for what a test is about. */
export const tableInfo = (more: Partial<TableInfo>): TableInfo => ({
  id: "t",
  name: "",
  game: "brian-boru",
  status: "open",
  playable: true,
  rules: "1",
  rules_here: "1",
  content: "x",
  pack: "",
  recorded: 0,
  options: {},
  terms: {},
  listed: false,
  hosted_by: "Aoife",
  seats: [],
  version: 0,
  moves: 0,
  waiting: [],
  seed_hash: "",
  seed: null,
  chance: { shared: false, commitments: [], record: null, hash: null, nonces: null, secret: null },
  result: null,
  created: 0,
  changed: 0,
  origin: {},
  next: null,
  ...more,
});

const person = (seat: number): SeatInfo => ({ seat, kind: "human", name: "", bot: "", resigned: false });

/** An update of a running game of two, but for what a test is about. */
export const update = (more: Partial<Update>): Update => ({
  type: "update",
  entries: [],
  view: null,
  seat: null,
  question: null,
  undo: { own: false, wish: null },
  version: 0,
  status: "running",
  seats: [person(0), person(1)],
  waiting: [],
  clocks: null,
  moves: 0,
  seed: null,
  chance: null,
  next: null,
  ...more,
});
