// Levels of bots as people meet them: what is offered, what is remembered, and what Master advises.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo, Hint as Answer } from "../src/generated/api";
import { aboutBot, botName, botWord, chooseLevel, levelsFor, usualBot } from "../src/lib/levels";
import { settings } from "../src/lib/settings.svelte";
import { LANGUAGES, speech } from "../src/lib/speech.svelte";
import type { SeatPlan } from "../src/pages/hall";
import QuickBots from "../src/pages/QuickBots.svelte";
import SeatPlanner from "../src/pages/SeatPlanner.svelte";
import BotLevel from "../src/table/BotLevel.svelte";
import { spotlight } from "../src/lib/spotlight.svelte";
import Hint from "../src/table/Hint.svelte";

const LEVELS = ["beginner", "casual", "strong", "master"];
const GAME: GameInfo = {
  name: "brian-boru",
  prefix: "bru",
  rules: "1",
  content: "x",
  fewest: 3,
  most: 5,
  options: [],
  bots: ["random", "greedy", ...LEVELS],
  levels: LEVELS,
  score_categories: [],
  rule_ids: [],
  packs: [],
};
const stored = (): { level?: string; each?: string[] } => JSON.parse(localStorage.getItem("longhall.settings") ?? "{}") as object;
const kept = (): unknown => stored().level;

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  await speech.use("en");
});
beforeEach(() => {
  localStorage.removeItem("longhall.settings");
  settings.level = "";
  settings.each = [];
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await speech.use("en");
});

it("begins with casual and remembers another choice in this browser", () => {
  expect(usualBot(GAME)).toBe("casual");
  chooseLevel("strong");
  expect(usualBot(GAME)).toBe("strong");
  expect(kept()).toBe("strong");
});

it("offers what a game has if the remembered level is not among it", () => {
  chooseLevel("grandmaster");
  expect(usualBot(GAME)).toBe("casual");
  expect(usualBot({ levels: ["easy"], bots: ["random", "easy"] })).toBe("easy");
  expect(usualBot({ levels: [], bots: ["random"] })).toBe("random");
});

it.each(LANGUAGES)("names and describes every bot in %s", async (language) => {
  await speech.use(language);
  for (const bot of GAME.bots) expect([botName(bot), aboutBot(bot)].every((text) => text && !text.startsWith("["))).toBe(true);
  expect(new Set(LEVELS.map(botName)).size).toBe(4);
  expect(botName("ogre")).toBe("ogre");
  expect(aboutBot("ogre")).toBe("");
});

const quickBots = (game = GAME): { play: ReturnType<typeof vi.fn> } => {
  const play = vi.fn();
  render(QuickBots, { game, start: "Play!", play, about: true });
  return { play };
};

it("says at which level a game against bots begins, and on a click shows all levels with whom each is for", async () => {
  const { play } = quickBots();
  expect(screen.getByText(aboutBot("casual"))).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Bot level: Casual" }));
  const choices = screen.getAllByRole<HTMLInputElement>("radio");
  expect(choices.map((choice) => choice.value)).toEqual(LEVELS);
  expect(choices.find((choice) => choice.checked)?.value).toBe("casual");
  for (const level of LEVELS) expect(screen.getAllByText(aboutBot(level)).length).toBeGreaterThan(0);
  await fireEvent.click(choices[0]);
  expect(kept()).toBe("beginner");
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Play!" }));
  expect(play).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Bot level: Beginner" })).toBeTruthy();
  expect(levelsFor(GAME, 3)).toEqual(["beginner", "beginner", "beginner"]);
});

it("lets each bot have its own level, remembers them, and goes back to one for all", async () => {
  quickBots();
  await fireEvent.click(screen.getByRole("button", { name: "Bot level: Casual" }));
  await fireEvent.click(screen.getByRole("button", { name: "Each its own" }));
  const [, second] = screen.getAllByRole<HTMLSelectElement>("combobox");
  await fireEvent.change(second, { target: { value: "master" } });
  expect(screen.getByText(aboutBot("master"))).toBeTruthy();
  expect(levelsFor(GAME, 3)).toEqual(["casual", "master", "casual"]);
  expect(stored().each).toEqual(["casual", "master", "casual"]);
  expect(screen.getByRole("button", { name: "Bot levels: mixed" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "One level for all" }));
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  expect(levelsFor(GAME, 3)).toEqual(["casual", "casual", "casual"]);
});

it("leaves the level of new tables alone where one bot gets its own, and goes back to it", async () => {
  chooseLevel("strong");
  quickBots();
  await fireEvent.click(screen.getByRole("button", { name: "Bot level: Strong" }));
  await fireEvent.click(screen.getByRole("button", { name: "Each its own" }));
  const [first, second] = screen.getAllByRole<HTMLSelectElement>("combobox");
  await fireEvent.change(first, { target: { value: "beginner" } });
  await fireEvent.change(second, { target: { value: "master" } });
  expect(levelsFor(GAME, 3)).toEqual(["beginner", "master", "strong"]);
  expect(kept()).toBe("strong");
  await fireEvent.click(screen.getByRole("button", { name: "One level for all" }));
  expect(screen.getAllByRole<HTMLInputElement>("radio").find((choice) => choice.checked)?.value).toBe("strong");
  expect(stored()).toMatchObject({ level: "strong", each: [] });
});

it("keeps a level that this game does not have, for those that have it", async () => {
  chooseLevel("grandmaster");
  quickBots();
  await fireEvent.click(screen.getByRole("button", { name: "Bot level: Casual" }));
  await fireEvent.click(screen.getByRole("button", { name: "Each its own" }));
  await fireEvent.click(screen.getByRole("button", { name: "One level for all" }));
  expect(kept()).toBe("grandmaster");
});

