// The live line: updates before a frame are drawn together; whoever loses a seat is told, also after a break.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStream, type Entry, type Heard } from "../src/table/stream.svelte";

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
  send: (text: string) => void = () => {};
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
  stream.onnews = (heard: Heard[]) => drawn.push(heard.flatMap(({ entries }) => entries.map(({ version }) => version)));
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
  tell({ type: "welcome", table: {}, you: { seats: [], seat: null }, chat: [], late: true });
  expect(stream.late).toBe(true);
  tell({ type: "late", late: false });
  expect(stream.late).toBe(false);
  tell({ type: "late", late: true });
  expect(stream.late).toBe(true);
  tell({ type: "welcome", table: {}, you: { seats: [], seat: null }, chat: [], late: false });
  expect(stream.late).toBe(false);
});

const tell = (frame: object): void => Line.last.onmessage({ data: JSON.stringify(frame) });

function welcome(seats: number[], version: number): void {
  tell({ type: "welcome", table: { version }, you: { seats, seat: seats[0] ?? null }, chat: [], late: false });
}

function hear(version: number, ...entries: Partial<Entry>[]): void {
  tell({ type: "update", version, status: "open", seats: [], waiting: [], entries, seat: null });
}

const joined = (version: number): Partial<Entry> => ({ version, kind: "join", seat: 1, events: [] });
const left = (version: number, message: string): Partial<Entry> => ({
  version,
  kind: "leave",
  seat: 1,
  events: [{ message, rule: "", args: {}, forced: false }],
});

function breakAndCome(): void {
  Line.last.onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
}

test.each([
  ["table-kicked", true],
  ["table-left", false],
])("%s while the line was down", (message, told) => {
  const { stream } = opened();
  welcome([1], 2);
  hear(2);
  breakAndCome();
  welcome([], 3);
  hear(3, left(3, message));
  expect(stream.shownOut).toBe(told);
  expect(stream.mySeats).toEqual([]);
});

test("somebody else who was removed while the line was down is not me", () => {
  const { stream } = opened();
  welcome([0], 2);
  hear(2);
  breakAndCome();
  welcome([0], 3);
  hear(3, left(3, "table-kicked"));
  expect(stream.shownOut).toBe(false);
  expect(stream.mySeats).toEqual([0]);
});

test("a seat left and taken again while the line was down is still mine", () => {
  const { stream } = opened();
  welcome([1], 2);
  hear(2);
  breakAndCome();
  welcome([1], 4);
  hear(4, left(3, "table-kicked"), joined(4));
  expect(stream.mySeats).toEqual([1]);
  expect(stream.shownOut).toBe(false);
});

test("removed before the answer to sitting down arrives", async () => {
  const { stream } = opened();
  welcome([], 1);
  hear(1);
  const spectating = Line.last;
  const asked: (() => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((done) => asked.push(() => done(new Response("{}", { status: 200 })))));
  const sitting = stream.sitDown(1);
  expect(Line.last).toBe(spectating);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]();
  await sitting;
  expect(Line.last).not.toBe(spectating);
  welcome([], 3);
  hear(3, joined(2), left(3, "table-kicked"));
  frames.shift()?.();
  expect(stream.shownOut).toBe(true);
});

test("who is refused a seat goes on as a spectator", async () => {
  const { stream } = opened();
  welcome([], 1);
  const spectating = Line.last;
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ message: "error-seat-taken", args: {}, text: "Taken." }), { status: 409 }),
  );
  await expect(stream.sitDown(1)).rejects.toThrow();
  expect(stream.mySeats).toEqual([]);
  expect(Line.last).not.toBe(spectating);
});

/** A move that was sent, and whether it is known yet what became of it. */
function acting(stream: TableStream): { id: string; isSettled: () => Promise<boolean> } {
  const frames: { id: string }[] = [];
  Line.last.send = (text: string) => frames.push(JSON.parse(text));
  let settled = false;
  void stream.act("lead 27").then(() => (settled = true));
  const isSettled = async (): Promise<boolean> => {
    await Promise.resolve();
    return settled;
  };
  return { id: frames[0].id, isSettled };
}

test("a move is settled when it is acknowledged and drawn, not by somebody else's move", async () => {
  const { stream } = opened();
  Line.last.tell(1);
  const { id, isSettled } = acting(stream);
  Line.last.tell(2);
  frames.shift()?.();
  expect(stream.now?.version).toBe(2);
  expect(await isSettled()).toBe(false);
  Line.last.tell(3);
  tell({ type: "ack", id, version: 3 });
  expect(stream.now?.version).toBe(2);
  expect(await isSettled()).toBe(false);
  frames.shift()?.();
  expect(stream.now?.version).toBe(3);
  expect(await isSettled()).toBe(true);
});

test("a refused move is settled at once, a stale one with the update that follows", async () => {
  const { stream } = opened();
  Line.last.tell(1);
  frames.shift()?.();
  const refused = acting(stream);
  tell({ type: "refused", id: "another", rule: "", message: "error-too-often", args: {} });
  expect(await refused.isSettled()).toBe(false);
  tell({ type: "refused", id: refused.id, rule: "", message: "error-too-often", args: {} });
  expect(await refused.isSettled()).toBe(true);
  const stale = acting(stream);
  tell({ type: "stale", id: stale.id, version: 2 });
  expect(await stale.isSettled()).toBe(false);
  Line.last.tell(2);
  expect(await stale.isSettled()).toBe(true);
});

test("a move that was sent again after a break is settled by its answer", async () => {
  const { stream } = opened();
  Line.last.tell(1);
  const { id, isSettled } = acting(stream);
  breakAndCome();
  const again: { id?: string }[] = [];
  Line.last.send = (text: string) => again.push(JSON.parse(text));
  Line.last.onopen();
  expect(again.map((frame) => frame.id)).toEqual([undefined, id]);
  expect(await isSettled()).toBe(false);
  tell({ type: "ack", id, version: 1 });
  expect(await isSettled()).toBe(true);
});
