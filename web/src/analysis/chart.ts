// Where the lines of a chart run: the same on the page and in the picture to share.
import type { Analysis } from "../generated/api";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Lines {
  /** By seat, as the path of an SVG. */
  paths: string[];
  marks: { value: number; y: number }[];
  x: (move: number) => number;
  y: (value: number) => number;
}

/** Dashes tell seats apart for those who cannot tell their colours. */
export const DASHES: readonly number[][] = [[], [8, 3], [2, 3], [10, 3, 2, 3], [5, 5], [1, 4]];
const STEPS = [5, 10, 20, 50, 100, 200];

export function linesOf({ chart, unit }: Pick<Analysis, "chart" | "unit">, frame: Frame): Lines {
  const chance = unit === "chance";
  const values = chart.flat();
  const [low, high] = chance ? [0, 1] : [Math.min(0, ...values), Math.max(10, ...values)];
  const step = chance ? 0.25 : (STEPS.find((by) => high - low <= 5 * by) ?? 500);
  const x = (move: number): number => frame.left + (move / Math.max(1, chart.length - 1)) * (frame.width - frame.left - frame.right);
  const y = (value: number): number =>
    frame.height - frame.bottom - ((value - low) / (high - low)) * (frame.height - frame.top - frame.bottom);
  const paths = (chart[0] ?? []).map((_, seat) =>
    chart.map((standing, move) => `${move ? "L" : "M"}${x(move).toFixed(1)} ${y(standing[seat]).toFixed(1)}`).join(""),
  );
  const first = Math.ceil(low / step);
  const marks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
  return { paths, marks: marks.map((value) => ({ value, y: y(value) })), x, y };
}

/** The move that is meant by a place on the chart. */
export function moveAt(place: number, moves: number, frame: Frame): number {
  const share = (place - frame.left) / Math.max(1, frame.width - frame.left - frame.right);
  return Math.round(Math.max(0, Math.min(1, share)) * moves);
}

/** The positions that a table of the chart has a row for: the beginning, the end of each round, the end. */
export const tabled = ({ rounds, moves }: Pick<Analysis, "rounds" | "moves">): number[] => [...new Set([0, ...rounds, moves])];
