// Updates as moments of the queue: who did what, and what lies between two updates where several moves came at once.
import type { ShownEntry as Entry } from "../generated/api";
import { answerOf, api } from "../lib/api";
import type { Moment } from "./feed.svelte";
import type { Heard, TableStream, Update } from "./stream.svelte";

/** More moves at once than this are not played out: somebody was away for long. */
const MOST_MISSED = 24;

/** Whether something was done by whoever sits there, and not by a bot in their place. */
const byHand = ({ seat }: Entry, update: Update, mine: number[]): boolean =>
  seat !== null && mine.includes(seat) && !update.seats[seat]?.bot;

/** What an update tells. One without entries brings another view of the same: there is nothing to wait for. */
export function momentOf({ update, entries }: Heard, mine: number[]): Omit<Moment<Update>, "atOnce"> {
  return {
    at: update,
    seat: entries.filter(({ kind }) => kind === "move").at(-1)?.seat ?? null,
    events: entries.flatMap(({ events }) => events),
    own: entries.every((entry) => byHand(entry, update, mine)),
  };
}

/** One update of several moves as one for each of them; if anything else happened, or too much, as it is. */
export async function spread(live: Pick<TableStream, "id">, heard: Heard): Promise<Heard[]> {
  const { update, entries } = heard;
  const few = entries.length > 1 && entries.length <= MOST_MISSED;
  if (!few || entries.some(({ kind }) => kind !== "move")) return [heard];
  const path = (move: number) => ({ path: { table: live.id, move }, query: { seat: update.seat } });
  const before = entries.slice(0, -1);
  const first = update.moves - before.length;
  const positions = await Promise.all(
    before.map((_, at) => answerOf(api.GET("/api/tables/{table}/replay/{move}", { params: path(first + at) }))),
  ).catch(() => null);
  if (!positions) return [heard];
  const between = before.map((entry, at): Heard => ({
    update: { ...update, view: positions[at].view, question: null, version: entry.version, moves: first + at, status: "running" },
    entries: [entry],
  }));
  return [...between, { update, entries: entries.slice(-1) }];
}
