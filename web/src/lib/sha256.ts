// SHA-256 of a text, as hexadecimal digits: by Web Crypto, or by hand where the browser keeps that from a page.

export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : byHand(bytes);
  return hex(digest);
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The first primes; of their square and cube roots the algorithm takes the fractions. */
const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2)
  .filter((n) => Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d))
  .slice(0, 64);
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** FIPS 180-4. Pages over plain HTTP in a house's own network have no Web Crypto. */
export function byHand(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const blocks = new DataView(padded.buffer);
  blocks.setUint32(padded.length - 4, bytes.length * 8);
  blocks.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  const hash = Int32Array.from(FIRST);
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      const one = w[i - 15],
        two = w[i - 2];
      w[i] =
        i < 16
          ? blocks.getInt32(at + i * 4)
          : w[i - 16] + (turn(one, 7) ^ turn(one, 18) ^ (one >>> 3)) + w[i - 7] + (turn(two, 17) ^ turn(two, 19) ^ (two >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}
