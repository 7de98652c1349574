// What the pages work out: codes of tables, chapters of rules, search, names of bots, knots.
import { beforeAll, describe, expect, it } from "vitest";
import { band, frame } from "../src/frame/knot";
import { speech } from "../src/lib/speech.svelte";
import { botNames, readCode } from "../src/pages/hall";
import { chaptersOf, cut, found, plain, readRules } from "../src/pages/rules";
import { ago, paceText } from "../src/pages/time";

beforeAll(() => speech.use("en"));

it.each([
  ["abcd2345ef", "abcd2345ef"],
  ["  ABCD2345EF ", "abcd2345ef"],
  ["https://hall.example/t/abcd2345ef", "abcd2345ef"],
  ["https://hall.example/t/abcd2345ef?move=3#x", "abcd2345ef"],
  ["hall.example/board/abcd2345ef", "abcd2345ef"],
  ["hello there", null],
  ["", null],
  ["https://hall.example/rules/brian-boru", null],
])("reads the code in %j", (given, code) => {
  expect(readCode(given)).toBe(code);
});

it("names bots so that no two discs show the same letter", () => {
  const names = botNames(4, ["Sigrid"]);
  const initials = ["S", ...names.map((name) => name[0])];
  expect(new Set(initials).size).toBe(5);
});

describe("the rules reference", () => {
  it.each(["en", "pl", "cs", "es"] as const)("has the same chapters and rules in %s", async (language) => {
    const [ours, english] = await Promise.all([readRules("brian-boru", language), readRules("brian-boru", "en")]);
    expect(ours).toEqual(english);
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.flatMap(({ rules }) => rules)).toContain("BRU-TRICK-05");
  });

  it("reads ids in order and skips what is no rule", () => {
    expect(
      chaptersOf(
        "# BRU-X = no\n## Setup\n\nBRU-SETUP = Setup\nBRU-SETUP-01 = One.\n    BRU-SETUP-09 = inside\nPH1 = x\nODN-PH1-02 = Two.\n",
      ),
    ).toEqual([
      { id: "BRU-SETUP", rules: ["BRU-SETUP-01"] },
      { id: "ODN-PH1", rules: ["ODN-PH1-02"] },
    ]);
  });

  it("finds words without their marks, all of them, and shows where", () => {
    const text = "The region Bréifne has two towns.";
    expect(found(text, ["breifne", "town"])).toEqual([
      [11, 18],
      [27, 31],
    ]);
    expect(found(text, ["breifne", "ship"])).toBeNull();
    expect(
      cut(text, [[11, 18]])
        .filter(({ hit }) => hit)
        .map((piece) => piece.text),
    ).toEqual(["Bréifne"]);
    expect(plain("Zażółć Łódź")).toBe("zazolc lodz");
    expect(
      cut("abc", [])
        .map((piece) => piece.text)
        .join(""),
    ).toBe("abc");
  });
});

it("tells times as people say them", () => {
  expect(ago(1000 - 30, 1000)).toBe("30 seconds ago");
  expect(ago(100_000 - 3600 * 3, 100_000)).toBe("3 hours ago");
  expect(ago(1e6 - 86_400, 1e6)).toBe("yesterday");
  expect(paceText({ kind: "turns", days: 3 })).toBe("3 days per move");
  expect(paceText({ kind: "live", minutes: 30, increment: 10 })).toBe("30 min + 10 s");
});

it("weaves knots whose strands cross over and under in turn", () => {
  const knot = band(6, 3);
  expect(knot.width).toBe(120);
  expect(knot.over.split("M").length).toBeGreaterThan(10);
  const page = frame(10, 8, 1);
  expect(page.strands).not.toContain("NaN");
  // Nothing lies inside the frame.
  for (const [, x, y] of page.over.matchAll(/M([\d.]+) ([\d.]+)/g)) {
    expect(Number(x) > 20 && Number(x) < 180 && Number(y) > 20 && Number(y) < 140).toBe(false);
  }
});
