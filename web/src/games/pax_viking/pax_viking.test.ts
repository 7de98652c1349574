// What the drawing of Pax Viking works out: texts of tiles, distances to victory, the votes and the way told by the log, where things lie.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { option, question, taking } from "../../../tests/builders";
import { say, speech } from "../../lib/speech.svelte";
import { fresh, happening, tellsOfEvent, trail } from "./chronicle";
import { drawing } from "./drawing";
import { Bargain } from "./bargain.svelte";
import { effectNamed } from "./choices";
import { borders, fleets, places, soft } from "./geometry";
import { labels } from "./labels";
import { standings } from "./meter";
import { Interaction, type Question } from "../../lib/interaction.svelte";
import type { Content, Effect, Journey, Longship, TileFace, VictoryView } from "./types";
import { Voyage, wayTo } from "./voyage.svelte";
import { Wording } from "./words";

beforeAll(() => speech.use("en"));

const wording = new Wording(say);
const tile = (more: Partial<Omit<TileFace, "effects">> & { effects?: Effect[] }): TileFace => ({
  id: "freyr",
  area: "north",
  trigger: "solstice",
  effects: [],
  source: "reconstruction",
  ...more,
});

describe("what a tile says", () => {
  it("is composed of its effects", () => {
    expect(wording.tile(tile({ effects: [{ do: "gain_silfr", n: 2 }] }))).toBe("Winter solstice: gain 2 silfr.");
    expect(
      wording.tile(
        tile({
          trigger: "activate",
          effects: [
            { do: "draw", n: 1 },
            { do: "gain_silfr", n: 2 },
          ],
        }),
      ),
    ).toBe("Activate: draw 1 tile; gain 2 silfr.");
  });
  it("tells the moment, the place and what is counted", () => {
    expect(
      wording.tile(
        tile({ trigger: "permanent", when: "invest", once: true, effects: [{ do: "gain_silfr", n: 1, per: "own_ventures:east" }] }),
      ),
    ).toBe("Once a turn, when you invest: gain 1 silfr for each of your ventures in the East.");
    expect(wording.effect({ do: "return_followers", n: 1, what: "venture", where: "within:2" })).toContain("within 2 nodes of this post");
  });
  it("joins what is inside other effects", () => {
    const way = [{ do: "draw", n: 1 }];
    expect(wording.effect({ do: "choose", options: [way, [{ do: "gain_silfr", n: 2 }], [{ do: "gain_silfr", n: 3 }]] })).toBe(
      "choose one: draw 1 tile, gain 2 silfr or gain 3 silfr",
    );
    expect(wording.effect({ do: "pay", n: 2, then: way })).toBe("you may pay 2 silfr; if you do, draw 1 tile");
    expect(wording.effect({ do: "if", cond: "own_posts_at_least:biarmia:1", then: way })).toBe(
      "if you have at least 1 post in the region Biarmia: draw 1 tile",
    );
  });
  it("says what is known and what is reconstructed", () => {
    expect(wording.source(tile({}))).toBe(say("pax-source-reconstruction"));
    expect(wording.source(tile({ established: ["name", "area"] }))).toContain("name, area");
    expect(wording.source(tile({ source: "established" }))).toBe(say("pax-source-established"));
  });
});

describe("the victory meter", () => {
  const card: VictoryView = {
    id: "x",
    level: "standard",
    tests: [
      { needs: 2, has: [0, 1, 3, 2] },
      { needs: 4, has: [0, 3, 4, 4] },
    ],
    met: [2, 3],
    open_to: [0, 1, 2],
  };
  const elsewhere = { active: 0, left: 4 };
  it("counts what is missing over all tests, and never what is too much", () => {
    expect(standings(card, 4, elsewhere).map(({ missing }) => missing)).toEqual([6, 2, 0, 0]);
    expect(standings(card, 4, elsewhere)[2].part).toBe(1);
  });
  it("warns of those who are near, not of those who only need little", () => {
    expect(standings(card, 4, elsewhere).map(({ state }) => state)).toEqual(["far", "near", "met", "closed"]);
    const small: VictoryView = { ...card, tests: [{ needs: 2, has: [0, 1] }], met: [], open_to: [0, 1] };
    expect(standings(small, 2, elsewhere).map(({ state }) => state)).toEqual(["far", "near"]);
  });
  it("warns that somebody could win in this turn as long as the actions suffice", () => {
    const state = (level: string, left: number) => standings({ ...card, level }, 4, { active: 1, left })[1].state;
    expect([state("beginner", 2), state("beginner", 1)]).toEqual(["now", "near"]);
    // All cards but the easiest are checked when an event has been resolved, and playing one is an action.
    expect([state("standard", 3), state("standard", 2)]).toEqual(["now", "near"]);
  });
});

