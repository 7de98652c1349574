// The coach's memory, its sentences, and the sheets of the player aid.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { builtIn, rules } from "virtual:words";
import { sheetOf, signsOf, titled, type Row } from "../src/aid/sheet";
import { why } from "../src/lib/reasons";
import { LANGUAGES, say, speech } from "../src/lib/speech.svelte";
import { chaptersOf } from "../src/pages/rules";

describe("what the coach remembers", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const fresh = async () => (await import("../src/coach/memory.svelte")).memory;

  it("tells at first, then waits, and falls silent after good choices of one's own", async () => {
    const memory = await fresh();
    expect(memory.mannerOf("bru/follow")).toBe("tell");
    memory.tell("bru/follow");
    expect(memory.mannerOf("bru/follow")).toBe("tell");
    memory.tell("bru/follow");
    expect(memory.mannerOf("bru/follow")).toBe("wait");
    expect(memory.mannerOf("bru/lead-town")).toBe("tell");
    for (let good = 0; good < 3; good += 1) memory.decide("bru/follow", true);
    expect(memory.mannerOf("bru/follow")).toBe("silent");
  });

  it("speaks again after a bad choice", async () => {
    const memory = await fresh();
    memory.tell("bru/follow");
    memory.tell("bru/follow");
    for (let good = 0; good < 3; good += 1) memory.decide("bru/follow", true);
    memory.decide("bru/follow", false);
    expect(memory.mannerOf("bru/follow")).toBe("wait");
  });

  it("is kept in the browser: tables, symbols, and that somebody was coached at all", async () => {
    let memory = await fresh();
    expect(memory.begun).toBe(false);
    memory.sit("abcd");
    memory.learn("bru/sign-coin");
    vi.resetModules();
    memory = await fresh();
    expect(memory.coaches("abcd")).toBe(true);
    expect(memory.knows("bru/sign-coin")).toBe(true);
    memory.leave("abcd");
    expect(memory.coaches("abcd")).toBe(false);
    expect(memory.begun).toBe(true);
  });

  it("survives what others have written there", async () => {
    localStorage.setItem("longhall.coach", "nonsense");
    expect((await fresh()).mannerOf("x")).toBe("tell");
  });
});

it("makes somebody a guest without asking, also where the name is taken", async () => {
  const names: string[] = [];
  const answers = [409, 201];
  vi.stubGlobal("fetch", async (request: Request) => {
    names.push(((await request.json()) as { name: string }).name);
    const body = { message: "error-name-taken", args: {}, text: "", me: { id: "1", name: names.at(-1), language: "en" }, session: null };
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(body), { status: answers[names.length - 1], headers });
  });
  const { session } = await import("../src/lib/session.svelte");
  const me = await session.beAnybody("Newcomer");
  expect(names[0]).toBe("Newcomer");
  expect(names[1]).toMatch(/^Newcomer \d{3}$/);
  expect(me.name).toBe(names[1]);
  vi.unstubAllGlobals();
});

describe("reasons", () => {
  it("are one sentence", async () => {
    await speech.use("en");
    await speech.withGuide();
    expect(why("pax", [])).toBe("");
    expect(why("pax", [{ part: "silfr", gain: 1 }])).toBe("That way you have more silfr for what comes next.");
    expect(why("odn", [{ part: "income", gain: -1 }])).toMatch(/^It is the best you have, although /);
  });

  it("name the parts of a game without clauses", () => {
    expect(why("xyz", [{ part: "luck", gain: 1 }])).toBe("That way there is more of this: [xyz-reason-luck].");
  });
});

const CARDS = {
  cards: { cards: [{ value: 4, colour: "red", primary: ["town"], upper: ["coin", "pay_coin"], lower: ["remove_viking"] }] },
};
const BORU = { me: { hand: [], packet: [] }, players: [{ renown: 0 }], vikings: [], monasteries: [] };
const ODIN_PLAYER = { supply: {}, whaling_boats: [], knarrs: 0, longships: [], income: 0, boards: [{ minus: 0, bonuses: [] }] };
const GOODS = { goods: { goods: [{ id: "oil", colour: "green" }] } };
const PAX_PLAYER = { silfr: 0, markers: [], duchies: [] };
const PAX = { players: [PAX_PLAYER], longships: [], posts: [], votes: null, offer: null };
/** Positions in which nothing is to be seen yet: what of a view the sheets look at. */
const BEGINNINGS: Record<string, { prefix: string; view: object; content: object }> = {
  "brian-boru": { prefix: "bru", view: BORU, content: CARDS },
  "feast-for-odin": { prefix: "odn", view: { me: { seat: 0, hand: [] }, players: [ODIN_PLAYER] }, content: GOODS },
  "pax-viking": { prefix: "pax", view: PAX, content: {} },
};

