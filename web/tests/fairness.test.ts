// The same values as in Python; and whatever a dishonest server changes is found.
import { beforeEach, describe, expect, test, vi } from "vitest";
import vectors from "../../tests/vectors/fairness.json";
import type { ChanceProof, TableInfo } from "../src/generated/api";
import { partsOf } from "../src/lib/contributing";
import { checkGame, checkRecord, nonceCommitment, place, secretCommitment, sharedSeed } from "../src/lib/fairness";
import { keep, keptOf, nonceFor, type Kept } from "../src/lib/kept";
import { tableInfo } from "./builders";
import { byHand, hex, sha256 } from "../src/lib/sha256";

const { table, secret } = vectors;
const nonces: (string | null)[] = vectors.nonces;

const kept = (): Kept => ({ server: vectors.server_commitment, start: vectors.start_hash, nonces: { 0: vectors.seats[0].nonce }, at: 1 });
function proof(): ChanceProof {
  const commitments = vectors.seats.map(({ commitment }): string | null => commitment).concat(null);
  return structuredClone({
    chance: { shared: true, commitments, record: vectors.record_text, hash: vectors.start_hash, nonces, secret },
    seed: vectors.seed,
    seed_hash: vectors.server_commitment,
    draws: vectors.draws,
  });
}
const shown = (): TableInfo =>
  tableInfo({
    id: table,
    options: { lead_void: "play_any", show_trick_history: false },
    seed_hash: vectors.server_commitment,
    seats: [["Łucja Ó Néill"], ["Bartek; B"], ["Dagny"], ["Gudrun", "greedy"]].map(([name, bot = ""], seat) => ({
      seat,
      kind: bot ? "bot" : "human",
      name,
      bot,
      resigned: false,
    })),
    chance: { ...proof().chance, nonces: null, secret: null },
  });

beforeEach(() => localStorage.clear());

