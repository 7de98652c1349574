// What a table page asks and shows when news come.
import { afterEach, expect, test, vi } from "vitest";
import type { ShownEntry } from "../src/generated/api";
import { TableStage } from "../src/table/table-stage.svelte";
import { option, question, update } from "./builders";

afterEach(() => vi.unstubAllGlobals());

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
