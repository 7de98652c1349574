// The queue of what happens at a table: one moment after the other is shown and told, in step with the board.
import type { ShownEvent } from "../generated/api";
import { CAMERA } from "./camera";

/** Something that happened, and how the table looks after it. */
export interface Moment<At> {
  at: At;
  /** Who did it. */
  seat: number | null;
  events: ShownEvent[];
  /** Whether the reader did it. */
  own: boolean;
  /** Whether it is shown at once: nothing delays what the reader does, or holds up somebody who is asked something. */
  atOnce: boolean;
  /** How long it takes beside others, 1 unless told; 0: it is shown and told, and not played out. */
  pace?: number;
}

/** What is being told: one of the events of a moment. */
export interface Caption {
  event: ShownEvent;
  /** The things it names, but no players. */
  things: string[];
  /** Its number among the events of its moment, from 1, and how many these are. */
  number: number;
  count: number;
}

/** A change of the board that is being played out. */
export interface Playing {
  /** The pieces that changed. */
  readonly changed: string[];
  /** Whether some of it is out of sight, or the board shows what somebody else has. */
  readonly far: boolean;
  /** Lets the pieces move that belong to one of the events; `look`: what is out of sight is brought there. */
  tell(event: number, look: boolean): void;
  /** Everything is where it belongs, at once. */
  finish(): void;
}

/** Moves things on the page. */
export interface Mover {
  /** Brings a place into sight; whether anything had to move for that. */
  bring(things: string[]): boolean;
  /** The reader is asked again: back to where they looked before. */
  giveBack(): void;
  /** Shows a moment, by calling `apply`, and holds its pieces back until they are told of; unless `still`. */
  change(events: string[][], seat: number | null, still: boolean, apply: () => void): Playing;
}

/** How long one event is told at normal speed, in milliseconds. */
export const BEAT = 800;
/** With more moments waiting than this it goes faster. */
const FEW = 6;
/** So many wait at most, more than bots make between two turns of a person; of more, the earliest are skipped. */
const MOST = 240;
const HURRY = 0.55;

const THING = /^(?!seat:)[a-z-]+:[\w-]+$/;
export const thingsOf = (event: ShownEvent): string[] =>
  Object.values(event.args)
    .flat()
    .filter((value): value is string => typeof value === "string" && THING.test(value));

export class Feed<At> {
  /** The position on the board; null before the first. */
  shown: At | null = $state.raw(null);
  /** What was told last. */
  caption: Caption | null = $state.raw(null);
  /** Whose move is shown, or about to be. */
  acting: number | null = $state(null);
  /** The pieces that the last move changed. */
  marks: string[] = $state.raw([]);
  /** What has not been shown yet. */
  waiting: Moment<At>[] = $state.raw([]);
  /** Whether something is being told. */
  playing = $state(false);
  paused = $state(false);
  /** Whether the reader is shown something that was out of sight: nothing is asked before they are back. */
  away = $state(false);
  /** Called when a moment is shown. */
  onshow: (moment: Pick<Moment<unknown>, "own" | "seat">) => void = () => {};
  /** Called when all is told. */
  onidle: () => void = () => {};

