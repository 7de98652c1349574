import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Costs from "../src/analysis/Costs.svelte";
import DecisionCard from "../src/analysis/DecisionCard.svelte";
import Progress from "../src/analysis/Progress.svelte";
import WinChart from "../src/analysis/WinChart.svelte";
import { linesOf, moveAt, tabled } from "../src/analysis/chart";
import { wrapped } from "../src/analysis/picture";
import { AGAIN, Story, type StoryTable } from "../src/analysis/story.svelte";
import { pointText, standing, swing } from "../src/analysis/words";
import type { Analysis, JudgedDecision, TableAnalysis } from "../src/generated/api";
import { speech } from "../src/lib/speech.svelte";

const FRAME = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
const PLAYERS = ["Ada", "Bo"];
const option = (town: number) => ({ action: `lead ${town}`, message: "bru-do-lead", args: { town: `town:${town}` } });
const decision: JudgedDecision = {
  move: 1,
  seat: 0,
  chosen: option(27),
  expected: [0.3, 0.7],
  cost: 0.125,
  doubt: 0.01,
  deep: true,
  best: [{ option: option(3), expected: 0.425 }],
  reasons: [{ part: "claims", gain: 2 }],
  line: [{ seat: 0, option: option(3), outcomes: [] }],
};
const result: Analysis = {
  version: 1,
  game: "brian-boru",
  rules: "1",
  content: "",
  names: PLAYERS,
  totals: [10, 20],
  winners: [1],
  unit: "chance",
  moves: 4,
  chart: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.4, 0.6],
    [0.2, 0.8],
    [0, 1],
  ],
  rounds: [2, 4],
  decisions: [decision, { ...decision, move: 2, seat: 1, cost: 0, best: [], reasons: [], line: [] }],
  luck: [{ move: 2, swing: [-0.2, 0.2] }],
  turning_points: [
    { move: 2, seat: 0, kind: "luck", swing: -0.2 },
    { move: 1, seat: 0, kind: "play", swing: -0.125 },
  ],
  finished: true,
};
const VIEW = { game: "brian-boru", round: 1, over: false, score: { parts: [], totals: [], places: [], winners: [] } };
const told = (state: TableAnalysis["state"], found: Analysis | null = null): TableAnalysis => ({
  table: "abc",
  state,
  done: 3,
  total: 12,
  result: found,
});

function tableAt(move: number | null = null) {
  const back = {
    position: move === null ? null : { move, moves: 4, seat: null, by: 0, view: VIEW, events: [], hands: null },
    last: 4,
    goTo: vi.fn(() => Promise.resolve()),
    show: vi.fn(),
  };
  return { id: "abc", back } satisfies StoryTable;
}

/** The rows of the table on the page, each as the words of its cells. */
const cells = (): string[] =>
  screen.getAllByRole<HTMLTableRowElement>("row").map((row) => [...row.cells].map((cell) => cell.textContent?.trim()).join(" "));

