// Whatever is written can be read on what lies under it, in light and in dark: WCAG AA, 4.5 to 1 for text, 3 to 1 for signs.
import { describe, expect, it } from "vitest";
import { colourOf, contrast, over, rulesOf, tokensIn, type Colour, type Tokens } from "./colours";

const tokenSheets = import.meta.glob<string>("../src/styles/tokens*.css", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.css", "!../src/styles/tokens*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const TEXT = 4.5;
const SIGN = 3;

/** Colours that are no text on the page: which rules, and what they paint. */
const PAINT: Record<string, string> = {
  "frame/Dialog.svelte dialog::backdrop": "lies behind a dialog",
  "frame/TopBar.svelte a[aria-current]::after": "a line below the words",
  "games/feast_for_odin/Die.svelte .dots i.used": "a dot",
  "games/pax_viking/Althing.svelte .for": "a bar",
  "people/FriendLine.svelte .here": "a dot",
  "people/KindSheet.svelte .bar": "a bar",
  "people/KindSheet.svelte .pair i": "a bar",
  "people/KindSheet.svelte .pair .all": "a bar",
  "table/WaitingRoom.svelte .invite img": "paper of a code to scan",
  "games/brian_boru/Map.svelte .lost": "a sign on a dark disc, see below",
  "games/feast_for_odin/Grid.svelte .slot.full": "a sign on wood, see below",
  "games/feast_for_odin/Die.svelte .die b": "on the face of a die, see below",
};
/** Components whose colours are those of signs, not of text. */
const SIGNS = /^games\/feast_for_odin\/Pic\.svelte /;
/** Where the text of a rule without a colour of its own is not written in ink. */
const WRITTEN: Record<string, string> = { "styles/base.css .button.main:hover:not(:disabled)": "var(--ground)" };

const declared = (selector: string): Tokens =>
  Object.assign({}, ...Object.values(tokenSheets).map((css) => tokensIn(css, selector))) as Tokens;
const light = declared(":root");
const THEMES: Record<string, Tokens> = { light, dark: { ...light, ...declared(':root[data-theme="dark"]') } };

const styleOf = (path: string, text: string): string => (path.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? ""));
const FILES = Object.entries(sources).map(([path, text]) => ({
  file: path.replace("../src/", ""),
  rules: rulesOf(styleOf(path, text)),
}));

/** What a rule of a file says; drawings are looked at as they stand there. */
function saying(file: string, selector: string, property = "fill"): string {
  const says = FILES.find((one) => one.file === file)?.rules.find((rule) => rule.selector === selector)?.says;
  return says?.[property] ?? expect.fail(`${file} has no ${property} for ${selector}`);
}
/** What all rules of a file whose selectors begin alike are filled with. */
const fills = (file: string, start: string): string[] =>
  FILES.find((one) => one.file === file)!
    .rules.filter(({ selector, says }) => selector.startsWith(start) && says.fill)
    .map(({ says }) => says.fill);

/** The tokens, once for each value that a file gives to a name of its own which a rule uses. */
function lookups(tokens: Tokens, rules: ReturnType<typeof rulesOf>, used: string): Tokens[] {
  const own = [...used.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name).find((name) => !(name in tokens));
  if (!own) return [tokens];
  const values = rules.map(({ says }) => says[`--${own}`]).filter((value) => value && !value.includes(`--${own})`));
  return [...new Set(values)].map((value) => ({ ...tokens, [own]: value }));
}

