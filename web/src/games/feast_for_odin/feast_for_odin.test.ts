// What the drawing of A Feast for Odin works out by itself: shapes, outlines, signs, where a thing is to be had, the ghost.
import { expect, test, vi } from "vitest";
import { option, question, taking } from "../../../tests/builders";
import { Interaction } from "../../lib/interaction.svelte";
import { causes } from "./causes";
import { cellsOf, heart, outline, refOf, sameTurn, shapeOf, spotOf, turned } from "./geometry";
import { Helper } from "./helper.svelte";
import { isSpot, Placing } from "./placing.svelte";
import { rows, signSize, signsOfAll, signsOfSpace, sources } from "./signs";
import type { BoardSpace, Content } from "./types";

const space = (
  id: string,
  column: number,
  order: number,
  group: string,
  effects: BoardSpace["effects"],
  more: Partial<BoardSpace> = {},
): BoardSpace => ({ id, column, order, group, colour: "grey", effects, ...more });

const content: Content = {
  goods: {
    goods: [
      { id: "milk", colour: "red", column: 3, width: 2, height: 2 },
      { id: "oil", colour: "green", column: 1, width: 2, height: 1 },
      { id: "wool", colour: "green", column: 3, width: 2, height: 2 },
      { id: "chest", colour: "blue", column: 3, width: 2, height: 2 },
    ],
  },
  special_tiles: {
    tiles: [
      { id: "cloakpin", shape: ["#...", "####"], sword: 8, price: 1, forge: true, size: 5 },
      { id: "english_crown", shape: ["#.#", "###"], sword: 16, forge: false, size: 5 },
    ],
  },
  dice: {
    dice: [
      { id: "hunting_game", sides: 8, aim: "low", spend: ["wood"], success: { hide: 1 }, failure: { wood: 1 }, vikings_back: 0 },
      { id: "raiding", sides: 8, aim: "high", spend: [], failure: {}, vikings_back: 0 },
    ],
  },
  mountains: { strips: [{ id: 1, items: ["wood", "silver2"] }] },
  pieces: { weapons: [{ id: "bow" }], ships: [{ id: "knarr", berth: "large", price: 5, ore_slots: 0, ore_printed: 0 }], numbers: {} },
  buildings: { buildings: [{ id: "shed" }] },
  spaces: {
    imitations: [],
    spaces: [
      space("build_shed", 1, 1, "build_houses", [{ pay: { wood: 2 } }, { build: "shed" }]),
      space("build_knarr", 2, 1, "build_houses", [{ pay: { wood: 2 } }, { ship: "knarr" }]),
      space("both", 4, 1, "build_houses", [{ choose_one: [[{ build: "shed" }], [{ ship: "knarr" }]] }]),
      space("hunt", 1, 2, "hunting", [{ dice: "hunting_game" }]),
      space("fish", 1, 3, "hunting", [{ gain: { milk: 1, silver: 2 } }]),
      space("raid", 2, 2, "hunting", [{ dice: "raiding" }], { ships: ["knarr"] }),
      space("climb", 1, 4, "mountains", [{ mountain_items: [3, 2] }, { upgrade: { goods: 2, steps: 1 } }]),
    ],
  },
  boards: { bay: { small: 3, large: 4 }, boards: [], sides: [] },
  occupations_a: { cards: [] },
  occupations_b: { cards: [] },
  occupations_c: { cards: [] },
};

test("a shape is turned clockwise, and mirrored first from turn 4 on", () => {
  expect(turned(["#...", "####"], 1)).toEqual(["##", "#.", "#.", "#."]);
  expect(turned(["#...", "####"], 4)).toEqual(["...#", "####"]);
  expect(turned(turned(["#...", "####"], 2), 2)).toEqual(["#...", "####"]);
});

test("turns that look alike have one name", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((turn) => sameTurn(["##"], turn))).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  expect([0, 1, 4, 7].map((turn) => sameTurn(["##", "##"], turn))).toEqual([0, 0, 0, 0]);
  expect(sameTurn(["#...", "####"], 6)).toBe(6);
});