describe("symbols come up when they are in sight", () => {
  const odin = (more: object, own: object = {}) => ({
    me: { seat: 1, hand: [], ...own },
    players: [ODIN_PLAYER, { ...ODIN_PLAYER, ...more }],
  });
  it.each([
    ["brian-boru", BORU, []],
    ["brian-boru", { ...BORU, me: { hand: [4], packet: [] } }, ["town", "coin", "pay_coin", "remove_viking"]],
    [
      "brian-boru",
      { ...BORU, players: [{ renown: 0 }, { renown: 2 }], vikings: [3], monasteries: [5] },
      ["renown", "vikings", "monastery"],
    ],
    ["feast-for-odin", odin({}), []],
    ["feast-for-odin", odin({ supply: { bow: 1, oil: 1 } }, { hand: [7] }), ["occupation", "weapons", "green"]],
    ["feast-for-odin", odin({ knarrs: 1, income: 2, boards: [{ minus: 3, bonuses: ["ore"] }] }), ["minus", "ships", "income", "bonus"]],
    ["pax-viking", PAX, []],
    [
      "pax-viking",
      {
        ...PAX,
        players: [
          { ...PAX_PLAYER, silfr: 3 },
          { ...PAX_PLAYER, markers: ["rus"] },
        ],
      },
      ["silfr", "influence"],
    ],
    ["pax-viking", { ...PAX, longships: [{ colour: "black", commander: 1 }], posts: [{ owner: 0 }] }, ["established", "allies"]],
  ])("%s %#", async (name, view, names) => {
    const sheet = (await sheetOf(name))!;
    expect(signsOf(sheet, "none", view, BEGINNINGS[name].content)).toEqual(names);
    const [kind, about] = Object.entries(sheet.appears)[0];
    expect(signsOf(sheet, kind, view, BEGINNINGS[name].content).slice(0, about.length)).toEqual(about);
  });
});

describe.each(builtIn)("the sheet of $name", ({ name }) => {
  it.each(LANGUAGES)("has words for everything in %s", async (language) => {
    await speech.use(language);
    await Promise.all([speech.withGuide(), speech.withRules()]);
    const sheet = (await sheetOf(name))!;
    const rows: Row[] = [...Object.values(sheet.signs), ...sheet.round, ...sheet.scoring];
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      for (const id of [row.name, row.text]) if (id) expect(speech.has(id), id).toBe(true);
      expect(say(row.text)).not.toContain("[");
      expect(titled(row)).not.toContain("[");
    }
  });

  it("has pictures for every row and for every chapter of the rules", async () => {
    const sheet = (await sheetOf(name))!;
    const rows: Row[] = [...Object.values(sheet.signs), ...sheet.round, ...sheet.scoring];
    const pictures = [...rows, ...Object.values(sheet.chapters).map((drawn) => ({ pictures: drawn }))].map((row) => row.pictures);
    expect(pictures.every((some) => some.length > 0 && some.every(({ body }) => body.length > 20))).toBe(true);
    const chapters = chaptersOf((await rules.en()).default[name]).map(({ id }) => id);
    expect(Object.keys(sheet.chapters).sort()).toEqual(chapters.sort());
  });

  it("has its symbols appear with decisions that there are, or in a position", async () => {
    await speech.use("en");
    await speech.withGuide();
    const sheet = (await sheetOf(name))!;
    const { prefix, view, content } = BEGINNINGS[name];
    const shown = Object.keys(sheet.inSight(view, content));
    expect([...new Set([...Object.values(sheet.appears).flat(), ...shown])].sort()).toEqual(Object.keys(sheet.signs).sort());
    expect(Object.keys(sheet.appears).filter((kind) => !speech.has(`${prefix}-coach-${kind}`))).toEqual([]);
  });
});
