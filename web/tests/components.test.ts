// What holds for every component and style sheet: a few screens long at most, and no colour that is no token.
import { describe, expect, it } from "vitest";

const components = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const sheets = import.meta.glob<string>(["../src/**/*.css", "!../src/styles/tokens*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawings = import.meta.glob<string>(["../src/**/*.ts", "!../src/**/*.test.ts", "!../src/generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const LONGEST = 250;
/** Hexadecimal colours, colour functions with numbers, and names of colours where a style or an attribute takes a colour. */
const RAW = [
  /(?<!&)#[\da-f]{3,8}\b/gi,
  /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/g,
  /(?:color|background|fill|stroke|border[\w-]*|outline|shadow|ink|body|cut)\s*[:=]\s*["'{]?[^;"'{}]*\b(?:white|black|red|green|blue|yellow|orange|gr[ae]y|gold|silver|brown|purple|pink)\b(?!-)/g,
];
/** What only looks like a colour: Svelte's blocks, ids of fragments, anchors and private members. */
const code = (text: string): string =>
  text.replace(/\{[#:/@][^}]*/g, "").replace(/url\(#[\w-]+\)|href="[^"]*"|var\(--[\w-]+\)|--[\w-]+(?=:)/g, "");

function rawColours(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([path, text]) =>
    RAW.flatMap((pattern) => [...code(text).matchAll(pattern)].map(([found]) => `${path}: ${found}`)),
  );
}

describe("components", () => {
  it(`are at most ${LONGEST} lines long`, () => {
    const long = Object.entries(components).map(([path, text]) => [path, text.split("\n").length - 1] as const);
    expect(long.length).toBeGreaterThan(100);
    expect(long.filter(([, lines]) => lines > LONGEST)).toEqual([]);
  });

  it("take every colour from the tokens", () => {
    expect(rawColours({ ...components, ...sheets, ...drawings })).toEqual([]);
  });

  it("would be caught with a raw colour", () => {
    const caught = [
      "fill: #fff",
      'ink="#d9a441"',
      "color: white",
      "border: 1px solid red",
      "background: rgb(0 0 0 / 50%)",
      "stroke: hsl(0 1% 1%)",
    ];
    for (const text of caught) expect(rawColours({ text }), text).toHaveLength(1);
    for (const text of [
      "color: var(--red)",
      "{#each a as b}",
      "fill: url(#bru-waves)",
      ".red { color: var(--blood) }",
      "--odn-red: var(--x)",
    ])
      expect(rawColours({ text }), text).toEqual([]);
  });
});