test("a spot is a turn, a row and a column in one number", () => {
  expect(spotOf(2 * 156 + 5 * 13 + 12)).toEqual({ turn: 2, row: 5, column: 12 });
});

test("the outline goes once around all cells, holes included", () => {
  expect(outline(cellsOf(["##"]), 10)).toBe("M0 0L10 0L20 0L20 10L10 10L0 10L0 0Z");
  expect(outline(cellsOf(["###", "#.#", "###"]), 1).match(/M/g)).toHaveLength(2);
});

test("a glyph sits in the middle of a bar, and inside of an odd shape", () => {
  expect(heart(cellsOf(["####"]))).toEqual({ row: 0.5, column: 2, size: 1 });
  const crown = cellsOf(shapeOf(content, "english_crown"));
  const { row, column } = heart(crown);
  expect(crown.some(([r, c]) => r === Math.floor(row) && c === Math.floor(column))).toBe(true);
});

test("things are named as options name them", () => {
  expect(["oil", "cloakpin", "ore", "bow", "knarr", "shed", "iceland"].map((id) => refOf(content, id))).toEqual([
    "good:oil",
    "tile:cloakpin",
    "resource:ore",
    "weapon:bow",
    "ship:knarr",
    "building:shed",
    "board:iceland",
  ]);
});

test("signs say what is needed, paid, chosen and gained, in this order", () => {
  const told = (id: string): string[] =>
    signsOfSpace(
      content.spaces.spaces.find((one) => one.id === id)!,
      content,
    ).map(({ icon, way, text }) => `${way} ${icon}${text ?? ""}`.trim());
  expect(told("build_shed")).toEqual(["pay wood2", "to", "gain shed"]);
  expect(told("both")).toEqual(["gain shed", "or", "gain knarr"]);
  expect(told("raid")).toEqual(["need knarr", "gain d8", "gain loot"]);
  expect(told("climb")).toEqual(["gain mountain3+2", "gain upgrade2×"]);
  expect(signsOfAll([{ acted: "plundering" }], content)).toEqual([]);
});

test("where a thing is to be had comes from the declarations", () => {
  const from = sources(content);
  const where = (id: string): string[] => [...from].filter(([, found]) => found.has(id)).map(([name]) => name);
  expect(where("shed")).toEqual(["build_shed", "both"]);
  expect(where("silver")).toEqual(["fish", "climb"]);
  expect(where("wool")).toEqual(["climb"]);
  expect(where("chest")).toEqual(["raid", "climb"]);
  expect(where("milk")).toEqual(["fish"]);
});

test("bands are as high as their longest column, and nothing overlaps", () => {
  const { placed, bands, height } = rows(content);
  expect(bands).toEqual([
    { group: "build_houses", row: 0, rows: 1 },
    { group: "hunting", row: 1, rows: 2 },
    { group: "mountains", row: 3, rows: 1 },
  ]);
  expect(height).toBe(4);
  for (const column of [1, 2, 4]) {
    const covered = placed
      .filter(({ space: { column: c } }) => c === column)
      .flatMap(({ row, rows: high }) => Array.from({ length: high }, (_, i) => row + i));
    expect(covered).toEqual([0, 1, 2, 3]);
  }
});

test("the ghost begins at a legal spot, stays on the board, and only legal spots are laid", () => {
  const sent: string[] = [];
  const interaction = new Interaction(taking(sent));
  interaction.ask(question("where", option("at 2,3"), option("at 5,0 turn 1")), 1);
  const placing = new Placing(
    () => interaction,
    () => content,
    () => null,
  );
  placing.take("oil");
  expect([placing.row, placing.column, placing.turn]).toEqual([5, 0, 1]);
  expect(placing.action("oil")).toBe("at 5,0 turn 1");
  placing.rotate("oil", 12, 13, 2);
  expect(placing.action("oil")).toBe("at 5,0 turn 1");
  placing.move("oil", 30, 30, 12, 13);
  expect([placing.row, placing.column]).toEqual([10, 12]);
  expect(placing.lay("oil")).toBe(false);
  placing.rotate("oil", 12, 13);
  placing.move("oil", 2, 3, 12, 13);
  expect(placing.lay("oil")).toBe(true);
  expect(sent).toEqual(["at 2,3"]);
});

