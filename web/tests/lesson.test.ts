// The lesson's player: what must be answered, what helps, what is kept.
import { beforeEach, expect, it } from "vitest";
import type { FrameInfo, GameView, LessonFrames } from "../src/generated/api";
import { LessonPlayer, progressOf } from "../src/lib/lesson.svelte";
import { pointAt } from "../src/lib/pointing";

const option = (action: string) => ({ action, label: { message: "x", args: {} }, targets: [] });
const frame = (say: string, more: Partial<FrameInfo> = {}): FrameInfo => ({
  say,
  show: [],
  view: null,
  events: [],
  question: null,
  expected: null,
  free: false,
  ...more,
});
const asked = (say: string, expected: string, free = false): FrameInfo =>
  frame(say, {
    expected,
    free,
    question: { seat: 0, kind: "k", prompt: "x", rule: "", args: {}, options: [option("a"), option("b")], asides: [] },
  });
const view = (round: number): GameView => ({
  game: "some-game",
  round,
  over: false,
  score: { parts: [], totals: [], places: [], winners: [] },
});
const lesson = (): LessonFrames => ({
  game: "some-game",
  id: "one",
  players: ["Ann", "Bob"],
  seat: 0,
  frames: [frame("1", { view: view(1) }), asked("2", "b"), frame("3", { view: view(3) }), asked("4", "a", true), frame("5")],
});

beforeEach(() => localStorage.clear());

it("leafs through what only says something, and keeps the view of the frame before", () => {
  const player = new LessonPlayer(lesson());
  player.back();
  expect(player.at).toBe(0);
  player.next();
  expect(player.frame.say).toBe("2");
  expect(player.view).toEqual(view(1));
});

it("helps with an open question, then answers it for the learner: next never does nothing", () => {
  const player = new LessonPlayer(lesson());
  player.next();
  expect(player.helped).toBe(false);
  player.next();
  expect(player.at).toBe(1);
  expect(player.helped).toBe(true);
  expect(player.tried).toBe(false);
  expect(player.wanted?.action).toBe("b");
  player.next();
  expect(player.at).toBe(2);
  expect(player.helped).toBe(false);
});

it("answers another legal move with a hint, and the right one by going on", () => {
  const player = new LessonPlayer(lesson());
  player.next();
  expect(player.answer("a")).toBe(false);
  expect(player.helped).toBe(true);
  expect(player.tried).toBe(true);
  expect(player.answer("b")).toBe(true);
  expect(player.tried).toBe(false);
  expect(player.view).toEqual(view(3));
});

it("does not ask again what was answered", () => {
  const player = new LessonPlayer(lesson());
  player.next();
  player.answer("b");
  player.back();
  expect(player.question).toBeNull();
  expect(player.answer("b")).toBe(false);
  player.next();
  expect(player.at).toBe(2);
});

it("takes any answer where it is free, and is done at the end", () => {
  const player = new LessonPlayer(lesson());
  player.next();
  player.answer("b");
  player.next();
  expect(player.done).toBe(false);
  expect(player.answer("b")).toBe(true);
  expect(player.last).toBe(true);
  expect(player.done).toBe(true);
  player.next();
  expect(player.at).toBe(4);
});

it("goes on where one left off, and begins anew when it was over", () => {
  const first = new LessonPlayer(lesson());
  first.next();
  first.answer("b");
  first.back();
  expect(progressOf("some-game", "one")).toEqual({ at: 1, reached: 2, done: false });
  const again = new LessonPlayer(lesson());
  expect([again.at, again.reached]).toEqual([1, 2]);
  again.next();
  again.next();
  again.answer("a");
  const over = new LessonPlayer(lesson());
  expect([over.at, over.reached, over.done]).toEqual([0, 0, true]);
});

it("begins from the start when asked to, with its questions", () => {
  const player = new LessonPlayer(lesson());
  player.next();
  player.answer("b");
  player.restart();
  player.next();
  expect(player.question).not.toBeNull();
});

it.each(["nonsense", '{"some-game/one": {"at": 99, "reached": 99}}', '{"some-game/one": {"at": "x"}}', "null"])(
  "survives kept progress like %s",
  (kept) => {
    localStorage.setItem("longhall.lessons", kept);
    const player = new LessonPlayer(lesson());
    expect(player.frame).toBeDefined();
  },
);

it("points at things, also at those drawn later", async () => {
  const box = document.createElement("div");
  box.innerHTML = '<i data-thing="town:1"></i><i data-thing="town:2"></i>';
  const shown = () => [...box.querySelectorAll("[data-shown]")].map((it) => it.getAttribute("data-thing"));
  const pointing = pointAt(box, ["town:2", "town:3"]);
  expect(shown()).toEqual(["town:2"]);
  const late = document.createElement("b");
  late.dataset.thing = "town:3";
  box.append(late);
  await Promise.resolve();
  expect(shown()).toEqual(["town:2", "town:3"]);
  pointing.update(["town:1"]);
  expect(shown()).toEqual(["town:1"]);
  pointing.destroy();
});