it("gives the focus back to the button that opened it before the game starts, as the start may fail", async () => {
  const { play } = quickBots();
  const opener = screen.getByRole("button", { name: "Bot level: Casual" });
  opener.focus();
  await fireEvent.click(opener);
  const start = screen.getByRole("button", { name: "Play!" });
  start.focus();
  await fireEvent.click(start);
  expect(play).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it.each(LANGUAGES)("says in %s that the choice is for every game", async (language) => {
  await speech.use(language);
  quickBots();
  await fireEvent.click(screen.getByRole("button"));
  expect(speech.has("web-level-every-game")).toBe(true);
  expect(screen.getByText(speech.say("web-level-every-game"))).toBeTruthy();
});

it("has the usual level for bots of which nothing is known, and no choice for each where there is one bot", async () => {
  settings.each = ["strong", "grandmaster"];
  expect(levelsFor(GAME, 3)).toEqual(["strong", "casual", "casual"]);
  settings.each = [];
  quickBots({ ...GAME, fewest: 2, most: 2 });
  await fireEvent.click(screen.getByRole("button", { name: "Bot level: Casual" }));
  expect(screen.queryByRole("button", { name: "Each its own" })).toBeNull();
});

it("offers the levels for each seat of a new table, and neither greedy nor random", async () => {
  const seats: SeatPlan[] = [{ kind: "me" }, { kind: "open" }];
  const { rerender } = render(SeatPlanner, { game: GAME, seats });
  const seat = screen.getByLabelText<HTMLSelectElement>("Seat 2");
  expect([...seat.options].map((option) => option.value)).toEqual(["me", "open", ...LEVELS.map((level) => `bot:${level}`)]);
  expect(seat.options[3].text).toBe(botWord("casual"));
  await fireEvent.change(seat, { target: { value: "bot:master" } });
  expect(kept()).toBe("master");
  expect(seats[1]).toEqual({ kind: "bot", bot: "master", name: "" });
  await rerender({ seats: [...seats] });
  expect(screen.getByText(aboutBot("master"))).toBeTruthy();
});

it("lets the host change the level of a bot that waits, also of an old one", async () => {
  const choose = vi.fn();
  render(BotLevel, { seat: 1, name: "Brodir", bot: "greedy", levels: LEVELS, choose });
  const level = screen.getByLabelText<HTMLSelectElement>("Level of Brodir");
  expect(level.value).toBe("greedy");
  expect(screen.getByText(aboutBot("greedy"))).toBeTruthy();
  await fireEvent.change(level, { target: { value: "strong" } });
  expect(choose).toHaveBeenCalledWith("strong");
  expect(kept()).toBeUndefined(); // what is remembered is for whoever asked
  cleanup();
  render(BotLevel, { seat: 1, name: "Brodir", bot: "strong", levels: LEVELS, choose });
  expect([...screen.getByLabelText<HTMLSelectElement>("Level of Brodir").options].map(({ value }) => value)).toEqual(LEVELS);
});

// -- hints ------------------------------------------------------------------------------------------------------------

const play = (card: number) => ({ message: "bru-do-play", args: { card: `card:${card}` } });
const candidate = (card: number, behind: number, win_chance: number | null) => ({
  action: `play ${card}`,
  label: play(card),
  targets: [`card:${card}`],
  behind,
  win_chance,
});

const done: string[] = [];

async function advised(chances: (number | null)[], reply: Answer["reply"], reasons: Answer["reasons"] = []): Promise<string> {
  const best = [candidate(13, 0, chances[0]), candidate(7, 1.26, chances[1]), candidate(2, 0.01, chances[2])];
  const { action, label, targets } = best[0];
  const answer: Answer = { action, label, targets, best, reasons, reply };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } })));
  render(Hint, { id: "t", seat: 0, prefix: "bru", players: ["Aoife", "Brodir"], version: 3, ondo: (one: string) => done.push(one) });
  await fireEvent.click(screen.getByRole("button"));
  return (await screen.findByRole("status")).textContent.replace(/\s+/g, " ");
}

it("shows the three best with their win chances", async () => {
  const text = await advised([0.417, 0.333, 0], null);
  expect(text).toContain("42% to win");
  expect(text).toContain("33% to win");
  expect(text).toContain("0% to win");
  expect(text).not.toContain("pts");
  expect(document.querySelectorAll(".hint li")).toHaveLength(2);
  expect(document.querySelectorAll(".hint b")).toHaveLength(1);
});

it("shows how far the others are behind where the game knows no chances, and the probable answer", async () => {
  const text = await advised([null, null, null], { seat: 1, label: play(5) });
  expect(text).toContain("−1.3 pts");
  expect(text).not.toContain("−0 pts");
  expect(text).toContain("Brodir will probably answer: ");
});

it("lights the best option, says why in a sentence, and does it", async () => {
  const reasons = [
    { part: "coins", gain: 1.2 },
    { part: "claims", gain: -0.5 },
  ];
  const text = await advised([0.4, 0.3, 0.2], null, reasons);
  expect(text).toContain("That way you have more coins to spend; in return, you fall behind in the race for a region.");
  expect(spotlight.things).toEqual(["card:13"]);
  expect(spotlight.action).toBe("play 13");
  await fireEvent.click(screen.getByText("Do it"));
  expect(done).toEqual(["play 13"]);
  cleanup();
  expect(spotlight.things).toEqual([]);
});
