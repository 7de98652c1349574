// Puzzles: how they are called, which comes next, and what a person is told after an answer.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { PuzzleAnswer, PuzzleFrame, PuzzleInfo, PuzzlePosition } from "../src/generated/api";
import { LANGUAGES, speech } from "../src/lib/speech.svelte";
import PuzzleBubble from "../src/puzzles/PuzzleBubble.svelte";
import { PuzzleStage } from "../src/puzzles/puzzle-stage.svelte";
import { nextOf, themeOf } from "../src/puzzles/puzzles";
import Staged from "./Staged.svelte";

const info = (id: string, more: Partial<PuzzleInfo> = {}): PuzzleInfo => ({
  id,
  game: "brian-boru",
  number: 1,
  players: 3,
  theme: { message: "web-puzzle-any", facts: {} },
  grade: 1,
  rating: 1500,
  result: null,
  ...more,
});

describe("the next puzzle", () => {
  const puzzles = [info("a", { rating: 1200 }), info("b", { rating: 1450 }), info("c", { rating: 1800, result: "solved" })];

  it("is the one nearest to my rating that I have not tried", () => {
    expect(nextOf(puzzles, "a", 1700)?.id).toBe("b");
    expect(nextOf(puzzles, "b", 1700)?.id).toBe("a");
  });

  it("is simply the following one when all are tried", () => {
    const tried = puzzles.map((puzzle): PuzzleInfo => ({ ...puzzle, result: "failed" }));
    expect(nextOf(tried, "b", 1500)?.id).toBe("c");
    expect(nextOf(tried, "c", 1500)?.id).toBe("a");
    expect(nextOf(tried.slice(0, 1), "a", 1500)).toBeNull();
  });
});

describe("a theme", () => {
  beforeAll(() => Promise.all([speech.withGuide(), speech.withPart("puzzles")]));

  it.each(LANGUAGES)("names things and parts in %s", async (language) => {
    await speech.use(language);
    const claim = themeOf(info("a", { theme: { message: "bru-puzzle-claim", facts: { region: "region:munster" } } }));
    expect(claim).toContain(speech.say("bru-region-munster"));
    const part = themeOf(info("a", { theme: { message: "web-puzzle-part", facts: { part: "claims" } } }));
    expect(part).toContain(speech.say("bru-gain-claims"));
    const facts = { part: "claims", kind: "lead-card", verb: "play", town: "town:25" };
    const asked = themeOf(info("a", { theme: { message: "web-puzzle-part", facts } }));
    expect(asked).toContain(speech.say("bru-gain-claims"));
    expect(asked).toContain(speech.say("bru-town-25"));
    expect(asked).not.toContain(part.split(":")[0]);
    await speech.use("en");
  });

  it("of a newer server is still a question", () => {
    expect(themeOf(info("a", { theme: { message: "bru-puzzle-unheard-of", facts: {} } }))).toBe("Find the best move.");
  });
});

describe("a puzzle being solved", () => {
  const option = (town: number) => ({
    action: `lead ${town}`,
    label: { message: "bru-do-lead", args: { town: `town:${town}` } },
    targets: [],
  });
  const question = {
    seat: 0,
    kind: "lead-town",
    prompt: "bru-ask-lead-town",
    rule: "",
    args: {},
    options: [option(1), option(2)],
    asides: [],
  };
  /** A position, told apart by its round. */
  const view = (round: number): PuzzleFrame["view"] => ({
    game: "brian-boru",
    over: false,
    round,
    score: { parts: [], places: [], totals: [], winners: [] },
  });
  const [START, MINE, BEST, REPLY] = [1, 2, 3, 4];
  const position: PuzzlePosition = {
    info: info("a"),
    seat: 0,
    players: ["Astrid", "Brendan"],
    view: view(START),
    question,
    events: [],
    me: { rating: 1500, tries: 0, solved: 0, streak: 0, longest: 0 },
  };
  const frame = (round: number): PuzzleFrame => ({ seat: 0, view: view(round), events: [] });
  const answer = (right: boolean): PuzzleAnswer => ({
    right,
    best: option(1),
    behind: right ? 0 : 2.56,
    why: [],
    reasons: [],
    options: [
      { ...option(1), behind: 0 },
      { ...option(2), behind: null },
    ],
    after: frame(MINE),
    line: [frame(BEST), frame(REPLY)],
    counted: null,
  });
  let shown: object | null = null;

  function solving(): { stage: PuzzleStage; text: () => string; press: (name: string) => void } {
    const stage = new PuzzleStage();
    Object.assign(stage, { position, prefix: "bru", next: "b" });
    shown = mount(Staged, {
      target: document.body,
      props: { stage, part: PuzzleBubble as Component<Record<string, unknown>>, puzzle: stage, position },
    });
    $ask(stage);
    const buttons = () => [...document.querySelectorAll<HTMLElement>("button, a.button")];
    return {
      stage,
      text: () => document.body.textContent.replace(/\s+/g, " "),
      press: (name) => {
        buttons()
          .find((button) => (button.getAttribute("aria-label") ?? button.textContent).includes(name))!
          .click();
        flushSync();
      },
    };
  }
  /** What the page does whenever the question changes. */
  function $ask(stage: PuzzleStage): void {
    stage.interaction.ask(stage.question, 0);
    flushSync();
  }
  function tell(stage: PuzzleStage, right: boolean): void {
    stage.answer = answer(right);
    if (right) stage.show();
    else stage.phase = "wrong";
    $ask(stage);
  }

  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    vi.restoreAllMocks();
  });

  it("asks with a button for each option", () => {
    const { text } = solving();
    expect(text()).toContain("You play Astrid.");
    expect(document.querySelectorAll(".choice")).toHaveLength(2);
  });

  it("says what a wrong answer lost, shows it, and lets one try again", () => {
    const { stage, text, press } = solving();
    tell(stage, false);
    expect(text()).toContain("Not the best move. The best one is worth 2.6 points more.");
    expect(text()).not.toContain("Best:");
    expect(stage.view).toEqual(view(MINE));
    press("Try again");
    expect(stage.view).toEqual(view(START));
    expect(stage.question).toBe(question);
  });

  it("shows the solution step by step", () => {
    const { stage, text, press } = solving();
    tell(stage, false);
    press("Show solution");
    expect(text()).toContain("Best: Lead");
    expect(text()).toContain("far less");
    expect(stage.view).toEqual(view(BEST));
    press("Step on");
    expect(stage.view).toEqual(view(REPLY));
    stage.show(9);
    expect(stage.step).toBe(2);
    press("Step back");
    press("Step back");
    expect(stage.view).toEqual(view(START));
    expect(stage.question, "the solution is known: nothing is asked").toBeNull();
  });

  it("praises a right answer and offers the next puzzle", () => {
    const { stage, text } = solving();
    tell(stage, true);
    expect(text()).toContain("Right!");
    expect(document.querySelector("a.button")?.getAttribute("href")).toBe("/puzzles/b");
  });
});
