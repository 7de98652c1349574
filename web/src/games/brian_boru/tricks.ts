// The tricks of the present round, as the log tells them.
import type { Chapter } from "../../table/games";

export interface Trick {
  /** The town it was about; null: none was free. */
  town: number | null;
  /** Who played what, in order. */
  plays: { seat: number; card: number }[];
  winner: number | null;
}

const numberOf = (ref: unknown): number => Number(String(ref).split(":")[1]);

/** All tricks since the round began, the running one last; everybody plays one card to each. */
export function tricksOf(log: Chapter[], players: number): Trick[] {
  let tricks: Trick[] = [];
  let town: number | null = null;
  for (const { message, args } of log.flatMap(({ events }) => events)) {
    const last = tricks.at(-1);
    if (message === "bru-round") tricks = [];
    else if (message === "bru-leads-town") town = numberOf(args.town);
    else if (message === "bru-trick-won" && last) last.winner = numberOf(args.seat);
    else if (message === "bru-plays") {
      const play = { seat: numberOf(args.seat), card: numberOf(args.card) };
      if (last && last.plays.length < players) last.plays.push(play);
      else {
        tricks.push({ town, plays: [play], winner: null });
        town = null;
      }
    }
  }
  return tricks;
}
