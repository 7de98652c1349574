// Several updates before a frame are one drawing.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStream, type Entry } from "../src/table/stream.svelte";

class Line {
  static OPEN = 1;
  static last: Line;
  readyState = 1;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor() {
    Line.last = this;
  }
  send(): void {}
  close(): void {}
  tell(version: number): void {
    const entries = [{ version, kind: "move", seat: 1, events: [] }];
    this.onmessage({ data: JSON.stringify({ type: "update", version, status: "running", seats: [], waiting: [], entries, seat: 0 }) });
  }
}

let frames: (() => void)[];

function opened(): { stream: TableStream; drawn: number[][] } {
  const stream = new TableStream("t");
  const drawn: number[][] = [];
  stream.onnews = (entries: Entry[]) => drawn.push(entries.map(({ version }) => version));
  stream.open();
  return { stream, drawn };
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first update is drawn at once", () => {
  const { stream, drawn } = opened();
  Line.last.tell(1);
  expect(stream.now?.version).toBe(1);
  expect(drawn).toEqual([[1]]);
});

test("what comes before the next frame is drawn together, and nothing of it is lost", () => {
  const { stream, drawn } = opened();
  for (const version of [1, 2, 3, 4]) Line.last.tell(version);
  expect(stream.now?.version).toBe(1);
  frames.shift()?.();
  expect(stream.now?.version).toBe(4);
  expect(drawn).toEqual([[1], [2, 3, 4]]);
  expect(stream.log.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
});

test("after a frame without news the next update is drawn at once again", () => {
  const { stream } = opened();
  Line.last.tell(1);
  frames.shift()?.();
  Line.last.tell(2);
  expect(stream.now?.version).toBe(2);
});

test("a page that nobody sees has no frames and hears of its turn all the same", () => {
  const { stream, drawn } = opened();
  Line.last.tell(1);
  Line.last.tell(2);
  vi.advanceTimersByTime(100);
  expect(stream.now?.version).toBe(2);
  frames.shift()?.();
  expect(drawn).toEqual([[1], [2]]);
});

test("the page knows whether moves of others may be late", () => {
  const { stream } = opened();
  const tell = (frame: object): void => Line.last.onmessage({ data: JSON.stringify(frame) });
  tell({ type: "welcome", table: {}, you: { seats: [], seat: null }, late: true });
  expect(stream.late).toBe(true);
  tell({ type: "late", late: false });
  expect(stream.late).toBe(false);
  tell({ type: "late", late: true });
  expect(stream.late).toBe(true);
  tell({ type: "welcome", table: {}, you: { seats: [], seat: null } });
  expect(stream.late).toBe(false);
});
