// Replays: move by move, by rounds, by themselves; and moves that were missed while the line was down.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { Mover } from "../src/table/feed.svelte";
import { LookingBack, type Past } from "../src/table/looking-back.svelte";
import { momentOf, spread } from "../src/table/moments";
import type { Entry, Heard } from "../src/table/stream.svelte";
import { update } from "./builders";

const MOVES = 20;
let asked: string[];

const mover: Mover = {
  bring: () => false,
  giveBack: () => {},
  change: (_events, _seat, _still, apply) => {
    apply();
    return { changed: [], far: false, tell: () => {}, finish: () => {} };
  },
};
const live = (status: "running" | "finished"): Past => ({
  id: "t",
  seat: null,
  now: { version: 30, moves: MOVES },
  info: { status, moves: MOVES },
});
const event = { message: "bru-gains-town", rule: "", args: { town: "town:1" }, forced: false };

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  asked = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push(path);
    const found = /replay\/(\d+)$/.exec(path);
    const body = found
      ? { move: Number(found[1]), moves: MOVES, seat: null, by: 1, view: { n: Number(found[1]) }, events: [event], hands: null }
      : { totals: [], rounds: [6, 13, 20] };
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (back: LookingBack, move: number | undefined): Promise<void> => vi.waitFor(() => expect(back.position?.move).toBe(move));

it("goes one move for each press, however fast they are", async () => {
  const back = new LookingBack(live("finished"), mover);
  await back.goTo(4);
  expect(back.position?.move).toBe(4);
  void back.next();
  void back.next();
  await back.next();
  expect(back.position?.move).toBe(7);
  await back.previous();
  expect(back.position?.move).toBe(6);
});

it("tells the move that it goes on to, and nothing when it jumps", async () => {
  const back = new LookingBack(live("finished"), mover);
  await back.goTo(4);
  expect(back.feed.caption).toBeNull();
  await back.next();
  expect(back.feed.caption?.things).toEqual(["town:1"]);
  await back.goTo(12);
  expect(back.feed.caption).toBeNull();
});

it("goes to the beginnings of rounds", async () => {
  const back = new LookingBack(live("finished"), mover);
  await back.goTo(0);
  await vi.waitFor(() => expect(back.rounds).toEqual([6, 13, 20]));
  const seen: (number | undefined)[] = [];
  for (const way of [1, 1, 1, -1, -1, -1] as const) {
    await back.round(way);
    seen.push(back.position?.move);
  }
  expect(seen).toEqual([6, 13, 20, 13, 6, 0]);
});

it("goes on by itself until it is stopped or at the end", async () => {
  const back = new LookingBack(live("finished"), mover);
  await back.goTo(0);
  await back.play();
  await at(back, 1);
  await vi.advanceTimersByTimeAsync(3000);
  const move = back.position?.move ?? 0;
  expect(move).toBeGreaterThan(2);
  back.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(back.position?.move).toBe(move);
  void back.play();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(back.position?.move).toBe(MOVES);
  expect(back.running).toBe(false);
});

it("goes on by itself for those, too, who want nothing played out", async () => {
  settings.speed = "off";
  const back = new LookingBack(live("finished"), mover);
  await back.play(); // it was at the end, so it begins anew
  await at(back, 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(back.position?.move).toBeGreaterThan(3);
});

it("ends in the present of a running game", async () => {
  const back = new LookingBack(live("running"), mover);
  await back.goTo(MOVES - 1);
  expect(back.position?.move).toBe(MOVES - 1);
  await back.next();
  expect(back.position).toBeNull();
});

const entry = (version: number, seat: number | null, kind = "move"): Entry => ({ version, kind, seat, at: 0, events: [event] });
const heard = (...entries: Entry[]): Heard => ({ update: update({ version: entries.at(-1)?.version ?? 0, moves: 12, seat: 0 }), entries });

it("knows what the reader did, and what a bot did in their place", () => {
  expect(momentOf(heard(entry(5, 0)), [0]).own).toBe(true);
  expect(momentOf(heard(entry(5, 1)), [0]).own).toBe(false);
  expect(momentOf(heard(entry(5, 0), entry(6, 1)), [0]).own).toBe(false);
  const lent = heard(entry(5, 0));
  lent.update.seats[0].bot = "casual";
  expect(momentOf(lent, [0])).toMatchObject({ own: false, seat: 0 });
  expect(momentOf({ ...heard(entry(5, 0)), entries: [] }, [0]).own).toBe(true);
});

it("asks for the positions between moves that came at once", async () => {
  const whole = await spread(live("running"), heard(entry(5, 1), entry(6, 2), entry(7, 1)));
  expect(asked).toEqual(["/api/tables/t/replay/10", "/api/tables/t/replay/11"]);
  expect(whole.map(({ update, entries }) => [update.version, update.moves, entries.map(({ version }) => version)])).toEqual([
    [5, 10, [5]],
    [6, 11, [6]],
    [7, 12, [7]],
  ]);
  expect(whole[0].update.view).toEqual({ n: 10 });
  expect(whole[0].update.question).toBeNull();
});

it("shows as it is what cannot be taken apart", async () => {
  const undone = heard(entry(5, 1), entry(6, 1, "undo"));
  expect(await spread(live("running"), undone)).toEqual([undone]);
  const many = heard(...Array.from({ length: 40 }, (_, at) => entry(at, 1)));
  expect(await spread(live("running"), many)).toEqual([many]);
  expect(asked).toEqual([]);
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
  const lost = heard(entry(5, 1), entry(6, 2));
  expect(await spread(live("running"), lost)).toEqual([lost]);
});
