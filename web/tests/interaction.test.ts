// The interaction layer: options light up what they name; a click chooses or narrows; Escape steps back.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Interaction, type Question } from "../src/lib/interaction.svelte";
import { option, question, taking } from "./builders";

let sent: string[];
let play: Interaction;

beforeEach(() => {
  sent = [];
  play = new Interaction(taking(sent));
});

describe("one thing, one option", () => {
  beforeEach(() => play.ask(question("follow", option("play 3", "card:3"), option("play 9", "card:9"), option("stop")), 1));

  it("lights up exactly what the options name", () => {
    expect(play.light("card:3")).toBe("can");
    expect(play.light("card:9")).toBe("can");
    expect(play.light("card:4")).toBe("none");
  });

  it("offers options without a thing as buttons", () => {
    expect(play.bare.map(({ action }) => action)).toEqual(["stop"]);
  });

  it("sends the option of a picked thing, once", () => {
    expect(play.pick("card:9")).toBe(true);
    expect(sent).toEqual(["play 9"]);
    expect(play.pick("card:3")).toBe(false);
    play.choose(option("stop"));
    expect(sent).toEqual(["play 9"]);
  });

  it("does nothing for a thing that is not offered", () => {
    expect(play.pick("card:4")).toBe(false);
    expect(sent).toEqual([]);
  });

  it("goes dark while the server thinks, and lights up again after a refusal", async () => {
    play.pick("card:9");
    expect(play.busy).toBe(true);
    expect(play.light("card:3")).toBe("none");
    play.refused();
    await vi.waitFor(() => expect(play.busy).toBe(false));
    expect(play.light("card:3")).toBe("can");
  });
});

