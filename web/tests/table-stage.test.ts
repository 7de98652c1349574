// What a table page asks and shows when news come.
import { afterEach, expect, test, vi } from "vitest";
import type { ShownEntry, Update } from "../src/generated/api";
import { settings, type BotSpeed } from "../src/lib/settings.svelte";
import { TableStage } from "../src/table/table-stage.svelte";
import { option, question, update } from "./builders";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.bots = "same";
});

const move = (version: number): ShownEntry => ({ version, kind: "move", seat: 1, at: 0, events: [] });

function news(stage: TableStage, now: ReturnType<typeof update>): void {
  const before = stage.live.now;
  stage.live.now = now;
  stage.live.onnews([{ update: now, entries: now.entries }], before);
  stage.interaction.ask(stage.question, now.version); // as the page's effect does
}

test("several moves of others at once do not take away a question that is being answered", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined)); // the positions between them never come
  const stage = new TableStage("t", false);
  const asked = question("draft", option("keep 3"), option("keep 7"));
  news(stage, update({ version: 1, seat: 0, question: asked }));
  expect(stage.question).toBe(asked);
  news(stage, update({ version: 3, moves: 2, seat: 0, question: asked, entries: [move(2), move(3)] }));
  expect(stage.question).toBe(asked);
  expect(stage.interaction.question).toBe(asked);
});

test("several moves at once that lead to a question are told before it is asked", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const stage = new TableStage("t", false);
  news(stage, update({ version: 1, seat: 0 }));
  news(stage, update({ version: 3, moves: 2, seat: 0, question: question("lead", option("lead 3")), entries: [move(2), move(3)] }));
  expect(stage.question).toBeNull();
});

/** How long a move of seat 1 is told, in milliseconds; seat 1 is a bot, or a person. */
function told(speed: BotSpeed, bot: string): number {
  vi.useFakeTimers();
  settings.bots = speed;
  const stage = new TableStage("t", false);
  const seats = [0, 1].map((seat) => ({ seat, kind: seat && bot ? "bot" : "human", name: "", bot: seat ? bot : "", resigned: false }));
  news(stage, update({ version: 1, seat: 0, seats } as Partial<Update>));
  const events = [{ message: "x", rule: "", args: {}, forced: false }];
  news(stage, update({ version: 2, moves: 1, seat: 0, seats, entries: [{ ...move(2), events }] } as Partial<Update>));
  expect(stage.update?.version).toBe(2);
  const began = Date.now();
  while (stage.feed.playing) vi.advanceTimersToNextTimer();
  return Date.now() - began;
}

test("bots move as fast as the reader wants beside people, and people as ever", () => {
  const person = told("same", "");
  expect(person).toBeGreaterThan(0);
  expect(told("same", "greedy")).toBe(person);
  expect(told("unhurried", "greedy")).toBe(2 * person);
  expect(told("at-once", "greedy")).toBe(0);
  expect([told("unhurried", ""), told("at-once", "")]).toEqual([person, person]);
});