function answering(...answers: unknown[]) {
  const fetch = vi.fn((request: Request) => {
    void request;
    return Promise.resolve(new Response(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0])));
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

beforeAll(async () => {
  await speech.use("en");
  await speech.withGuide();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the chart", () => {
  it("runs from the first move to the last, from nothing to certainty", () => {
    const lines = linesOf(result, FRAME);
    expect(lines.paths[0]).toBe("M10.0 60.0L35.0 50.0L60.0 70.0L85.0 90.0L110.0 110.0");
    expect(lines.marks.map(({ value }) => value)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(moveAt(85, 4, FRAME)).toBe(3);
    expect(moveAt(-50, 4, FRAME)).toBe(0);
    expect(moveAt(500, 4, FRAME)).toBe(4);
    expect(tabled(result)).toEqual([0, 2, 4]);
  });

  it("counts points where one plays alone, also below nothing", () => {
    const lines = linesOf({ unit: "points", chart: [[-20], [35]] }, FRAME);
    expect(lines.marks.map(({ value }) => value)).toEqual([-20, 0, 20]);
    expect(lines.y(-20)).toBe(110);
    expect(lines.y(35)).toBe(10);
  });

  it("goes to the move that is clicked or reached by keys, and has a table for those who cannot see it", () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const onpick = vi.fn();
    render(WinChart, { result, players: PLAYERS, at: 2, onpick });
    const slider = screen.getByRole("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("Move 2: Ada 40%, Bo 60%");
    slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    slider.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
    expect(onpick.mock.calls).toEqual([[3], [0]]);
    expect(cells().slice(1)).toEqual(["0 50% 50%", "2 40% 60%", "4 0% 100%"]);
  });
});

describe("the words", () => {
  it("tell chances in percent and points with their sign", () => {
    expect(standing(0.126, "chance")).toBe("13%");
    expect(swing(-0.1256, "chance")).toBe("−12.6%");
    expect(swing(2.04, "points")).toBe("+2 pts");
    expect(pointText(result.turning_points[0], result, "bru", PLAYERS)).toBe("After move 3: bad luck for Ada");
    expect(pointText(result.turning_points[1], result, "bru", PLAYERS)).toContain("Move 2, Ada: ");
  });

  it("are broken into lines for the picture", () => {
    expect(wrapped("one two three four", 9, (text) => text.length)).toEqual(["one two", "three", "four"]);
  });
});

describe("the story", () => {
  it("starts, follows the progress until it is finished, and asks no more then", async () => {
    vi.useFakeTimers();
    const fetch = answering(told("none"), told("waiting"), told("running", { ...result, decisions: [] }), told("finished", result));
    const story = new Story(tableAt());
    await story.open(true);
    expect(fetch.mock.calls.map(([request]) => request.method)).toEqual(["GET", "POST"]);
    expect(story.running).toBe(true);
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect(story.result?.chart).toEqual(result.chart);
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect(story.running).toBe(false);
    await vi.advanceTimersByTimeAsync(5 * AGAIN);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it("is only looked at by those who come by its link", async () => {
    const fetch = answering(told("none"));
    await new Story(tableAt()).open();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("finds the decision of the position that is shown", async () => {
    answering(told("finished", result));
    const story = new Story(tableAt(1));
    await story.open();
    expect(story.decision?.cost).toBe(0.125);
  });

  it("shows the better line step by step and returns to the game", async () => {
    const step = (by: number) => ({ by, option: option(by), view: { game: "brian-boru" }, events: [], hands: [] });
    answering({ move: 1, steps: [step(0), step(1)] });
    const table = tableAt(1);
    const story = new Story(table);
    await story.showLine(decision);
    expect([story.step, story.lineOf]).toEqual([1, 1]);
    story.onward(1, 1);
    story.onward(1, 1);
    expect(story.step).toBe(2);
    expect(table.back.show).toHaveBeenLastCalledWith(expect.objectContaining({ move: 1, by: 1 }), true);
    story.goTo(1);
    expect(story.line).toBe(null);
    expect(table.back.goTo).toHaveBeenCalledWith(1);
  });
});

describe("what is shown of it", () => {
  it("is progress that can be cancelled", async () => {
    answering(told("running"));
    const story = new Story(tableAt());
    await story.open();
    render(Progress, { story });
    expect(screen.getByRole("progressbar").getAttribute("value")).toBe("25");
    expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
    story.close();
  });

  it("is a decision with what was better and why", async () => {
    answering(told("finished", result));
    const story = new Story(tableAt(1));
    render(DecisionCard, { story, decision, unit: "chance", prefix: "bru", players: PLAYERS });
    const text = document.body.textContent ?? "";
    expect(text).toContain("−12.5%");
    expect(text).toContain("43%");
    expect(screen.getByRole("button", { name: "Show the better line" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Play on against bots" })).toBeTruthy();
  });

  it("is everybody's losses and luck, and a list of one player's costly choices", () => {
    const ongo = vi.fn();
    render(Costs, { result, prefix: "bru", players: PLAYERS, seat: 0, at: 0, ongo });
    expect(cells()[1]).toMatch(/Ada −12.5% −20%$/);
    expect(cells()[2]).toMatch(/Bo 0% \+20%$/);
    screen.getByRole("button").click();
    expect(ongo).toHaveBeenCalledWith(1);
  });
});
