// Colours as the style sheets write them, and how well one is read on another (WCAG 2).

/** Red, green, blue from 0 to 255, and how opaque. */
export type Colour = [number, number, number, number];
export type Tokens = Record<string, string>;

/** What `--name: value` says in a block such as `:root`. */
export function tokensIn(css: string, selector: string): Tokens {
  const body = css.split(`${selector} {`)[1]?.split("\n}")[0] ?? "";
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]));
}

/** Splits at commas that stand in no bracket. */
function parts(list: string): string[] {
  const found = [""];
  let depth = 0;
  for (const letter of list) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
}

const inside = (value: string): string => value.slice(value.indexOf("(") + 1, value.lastIndexOf(")"));

/** What a colour is, in one theme; null for what is none (an image, `none`, something inherited). */
export function colourOf(value: string, tokens: Tokens): Colour | null {
  const text = value.trim();
  if (text === "transparent") return [0, 0, 0, 0];
  if (/^#[0-9a-f]{6}$/i.test(text)) return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)).concat(1) as Colour;
  if (/^rgb\([^()]*\)$/.test(text)) {
    const [red, green, blue, percent] = inside(text)
      .match(/[\d.]+/g)!
      .map(Number);
    return [red, green, blue, (percent ?? 100) / 100];
  }
  if (/^var\(--[\w-]+\)$/.test(text)) {
    const token = tokens[inside(text).slice(2)];
    return token ? colourOf(token, tokens) : null;
  }
  return text.startsWith("color-mix(") && text.endsWith(")") ? mixed(inside(text), tokens) : null;
}

/** `color-mix(in srgb, one 30%, other)`: the share stands with either of them. */
function mixed(list: string, tokens: Tokens): Colour | null {
  const [, ...both] = parts(list);
  const shares = both.map((part) => /\s([\d.]+)%$/.exec(part)?.[1]).map((share) => (share === undefined ? null : Number(share) / 100));
  const [one, other] = both.map((part) => colourOf(part.replace(/\s[\d.]+%$/, ""), tokens));
  if (!one || !other) return null;
  const share = shares[0] ?? (shares[1] === null ? 0.5 : 1 - shares[1]);
  const alpha = one[3] * share + other[3] * (1 - share);
  const channel = (at: number): number => (alpha ? (one[at] * one[3] * share + other[at] * other[3] * (1 - share)) / alpha : 0);
  return [channel(0), channel(1), channel(2), alpha];
}

/** A colour as it is seen over an opaque one. */
export const over = ([r, g, b, a]: Colour, ground: Colour): Colour =>
  [r, g, b].map((channel, at) => channel * a + ground[at] * (1 - a)).concat(1) as Colour;

function luminance([r, g, b]: Colour): number {
  const [red, green, blue] = [r, g, b]
    .map((channel) => channel / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The rules of a style sheet, innermost blocks only: what they are for, and what they say. */
export function rulesOf(css: string): { selector: string; says: Record<string, string> }[] {
  return [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector.trim().replaceAll(/\s+/g, " "),
    says: Object.fromEntries(
      body
        .split(";")
        .filter((line) => line.includes(":"))
        .map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]),
    ),
  }));
}
