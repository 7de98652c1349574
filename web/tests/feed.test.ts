// The queue: one moment after the other, in step with the board; never in the way of the reader.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ShownEvent } from "../src/generated/api";
import { Feed, type Moment, type Mover, type Playing } from "../src/table/feed.svelte";

const event = (town: number): ShownEvent => ({
  message: "bru-gains-town",
  rule: "",
  args: { seat: "seat:1", town: `town:${town}`, count: 3 },
  forced: false,
});
/** Position number `at`, to which as many events led as towns are given. */
const moment = (at: number, towns: number[], more: Partial<Moment<number>> = {}): Moment<number> => ({
  at,
  seat: 1,
  events: towns.map(event),
  own: false,
  atOnce: false,
  ...more,
});
const mine = (at: number, ...towns: number[]): Moment<number> => moment(at, towns, { seat: 0, own: true, atOnce: true });

/** Notes what it is asked to do; `far`: the things that are out of sight; `closed`: those in another part of the board. */
class Noting implements Mover {
  done: string[] = [];
  far: string[] = [];
  closed: string[] = [];
  bring(things: string[]): boolean {
    const away = things.filter((thing) => this.far.includes(thing));
    this.done.push(...away.map((thing) => `bring ${thing}`));
    return away.length > 0;
  }
  giveBack(): void {
    this.done.push("give back");
  }
  change(events: string[][], _seat: number | null, still: boolean, apply: () => void): Playing {
    apply();
    const name = events.flat().join(" ");
    this.done.push(`${still ? "put" : "show"} ${name}`);
    return {
      changed: events.flat(),
      far: events.flat().some((thing) => this.closed.includes(thing)),
      tell: (event, look) => this.done.push(`${look ? "look and tell" : "tell"} ${events[event]?.join(" ") ?? ""}`),
      finish: () => this.done.push(`finish ${name}`),
    };
  }
}

let pace: number;
let hidden: boolean;
let mover: Noting;
let feed: Feed<number>;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 1;
  hidden = false;
  mover = new Noting();
  feed = new Feed<number>(
    () => pace,
    mover,
    () => hidden,
  );
  feed.start(0);
});
afterEach(() => void vi.useRealTimers());

const told = (): string[] | undefined => feed.caption?.things;

describe("the queue", () => {
  it("leaves out no move of a long round of bots, however fast they come", () => {
    const moves = 150;
    for (let at = 1; at <= moves; at++) feed.add(moment(at, [at]));
    const shown = new Set([feed.shown]);
    while (feed.playing) {
      vi.advanceTimersToNextTimer();
      shown.add(feed.shown);
    }
    expect(shown.size).toBe(moves);
  });

  it("shows each moment in order, and the board is never ahead of what is told", () => {
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2, 3]));
    feed.add(moment(3, [4]));
    const seen: [number | null, string[] | undefined][] = [[feed.shown, told()]];
    while (feed.playing) {
      vi.advanceTimersToNextTimer();
      seen.push([feed.shown, told()]);
    }
    expect(seen.slice(0, 4)).toEqual([
      [1, ["town:1"]],
      [2, ["town:2"]],
      [2, ["town:3"]],
      [3, ["town:4"]],
    ]);
    expect(feed.shown).toBe(3);
    expect(feed.behind).toBe(false);
  });

  it("lets pieces move with the event that names them", () => {
    feed.add(moment(1, [1, 2]));
    expect(mover.done).toEqual(["show town:1 town:2", "tell town:1"]);
    vi.advanceTimersToNextTimer();
    expect(mover.done.at(-1)).toBe("tell town:2");
    vi.runAllTimers();
    expect(mover.done.slice(-2)).toEqual(["finish town:1 town:2", "give back"]);
  });

  it("shows what the reader does at once, after everything before it", () => {
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2]));
    feed.add(mine(3, 7));
    expect(feed.shown).toBe(3);
    expect(feed.behind).toBe(false);
    expect(mover.done).toContain("put town:2");
    expect(mover.done).toContain("show town:7");
  });

  it("plays what follows after the reader's move", () => {
    feed.add(mine(1, 7));
    feed.add(moment(2, [1]));
    expect(feed.shown).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(feed.shown).toBe(2);
  });

  it("does not hold up somebody who is being asked", () => {
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2], { atOnce: true }));
    expect(feed.shown).toBe(2);
    expect(feed.acting).toBeNull();
  });

  it("brings a place into sight before the board changes", () => {
    mover.far = ["town:9"];
    feed.add(moment(1, [9]));
    expect(feed.shown).toBe(0);
    expect(mover.done).toEqual(["bring town:9"]);
    vi.advanceTimersToNextTimer();
    expect(feed.shown).toBe(1);
    vi.runAllTimers();
    expect(mover.done.at(-1)).toBe("give back");
  });

  it("asks nothing while another part of the board is shown, and gives that back", () => {
    mover.closed = ["town:9"];
    feed.add(moment(1, [1, 9]));
    expect([feed.away, feed.behind]).toEqual([true, true]);
    expect(mover.done.at(-1)).toBe("look and tell town:1");
    vi.runAllTimers();
    expect(mover.done).toContain("look and tell town:9");
    expect(mover.done.at(-1)).toBe("give back");
    expect([feed.away, feed.behind]).toEqual([false, false]);
  });

  it("opens nothing for somebody who is asked something, or who has left the page", () => {
    mover.closed = ["town:9"];
    feed.add(moment(1, [9], { atOnce: true }));
    expect(feed.away).toBe(false);
    hidden = true;
    feed.add(moment(2, [9]));
    feed.next();
    expect([feed.shown, feed.away]).toEqual([2, false]);
    expect(mover.done.some((one) => one.startsWith("look"))).toBe(false);
  });

  it("leads to the reader's question at once, if they want that", () => {
    mover.closed = ["town:9"];
    feed.add(moment(1, [9]));
    feed.catchUp();
    expect([feed.away, feed.playing]).toEqual([false, false]);
  });

  it("plays nothing out at speed off, and still tells the last", () => {
    pace = 0;
    let idle = 0;
    feed.onidle = () => (idle += 1);
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2, 3]));
    expect(feed.shown).toBe(2);
    expect(told()).toEqual(["town:3"]);
    expect(feed.playing).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(idle).toBe(2);
    expect(mover.done.every((done) => !done.startsWith("show"))).toBe(true);
  });
});

