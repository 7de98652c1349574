// What has just happened, told one after the other.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ShownEntry as LogEntry } from "../src/generated/api";
import { News } from "../src/lib/news.svelte";

const entry = (version: number, ...towns: string[]): LogEntry => ({
  version,
  kind: "move",
  seat: 1,
  at: 0,
  events: towns.map((town) => ({ message: "bru-gains-town", rule: "", args: { seat: "seat:1", town, count: 3 }, forced: false })),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells one after the other, and forgets them", () => {
  const news = new News();
  news.add([entry(1, "town:1", "town:2")]);
  expect(news.shown.map(({ things }) => things)).toEqual([["town:1"]]);
  vi.advanceTimersByTime(1000);
  expect(news.shown).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(news.shown).toEqual([]);
});

it("hurries when there is much, and tells only the latest of very much", () => {
  const news = new News();
  news.add([entry(1, ...Array.from({ length: 40 }, (_, i) => `town:${i + 1}`))]);
  expect(news.shown[0].things).toEqual(["town:29"]);
  vi.advanceTimersByTime(6000);
  expect(news.shown.at(-1)?.things).toEqual(["town:40"]);
});

it("is skipped, and goes on with what comes later", () => {
  const news = new News();
  news.add([entry(1, "town:1", "town:2", "town:3")]);
  news.skip();
  vi.advanceTimersByTime(3000);
  expect(news.shown).toEqual([]);
  news.add([entry(2, "town:9")]);
  expect(news.shown[0].things).toEqual(["town:9"]);
});
