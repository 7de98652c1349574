// Sentences cut into words and things.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { named, nameOf, parts } from "../src/lib/names";
import { say, speech, type Args } from "../src/lib/speech.svelte";

const players = ["Ida", "Olaf"];

beforeAll(() => speech.use("en"));

it("calls seats by their players and things by their messages", () => {
  expect(nameOf("seat:1", "bru", players)).toBe("Olaf");
  expect(nameOf("seat:7", "bru", players)).toBe("?");
  expect(nameOf("town:27", "bru", players)).toBe(say("bru-town-27"));
  expect(nameOf("ship:9", "bru", players)).toBe("ship:9");
  expect(nameOf("just words", "bru", players)).toBe("just words");
});

it("turns references in arguments into names, also in lists", () => {
  const args = named({ seat: "seat:0", cards: ["card:1", "card:2"], count: 3, phase: "bru-phase-draft" }, "bru", players);
  expect(args.seat).toBe("Ida");
  expect(args.cards).toEqual([say("bru-card-1"), say("bru-card-2")]);
  expect(args.count).toBe(3);
  expect(args.phase).toBe(say("bru-phase-draft"));
});

it("keeps the things of a sentence apart from its words", () => {
  const pieces = parts("bru-leads-town", { seat: "seat:0", town: "town:27" }, "bru", players);
  expect(pieces.filter(({ ref }) => ref).map(({ ref, text }) => [ref, text])).toEqual(
    expect.arrayContaining([
      ["seat:0", "Ida"],
      ["town:27", say("bru-town-27")],
    ]),
  );
  expect(pieces.map(({ text }) => text).join("")).toBe(say("bru-leads-town", { seat: "Ida", town: say("bru-town-27") }));
});

it("links every thing of a list", () => {
  const pieces = parts("refused-not-asked", { seats: ["seat:0", "seat:1"] }, "bru", players);
  expect(pieces.filter(({ ref }) => ref).map(({ text }) => text)).toEqual(["Ida", "Olaf"]);
});

it("leaves no marks in any language", async () => {
  for (const language of ["pl", "cs", "es", "en"] as const) {
    await speech.use(language);
    const text = parts("bru-leads-town", { seat: "seat:0", town: "town:1" }, "bru", players)
      .map((piece) => piece.text)
      .join("");
    // eslint-disable-next-line no-control-regex
    expect(text).not.toMatch(/[\u0001\u0002]/);
  }
});

it("says what is there several times once, and each figure", () => {
  expect(say("refused-not-asked", { seats: ["Ida", "coin", "Ida"] })).toContain("Ida ×2 and coin");
  expect(say("refused-not-asked", { seats: [2, 2] })).toContain("2 and 2");
  const pieces = parts("refused-not-asked", { seats: ["town:27", "seat:1", "town:27"] }, "bru", players);
  expect(pieces.filter(({ ref }) => ref).map(({ ref }) => ref)).toEqual(["town:27", "seat:1"]);
  expect(pieces.map(({ text }) => text).join("")).toContain(`${say("bru-town-27")} ×2 and Olaf`);
});

it("joins linked names as they are read: Spanish says e before an i sound", async () => {
  await speech.use("es");
  const text = (args: Args): string =>
    parts("refused-not-asked", args, "bru", players)
      .map((piece) => piece.text)
      .join("");
  expect(text({ seats: ["seat:1", "seat:0"] })).toContain("Olaf e Ida");
  expect(text({ seats: ["seat:0", "seat:1"] })).toContain("Ida y Olaf");
  expect(text({ seats: ["seat:1", "seat:0", "seat:0"] })).toContain("Olaf e Ida ×2");
  await speech.use("en");
});

describe("names in the case that their sentence needs", () => {
  const text = (pieces: { text: string }[]): string => pieces.map((piece) => piece.text).join("");
  const said = (message: string, args: Args): string => say(message, named(args, "odn", players));
  beforeEach(() => speech.use("pl"));
  afterAll(() => speech.use("en"));

  it("are the same in a sentence with links and in a plain one", () => {
    const args = { seat: "seat:0", board: "board:iceland" };
    expect(said("odn-explores", args)).toBe("Ida odkrywa Islandię.");
    const pieces = parts("odn-explores", args, "odn", players);
    expect(text(pieces)).toBe("Ida odkrywa Islandię.");
    expect(pieces[2]).toEqual({ text: "Islandię", ref: "board:iceland" });
  });

  it("hold for every thing of a list", () => {
    const things = ["good:beans", "good:flax", "good:beans"];
    expect(said("odn-harvest", { things })).toBe("Żniwa: każdy dostaje fasolę ×2 i len.");
    expect(text(parts("odn-harvest", { things }, "odn", players))).toBe("Żniwa: każdy dostaje fasolę ×2 i len.");
  });

  it("stay the nominative where a thing stands by itself or has no such form", () => {
    expect(nameOf("board:iceland", "odn", players)).toBe("Islandia");
    expect(said("odn-do-lay", { thing: "Thor" })).toBe("Połóż Thor");
  });
});
