// Brian Boru in small: towns as on the map, cards like leaves, claim tokens, the tracks.
import { arrow, box, disc, drawing, glyph, line, words } from "../draw";
import type { Picture } from "../sheet";

type Suit = "red" | "blue" | "yellow" | "white";
const ICON: Record<Suit, string> = { red: "sword", blue: "cross", yellow: "ring", white: "crown" };
const TONE: Record<Suit, string> = { red: "var(--blood)", blue: "var(--lapis)", yellow: "var(--saffron)", white: "var(--faded)" };
const DASH: Record<Suit, string> = { red: "", blue: "stroke-dasharray:18 6", yellow: "stroke-dasharray:6 5", white: "" };
const PAPER = "fill:var(--sheet);stroke:var(--line);stroke-width:2";

const townAt = (suit: Suit, x: number, y: number): string =>
  disc(x, y, 40, `fill:var(--sheet);stroke:${TONE[suit]};stroke-width:6;${DASH[suit]}`) + glyph(ICON[suit], x, y, 42, TONE[suit]);
const discAt = (x: number, y: number, seat: number, r = 22): string =>
  disc(x, y, r, `fill:var(--seat-${seat});stroke:var(--outline);stroke-width:3`);

const ROWS: Record<string, [string, string]> = {
  coin: ["coin", "var(--gold)"],
  town: ["town", "var(--ink)"],
  church: ["cross", "var(--lapis)"],
  raider: ["raider", "var(--blood)"],
  courtship: ["ring", "var(--saffron)"],
  expand: ["expand", "var(--ink)"],
};
const row = (symbols: string[], x: number, y: number, size: number): string =>
  symbols.map((symbol, at) => glyph(ROWS[symbol][0], x + at * (size + 4), y, size, ROWS[symbol][1])).join("");

/** A card: value and colour, the primary action on top, two rows below. */
const cardAt = (x: number, value: number, suit: Suit, upper: string[], lower: string[], primary: string[] = ["town"]): string =>
  box(x, 4, 96, 132, PAPER) +
  box(x, 4, 96, 8, `fill:${TONE[suit]}`, 3) +
  words(x + 24, 42, 30, String(value), `fill:${TONE[suit]}`) +
  glyph(ICON[suit], x + 74, 32, 26, TONE[suit]) +
  row(primary, x + 20, 62, 22) +
  line(`M${x + 8} 80h80`, "stroke:var(--line);stroke-width:2;stroke-dasharray:4 3") +
  row(upper, x + 20, 98, 20) +
  row(lower, x + 20, 122, 20);

export const town = (suit: Suit): Picture => drawing(96, 96, townAt(suit, 48, 48));
export const card = drawing(104, 140, cardAt(4, 6, "blue", ["coin", "coin", "expand"], ["church", "church"]));

/** The cards of a trick from low to high, as they act; the highest that fits wins the town. */
export const trick = drawing(
  470,
  140,
  cardAt(4, 5, "red", ["coin", "coin", "expand"], ["raider", "raider"]),
  arrow(108, 70),
  cardAt(134, 11, "red", ["coin", "coin"], ["raider", "raider"], ["town", "coin"]),
  arrow(238, 70),
  cardAt(264, 23, "yellow", ["courtship", "courtship"], ["courtship"]),
  townAt("red", 418, 70),
);

export const hand = drawing(
  320,
  140,
  cardAt(4, 2, "red", ["coin", "coin", "expand"], ["raider"]),
  cardAt(108, 13, "white", ["coin"], ["church", "courtship"]),
  cardAt(212, 24, "red", ["raider"], ["raider", "raider"]),
);

const token = (x: number, y: number, threshold: number, points: number): string =>
  box(x, y, 96, 44, "fill:var(--sheet);stroke:var(--gold);stroke-width:3", 22) +
  words(x + 22, y + 32, 28, String(threshold)) +
  glyph("claim", x + 48, y + 22, 26) +
  words(x + 75, y + 32, 28, String(points), "fill:var(--gold)");
export const claim = drawing(104, 52, token(4, 4, 3, 5));

/** A region that two players fight for, with its claim token. */
export const region = drawing(
  300,
  140,
  `<path d="M8 70C10 20 70 6 140 10S292 24 290 76S220 136 140 132S6 118 8 70Z" style="fill:color-mix(in srgb,var(--land),var(--bru-leinster) 32%);stroke:var(--ink);stroke-opacity:.5;stroke-width:2;stroke-dasharray:7 4"/>`,
  line("M70 60L130 84L196 58", "stroke:var(--ink);stroke-width:4;stroke-dasharray:.1 9;stroke-linecap:round"),
  discAt(70, 60, 0),
  discAt(130, 84, 0),
  discAt(196, 58, 1),
  disc(246, 90, 22, "fill:var(--sheet);stroke:var(--lapis);stroke-width:5;stroke-dasharray:12 4"),
  token(150, 4, 3, 5),
);

export const monastery = drawing(
  96,
  96,
  discAt(48, 48, 0, 26),
  disc(48, 48, 38, "fill:none;stroke:var(--ink);stroke-width:5"),
  glyph("monastery", 72, 22, 34),
);
export const viking = drawing(
  96,
  96,
  discAt(48, 48, 1, 34),
  disc(48, 48, 30, "fill:var(--ink);fill-opacity:.82"),
  glyph("vikings", 48, 48, 36, "var(--ground)"),
);

/** The marriage track with three suitors. */
export const track = drawing(
  400,
  76,
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (space) => box(2 + space * 40, 4, 36, 66, PAPER, 5) + words(12 + space * 40, 22, 15, String(space), "fill:var(--faded)"),
  ),
  glyph("coin", 104, 16, 16, "var(--gold)"),
  glyph("renown", 304, 16, 16),
  discAt(100, 48, 2, 13),
  discAt(180, 48, 1, 13),
  discAt(260, 48, 0, 13),
);

/** Discs in the church area: who has most. */
export const church = drawing(
  260,
  96,
  box(4, 4, 252, 88, PAPER),
  glyph("cross", 36, 48, 46, "var(--lapis)"),
  ...[0, 1, 2, 3].map((at) => discAt(86 + at * 30, 30, 0, 12)),
  ...[0, 1].map((at) => discAt(86 + at * 30, 66, 1, 12)),
);

/** Raiders taken, and raiders left in the battle area. */
export const battle = drawing(
  300,
  96,
  box(4, 4, 150, 88, "fill:color-mix(in srgb,var(--sheet),var(--blood) 12%);stroke:var(--line);stroke-width:2"),
  ...[0, 1, 2].map((at) => glyph("raider", 36 + at * 42, 48, 36, "var(--blood)")),
  arrow(164, 48),
  discAt(206, 48, 0, 16),
  ...[0, 1].map((at) => glyph("raider", 242 + at * 32, 48, 28, "var(--blood)")),
);