describe("what the log tells", () => {
  const vote = (seat: number, yes: boolean, count = 1) => ({
    message: yes ? "pax-votes-yes" : "pax-votes-no",
    args: { seat: `seat:${seat}`, count },
  });
  const plays = (tile: string) => ({ message: "pax-plays-event", args: { tile: `tile:${tile}` } });
  const gains = { message: "pax-gains", args: {} };
  it("has the votes on the last event only, and then what was decided", () => {
    const told = [plays("old"), vote(2, false), plays("new"), vote(1, true, 2), vote(0, false)];
    expect(happening(told)).toEqual({
      tile: "new",
      ballots: [
        { seat: 1, yes: true, count: 2 },
        { seat: 0, yes: false, count: 1 },
      ],
      verdict: null,
      lines: [],
      over: false,
    });
    const decided = happening([...told, { message: "pax-althing-failed", args: { yes: 2, votes: 5 } }]);
    expect(decided?.verdict).toEqual({ passed: false, yes: 2, votes: 5 });
    expect(happening([gains])).toBeNull();
  });
  it("has what comes of an event line by line, to its end and no further", () => {
    const end = { message: "pax-event-ends", args: {} };
    expect(happening([plays("x"), gains])).toMatchObject({ lines: [gains], over: false });
    expect(happening([plays("x"), gains, end, gains])).toMatchObject({ lines: [gains, end], over: true });
    expect(happening([plays("x"), gains, { message: "pax-turn", args: {} }, gains])).toMatchObject({ lines: [gains], over: true });
  });
  it("is news since my own last move, that move included", () => {
    const log = [0, 1, 0, 2, 1].map((seat) => ({ seat, events: [] }));
    expect(fresh(log, 0)).toEqual(log.slice(2));
    expect(fresh(log, null)).toEqual(log.slice(4));
    expect(fresh(log, null, 3)).toEqual(log.slice(2));
    expect(fresh([], 0)).toEqual([]);
  });
  it("knows whether an event is among the news", () => {
    expect(tellsOfEvent([{ events: [gains] }, { events: [gains, { message: "pax-event-ends", args: {} }] }])).toBe(true);
    expect(tellsOfEvent([{ events: [gains, vote(0, true)] }])).toBe(false);
  });
  it("has the way of the present journey only", () => {
    const sails = (start: string, place: string) => ({
      message: "pax-sails",
      args: { start: `region:${start}`, place: `region:${place}` },
    });
    const told = [sails("a", "b"), { message: "pax-journey-ends", args: {} }, sails("board", "c"), sails("c", "d")];
    expect(trail(told, "d")).toEqual(["board", "c", "d"]);
    expect(trail(told, null)).toEqual([]);
    expect(trail([{ message: "pax-turn", args: {} }], "c")).toEqual(["c"]);
  });
});

describe("a voyage", () => {
  const journey: Journey = { from: "board", nodes: 3, to: { gandvik: [1, "board"], dumbshaf: [2, "gandvik"], iceland: [3, "dumbshaf"] } };
  const asked = (place: string, ...to: string[]): Question => ({
    ...question("sail", ...to.map((name) => option(`to ${name}`))),
    args: { place: `region:${place}` },
  });
  let sent: string[];
  let voyage: Voyage;
  let person: Interaction;
  let version: number;
  /** The line has settled the last answer, and the server asks something new. */
  async function hear(next: Question | null): Promise<void> {
    await vi.waitFor(() => expect(person.busy).toBe(false));
    person.ask(next, (version += 1));
    voyage.goOn(person);
  }
  beforeEach(() => {
    [sent, version, voyage] = [[], 1, new Voyage()];
    person = new Interaction(taking(sent));
    person.ask(asked("board", "gandvik"), version);
  });
  it("goes the way that the server tells", () => {
    expect(wayTo(journey, "iceland")).toEqual(["board", "gandvik", "dumbshaf", "iceland"]);
    expect(wayTo(journey, "rome")).toEqual([]);
  });
  it("answers node by node, and ends where it was sent", async () => {
    voyage.begin(person, journey, "dumbshaf");
    await hear(asked("gandvik", "svealand", "dumbshaf"));
    await hear(asked("dumbshaf", "iceland"));
    expect(sent).toEqual(["to gandvik", "to dumbshaf"]);
  });
  it("waits while a node is on its way, whatever others do", async () => {
    voyage.begin(person, journey, "dumbshaf");
    expect(person.busy).toBe(true);
    person.ask(asked("board", "gandvik"), 2);
    voyage.goOn(person);
    person.ask(asked("gandvik", "svealand", "dumbshaf"), 3);
    voyage.goOn(person);
    expect(sent).toEqual(["to gandvik"]);
    await hear(asked("gandvik", "svealand", "dumbshaf"));
    expect(sent).toEqual(["to gandvik", "to dumbshaf"]);
  });
  it.each([
    ["something else is asked", { ...asked("gandvik", "dumbshaf"), kind: "answer-offer" }],
    ["the longship is elsewhere", asked("faroes", "dumbshaf")],
    ["nothing is asked", null],
  ])("ends when %s", async (_, other) => {
    voyage.begin(person, journey, "iceland");
    await hear(other);
    await hear(asked("gandvik", "dumbshaf"));
    expect(sent).toEqual(["to gandvik"]);
  });
});

