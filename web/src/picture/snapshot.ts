// A part of the page as a picture: a copy of what is drawn, with the page's own styles and letters, as one SVG that is painted on a canvas.

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
const XLINK = "http://www.w3.org/1999/xlink";

/** So wide the picture is at least, in pixels, unless that would enlarge what is drawn too much. */
const WIDE = 1600;
const LEAST = 1.5;
const MOST = 3;

/** What is left free around it. */
const MARGIN = 12;
const STILL = "* { animation: none !important; transition: none !important; scrollbar-width: none !important }";

interface Window {
  width: number;
  height: number;
  matches: (query: string) => boolean;
}

/** Styles as they hold in a window: what depends on its kind is decided, what is measured by it is in pixels. */
export function settled(css: string, { width, height, matches }: Window): string {
  return css
    .replace(/@media\s*([^{]+)\{/g, (_, query: string) => `@media ${matches(query.trim()) ? "all" : "not all"}{`)
    .replace(
      /(?<![\w.#])(-?\d*\.?\d+)[dsl]?v([hw])\b/g,
      (_, share: string, way: string) => `${(Number(share) * (way === "h" ? height : width)) / 100}px`,
    );
}

async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error(address));
    reader.readAsDataURL(blob);
  });
}

/** A picture loads nothing: letters come with it. */
export async function withLetters(css: string, base: string, load: (address: string) => Promise<string> = dataUrl): Promise<string> {
  const found = [...new Set([...css.matchAll(/url\((["']?)([^"')]+\.woff2)\1\)/g)].map(([, , address]) => address))];
  const loaded = await Promise.all(found.map(async (address) => [address, await load(new URL(address, base).href)] as const));
  return loaded.reduce((text, [address, data]) => text.replaceAll(address, data), css);
}

/** All styles of the page, in their order. */
async function styles(): Promise<string> {
  const texts = [...document.styleSheets].map(async (sheet) => {
    const css = sheet.href ? await (await fetch(sheet.href)).text() : (sheet.ownerNode?.textContent ?? "");
    return withLetters(css, sheet.href ?? location.href);
  });
  const matches = (query: string): boolean => matchMedia(query).matches;
  return settled((await Promise.all(texts)).join("\n"), { width: innerWidth, height: innerHeight, matches });
}

/** A copy that stands at a place of the picture, within copies of what is around it, as styles ask for these. */
function copied(element: HTMLElement, top: number): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const originals = [...element.querySelectorAll<HTMLElement>("*")];
  [...copy.querySelectorAll<HTMLElement>("*")].forEach((one, at) => {
    const { scrollLeft, scrollTop } = originals[at];
    if (!scrollLeft && !scrollTop) return;
    for (const child of one.children) (child as HTMLElement).style.translate = `${-scrollLeft}px ${-scrollTop}px`;
  });
  for (const left of copy.querySelectorAll("[data-unpictured]")) left.remove();
  const { width, height } = element.getBoundingClientRect();
  Object.assign(copy.style, {
    position: "absolute",
    inset: `${top}px auto auto ${MARGIN}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
  });
  let outer = copy;
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    const around = up.cloneNode(false) as HTMLElement;
    around.style.display = "contents";
    // Nothing else is in the picture: corners that the board leaves free for it are its own.
    for (const room of ["--below", "--under"]) around.style.setProperty(room, "0px");
    around.append(outer);
    outer = around;
  }
  return outer;
}

/** Shapes elsewhere on the page that a copy refers to. */
function shapesFor(copies: HTMLElement[]): SVGElement[] {
  const wanted = new Set<SVGElement>();
  const seek = (root: Element): void => {
    for (const use of root.querySelectorAll("use")) {
      const id = (use.getAttribute("href") ?? use.getAttributeNS(XLINK, "href") ?? "").slice(1);
      if (!id || copies.some((copy) => copy.querySelector(`[id="${CSS.escape(id)}"]`))) continue;
      const home = document.getElementById(id)?.closest<SVGElement>("svg:not(svg svg)");
      if (!home || wanted.has(home)) continue;
      wanted.add(home);
      seek(home);
    }
  };
  copies.forEach(seek);
  return [...wanted].map((home) => home.cloneNode(true) as SVGElement);
}

/** Without what is for the hand, or for nobody else's eyes; put back before the page is drawn again. */
function without<T>(parts: HTMLElement[], measure: () => T): T {
  const left = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-unpictured]")]);
  const before = left.map(({ style }) => style.display);
  for (const { style } of left) style.display = "none";
  try {
    return measure();
  } finally {
    left.forEach(({ style }, at) => (style.display = before[at]));
  }
}

/** Parts of the page, one below the other, as they are drawn now. */
export async function snapshot(parts: HTMLElement[]): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  let height = MARGIN;
  const copies = without(parts, () =>
    parts.map((part) => {
      const copy = copied(part, height);
      height += part.getBoundingClientRect().height + MARGIN;
      return copy;
    }),
  );
  const width = Math.max(...parts.map((part) => part.getBoundingClientRect().width)) + 2 * MARGIN;
  const ratio = Math.min(MOST, Math.max(LEAST, WIDE / width));

  const root = document.createElementNS(SVG, "svg");
  Object.assign(root.dataset, document.documentElement.dataset);
  root.setAttribute("width", `${Math.round(width * ratio)}`);
  root.setAttribute("height", `${Math.round(height * ratio)}`);
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  root.style.fontSize = getComputedStyle(document.documentElement).fontSize;
  const style = document.createElementNS(SVG, "style");
  const inside = document.createElementNS(SVG, "foreignObject");
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  const body = document.createElementNS(XHTML, "body");
  body.append(...shapesFor(copies), ...copies);
  inside.append(body);
  root.append(style, inside);
  style.textContent = `${await styles()}\nbody { position: relative; min-height: 100% !important; height: 100% }\n${STILL}`;

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.drawImage(image, 0, 0);
  return canvas;
}
