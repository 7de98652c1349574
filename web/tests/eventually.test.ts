// Parts of the page that are fetched while the server may be away.
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../src/lib/eventually";

afterEach(() => vi.useRealTimers());

test("what cannot be fetched is fetched again, later and later, until it is there", async () => {
  vi.useFakeTimers();
  const tried: number[] = [];
  const began = Date.now();
  const found = eventually(async () => {
    tried.push(Date.now() - began);
    if (tried.length < 4) throw new TypeError("Failed to fetch dynamically imported module");
    return "words";
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(found).resolves.toBe("words");
  expect(tried).toEqual([0, 1000, 3000, 7000]);
});
