// Our part of a table's chance: a commitment as soon as we sit, the number itself when the start asks for it. Nobody has to click.
import type { Commit, Reveal, TableInfo } from "../generated/api";
import { api } from "./api";
import { checkRecord, nonceCommitment, type Finding } from "./fairness";
import { keep, nonceFor } from "./kept";

export type Part = Omit<Commit, "id"> | Omit<Reveal, "id">;

/** What we have to tell the server now, as far as we are concerned; or why we do not. */
export async function partsOf(info: TableInfo, seats: number[]): Promise<{ parts: Part[]; wrong: Finding | null }> {
  const { chance } = info;
  const kept = keep(info.id, info.seed_hash, null);
  if (info.status !== "open" || !chance.shared) {
    keep(info.id, info.seed_hash, chance.hash);
    return { parts: [], wrong: null };
  }
  if (chance.record === null) {
    const silent = seats.filter((seat) => chance.commitments[seat] === null || !(seat in kept.nonces));
    const parts = silent.map(async (seat): Promise<Part> => ({
      type: "commit",
      seat,
      commitment: await nonceCommitment(info.id, seat, nonceFor(info.id, kept, seat)),
    }));
    return { parts: await Promise.all(parts), wrong: null };
  }
  const wrong = await checkRecord(chance.record, chance.hash, info, kept, seats);
  keep(info.id, info.seed_hash, chance.hash);
  if (wrong) return { parts: [], wrong };
  return {
    parts: seats.filter((seat) => seat in kept.nonces).map((seat) => ({ type: "reveal", seat, nonce: kept.nonces[seat] })),
    wrong: null,
  };
}

/** Commit by plain requests, where there is no line to the table yet. A game without our part is better than none. */
export async function commitTo(info: TableInfo, seats: number[]): Promise<void> {
  const { parts } = await partsOf(info, seats);
  const commits = parts.filter((part) => part.type === "commit");
  const commit = ({ seat, commitment }: (typeof commits)[number]): Promise<unknown> =>
    api.PUT("/api/tables/{table}/seats/{seat}/commitment", { params: { path: { table: info.id, seat } }, body: { commitment } });
  await Promise.all(commits.map((part) => commit(part).catch(() => null)));
}
