// Which towns have their names written on the map, and where; and the tricks that can be looked up.
import { cleanup, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Staged from "../../../tests/Staged.svelte";
import type { Chapter } from "../../table/games";
import FinishedTricks from "./FinishedTricks.svelte";
import { townNames } from "./geometry";
import { tricksOf } from "./tricks";
import type { Content } from "./types";

vi.setConfig({ testTimeout: 120_000 }); // the first test of a drawing compiles it
afterEach(cleanup);

const content: Content = {
  board: {
    picture: { width: 800, height: 1000 },
    regions: [{ id: "munster", threshold: 5, points: 7, label: [460, 490] }],
    towns: Array.from({ length: 20 }, (_, i): Content["board"]["towns"][number] => ({
      id: i + 1,
      region: "munster",
      colour: "red",
      at: [100 + (i % 4) * 180, 90 + Math.floor(i / 4) * 180],
    })),
    roads: [],
  },
  cards: { cards: [] },
  decks: { marriage: [], track: [] },
};
const say = (id: string): string => id.slice("bru-town-".length).padEnd(8, "x");
const few = (town: number): boolean => town <= 4;

describe("names of towns", () => {
  it("are all there where there is room", () => {
    expect(townNames(content, 1, () => false, say)).toHaveLength(20);
  });
  it("are those that can be chosen on a laptop, if they are few", () => {
    expect(townNames(content, 0.7, few, say).map((name) => name.id)).toEqual([1, 2, 3, 4]);
    expect(townNames(content, 0.7, () => true, say)).toEqual([]);
  });
  it("need fewer on a phone", () => {
    expect(townNames(content, 0.4, few, say)).toHaveLength(4);
    expect(townNames(content, 0.4, (town) => town <= 8, say)).toEqual([]);
  });
  it("stand below the town, or above where the region's name is below", () => {
    const names = townNames(content, 1, () => false, say);
    for (const name of names) expect(name.y < content.board.towns[name.id - 1].at[1]).toBe(name.id === 11);
  });
  it("stand beside it where neither is free", () => {
    const crowded = structuredClone(content);
    crowded.board.towns[1].at = [460, 415];
    expect(townNames(crowded, 1, (town) => town === 11, say).find((name) => name.id === 11)?.anchor).toBe("start");
  });
  it("wait until the size of the map is known", () => {
    expect(townNames(content, 0, () => true, say)).toEqual([]);
  });
});

/** Two tricks of three players, the second without a town and still running. */
const log: Chapter[] = [
  ["bru-plays", { seat: "seat:2", card: "card:9" }],
  ["bru-round", { round: 2, rounds: 3 }],
  ["bru-leads-town", { seat: "seat:1", town: "town:7" }],
  ["bru-plays", { seat: "seat:1", card: "card:4" }],
  ["bru-plays", { seat: "seat:2", card: "card:20" }],
  ["bru-plays", { seat: "seat:0", card: "card:11" }],
  ["bru-trick-won", { seat: "seat:2", card: "card:20", colour: "colour:red" }],
  ["bru-plays", { seat: "seat:2", card: "card:3" }],
].map(([message, args]) => ({ events: [{ message, args, rule: "" }] }) as Chapter);

describe("finished tricks", () => {
  it("are those of this round, by town, cards and winner", () => {
    expect(tricksOf(log, 3)).toEqual([
      {
        town: 7,
        plays: [
          { seat: 1, card: 4 },
          { seat: 2, card: 20 },
          { seat: 0, card: 11 },
        ],
        winner: 2,
      },
      { town: null, plays: [{ seat: 2, card: 3 }], winner: null },
    ]);
  });

  const drawn = (history: number[][] | undefined): HTMLElement => {
    const view = { history, phase: "action", trick: 2, players: [{}, {}, {}] };
    const players = ["Aoife", "Brian", "Conn"];
    const part = FinishedTricks as Component<Record<string, unknown>>;
    return render(Staged, { part, stage: { view, content, players, log } }).container;
  };
  it("can be looked up at a table that allows it, without the one that runs", () => {
    const rows = [...drawn([[11], [4], [20, 3]]).querySelectorAll(".finished li")];
    expect(rows).toHaveLength(1);
    expect([...rows[0].querySelectorAll(".play b")].map((one) => one.textContent)).toEqual(["4", "20", "11"]);
    expect(rows[0].querySelector(".play.won b")?.textContent).toBe("20");
  });
  it("have to be remembered at any other", () => {
    expect(drawn(undefined).querySelector(".finished")).toBeNull();
  });
});
