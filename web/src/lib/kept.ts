// What this browser keeps of a table's chance: the first hashes it saw, and its own numbers. What was kept is never replaced.
import { hex } from "./sha256";

export interface Kept {
  /** The server's commitment, as it was when we first saw the table. */
  server: string;
  /** The start hash, as it was when we first saw it. */
  start?: string;
  /** Our numbers by seat. */
  nonces: Record<number, string>;
  at: number;
}

const KEY = "longhall.chance.";
const MOST = 200;
/** For browsers that do not let us keep anything: as long as the page is open. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(table: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(kept));
    forgetOldest();
  } catch {
    memory.set(KEY + table, JSON.stringify(kept));
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  const at = (key: string): number => (JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>).at ?? 0;
  for (const key of keys.sort((a, b) => at(a) - at(b)).slice(0, Math.max(0, keys.length - MOST))) localStorage.removeItem(key);
}

export function keptOf(table: string): Kept | null {
  const text = read(KEY + table);
  return text === null ? null : (JSON.parse(text) as Kept);
}

/** Keep what is shown of a table, unless something was kept already. */
export function keep(table: string, server: string, start: string | null): Kept {
  const kept = keptOf(table) ?? { server, nonces: {}, at: Date.now() };
  if (kept.start === undefined && start !== null) kept.start = start;
  write(table, kept);
  return kept;
}

/** Our number for a seat; made and kept before anything of it is told. */
export function nonceFor(table: string, kept: Kept, seat: number): string {
  kept.nonces[seat] ??= hex(crypto.getRandomValues(new Uint8Array(32)));
  write(table, kept);
  return kept.nonces[seat];
}