test("the spots are drawn, other answers without a thing are not", () => {
  expect(["at 3,4", "at 3,4 turn 7", "at wood", "done", "take 2 strip 1"].map(isSpot)).toEqual([true, true, false, false, false]);
});

test("the helper follows hints for as long as they are about the same matter", async () => {
  const answers = ["lay oil", "at 1,1", "place forge"];
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ action: answers.shift(), label: { message: "", args: {} }, targets: [], reasons: [] })),
  );
  const made: string[] = [];
  const stream = { id: "t", now: { version: 1 } };
  const options = ["lay oil", "place forge"].map((action) => option(action));
  const helper = new Helper(
    () => question("use", ...options),
    () => stream,
    (action) => {
      made.push(action);
      stream.now = { version: stream.now.version + 1 };
      queueMicrotask(() => helper.look(stream.now.version));
    },
  );
  expect(helper.offers(options)).toBe("odn-word-best-use");
  helper.start();
  await vi.waitFor(() => expect(helper.busy).toBe(false));
  expect(made).toEqual(["lay oil", "at 1,1"]);
  vi.unstubAllGlobals();
});

test("the helper says so where nothing is better than to leave it", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ action: "done" }), { headers: { "content-type": "application/json" } }));
  const helper = new Helper(
    () => question("use", option("lay oil"), option("done")),
    () => ({ id: "t", now: { version: 1 } }),
    () => undefined,
  );
  helper.start();
  await vi.waitFor(() => expect(helper.busy).toBe(false));
  expect(helper.content).toBe(true);
  helper.look(2);
  expect(helper.content).toBe(false);
  vi.unstubAllGlobals();
});

const told = (message: string, rule: string, args: Record<string, string | number> = {}) => ({
  message,
  rule,
  args: { seat: "seat:0", ...args },
});

test("a gift leads to the space and the occupations behind it, a phase to its rule alone", () => {
  const action = [
    told("odn-round", "ODN-ROUND-02"),
    told("odn-places", "ODN-PH5-01", { space: "space:upgrade_2" }),
    told("odn-places", "ODN-PH5-01", { seat: "seat:1", space: "space:forge" }),
    told("odn-occupation-acts", "ODN-OCC-27", { occupation: "occupation:7" }),
    told("odn-gains", "ODN-ACT-03", { thing: "good:oil", count: 1 }),
  ];
  expect(causes(action)).toEqual(["occupation:7", "space:upgrade_2"]);
  expect(causes(action.slice(0, 4))).toEqual(["occupation:7"]);
  expect(causes([...action, told("odn-income", "ODN-PH7-01", { count: 3 })])).toEqual([]);
  expect(causes([...action, told("odn-gains", "ODN-PH10-01", { thing: "good:oil", count: 1 })])).toEqual([]);
  expect(causes([...action, told("odn-round", "ODN-ROUND-02"), told("odn-gains", "ODN-OCC-17")])).toEqual([]);
  expect(causes([...action, told("odn-buys-ship", "ODN-SHIP-02", { ship: "ship:knarr" })])).toEqual([]);
  expect(causes([])).toEqual([]);
});

test("signs are as large as the room allows, and never too small to be seen", () => {
  const [one, many] = [1, 8].map((count) => Array.from({ length: count }, () => ({ icon: "wood", way: "gain" as const })));
  expect(signSize(one, 100, 32)).toBeGreaterThan(24);
  expect(signSize(many, 100, 32)).toBe(14);
  expect(signSize(many, 170, 60)).toBeGreaterThan(signSize(many, 100, 60));
  expect(signSize(one, 400, 400)).toBe(38);
});