const content: Content = {
  map: {
    picture: { width: 1600, height: 1000 },
    regions: [
      { id: "gandvik", kind: "sea", label: [700, 300], source: "established" },
      { id: "dumbshaf", kind: "sea", label: [450, 90], source: "established" },
      { id: "svealand", kind: "harbour", zone: "north", label: [640, 250], source: "established" },
    ],
    closed: [],
    borders: [
      { between: ["gandvik", "dumbshaf"], open: true },
      { between: ["gandvik", "svealand"], open: false },
    ],
  },
  shapes: {
    shapes: [],
    lines: [
      {
        between: ["dumbshaf", "gandvik"],
        points: [
          [
            [0, 0],
            [10, 0],
          ],
        ],
      },
      {
        between: ["gandvik", "svealand"],
        points: [
          [
            [0, 0],
            [0, 10],
          ],
        ],
      },
    ],
  },
  posts: { posts: [{ id: "birka", kind: "trade_centre", region: "svealand", at: [640, 250], source: "established" }] },
  advocates: { tiles: [] },
  events: { tiles: [] },
  gods: { tiles: [] },
  jarls: { jarls: [] },
  numbers: { table: { actions: 4, "track-costs": [] } },
  ventures: { tiles: [] },
  victory: { cards: [] },
};

