import { describe, expect, it } from "vitest";
import type { ShownEntry as LogEntry } from "../src/generated/api";
import { beforeLastOf, moveNumbers } from "../src/lib/moves";

let version = 0;
const entry = (kind: string, seat: number | null, gone?: number[]): LogEntry => ({
  version: ++version,
  kind,
  seat,
  at: 0,
  events: [],
  gone,
});
const move = (seat: number): LogEntry => entry("move", seat);
const numbers = (log: LogEntry[]): (number | undefined)[] => {
  const found = moveNumbers(log);
  return log.map((one) => found.get(one.version));
};

describe("which move a line of the log tells of", () => {
  it("counts moves and nothing else", () => {
    expect(numbers([entry("start", null), move(0), entry("lend", 1), move(1)])).toEqual([undefined, 1, undefined, 2]);
  });

  it("gives no number to own moves that were taken back, wherever they stand, and counts on from there", () => {
    const log = [move(0), move(1), move(0), move(2), entry("undo", 0, [1, 3]), move(0)];
    expect(numbers(log)).toEqual([undefined, 1, undefined, 2, undefined, 3]);
  });

  it("forgets everything after the move that all agreed to go back to", () => {
    const log = [move(0), move(1), move(0), entry("undo", 1, [2, 3]), move(2)];
    expect(numbers(log)).toEqual([1, undefined, undefined, undefined, 2]);
  });

  it("knows how the game stood before somebody's latest move", () => {
    const log = [move(0), move(1), move(0), move(2)];
    expect(beforeLastOf(log, 0)).toBe(2);
    expect(beforeLastOf(log, 1)).toBe(1);
    expect(beforeLastOf(log, 3)).toBeNull();
    expect(beforeLastOf([...log, entry("undo", 0, [3])], 0)).toBe(0);
  });
});
