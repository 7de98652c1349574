// A picture of a game to share: who played and won, how the chances went, and where it turned.
import type { Analysis } from "../generated/api";
import { say } from "../lib/speech.svelte";
import { DASHES, linesOf, type Frame } from "./chart";
import { pointText, standing, swing } from "./words";

const SIZE = { width: 1200, height: 630 };
const FRAME: Frame = { width: 1200, height: 500, left: 110, right: 60, top: 190, bottom: 20 };
const MARGIN = 56;

/** Draws it in the colours of the page. */
export async function draw(result: Analysis, prefix: string, players: string[]): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string): string => style.getPropertyValue(`--${token}`).trim();
  const serif = colour("serif");
  await document.fonts.ready;
  pen.fillStyle = colour("ground");
  pen.fillRect(0, 0, SIZE.width, SIZE.height);

  const write = (text: string, x: number, y: number, size: number, token = "ink", weight = 400): number => {
    pen.font = `${weight} ${size}px ${serif}`;
    pen.fillStyle = colour(token);
    pen.fillText(text, x, y);
    return pen.measureText(text).width;
  };
  write(say(`${prefix}-title`), MARGIN, 74, 46, "gold", 700);
  write(say("web-winners", { players: result.winners.map((seat) => players[seat]) }), MARGIN, 118, 30, "ink", 600);
  let x = MARGIN;
  players.forEach((name, seat) => {
    pen.beginPath();
    pen.arc(x + 11, 151, 11, 0, 2 * Math.PI);
    pen.fillStyle = colour(`seat-${seat}`);
    pen.fill();
    x += 30 + write(`${name} ${String(result.totals[seat]).replace("-", "−")}`, x + 30, 160, 26) + 34;
  });

  const lines = linesOf(result, FRAME);
  for (const { value, y } of lines.marks) {
    pen.strokeStyle = colour("line");
    pen.lineWidth = 2;
    pen.stroke(new Path2D(`M${FRAME.left} ${y}H${FRAME.width - FRAME.right}`));
    pen.textAlign = "right";
    write(standing(value, result.unit), FRAME.left - 12, y + 8, 22, "faded");
    pen.textAlign = "left";
  }
  lines.paths.forEach((path, seat) => {
    pen.strokeStyle = colour(`seat-${seat}`);
    pen.lineWidth = 5;
    pen.setLineDash(DASHES[seat].map((length) => 2 * length));
    pen.stroke(new Path2D(path));
  });
  pen.setLineDash([]);
  const [point] = result.turning_points;
  if (point) {
    pen.beginPath();
    pen.arc(lines.x(point.move + 1), lines.y(result.chart[point.move + 1][point.seat]), 11, 0, 2 * Math.PI);
    pen.fillStyle = colour("sheet");
    pen.fill();
    pen.lineWidth = 5;
    pen.strokeStyle = colour("blood");
    pen.stroke();
  }
  const told = point ? `${pointText(point, result, prefix, players)} ${swing(point.swing, result.unit)}` : say("web-analysis-even");
  pen.font = `600 28px ${serif}`;
  wrapped(told, SIZE.width - 2 * MARGIN, (text) => pen.measureText(text).width)
    .slice(0, 2)
    .forEach((line, row) => write(line, MARGIN, 548 + 34 * row, 28, "ink", 600));
  pen.textAlign = "right";
  write("Longhall", SIZE.width - MARGIN, 74, 30, "faded");
  return canvas;
}

/** A text in lines that are no wider than there is room. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