describe("hashes", () => {
  test("are those of Python", async () => {
    expect(await secretCommitment(table, secret)).toBe(vectors.server_commitment);
    for (const { seat, nonce, commitment } of vectors.seats) expect(await nonceCommitment(table, seat, nonce)).toBe(commitment);
    expect(await sha256(vectors.record_text)).toBe(vectors.start_hash);
    expect(await sharedSeed(vectors.start_hash, secret, nonces)).toBe(vectors.seed);
    expect(await sharedSeed(vectors.start_hash, secret, [null, null, null, null])).toBe(vectors.alone.seed);
    for (const [k, { pool, value }] of vectors.draws.entries()) expect(pool[await place(vectors.seed, k, pool.length)]).toBe(value);
  });

  test("are the same where the browser offers no Web Crypto", async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = "ł".repeat(length);
      expect(hex(byHand(new TextEncoder().encode(text)))).toBe(await sha256(text));
    }
    expect(hex(byHand(new TextEncoder().encode("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await sha256(vectors.record_text)).toBe(vectors.start_hash);
    vi.unstubAllGlobals();
  });
});

describe("after the game", () => {
  test("all is well for somebody who contributed, watched, or came late", async () => {
    expect(await checkGame(table, proof(), kept(), [0])).toEqual({ fair: true, message: "web-fair-yes", args: { count: 12, given: 2 } });
    expect((await checkGame(table, proof(), { ...kept(), nonces: {} }, [])).message).toBe("web-fair-seen");
    expect((await checkGame(table, proof(), null, [])).message).toBe("web-fair-late");
  });

  test("a table of the older kind says that the server chose alone", async () => {
    const old = { ...proof(), seed_hash: await sha256(vectors.seed) };
    old.chance = { ...old.chance, shared: false, record: null, hash: null, nonces: null, secret: null };
    expect((await checkGame(table, old, null, [0])).message).toBe("web-fair-alone");
    expect((await checkGame(table, { ...old, seed: "another" }, null, [0])).message).toBe("web-unfair-seed");
    expect((await checkGame(table, old, kept(), [0])).message).toBe("web-unfair-server");
  });

  const record = (from: string | RegExp, to: string) => (p: ChanceProof) => {
    p.chance.record = (p.chance.record ?? "").replace(from, to);
  };
  /** As a server would that makes everything fit again, but for what this browser has kept. */
  const again = (change: (p: ChanceProof) => void) => async (p: ChanceProof) => {
    change(p);
    const made = await secretCommitment(table, p.chance.secret ?? "");
    record(vectors.server_commitment, made)(p);
    p.chance.hash = await sha256(p.chance.record ?? "");
    p.seed = await sharedSeed(p.chance.hash, p.chance.secret ?? "", p.chance.nonces ?? []);
    p.draws = [];
  };
  test.each<[string, (p: ChanceProof) => void | Promise<void>, string]>([
    [
      "a swapped seed",
      (p) => {
        p.seed = "0".repeat(64);
      },
      "web-unfair-seed",
    ],
    [
      "a swapped secret",
      (p) => {
        p.chance.secret = "f".repeat(64);
      },
      "web-unfair-secret",
    ],
    [
      "a seed ground by another secret",
      again((p) => {
        p.chance.secret = "f".repeat(64);
      }),
      "web-unfair-start",
    ],
    [
      "a seed ground by leaving me out",
      again((p) => {
        p.chance.nonces![0] = null;
      }),
      "web-unfair-dropped",
    ],
    [
      "a dropped nonce",
      (p) => {
        p.chance.nonces![1] = null;
      },
      "web-unfair-seed",
    ],
    [
      "another's nonce instead of the one committed to",
      (p) => {
        p.chance.nonces![1] = "d".repeat(64);
      },
      "web-unfair-nonce",
    ],
    [
      "a nonce that was not committed to",
      (p) => {
        p.chance.nonces![3] = "d".repeat(64);
      },
      "web-unfair-nonce",
    ],
    [
      "an altered outcome",
      (p) => {
        p.draws[5].value = p.draws[5].pool.find((v) => v !== p.draws[5].value)!;
      },
      "web-unfair-outcome",
    ],
    [
      "an outcome moved",
      (p) => {
        p.draws.splice(3, 1);
      },
      "web-unfair-outcome",
    ],
    ["changed seats", record("Dagny", "Brodir"), "web-unfair-record"],
    ["changed seats, hashed again", again(record("Dagny", "Brodir")), "web-unfair-start"],
    ["a bot instead of a person, hashed again", again(record("person; greedy", "greedy; greedy")), "web-unfair-start"],
    ["another option", again(record("play_any", "must_follow")), "web-unfair-start"],
    ["another table", record(table, "othertable"), "web-unfair-record"],
  ])("%s is found", async (_, change, message) => {
    const changed = proof();
    await change(changed);
    expect(await checkGame(table, changed, kept(), [0])).toMatchObject({ fair: false, message });
  });
});

describe("before we reveal", () => {
  const start = (): Kept => ({ ...kept(), start: undefined });
  test("a sound record is answered", async () => {
    expect(await checkRecord(vectors.record_text, vectors.start_hash, shown(), start(), [0])).toBeNull();
  });

  test("a record tells seats by number, since names can be deleted; their order still counts", async () => {
    const numbered = (seats: string): string => vectors.record_text.replace(/^seats: .*$/m, `seats: ${seats}`);
    const [sound, turned] = [numbered("p1; p2; p3; p4"), numbered("p2; p1; p3; p4")];
    expect(await checkRecord(sound, await sha256(sound), shown(), start(), [0])).toBeNull();
    expect(await checkRecord(turned, await sha256(turned), shown(), start(), [0])).toMatchObject({ message: "web-unfair-seats" });
  });

  test.each<[string, (t: TableInfo, k: Kept) => void, string]>([
    [
      "another server commitment than the first one seen",
      (_, k) => {
        k.server = "0".repeat(64);
      },
      "web-unfair-server",
    ],
    [
      "another start hash than the first one seen",
      (_, k) => {
        k.start = "0".repeat(64);
      },
      "web-unfair-start",
    ],
    [
      "a hash of something else",
      (t) => {
        t.chance.hash = "0".repeat(64);
      },
      "web-unfair-record",
    ],
    [
      "other names",
      (t) => {
        t.seats[2].name = "Brodir";
      },
      "web-unfair-seats",
    ],
    [
      "a bot said to be a person",
      (t) => {
        Object.assign(t.seats[2], { kind: "bot", bot: "greedy" });
      },
      "web-unfair-seats",
    ],
    [
      "other options",
      (t) => {
        t.options.lead_void = "other";
      },
      "web-unfair-seats",
    ],
    [
      "another game",
      (t) => {
        t.game = "pax-viking";
      },
      "web-unfair-seats",
    ],
    [
      "another nonce than ours",
      (_, k) => {
        k.nonces[0] = "e".repeat(64);
      },
      "web-unfair-replaced",
    ],
  ])("%s is not", async (_, change, message) => {
    const table = shown(),
      mine = start();
    change(table, mine);
    expect(await checkRecord(table.chance.record!, table.chance.hash, table, mine, [0])).toMatchObject({ fair: false, message });
  });
});

describe("our part", () => {
  const open = (commitments: (string | null)[] = [null, null, null, null]): TableInfo => {
    const info = shown();
    info.chance = { ...info.chance, commitments, record: null, hash: null };
    return info;
  };

  test("is committed to as soon as we sit, once, with a number that is kept", async () => {
    const { parts } = await partsOf(open(), [1, 2]);
    const nonces = keptOf(table)!.nonces;
    expect(parts).toEqual(
      await Promise.all(
        [1, 2].map(async (seat) => ({ type: "commit", seat, commitment: await nonceCommitment(table, seat, nonces[seat]) })),
      ),
    );
    expect(nonces[1]).toMatch(/^[0-9a-f]{64}$/);
    expect(nonces[1]).not.toBe(nonces[2]);
    const told = parts.map((part) => (part.type === "commit" ? part.commitment : null));
    const commitments = [null, ...told, null];
    expect((await partsOf(open(commitments), [1, 2])).parts).toEqual([]);
    expect((await partsOf(open(), [1, 2])).parts).toEqual(parts); // the server lost it: the same number again
    expect((await partsOf(open(commitments), [])).parts).toEqual([]);
    expect(keptOf(table)!.nonces).toEqual(nonces);
  });

  test("is revealed when the record is there, and not to two different records", async () => {
    const mine = keep(table, vectors.server_commitment, null);
    mine.nonces[0] = vectors.seats[0].nonce;
    nonceFor(table, mine, 0);
    expect(await partsOf(shown(), [0])).toEqual({ parts: [{ type: "reveal", seat: 0, nonce: vectors.seats[0].nonce }], wrong: null });
    expect(keptOf(table)?.start).toBe(vectors.start_hash);
    const second = shown();
    second.seats[1].name = "Brodir";
    second.chance.record = vectors.record_text.replace("Bartek, B", "Brodir");
    second.chance.hash = await sha256(second.chance.record);
    expect(await partsOf(second, [0])).toMatchObject({ parts: [], wrong: { message: "web-unfair-start" } });
    expect(keptOf(table)?.start).toBe(vectors.start_hash);
  });

  test("what was kept first stays; only so many tables are kept", async () => {
    keep(table, "first", null);
    expect(keep(table, "second", "start")).toMatchObject({ server: "first", start: "start" });
    expect(keep(table, "second", "other").start).toBe("start");
    for (let i = 0; i < 210; i++) keep(`t${i}`, "x", null);
    expect(Object.keys(localStorage).length).toBeLessThanOrEqual(200);
  });

  test("is not asked for at a table of the older kind, nor while a game runs", async () => {
    const old = open();
    old.chance.shared = false;
    expect((await partsOf(old, [0])).parts).toEqual([]);
    expect((await partsOf({ ...shown(), status: "running" }, [0])).parts).toEqual([]);
  });
});
