// What the drawing of Pax Viking works out: texts of tiles, distances to victory, the votes and the way told by the log, where things lie.
import { beforeAll, describe, expect, it } from "vitest";
import { say, speech } from "../../lib/speech.svelte";
import { ballots, trail } from "./chronicle";
import { drawing } from "./drawing";
import { borders, fleets, nameSpots, places, soft } from "./geometry";
import { standings } from "./meter";
import type { Content, Longship, TileFace, VictoryView } from "./types";
import { Wording } from "./words";

beforeAll(() => speech.use("en"));

const wording = new Wording(say);
const tile = (more: Partial<TileFace>): TileFace => ({ id: "freyr", area: "north", trigger: "solstice", effects: [], source: "reconstruction", ...more });

describe("what a tile says", () => {
  it("is composed of its effects", () => {
    expect(wording.tile(tile({ effects: [{ do: "gain_silfr", n: 2 }] }))).toBe("Winter solstice: gain 2 silfr.");
    expect(wording.tile(tile({ trigger: "activate", effects: [{ do: "draw", n: 1 }, { do: "gain_silfr", n: 2 }] }))).toBe("Activate: draw 1 tile; gain 2 silfr.");
  });
  it("tells the moment, the place and what is counted", () => {
    expect(wording.tile(tile({ trigger: "permanent", when: "invest", once: true, effects: [{ do: "gain_silfr", n: 1, per: "own_ventures:east" }] }))).toBe(
      "Once a turn, when you invest: gain 1 silfr for each of your ventures in the East.",
    );
    expect(wording.effect({ do: "return_followers", n: 1, what: "venture", where: "within:2" })).toContain("within 2 nodes of this post");
  });
  it("joins what is inside other effects", () => {
    const way = [{ do: "draw", n: 1 }];
    expect(wording.effect({ do: "choose", options: [way, [{ do: "gain_silfr", n: 2 }], [{ do: "gain_silfr", n: 3 }]] })).toBe("choose one: draw 1 tile, gain 2 silfr or gain 3 silfr");
    expect(wording.effect({ do: "pay", n: 2, then: way })).toBe("you may pay 2 silfr; if you do, draw 1 tile");
    expect(wording.effect({ do: "if", cond: "own_posts_at_least:biarmia:1", then: way })).toBe("if you have at least 1 post in the region Biarmia: draw 1 tile");
  });
  it("says what is known and what is reconstructed", () => {
    expect(wording.source(tile({}))).toBe(say("pax-source-reconstruction"));
    expect(wording.source(tile({ established: ["name", "area"] }))).toContain("name, area");
    expect(wording.source(tile({ source: "established" }))).toBe(say("pax-source-established"));
  });
});

describe("the victory meter", () => {
  const card: VictoryView = { id: "x", level: "standard", tests: [{ needs: 2, has: [0, 1, 3, 2] }, { needs: 4, has: [0, 3, 4, 4] }], met: [2, 3], open_to: [0, 1, 2] };
  it("counts what is missing over all tests, and never what is too much", () => {
    expect(standings(card, 4).map(({ missing }) => missing)).toEqual([6, 2, 0, 0]);
    expect(standings(card, 4)[2].part).toBe(1);
  });
  it("warns of those who are near, not of those who only need little", () => {
    expect(standings(card, 4).map(({ state }) => state)).toEqual(["far", "near", "met", "closed"]);
    const small: VictoryView = { ...card, tests: [{ needs: 2, has: [0, 1] }], met: [], open_to: [0, 1] };
    expect(standings(small, 2).map(({ state }) => state)).toEqual(["far", "near"]);
  });
});

describe("what the log tells", () => {
  const vote = (seat: number, yes: boolean, count = 1) => ({ message: yes ? "pax-votes-yes" : "pax-votes-no", args: { seat: `seat:${seat}`, count } });
  it("has the votes on the last event only", () => {
    const told = [vote(2, false), { message: "pax-plays-event", args: {} }, vote(1, true, 2), vote(0, false)];
    expect(ballots(told)).toEqual([{ seat: 1, yes: true, count: 2 }, { seat: 0, yes: false, count: 1 }]);
  });
  it("has the way of the present journey only", () => {
    const sails = (start: string, place: string) => ({ message: "pax-sails", args: { start: `region:${start}`, place: `region:${place}` } });
    const told = [sails("a", "b"), { message: "pax-journey-ends", args: {} }, sails("board", "c"), sails("c", "d")];
    expect(trail(told, "d")).toEqual(["board", "c", "d"]);
    expect(trail(told, null)).toEqual([]);
    expect(trail([{ message: "pax-turn", args: {} }], "c")).toEqual(["c"]);
  });
});

const content = {
  map: {
    picture: { width: 1600, height: 1000 },
    regions: [
      { id: "gandvik", kind: "sea", label: [700, 300] },
      { id: "dumbshaf", kind: "sea", label: [450, 90] },
      { id: "svealand", kind: "harbour", zone: "north", label: [640, 250] },
    ],
    closed: [],
    borders: [{ between: ["gandvik", "dumbshaf"], open: true }, { between: ["gandvik", "svealand"], open: false }],
  },
  shapes: {
    shapes: [],
    lines: [
      { between: ["dumbshaf", "gandvik"], points: [[[0, 0], [10, 0]]] },
      { between: ["gandvik", "svealand"], points: [[[0, 0], [0, 10]]] },
    ],
  },
  posts: { posts: [{ id: "birka", kind: "trade_centre", region: "svealand", at: [640, 250], source: "established" }] },
} as unknown as Content;

describe("the chart", () => {
  it("knows open borders from closed ones, whichever way they are named", () => {
    expect(borders(content).map(({ open, kind }) => [open, kind])).toEqual([[true, "water"], [false, "shore"]]);
  });
  it("draws a soft line from the first point to the last", () => {
    expect(soft([[0, 0], [10, 0]])).toBe("M0 0L10 0");
    expect(soft([[0, 0], [10, 0], [20, 0], [30, 0]])).toBe("M0 0Q10 0 15 0Q20 0 30 0");
  });
  it("lays like longships together and unlike ones side by side", () => {
    const ship = (place: string, renewed: boolean, colour: number | string = 0): Longship => ({ colour, commander: 0, place, renewed });
    const found = fleets([ship("birka", true), ship("birka", true), ship("birka", false), ship("gandvik", true, "black"), ship("board", true)], places(content), new Set(["birka"]));
    expect(found.map(({ place, count, renewed }) => [place, count, renewed])).toEqual([["birka", 2, true], ["birka", 1, false], ["gandvik", 1, true]]);
    expect(found[0].at[0]).toBeLessThan(found[1].at[0]);
    expect(found[2].at).toEqual([700, 330]);
  });
  it("writes a name beside a post, not over it", () => {
    const [{ at }] = nameSpots(content, () => "Svealand");
    expect(Math.abs(at[1] - 7 - 250)).toBeGreaterThanOrEqual(32);
  });
});

it("draws the answers to an offer itself, and no other", () => {
  expect(["add-silfr 3", "ask-tiles 1", "offer", "accept", "counter"].map((action) => drawing.draws?.(action))).toEqual([true, true, true, true, true]);
  expect(["end", "draw", "stop", "trade p2"].map((action) => drawing.draws?.(action))).toEqual([false, false, false, false]);
});
