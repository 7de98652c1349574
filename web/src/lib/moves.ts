// Which move of the game a line of the log tells of: moves that were taken back have no number, and those after them move up.
import type { ShownEntry as LogEntry } from "../generated/api";

const lastOf = (moves: LogEntry[], seat: number | null): number => moves.map((entry) => entry.seat).lastIndexOf(seat);

/** The moves that stand, in order: an undo tells by their numbers which are gone. The log has to be whole. */
export function standing(log: LogEntry[]): LogEntry[] {
  let moves: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === "move") moves.push(entry);
    if (entry.gone) moves = moves.filter((_, at) => !entry.gone?.includes(at + 1));
  }
  return moves;
}

/** The number of each move that stands, by the version of its entry. */
export function moveNumbers(log: LogEntry[]): Map<number, number> {
  return new Map(standing(log).map(({ version }, at) => [version, at + 1]));
}

/** After how many moves the game stood before the latest move of a seat; null if it has made none. */
export function beforeLastOf(log: LogEntry[], seat: number): number | null {
  const at = lastOf(standing(log), seat);
  return at < 0 ? null : at;
}
