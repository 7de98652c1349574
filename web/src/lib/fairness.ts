// Chance that nobody can choose: the hashes of docs/fairness.md, the checks before a nonce is revealed, and those after the game.
// Nothing here asks the server whether all is well: it is checked in this browser, against what this browser has kept.
import type { ChanceInfo, ChanceProof, TableInfo } from "../generated/api";
import type { Kept } from "./kept";
import { sha256 } from "./sha256";
import type { Args } from "./speech.svelte";

/** A message about what is wrong, or right. */
export interface Finding {
  fair: boolean;
  message: string;
  args: Args;
}

const NOTHING = "-";
const lines = (...parts: string[]): string => parts.map((part) => `${part}\n`).join("");

export const secretCommitment = (table: string, secret: string): Promise<string> =>
  sha256(lines("longhall secret 1", `table: ${table}`, `secret: ${secret}`));
export const nonceCommitment = (table: string, seat: number, nonce: string): Promise<string> =>
  sha256(lines("longhall nonce 1", `table: ${table}`, `seat: p${seat + 1}`, `nonce: ${nonce}`));
export const sharedSeed = (start: string, secret: string, nonces: (string | null)[]): Promise<string> =>
  sha256(
    lines("longhall seed 1", `start: ${start}`, `secret: ${secret}`, ...nonces.map((nonce, seat) => `p${seat + 1}: ${nonce ?? NOTHING}`)),
  );

export function readRecord(text: string): Record<string, string> {
  const [title, ...rest] = text.replace(/\n$/, "").split("\n");
  if (title !== "longhall start 1") return {};
  return Object.fromEntries(rest.map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]));
}
const list = (text = ""): string[] => text.split(";").map((word) => word.trim());
const cleanName = (name: string): string => name.replaceAll(";", ",").replaceAll("#", " ").split(/\s+/).filter(Boolean).join(" ") || "?";

/** The place that outcome number `k` takes in a list of `size` things. */
export async function place(seed: string, k: number, size: number): Promise<number> {
  const digest = await sha256(`${seed}:${k}`);
  return Math.floor((Number(BigInt(`0x${digest.slice(0, 14)}`) >> 3n) / 2 ** 53) * size);
}

const bad = (message: string, args: Args = {}): Finding => ({ fair: false, message, args });

type Table = Pick<TableInfo, "id" | "game" | "options" | "seats" | "seed_hash">;

/** Before we reveal: the record must say what the page shows, and hold our commitments and the server's. Null: it does. */
export async function checkRecord(record: string, hash: string | null, table: Table, kept: Kept, mine: number[]): Promise<Finding | null> {
  const told = readRecord(record);
  if ((await sha256(record)) !== hash) return bad("web-unfair-record");
  if (kept.start !== undefined && kept.start !== hash) return bad("web-unfair-start");
  if (told["server-commitment"] !== kept.server) return bad("web-unfair-server");
  const options = Object.fromEntries(
    list(told.options)
      .filter(Boolean)
      .map((pair) => pair.split("=")),
  );
  const sameOptions = Object.entries(table.options).every(([name, value]) => options[name] === String(value));
  const names = list(told.seats),
    players = list(told.players);
  const sameSeats =
    names.length === table.seats.length &&
    table.seats.every(
      ({ seat, kind, name, bot }) =>
        [`p${seat + 1}`, cleanName(name || bot)].includes(names[seat]) && players[seat] === (kind === "bot" ? bot : "person"),
    );
  if (told.table !== table.id || told.game !== table.game || !sameOptions || !sameSeats) return bad("web-unfair-seats");
  for (const seat of mine.filter((own) => own in kept.nonces)) {
    if (list(told.commitments)[seat] !== (await nonceCommitment(table.id, seat, kept.nonces[seat]))) return bad("web-unfair-replaced");
  }
  return null;
}

/** After the game: whether everything is as it was promised to this browser, on whose seats we sit. */
export async function checkGame(table: string, proof: ChanceProof, kept: Kept | null, mine: number[]): Promise<Finding> {
  const { chance, seed, draws } = proof;
  const shared = chance.record !== null;
  const wrong = shared ? await checkShared(table, proof, chance, kept, mine) : await checkAlone(proof, kept);
  if (wrong) return wrong;
  for (let k = 0; k < draws.length; k++) {
    const { pool, value } = draws[k];
    if (pool[await place(seed, k, pool.length)] !== value) return bad("web-unfair-outcome", { number: k + 1 });
  }
  const given = chance.nonces?.filter((nonce) => nonce !== null).length ?? 0;
  const args = { count: draws.length, given };
  if (!shared || !given) return { fair: true, message: "web-fair-alone", args };
  if (!kept?.start) return { fair: true, message: "web-fair-late", args };
  return { fair: true, message: mine.some((seat) => seat in kept.nonces) ? "web-fair-yes" : "web-fair-seen", args };
}

async function checkShared(
  table: string,
  { seed }: ChanceProof,
  chance: ChanceInfo,
  kept: Kept | null,
  mine: number[],
): Promise<Finding | null> {
  const told = readRecord(chance.record ?? "");
  const hash = await sha256(chance.record ?? "");
  const commitments = list(told.commitments);
  const secret = chance.secret ?? "";
  const nonces = chance.nonces ?? [];
  if (hash !== chance.hash || told.table !== table) return bad("web-unfair-record");
  if (kept?.start && kept.start !== hash) return bad("web-unfair-start");
  if (kept && kept.server !== told["server-commitment"]) return bad("web-unfair-server");
  if ((await secretCommitment(table, secret)) !== told["server-commitment"]) return bad("web-unfair-secret");
  for (const [seat, nonce] of nonces.entries()) {
    if (nonce !== null && (await nonceCommitment(table, seat, nonce)) !== commitments[seat]) {
      return bad("web-unfair-nonce", { player: list(told.seats)[seat] });
    }
  }
  if (nonces.length !== commitments.length || (await sharedSeed(hash, secret, nonces)) !== seed) return bad("web-unfair-seed");
  const own = kept?.nonces ?? {};
  return mine.some((seat) => seat in own && nonces[seat] !== own[seat]) ? bad("web-unfair-dropped") : null;
}

/** A table of an older kind: the seed must fit the hash that was shown before the game. */
async function checkAlone({ seed, seed_hash }: ChanceProof, kept: Kept | null): Promise<Finding | null> {
  if (kept && kept.server !== seed_hash) return bad("web-unfair-server");
  return (await sha256(seed)) === seed_hash ? null : bad("web-unfair-seed");
}