describe("the reader", () => {
  it("pauses, steps and goes on", () => {
    feed.add(moment(1, [1]));
    feed.pause();
    feed.add(moment(2, [2, 3]));
    vi.advanceTimersByTime(60_000);
    expect(feed.shown).toBe(1);
    feed.next();
    expect([feed.shown, told()]).toEqual([2, ["town:2"]]);
    feed.next();
    expect([feed.shown, told()]).toEqual([2, ["town:3"]]);
    feed.add(moment(3, [4]));
    vi.advanceTimersByTime(60_000);
    expect(feed.shown).toBe(2);
    feed.goOn();
    vi.runAllTimers();
    expect(feed.shown).toBe(3);
  });

  it("catches up at once, with nothing left to play", () => {
    for (const at of [1, 2, 3]) feed.add(moment(at, [at]));
    feed.catchUp();
    expect([feed.shown, told(), feed.playing]).toEqual([3, ["town:3"], false]);
    expect(vi.getTimerCount()).toBe(0);
    expect(mover.done.slice(-4)).toEqual(["put town:3", "tell town:3", "finish town:3", "give back"]);
  });

  it("finds it waiting after having looked elsewhere", () => {
    hidden = true;
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2]));
    vi.advanceTimersByTime(60_000);
    expect(feed.shown).toBe(1);
    hidden = false;
    feed.wake();
    vi.runAllTimers();
    expect(feed.shown).toBe(2);
  });

  it("goes to another position, and what waited is forgotten", () => {
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2]));
    feed.start(9);
    vi.runAllTimers();
    expect([feed.shown, feed.caption, feed.marks]).toEqual([9, null, []]);
  });
});

describe("the last move", () => {
  it("is marked with all that the same seat did in a row", () => {
    pace = 0;
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2]));
    expect(feed.marks).toEqual(["town:1", "town:2"]);
    feed.add(moment(3, [3], { seat: 2 }));
    expect(feed.marks).toEqual(["town:3"]);
  });

  it("stays marked while somebody does something in secret", () => {
    pace = 0;
    feed.add(moment(1, [1]));
    feed.add(moment(2, [], { seat: 2 }));
    expect(feed.marks).toEqual(["town:1"]);
  });

  it("is not marked if it was one's own", () => {
    pace = 0;
    feed.add(moment(1, [1]));
    feed.add(mine(2, 5));
    expect(feed.marks).toEqual([]);
  });
});

describe("what bots do", () => {
  it("is put there in its turn and not played out, if that is wanted, and what people do still is", () => {
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2], { pace: 0 }));
    feed.add(moment(3, [3]));
    vi.runAllTimers();
    expect(mover.done.filter((one) => /^(show|put)/.test(one))).toEqual(["show town:1", "put town:2", "show town:3"]);
  });

  it("takes longer where nobody is in a hurry", () => {
    const time = (): number => {
      const began = Date.now();
      vi.runAllTimers();
      return Date.now() - began;
    };
    feed.add(moment(1, [1]));
    const usual = time();
    feed.add(moment(2, [2], { pace: 2 }));
    expect(time()).toBe(2 * usual);
  });

  it("tells whoever listens that it is shown", () => {
    const shown: (number | null)[] = [];
    feed.onshow = ({ seat }) => shown.push(seat);
    feed.add(moment(1, [1]));
    feed.add(moment(2, [2], { seat: 2 }));
    vi.runAllTimers();
    expect(shown).toEqual([1, 2]);
  });
});
