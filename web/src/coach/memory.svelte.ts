// What the coach keeps in this browser: at which tables it sits, what it has told, and what the player has shown to know.
const KEY = "longhall.coach";
/** After so many tellings of a kind of decision, the coach waits to be asked for its choice. */
export const TELLINGS = 2;
/** After so many good choices of one's own, it is silent about that kind of decision. */
export const GOOD_CHOICES = 3;
const MOST_TABLES = 100;

/** How much it says about a decision: its choice at once, only what is asked, or nothing unless it is asked. */
export type Manner = "tell" | "wait" | "silent";

interface Kept {
  /** Whether somebody was ever coached here. */
  begun: boolean;
  tables: string[];
  told: Record<string, number>;
  own: Record<string, number>;
  seen: string[];
}

function read(): Kept {
  const none: Kept = { begun: false, tables: [], told: {}, own: {}, seen: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return none;
  }
}

class Memory {
  private kept: Kept = $state.raw(read());

  /** Whether somebody was ever coached in this browser. */
  get begun(): boolean {
    return this.kept.begun;
  }

  coaches(table: string): boolean {
    return this.kept.tables.includes(table);
  }

  sit(table: string): void {
    this.keep({ begun: true, tables: [...this.kept.tables.filter((id) => id !== table), table].slice(-MOST_TABLES) });
  }

  leave(table: string): void {
    this.keep({ tables: this.kept.tables.filter((id) => id !== table) });
  }

  mannerOf(decision: string): Manner {
    if ((this.kept.own[decision] ?? 0) >= GOOD_CHOICES) return "silent";
    return (this.kept.told[decision] ?? 0) < TELLINGS ? "tell" : "wait";
  }

  /** The coach has told its choice. */
  tell(decision: string): void {
    this.keep({ told: { ...this.kept.told, [decision]: (this.kept.told[decision] ?? 0) + 1 } });
  }

  /** The player has decided without being told; a bad choice shows that the coach was silent too soon. */
  decide(decision: string, good: boolean): void {
    const own = good ? (this.kept.own[decision] ?? 0) + 1 : 0;
    this.keep({ own: { ...this.kept.own, [decision]: own } });
  }

  /** Whether something was explained before. */
  knows(what: string): boolean {
    return this.kept.seen.includes(what);
  }

  learn(...what: string[]): void {
    const fresh = what.filter((one) => !this.knows(one));
    if (fresh.length) this.keep({ seen: [...this.kept.seen, ...fresh] });
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing: the coach remembers as long as the page is open.
    }
  }
}

export const memory = new Memory();
