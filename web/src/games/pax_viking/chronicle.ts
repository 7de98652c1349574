// What the log tells about the present moment: the event that is being resolved or just was, votes included, and the way of
// a journey that is under way.
import type { Args } from "../../lib/speech.svelte";

export interface Told {
  message: string;
  args: Args;
}

/** What followed from one move, or in a lesson from one step. */
export interface Chapter {
  seat?: number | null;
  events: Told[];
}

export interface Ballot {
  seat: number;
  yes: boolean;
  count: number;
}

/** An event from the moment it is played or revealed. */
export interface Happening {
  tile: string;
  ballots: Ballot[];
  /** The votes for it and all votes, once they are counted. */
  verdict: { passed: boolean; yes: number; votes: number } | null;
  /** What has come of it so far, without the votes. */
  lines: Told[];
  over: boolean;
}

const BEGINS = ["pax-plays-event", "pax-empire-event"];
const VOTES = ["pax-votes-yes", "pax-votes-no"];
const VERDICTS = ["pax-althing-passed", "pax-althing-failed"];
const ENDS = ["pax-event-ends", "pax-event-ignored"];
/** After these nothing comes of an event any more. */
const AFTER = ["pax-turn", "pax-wins"];

const idOf = (ref: unknown): string => String(ref).split(":")[1];
const seatOf = (ref: unknown): number => Number(idOf(ref));

/** Whether an event has begun or ended in some chapters. */
export const tellsOfEvent = (chapters: Chapter[]): boolean =>
  chapters.some(({ events }) => events.some(({ message }) => BEGINS.includes(message) || ENDS.includes(message)));

/** The last event that is told of, or null. */
export function happening(told: Told[]): Happening | null {
  let start = told.length - 1;
  while (start >= 0 && !BEGINS.includes(told[start].message)) start -= 1;
  if (start < 0) return null;
  const found: Happening = { tile: idOf(told[start].args.tile), ballots: [], verdict: null, lines: [], over: false };
  for (const line of told.slice(start + 1)) {
    const { message, args } = line;
    if (AFTER.includes(message)) {
      found.over = true;
      break;
    }
    if (VOTES.includes(message)) found.ballots.push({ seat: seatOf(args.seat), yes: message === VOTES[0], count: Number(args.count) });
    else if (VERDICTS.includes(message))
      found.verdict = { passed: message === VERDICTS[0], yes: Number(args.yes), votes: Number(args.votes) };
    else if (!found.over) found.lines.push(line);
    if (ENDS.includes(message)) found.over = true;
  }
  return found;
}

/** The chapters that somebody has not answered yet: those from their own last move on; the last few for who only looks. */
export function fresh(log: Chapter[], seat: number | null, few = 1): Chapter[] {
  if (seat === null) return log.slice(-few);
  let start = log.length - 1;
  while (start > 0 && log[start].seat !== seat) start -= 1;
  return log.slice(Math.max(start, 0));
}

/** The places that the longship has come through which now lies at `at`; empty if no journey is under way. */
export function trail(told: Told[], at: string | null): string[] {
  if (at === null) return [];
  const way: string[] = [at];
  for (let i = told.length - 1; i >= 0; i--) {
    const { message, args } = told[i];
    if (message === "pax-journey-ends" || message === "pax-turn") break;
    if (message !== "pax-sails") continue;
    if (idOf(args.place) !== way[0]) break;
    way.unshift(idOf(args.start));
  }
  return way;
}
