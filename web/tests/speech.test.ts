// The words: real .ftl files, all four languages.
import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, say, speech } from "../src/lib/speech.svelte";

const files = import.meta.glob<string>("../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const used = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true });

function ids(language: string, file: (name: string) => boolean = () => true): string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`) && file(path))
    .flatMap(([, source]) => [...source.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map(([, id]) => id))
    .sort();
}

describe.each(LANGUAGES)("%s", (language) => {
  beforeEach(() => speech.use(language));

  it("has the same messages as English", () => {
    expect(ids(language)).toEqual(ids("en"));
  });

  it("has no message twice", () => {
    const all = ids(language);
    expect(all.filter((id, i) => id === all[i + 1])).toEqual([]);
  });

  it("can say every message of the browser", () => {
    for (const id of ids(language, (path) => path.endsWith("/web.ftl"))) {
      for (const count of [0, 1, 2, 5]) {
        const args = Object.fromEntries(["count", "days", "minutes", "seconds", "fewest", "most", "number"].map((name) => [name, count]));
        const text = say(id, {
          ...args,
          game: "Brian Boru",
          table: "T",
          name: "Ida",
          bot: "b",
          rule: "BRU-1",
          seat: "Ida",
          seats: "Ida",
          move: 1,
          moves: 2,
        });
        expect(text, id).not.toContain(`[${id}]`);
        expect(text.trim(), id).not.toBe("");
      }
    }
  });

  it("loads the rules when asked, and keeps them through a change of language", async () => {
    await speech.withRules();
    expect(speech.has("BRU-TRICK-05")).toBe(true);
    await speech.use(language === "en" ? "pl" : "en");
    expect(speech.has("BRU-TRICK-05")).toBe(true);
  });
});

it("knows every message id that the client names", () => {
  const known = new Set(ids("en"));
  const missing = new Set<string>();
  for (const source of Object.values(used)) {
    for (const [, id] of source.matchAll(/["'`](web-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g)) if (!known.has(id)) missing.add(id);
  }
  expect([...missing].sort()).toEqual([]);
});

it("says unknown ids visibly instead of failing", async () => {
  await speech.use("en");
  expect(say("web-no-such-thing")).toBe("[web-no-such-thing]");
});

it("joins lists and chooses plurals as the language does", async () => {
  await speech.use("pl");
  expect(speech.list(["Ida", "Olaf", "Una"])).toBe("Ida, Olaf i Una");
  expect(say("web-rules-found", { count: 3 })).toBe("Znaleziono 3 zasady");
  expect(say("web-rules-found", { count: 5 })).toBe("Znaleziono 5 zasad");
  await speech.use("cs");
  expect(say("web-rules-found", { count: 3 })).toBe("Nalezena 3 pravidla");
});