  private telling: { moment: Moment<At>; event: number; board: Playing } | null = null;
  private inSight = false;
  private marked: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** How long everything takes, by what it takes at normal speed; 0: nothing is played out. */
    private pace: () => number,
    private mover: Mover,
    /** Whether nobody looks at the page. */
    private hidden: () => boolean = () => document.hidden,
  ) {}

  /** Whether the board is not at the latest moment yet, or not where the reader looked. */
  get behind(): boolean {
    return this.waiting.length > 0 || this.away;
  }

  /** Shows a position with which nothing is told: the first one, or one that the reader went to; null: none any more. */
  start(at: At | null): void {
    this.end();
    this.waiting = [];
    this.caption = null;
    this.marks = [];
    this.marked = this.acting = null;
    this.shown = at;
  }

  /** One more moment. If nothing is to be played out, all are shown at once. */
  add(moment: Moment<At>): void {
    if (this.shown === null) return this.start(moment.at);
    if (!moment.atOnce && this.pace() > 0) {
      this.waiting = [...this.waiting, moment].slice(-MOST);
      if (!this.playing) this.next();
      return;
    }
    this.catchUp();
    this.show(moment, this.pace() === 0);
    if (this.pace() > 0) return this.rest();
    this.end();
    this.onidle();
  }

  /** Shows all that waits at once. */
  catchUp(): void {
    this.end();
    const all = this.waiting;
    this.waiting = [];
    const latest = all.at(-1);
    if (!latest) return;
    this.show(latest, true);
    this.end();
  }

  /** Goes on by one: the next event of this moment, or the next moment. */
  next(): void {
    clearTimeout(this.timer);
    const { telling } = this;
    if (telling && telling.event + 1 < telling.moment.events.length) this.tell(telling.event + 1);
    else if (!this.waiting.length) {
      this.end();
      return this.onidle();
    } else if (!this.look()) return;
    else {
      telling?.board.finish();
      const [moment, ...rest] = this.waiting;
      this.waiting = rest;
      this.show(moment);
    }
    this.rest();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.paused = true;
  }

  toggle(): void {
    if (this.paused) this.goOn();
    else this.pause();
  }

  /** One further, and no more. */
  step(): void {
    this.pause();
    this.next();
  }

  goOn(): void {
    this.paused = false;
    if (this.playing || this.waiting.length) this.next();
  }

  /** For a page that is seen again. */
  wake(): void {
    if (this.playing && !this.paused) this.rest();
  }

  /** Whether the place of the next moment is in sight; if not it is brought there, and it goes on in a moment. */
  private look(): boolean {
    const [moment] = this.waiting;
    if (this.inSight || this.paused || moment.pace === 0) return true;
    this.inSight = this.playing = true;
    this.acting = moment.seat;
    if (!this.mover.bring(moment.events.flatMap(thingsOf))) return true;
    this.timer = setTimeout(() => this.next(), CAMERA * this.pace());
    return false;
  }

  private show(moment: Moment<At>, still = moment.pace === 0): void {
    this.playing = true;
    this.inSight = false;
    this.acting = moment.atOnce ? null : moment.seat;
    // Until it is known whether the reader has to look elsewhere, nothing is asked.
    const look = (this.away = !moment.atOnce && !still && !this.hidden());
    const board = this.mover.change(moment.events.map(thingsOf), moment.seat, still, () => (this.shown = moment.at));
    this.away = look && board.far;
    this.note(moment, board.changed);
    this.telling = { moment, event: 0, board };
    this.onshow(moment);
    this.tell(0);
  }

  private note({ seat, own }: Moment<At>, changed: string[]): void {
    // What was done in secret leaves the mark of what was seen before.
    if (seat === null || (!own && !changed.length)) return;
    // A turn may be several moves; all of the last turn is marked. One knows what one did oneself.
    this.marks = own ? [] : seat === this.marked ? [...new Set([...this.marks, ...changed])] : changed;
    this.marked = own ? null : seat;
  }

  private tell(event: number): void {
    if (!this.telling) return;
    const { moment, board } = this.telling;
    this.telling.event = event;
    const told = moment.events[event];
    if (told) this.caption = { event: told, things: thingsOf(told), number: event + 1, count: moment.events.length };
    board.tell(event, this.away);
  }

  private rest(): void {
    clearTimeout(this.timer);
    if (this.paused || this.hidden()) return;
    const { events, own, pace = 1 } = this.telling?.moment ?? { events: [], own: true };
    // One knows what one did oneself, and what follows from a move is read faster than the move.
    const first = this.telling?.event === 0;
    const short = this.waiting.length > FEW || own === first;
    this.timer = setTimeout(() => this.next(), events.length ? BEAT * this.pace() * pace * (short ? HURRY : 1) : 0);
  }

  private end(): void {
    clearTimeout(this.timer);
    const { telling } = this;
    this.telling = null;
    this.inSight = this.away = false;
    const last = telling?.moment.events.at(-1);
    if (telling && last) {
      const count = telling.moment.events.length;
      this.caption = { event: last, things: thingsOf(last), number: count, count };
    }
    telling?.board.finish();
    if (!this.playing) return;
    this.playing = false;
    this.acting = null;
    this.mover.giveBack();
  }
}
