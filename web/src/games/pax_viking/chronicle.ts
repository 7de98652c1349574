// What the log tells about the present moment: votes cast on the open event, and the way of a journey that is under way.
export interface Told {
  message: string;
  args: Record<string, unknown>;
}

export interface Ballot {
  seat: number;
  yes: boolean;
  count: number;
}

const seatOf = (ref: unknown): number => Number(String(ref).split(":")[1]);

/** The votes since the last event was played. */
export function ballots(told: Told[]): Ballot[] {
  const found: Ballot[] = [];
  for (let i = told.length - 1; i >= 0; i--) {
    const { message, args } = told[i];
    if (message === "pax-plays-event") break;
    if (message === "pax-votes-yes" || message === "pax-votes-no")
      found.unshift({ seat: seatOf(args.seat), yes: message === "pax-votes-yes", count: Number(args.count) });
  }
  return found;
}

/** The places that the longship has come through which now lies at `at`; empty if no journey is under way. */
export function trail(told: Told[], at: string | null): string[] {
  if (at === null) return [];
  const way: string[] = [at];
  for (let i = told.length - 1; i >= 0; i--) {
    const { message, args } = told[i];
    if (message === "pax-journey-ends" || message === "pax-turn") break;
    if (message !== "pax-sails") continue;
    if (String(args.place).split(":")[1] !== way[0]) break;
    way.unshift(String(args.start).split(":")[1]);
  }
  return way;
}