describe.each(Object.entries(THEMES))("in %s", (_, tokens) => {
  const named = (value: string, among = tokens): Colour => colourOf(value, among) ?? expect.fail(`no colour: ${value}`);
  const [ground, sheet, sea, land] = ["ground", "sheet", "sea", "land"].map((name) => named(`var(--${name})`));
  const legible = (text: Colour, under: Colour, what: string, least = TEXT) =>
    expect(contrast(over(text, under), under), what).toBeGreaterThanOrEqual(least);

  const rules = FILES.flatMap(({ file, rules: all }) => all.map(({ selector, says }) => ({ where: `${file} ${selector}`, says, all })));

  it("text is read on its own background, on the page and on panels", () => {
    let pairs = 0;
    for (const { where, says, all } of rules.filter((rule) => !(rule.where in PAINT))) {
      const background = says["background-color"] ?? says.background ?? "";
      for (const among of lookups(tokens, all, `${says.color ?? ""} ${background}`)) {
        const under = colourOf(background, among);
        const text = colourOf(says.color ?? WRITTEN[where] ?? "", among) ?? (under?.[3] ? named("var(--ink)") : null);
        if (!text?.[3]) continue;
        for (const page of [sheet, ground]) {
          const behind = under ? over(under, page) : page;
          legible(text, behind, `${where}: ${says.color ?? "ink"} on ${background || "the page"}`, SIGNS.test(where) ? SIGN : TEXT);
          pairs += 1;
        }
      }
    }
    expect(pairs).toBeGreaterThan(300);
  });

  it("names no exception that there is not", () => {
    const known = new Set(rules.map(({ where }) => where));
    expect([...Object.keys(PAINT), ...Object.keys(WRITTEN)].filter((where) => !known.has(where))).toEqual([]);
  });

  it("initials are read on the colours of the seats", () => {
    for (let seat = 0; seat < 6; seat += 1) legible(named(`var(--on-seat-${seat})`), named(`var(--seat-${seat})`), `seat ${seat}`);
  });

  it("the map of Brian Boru", () => {
    const file = "games/brian_boru/Map.svelte";
    const lands = fills(file, ".cell");
    expect(lands).toHaveLength(9);
    for (const under of [...lands, "var(--sea)"].map((value) => named(value))) {
      for (const label of [".name", ".names"]) legible(named(saying(file, label)), under, `${label} on the land`);
      const token = named(saying(file, ".token"));
      const opaque = Number(saying(file, ".token", "fill-opacity"));
      legible(named(saying(file, ".figures")), over([token[0], token[1], token[2], opaque], under), "figures");
    }
    const [r, g, b] = named(saying(file, ".lost circle"));
    const disc = over([r, g, b, Number(saying(file, ".lost circle", "fill-opacity"))], sheet);
    legible(named(saying(file, ".lost", "color")), disc, "Vikings in a town", SIGN);
  });

  it("the chart of Pax Viking", () => {
    const map = "games/pax_viking/Map.svelte";
    const regions = "games/pax_viking/Regions.svelte";
    const lands = fills("games/pax_viking/Chart.svelte", ".land.").map((value) => named(value));
    expect(lands).toHaveLength(5);
    // Names have a rim of the land's own colour, or the sea's: that is what lies around the letters.
    const rim = Number(saying(map, ".map :global(:where(.name))", "stroke-opacity"));
    for (const under of [...lands, sea]) {
      const around = over([land[0], land[1], land[2], rim], under);
      for (const [file, label] of [
        [map, ".map :global(:where(.name))"],
        [map, ".map :global(.post-name)"],
        [regions, ".name.closed"],
      ])
        legible(named(saying(file, label)), around, label);
    }
    legible(named(saying(regions, ".name.sea")), sea, "names of seas");
    for (const ally of ["black", "grey", "white"]) legible(named(`var(--pax-on-ally-${ally})`), named(`var(--pax-ally-${ally})`), ally);
    legible(
      named(saying("games/pax_viking/Post.svelte", ".figure")),
      named(saying("games/pax_viking/Post.svelte", ".cost")),
      "the price of a post",
    );
  });

  it("boards and pieces of A Feast for Odin", () => {
    const grid = "games/feast_for_odin/Grid.svelte";
    const piece = "games/feast_for_odin/Piece.svelte";
    legible(named(saying(grid, ".value")), named(saying(grid, ".coin")), "income");
    legible(named(saying(grid, ".slot.full", "color")), named(saying(grid, ".slot.full rect")), "wood in a house", SIGN);
    legible(named(saying("games/feast_for_odin/FeastTable.svelte", "text")), sheet, "seats at the feast");
    legible(named(saying(piece, "text")), named("var(--odn-silver)"), "a coin");
    legible(
      named(saying("games/feast_for_odin/Die.svelte", ".die b", "color")),
      named(saying("games/feast_for_odin/Die.svelte", ".die .face")),
      "die",
    );
    for (const tone of ["orange", "red", "green", "blue", "special", "wood", "stone", "ore"])
      legible(named(saying(piece, ".glyph")), named(`var(--odn-${tone})`), `signs on ${tone}`, SIGN);
  });
});