describe("two steps", () => {
  beforeEach(() =>
    play.ask(
      question(
        "move",
        option("move a to 1", "ship:a", "town:1"),
        option("move a to 2", "ship:a", "town:2"),
        option("move b to 2", "ship:b", "town:2"),
      ),
      1,
    ),
  );

  it("narrows first, then chooses", () => {
    play.pick("ship:a");
    expect(sent).toEqual([]);
    expect(play.light("ship:a")).toBe("chosen");
    expect(play.light("town:1")).toBe("can");
    expect(play.light("ship:b")).toBe("none");
    play.pick("town:1");
    expect(sent).toEqual(["move a to 1"]);
  });

  it("chooses at once where only one option names the thing", () => {
    play.pick("ship:b");
    expect(sent).toEqual(["move b to 2"]);
  });

  it("works from either end", () => {
    play.pick("town:2");
    expect(play.options).toHaveLength(2);
    play.pick("ship:b");
    expect(sent).toEqual(["move b to 2"]);
  });

  it("steps back, one step at a time", () => {
    expect(play.back()).toBe(false);
    play.pick("ship:a");
    expect(play.back()).toBe(true);
    expect(play.chosen).toEqual([]);
    expect(play.light("ship:b")).toBe("can");
  });

  it("steps back when the chosen thing is picked again", () => {
    play.pick("ship:a");
    expect(play.pick("ship:a")).toBe(true);
    expect(play.chosen).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe("several options for the same thing", () => {
  it("leaves them to the list, narrowed down", () => {
    play.ask(question("row", option("row upper", "card:3"), option("row lower", "card:3"), option("row", "card:5")), 1);
    play.pick("card:3");
    expect(sent).toEqual([]);
    expect(play.options.map(({ action }) => action)).toEqual(["row upper", "row lower"]);
    play.choose(play.options[1]);
    expect(sent).toEqual(["row lower"]);
  });
});

describe("a new question", () => {
  const first = question("move", option("a", "x:1", "y:1"), option("b", "x:1", "y:2"));

  it("drops what was half chosen", () => {
    play.ask(first, 1);
    play.pick("x:1");
    play.ask(question("other", option("c", "z:1")), 2);
    expect(play.chosen).toEqual([]);
    expect(play.light("z:1")).toBe("can");
  });

  it("keeps it when the same question arrives again, as after a reconnection", () => {
    play.ask(first, 1);
    play.pick("x:1");
    play.ask(first, 1);
    expect(play.chosen).toEqual(["x:1"]);
  });

  it("asks nothing when it is nobody's turn here", () => {
    play.ask(first, 1);
    play.ask(null, 2);
    expect(play.options).toEqual([]);
    expect(play.light("x:1")).toBe("none");
  });
});

describe("asking before the last word", () => {
  const turn = question("move", option("keep 3", "card:3"), option("keep 5", "card:5"));
  const settle = (): Promise<void> => new Promise((go) => setTimeout(go));

  it("lets a choice through that can be taken back, and asks once before one that cannot", async () => {
    const last = new Set(["keep 5"]);
    play = new Interaction(taking(sent), async ({ action }) => last.has(action));
    play.ask(turn, 1);
    play.pick("card:3");
    await settle();
    expect(sent).toEqual(["keep 3"]);
    play.ask(turn, 2);
    play.pick("card:5");
    await settle();
    expect(sent).toEqual(["keep 3"]);
    expect(play.pending?.action).toBe("keep 5");
    expect(play.light("card:5")).toBe("chosen");
    expect(play.back()).toBe(true);
    expect(play.pending).toBeNull();
    play.pick("card:5");
    await settle();
    play.choose(play.pending!);
    expect(sent).toEqual(["keep 3", "keep 5"]);
  });

  it("asks too when nobody can tell, and forgets what a new question has overtaken", async () => {
    play = new Interaction(taking(sent), () => Promise.reject(new Error("away")));
    play.ask(turn, 1);
    play.pick("card:3");
    await settle();
    expect(play.pending?.action).toBe("keep 3");
    play.ask(turn, 2);
    expect(play.pending).toBeNull();
    play.pick("card:3");
    play.ask(question("other", option("c", "z:1")), 3);
    await settle();
    expect(play.pending).toBeNull();
    expect(sent).toEqual([]);
  });

  it("does not ask those who do not want it", () => {
    play = new Interaction(
      taking(sent),
      async () => true,
      () => false,
    );
    play.ask(turn, 1);
    play.pick("card:3");
    expect(sent).toEqual(["keep 3"]);
  });
});

describe("an answer on its way", () => {
  const asked = (): Question => question("draft", option("keep 3", "card:3"), option("keep 5", "card:5"));
  let settled: () => void;

  beforeEach(() => {
    play = new Interaction({
      act: (action) => {
        sent.push(action);
        return new Promise((done) => (settled = done));
      },
    });
    play.ask(asked(), 1);
    play.pick("card:3");
  });

  it("is not asked for again when somebody else's move comes first", async () => {
    play.ask(asked(), 2);
    expect(play.busy).toBe(true);
    expect(play.light("card:5")).toBe("none");
    expect(play.pick("card:5")).toBe(false);
    expect(sent).toEqual(["keep 3"]);
    settled();
    await vi.waitFor(() => expect(play.busy).toBe(false));
    expect(play.light("card:5")).toBe("can");
  });

  it("is not forgotten because something else was refused", () => {
    play.refused();
    expect(play.busy).toBe(true);
  });
});

describe("what is asked once more", () => {
  beforeEach(() => play.ask(question("act", option("play 3", "card:3"), option("play 9", "card:9"), option("pass")), 1));

  it("is a tap on something small, until it is tapped again", () => {
    play.uncertain = true;
    play.pick("card:9");
    expect(sent).toEqual([]);
    expect(play.light("card:9")).toBe("chosen");
    play.pick("card:3");
    expect(sent).toEqual([]);
    expect(play.light("card:9")).toBe("can");
    play.pick("card:3");
    expect(sent).toEqual(["play 3"]);
  });

  it("is what throws something away, and nothing else", () => {
    play.wastes = ({ action }) => action === "pass";
    play.choose(play.bare[0]);
    expect(sent).toEqual([]);
    expect(play.pending?.action).toBe("pass");
    play.choose(play.pending!);
    expect(sent).toEqual(["pass"]);
  });

  it("is not asked where nothing is wasted", () => {
    play.wastes = ({ action }) => action === "pass";
    play.pick("card:9");
    expect(sent).toEqual(["play 9"]);
  });
});

describe("the same question asked again", () => {
  const asked = (): Question => question("move", option("a to 1", "ship:a", "town:1"), option("a to 2", "ship:a", "town:2"));

  it("keeps what was half chosen, since only somebody else or a preference has changed something", () => {
    play.ask(asked(), 1);
    play.pick("ship:a");
    play.ask({ ...asked(), asides: [option("ask more")] }, 2);
    expect(play.chosen).toEqual(["ship:a"]);
  });

  it("begins anew if it offers something else", () => {
    play.ask(asked(), 1);
    play.pick("ship:a");
    play.ask(question("move", option("a to 1", "ship:a", "town:1"), option("a to 3", "ship:a", "town:3")), 2);
    expect(play.chosen).toEqual([]);
  });

  it("begins anew after an answer, however much alike the next question is", async () => {
    play.ask(asked(), 1);
    play.pick("ship:a");
    play.pick("town:2");
    expect(sent).toEqual(["a to 2"]);
    play.ask(asked(), 2);
    expect(play.chosen).toEqual([]);
    await vi.waitFor(() => expect(play.busy).toBe(false));
  });
});