describe("the chart", () => {
  it("knows open borders from closed ones, whichever way they are named", () => {
    expect(borders(content).map(({ open, kind }) => [open, kind])).toEqual([
      [true, "water"],
      [false, "shore"],
    ]);
  });
  it("draws a soft line from the first point to the last", () => {
    expect(
      soft([
        [0, 0],
        [10, 0],
      ]),
    ).toBe("M0 0L10 0");
    expect(
      soft([
        [0, 0],
        [10, 0],
        [20, 0],
        [30, 0],
      ]),
    ).toBe("M0 0Q10 0 15 0Q20 0 30 0");
  });
  it("lays like longships together and unlike ones side by side", () => {
    const ship = (place: string, renewed: boolean, colour: number | string = 0): Longship => ({ colour, commander: 0, place, renewed });
    const found = fleets(
      [ship("birka", true), ship("birka", true), ship("birka", false), ship("gandvik", true, "black"), ship("board", true)],
      places(content),
      new Set(["birka"]),
    );
    expect(found.map(({ place, count, renewed }) => [place, count, renewed])).toEqual([
      ["birka", 2, true],
      ["birka", 1, false],
      ["gandvik", 1, true],
    ]);
    expect(found[0].at[0]).toBeLessThan(found[1].at[0]);
    expect(found[2].at).toEqual([700, 330]);
  });
  const words = { region: () => "Svealand", post: () => "Birka", closed: () => "Kvenland" };
  const write = (chart: Content) => labels(chart, words, 24);
  it("writes a name beside a post, not over it", () => {
    const [{ at, size }] = write(content).lands;
    // Half of the name and half of the post are that wide; above or below it there is more room.
    const [aside, off] = [Math.abs(at[0] - 640), Math.abs(at[1] - size * 0.3 - 250)];
    expect(aside >= 4 * size * 0.54 + 27 || off >= 30 + size / 2).toBe(true);
  });
  it("writes the name of a closed land beside that of an open one, not over it", () => {
    const [{ at: alone }] = write(content).lands;
    const barred: Content = { ...content, map: { ...content.map, closed: [{ id: "x", label: [alone[0], alone[1]] }] } };
    const { lands, closed } = write(barred);
    const [dx, dy] = [Math.abs(lands[0].at[0] - closed[0].at[0]), Math.abs(lands[0].at[1] - closed[0].at[1])];
    expect(dx > 4 * 0.57 * (lands[0].size + closed[0].size) || dy > 0.9 * closed[0].size).toBe(true);
  });
  it("writes a name on its own land, not on the one beside it", () => {
    const [{ at: alone, id }] = write(content).lands;
    const ring = (x: number, y: number, w: number, h: number): [number, number][] => [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
    // The land beside begins just where the name would be.
    const beside = alone[1] > 250 ? ring(0, alone[1] - 20, 1600, 700) : ring(0, alone[1] - 700, 1600, 700);
    const own = alone[1] > 250 ? ring(0, 0, 1600, alone[1] - 20) : ring(0, alone[1], 1600, 700);
    const shapes = [
      { region: id, polygons: [own] },
      { region: "other", polygons: [beside] },
    ];
    const [{ at }] = write({ ...content, shapes: { shapes, lines: [] } }).lands;
    expect(Math.abs(at[1] - alone[1])).toBeGreaterThan(10);
  });
  it("names a post where there is room, and leaves it out where there is none", () => {
    expect(write(content).posts.map(({ name }) => name)).toContain("Birka");
    const everywhere = { id: "x", label: [640, 250] as [number, number] };
    const crowded = labels({ ...content, map: { ...content.map, closed: [everywhere] } }, { ...words, closed: () => "x".repeat(200) }, 200);
    expect(crowded.posts).toEqual([]);
  });
});

describe("an offer in the making", () => {
  const sent: string[] = [];
  const steps = ["give odin", "want thor", "add-silfr 1", "add-silfr 2", "ask-silfr 1", "ask-tiles 1", "ask-tiles 2", "offer", "cancel"];
  const asked = (): Question => question("make-offer", ...steps.map((action) => option(action)));
  const making = (): [Bargain, Interaction] => {
    sent.length = 0;
    const interaction = new Interaction(taking(sent));
    interaction.ask(asked(), 1);
    return [new Bargain(), interaction];
  };
  const goOn = async (bargain: Bargain, interaction: Interaction, version: number): Promise<void> => {
    await vi.waitFor(() => expect(interaction.busy).toBe(false));
    interaction.ask(asked(), version);
    bargain.goOn(interaction);
  };

  it("can be changed until it is made, and is then sent part by part", async () => {
    const [bargain, interaction] = making();
    bargain.toggle("give odin");
    bargain.toggle("want thor");
    bargain.toggle("want thor");
    bargain.amounts["add-silfr"] = 2;
    expect(sent).toEqual([]);
    bargain.make(interaction);
    await goOn(bargain, interaction, 2);
    await goOn(bargain, interaction, 3);
    expect(sent).toEqual(["give odin", "add-silfr 2", "offer"]);
    expect(bargain.chosen).toEqual([]);
  });
  it("asks for fewer tiles of their choice the more it names", () => {
    const [bargain, interaction] = making();
    expect(bargain.most(interaction.options, "ask-tiles")).toBe(2);
    bargain.toggle("want thor");
    expect(bargain.most(interaction.options, "ask-tiles")).toBe(1);
  });
  it("is not made in part where something is not on offer any more", async () => {
    const [bargain, interaction] = making();
    bargain.toggle("give freyja");
    bargain.make(interaction);
    await goOn(bargain, interaction, 2);
    expect(sent).toEqual([]);
  });
});

it("calls the effects to choose from by what they do", () => {
  const ways: Effect[][] = [[{ do: "draw", n: 1 }], [{ do: "gain_silfr", n: 2 }]];
  const faces = (effects: Effect[]): Content => ({ ...content, events: { tiles: [tile({ id: "wedmore", effects })] } });
  const asked: Question = { ...question("choose"), args: { source: "tile:wedmore" } };
  const once = faces([{ do: "each", then: [{ do: "choose", options: ways }] }]);
  expect(effectNamed("option 2", asked, once)).toBe("Gain 2 silfr");
  expect(effectNamed("decline", asked, once)).toBeNull();
  // Of two choices on one tile nobody could tell which is meant.
  expect(
    effectNamed(
      "option 2",
      asked,
      faces([
        { do: "choose", options: ways },
        { do: "choose", options: ways },
      ]),
    ),
  ).toBeNull();
});

it("draws the answers to an offer itself, and no other", () => {
  expect(["give odin", "ask-tiles 1", "offer", "accept", "counter"].map((action) => drawing.draws?.(action))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(["end", "draw", "stop", "trade p2"].map((action) => drawing.draws?.(action))).toEqual([false, false, false, false]);
});

it("puts the names of peoples in the genitive where a language has it", async () => {
  const way = [{ do: "draw", n: 1 }];
  const told = { do: "if", cond: "own_posts_at_least:burtas:1", then: way };
  await speech.use("pl");
  expect(wording.effect(told)).toContain("w regionie Burtasów");
  await speech.use("cs");
  expect(wording.effect(told)).toContain("v regionu Burtasů");
  await speech.use("en");
});
