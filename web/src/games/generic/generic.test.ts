// A game that this client was built without: it is found, speaks with the server's words and is drawn from its view.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { session } from "../../lib/session.svelte";
import { LANGUAGES, say, speech } from "../../lib/speech.svelte";
import { catalogue, gameTitle } from "../../pages/catalogue";
import { readRules } from "../../pages/rules";
import { drawingOf, prefixOf } from "../../table/games";
import type { Component } from "svelte";
import Staged from "../../../tests/Staged.svelte";
import type { Stage } from "../../table/stage";
import { gameEntry, games } from "../index";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import PlayerRow from "./PlayerRow.svelte";
import { drawing as generic } from "./drawing";

vi.setConfig({ testTimeout: 120_000 }); // the first test of a drawing compiles it

const RUNES = { name: "runes", prefix: "run", fewest: 2, most: 4 };
const VIEW = {
  round: 2,
  prize: 5,
  open: ["rune:4", "rune:9"],
  storm: true,
  ships: [{ crew: 3, at: "rune:4" }],
  players: [{ runes: 2 }, { runes: 3 }],
  score: { totals: [0, 6] },
  me: { hand: ["rune:1", "rune:12"], chosen: [] },
};
const TOY = "../../../../tests/toy/locales";
const files = import.meta.glob<string>("../../../../tests/toy/locales/*/runes.ftl", { query: "?raw", import: "default", eager: true });
const wordsIn = (language: string): string => files[`${TOY}/${language}/runes.ftl`];

/** A server that plays the toy game. */
function answer(path: string): Response {
  const words = /^\/api\/games\/runes\/words\/(\w+)$/.exec(path);
  if (words) return new Response(wordsIn(words[1]));
  return path === "/api/games" ? Response.json({ games: [RUNES] }) : new Response("{}", { status: 404 });
}

/** A part of the drawing before a stage. */
const staged = (part: Component<never>, stage: Partial<Stage>, more = {}): unknown =>
  render(Staged, { part: part as Component, stage: { prefix: "run", light: () => "none", pick: () => undefined, ...stage }, ...more });

beforeEach(async () => {
  const pathOf = (asked: string | Request): string => (typeof asked === "string" ? asked : new URL(asked.url).pathname);
  vi.stubGlobal("fetch", async (asked: string | Request) => answer(pathOf(asked)));
  await speech.use("en");
  await session.again();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("knows the games of the client and those of the server", () => {
  expect(games().map(({ name }) => name)).toEqual(["brian-boru", "feast-for-odin", "pax-viking", "runes"]);
  expect(games().map(({ prefix }) => prefix)).toEqual(["bru", "odn", "pax", "run"]);
  expect(prefixOf("runes")).toBe("run");
  expect(gameEntry("chess")).toBeUndefined();
  expect(gameTitle("runes")).toBe("Runes");
  const art = catalogue().map((entry) => entry.Art);
  expect(new Set(art).size).toBe(4);
});

it("finds a game's own drawing by its name, else takes the generic one", async () => {
  expect(await drawingOf("runes")).toBe(generic);
  expect(await drawingOf("generic")).toBe(generic);
  const own = await drawingOf("pax-viking");
  expect(own).not.toBe(generic);
  expect(own?.Board).toBeDefined();
});

it.each(LANGUAGES)("speaks of it in %s", async (language) => {
  await speech.use(language);
  expect(say("run-rune-3")).toMatch(/^\p{L}+ 3$/u);
  expect(say("run-title")).toBe(/run-title = (.*)/.exec(wordsIn(language))![1]);
  expect((await readRules("runes", language)).map(({ id }) => id)).toEqual(["RUN-SETUP", "RUN-ROUND", "RUN-END"]);
  await speech.withRules();
  expect(say("run-title")).not.toContain("[");
  expect(say("BRU-TRICK-05")).not.toContain("[");
});

it("draws what lies on the table and everybody's panel", () => {
  staged(Board, { view: VIEW, players: ["Astrid", "Bran"] });
  for (const text of ["prize", "5", "open runes", "rune 9", "storm", "yes", "ships", "crew", "3"])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole("region", { name: "Bran" }).textContent).toMatch(/Points\s*6.*runes in hand\s*3/s);
  expect(screen.queryByText("rune 12")).toBeNull();
});

it("lets a thing be picked where an option names it, and only there", () => {
  const picked: string[] = [];
  staged(Mine, { view: VIEW, light: (thing) => (thing === "rune:12" ? "can" : "none"), pick: (thing) => void picked.push(thing) });
  screen.getByText("rune 1").click();
  expect(picked).toEqual([]);
  screen.getByText("rune 12").click();
  expect(picked).toEqual(["rune:12"]);
  expect(screen.getByText("rune 12").dataset.thing).toBe("rune:12");
  expect(screen.getByText("rune 1").tabIndex).toBe(-1);
});

it("shows nothing of mine to a spectator", () => {
  const { me: _, ...seen } = VIEW;
  staged(Mine, { view: seen });
  expect(document.querySelector("section")).toBeNull();
});

it("says a player's numbers and the round in a line", () => {
  staged(PlayerRow, { view: VIEW }, { seat: 1 });
  expect(document.body.textContent).toMatch(/runes in hand 3.*Points 6/s);
  expect(generic.phase(VIEW)).toBe("Round 2");
  expect(generic.phase({})).toBe("");
});
