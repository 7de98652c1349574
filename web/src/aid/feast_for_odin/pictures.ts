// A Feast for Odin in small: goods as pieces of cloth, a corner of the home board, the feast, ships and dice.
import icons from "../../generated/odin-icons.json";
import { arrow, box, disc, drawing, line, words } from "../draw";
import { placed, type Picture } from "../sheet";

const CELL = 30;
type Tone = "orange" | "red" | "green" | "blue" | "special" | "silver" | "wood" | "stone" | "ore";

/** An icon of this game in one of its colours. */
export const sign = (name: keyof typeof icons, tone?: Tone): Picture => ({
  body: icons[name],
  width: 512,
  height: 512,
  tone: tone ? `var(--odn-icon-${tone})` : "var(--ink)",
});

const at = (name: keyof typeof icons, x: number, y: number, size: number, tone = "var(--ink)"): string =>
  placed({ ...sign(name), tone }, x - size / 2, y - size / 2, size);

/** A goods tile: so many cells wide and high, in its colour, with its picture. */
const piece = (name: keyof typeof icons, tone: Tone, x: number, y: number, wide: number, high: number): string =>
  box(
    x,
    y,
    wide * CELL,
    high * CELL,
    `fill:var(--odn-${tone});stroke:color-mix(in srgb,var(--odn-${tone}),var(--black) 45%);stroke-width:1.6`,
    3,
  ) +
  `<rect x="${x + 3}" y="${y + 3}" width="${wide * CELL - 6}" height="${high * CELL - 6}" style="fill:none;stroke:var(--white);stroke-opacity:.4;stroke-dasharray:3 2"/>` +
  at(name, x + (wide * CELL) / 2, y + (high * CELL) / 2, Math.min(wide, high) * CELL * 0.75, "var(--white)");

/** One shape from orange to blue. */
export const ladder = drawing(
  360,
  68,
  piece("peas", "orange", 4, 4, 1, 2),
  arrow(44, 34),
  piece("mead", "red", 74, 4, 1, 2),
  arrow(114, 34),
  piece("oil", "green", 144, 4, 1, 2),
  arrow(184, 34),
  piece("rune_stone", "blue", 214, 4, 1, 2),
);

const field = (column: number, row: number): string =>
  box(column * CELL + 4, row * CELL + 4, CELL, CELL, "fill:var(--odn-minus);stroke:var(--odn-edge)", 0) +
  line(`M${column * CELL + 13} ${row * CELL + 19}h12`, "stroke:var(--blood);stroke-width:3;stroke-linecap:round");
const coin = (column: number, row: number, income: number): string =>
  box(column * CELL + 4, row * CELL + 4, CELL, CELL, "fill:var(--odn-field);stroke:var(--odn-edge)", 0) +
  disc(column * CELL + 19, row * CELL + 19, 11, "fill:var(--odn-silver)") +
  words(column * CELL + 19, row * CELL + 24, 14, String(income), "fill:var(--white)");

const FIELDS = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => [column, row]));

/** The lower left corner of a home board, with two tiles on it. */
export const board = drawing(
  190,
  158,
  ...FIELDS.map(([column, row]) => field(column, row)),
  coin(2, 2, 2),
  coin(3, 1, 3),
  piece("oil", "green", 4, 94, 1, 2),
  piece("chest", "blue", 34, 94, 2, 2),
  piece("hide", "green", 98, 124, 3, 1),
);
/** What an open field looks like, and what it costs. */
export const minus = drawing(68, 38, field(0, 0), words(52, 28, 22, "−1", "fill:var(--blood)"));
export const income = drawing(
  98,
  98,
  ...[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => field(column, row))),
  coin(0, 2, 0),
  coin(1, 1, 1),
  coin(2, 0, 2),
);
/** A bonus field with everything around it covered. */
export const bonus = drawing(
  98,
  98,
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2]
      .filter((column) => column !== 1 || row !== 1)
      .map((column) => box(column * CELL + 4, row * CELL + 4, CELL, CELL, "fill:var(--odn-blue);stroke:var(--odn-edge)", 0)),
  ),
  box(34, 34, CELL, CELL, "fill:var(--odn-field);stroke:var(--gold);stroke-width:2", 0),
  at("mead", 49, 49, 22, "var(--odn-icon-red)"),
);

const seat = (x: number): string => box(x, 40, CELL, 14, "fill:var(--odn-field);stroke:var(--odn-edge)", 3);
/** A feast: no colour beside itself. */
export const feast = drawing(
  250,
  62,
  ...[0, 1, 2, 3, 4, 5, 6].map((place) => seat(4 + place * CELL)),
  piece("game_meat", "red", 4, 6, 3, 1),
  piece("beans", "orange", 94, 6, 2, 1),
  piece("mead", "red", 154, 6, 1, 1),
  words(232, 32, 22, "−3", "fill:var(--blood)"),
);

const die = (x: number, sides: 8 | 12, face: number): string =>
  `<path transform="translate(${x} 40) scale(1.4)" d="${sides === 8 ? "M0-22L20 8L0 22L-20 8Z" : "M0-22L19-9L19 11L0 22L-19 11L-19-9Z"}" style="fill:var(--odn-${sides === 8 ? "orange" : "blue"});stroke:var(--outline);stroke-width:1.5"/>` +
  words(x, 48, 24, String(face), "fill:var(--white)");
export const dice = drawing(120, 80, die(32, 8, 3), die(88, 12, 9));

/** Vikings in the four columns of the action board. */
export const columns = drawing(
  300,
  70,
  ...[1, 2, 3, 4].flatMap((count) => [
    box(count * 74 - 70, 4, 68, 62, "fill:var(--sheet);stroke:var(--line);stroke-width:2", 6),
    ...Array.from({ length: count }, (_, one) => at("viking", count * 74 - 36 + (one - (count - 1) / 2) * 15, 34, 24, "var(--seat-0)")),
  ]),
);

/** A mountain strip: taken from the left. */
export const mountain = drawing(
  300,
  60,
  arrow(4, 30),
  ...(["wood", "wood", "stone", "stone", "ore", "silver2"] as const).map(
    (id, place) =>
      box(32 + place * 44, 8, 40, 44, "fill:var(--sheet);stroke:var(--line);stroke-width:2", 5) +
      at(id, 52 + place * 44, 30, 28, `var(--odn-icon-${id === "silver2" ? "silver" : id})`),
  ),
);
