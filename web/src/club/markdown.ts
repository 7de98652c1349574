// The little of Markdown that terms need: headings, paragraphs, lists and links. Everything else is shown as it was typed.
export interface Piece {
  text: string;
  /** Where a link leads; empty: it is none. */
  link: string;
}
export interface Block {
  kind: "h2" | "h3" | "p" | "ul";
  /** One for each line of a list, else one. */
  lines: Piece[][];
}

const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|mailto:|\/)[^)\s]*)\)/g;

/** A line in pieces; only addresses that cannot run anything become links. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(LINK)) {
    found.push({ text: line.slice(at, match.index), link: "" }, { text: match[1], link: match[2] });
    at = match.index + match[0].length;
  }
  return [...found, { text: line.slice(at), link: "" }].filter(({ text }) => text);
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open = false;
  for (const line of text.split(/\r?\n/)) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = /^\s*[-*]\s+(.*)$/.exec(line);
    const last = found[found.length - 1];
    if (heading) found.push({ kind: heading[1].length < 3 ? "h2" : "h3", lines: [pieces(heading[2])] });
    else if (item) {
      if (open && last.kind === "ul") last.lines.push(pieces(item[1]));
      else found.push({ kind: "ul", lines: [pieces(item[1])] });
    } else if (line.trim()) {
      if (open && last.kind !== "h2" && last.kind !== "h3") last.lines[last.lines.length - 1].push(...pieces(` ${line.trim()}`));
      else found.push({ kind: "p", lines: [pieces(line.trim())] });
    }
    open = !!line.trim() && !heading;
  }
  return found;
}
