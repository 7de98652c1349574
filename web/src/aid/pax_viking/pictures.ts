// Pax Viking in small: longships under sail and at rest, posts as seals, tiles, the way from home to a post.
import { arrow, box, disc, drawing, glyph, line, words } from "../draw";
import type { Picture } from "../sheet";

export const FOLLOWER = { jarls: "axe", sweden: "crown", theocracy: "cross", rus: "bear" } as const;
const PAPER = "fill:var(--sheet);stroke:var(--line);stroke-width:2";
const HULL = "M-18 4c4 9 8 11 18 11s14-2 18-11c-2 1-4 1-5 0c-3 3-7 4-13 4s-10-1-13-4c-1 1-3 1-5 0z";
const SAIL = "M-12-15q12 4 24 0q-3 9 0 18q-12 4-24 0q3-9 0-18z";

const shipAt = (x: number, y: number, fill: string, renewed = true, size = 1.6): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="${HULL}" style="fill:${fill};stroke:var(--ink);stroke-width:1.4${renewed ? "" : ";fill-opacity:.55"}"/>` +
  (renewed
    ? `<path d="M0 8V-17" style="stroke:var(--ink);stroke-width:2"/><path d="${SAIL}" style="fill:${fill};stroke:var(--ink);stroke-width:1.2"/>`
    : line("M-14 1L14-3", "stroke:var(--ink);stroke-width:2.6;stroke-dasharray:5 2")) +
  "</g>";
const follower = (kind: keyof typeof FOLLOWER, x: number, y: number, r = 20): string =>
  disc(x, y, r, "fill:var(--sheet);stroke:var(--seat-0);stroke-width:4") + glyph(FOLLOWER[kind], x, y, r * 1.2);
const post = (x: number, y: number, icon: string, style = "stroke-dasharray:7 4"): string =>
  disc(x, y, 26, `fill:var(--sheet);stroke:var(--ink);stroke-width:3;${style}`) + (icon ? glyph(icon, x, y, 28) : "");

export const ships = drawing(140, 70, shipAt(38, 40, "var(--seat-0)"), shipAt(104, 40, "var(--seat-0)", false));
export const allies = drawing(
  200,
  70,
  shipAt(36, 40, "var(--pax-ally-black)"),
  shipAt(98, 40, "var(--pax-ally-grey)"),
  shipAt(160, 40, "var(--pax-ally-white)"),
);
export const followers = drawing(
  200,
  52,
  ...(Object.keys(FOLLOWER) as (keyof typeof FOLLOWER)[]).map((kind, at) => follower(kind, 26 + at * 48, 26)),
);
export const posts = drawing(260, 64, post(32, 32, ""), post(96, 32, "trade", ""), post(160, 32, "town", ""), post(224, 32, "ally", ""));
export const established = drawing(96, 64, post(36, 32, "trade", ""), follower("rus", 66, 44, 14));

/** A tile: its kind, its area by the colour at its edge, the follower it takes. */
const tileAt = (x: number, kind: string, zone: string, who: keyof typeof FOLLOWER | null): string =>
  box(x, 4, 76, 96, PAPER) +
  box(x, 4, 8, 96, `fill:var(--pax-${zone})`, 3) +
  glyph(kind, x + 28, 26, 26) +
  line(`M${x + 16} 50h50m-50 10h42m-42 10h46`, "stroke:var(--faded);stroke-width:3;stroke-opacity:.5") +
  (who ? follower(who, x + 58, 82, 13) : "");
export const tiles = drawing(
  340,
  104,
  tileAt(4, "trade", "west", "jarls"),
  tileAt(88, "scroll", "south", null),
  tileAt(172, "hammer", "north", "sweden"),
  tileAt(256, "person", "east", "rus"),
);
/** The saga track: prices rise to the right. */
export const saga = drawing(
  420,
  104,
  ...[1, 2, 4, 6].map(
    (cost, at) =>
      tileAt(4 + at * 104, ["trade", "scroll", "hammer", "person"][at], ["west", "south", "north", "east"][at], null) +
      words(58 + at * 104, 32, 24, String(cost), "fill:var(--gold)"),
  ),
);
/** From home to sea, across an open border into a river region, and into the post. */
export const journey = drawing(
  430,
  100,
  box(4, 4, 130, 92, "fill:var(--sea)", 10),
  box(134, 4, 130, 92, "fill:color-mix(in srgb,var(--land),var(--pax-east) 40%)", 10),
  line("M134 8v84", "stroke:var(--pax-open);stroke-width:6;stroke-dasharray:12 8"),
  line("M264 8v84", "stroke:var(--pax-wall);stroke-width:7"),
  box(264, 4, 160, 92, "fill:color-mix(in srgb,var(--land),var(--pax-south) 40%)", 10),
  shipAt(46, 56, "var(--seat-0)"),
  arrow(82, 54),
  words(122, 34, 20, "1", "fill:var(--ink)"),
  arrow(150, 54),
  words(168, 34, 20, "2", "fill:var(--ink)"),
  post(222, 52, "trade", ""),
);
export const majority = drawing(
  250,
  60,
  follower("rus", 28, 30),
  follower("rus", 76, 30),
  words(112, 38, 26, "›"),
  disc(146, 30, 20, "fill:var(--sheet);stroke:var(--seat-1);stroke-width:4") + glyph("bear", 146, 30, 24),
  arrow(178, 30),
  glyph("marker", 226, 30, 36, "var(--gold)"),
);
export const duchy = drawing(
  170,
  64,
  established.body,
  `<g transform="translate(86 0)">${glyph("duchy", 40, 32, 44, "var(--pax-east)")}</g>`,
);

export const kind = (name: string): Picture => drawing(52, 52, glyph(name, 26, 26, 44));
