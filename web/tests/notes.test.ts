// Private notes: kept a moment after the last letter, once, and never written over by mistake.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Notes, PAUSE } from "../src/at-table/notes.svelte";
import { session } from "../src/lib/session.svelte";

let sent: string[];
let away: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  away = false;
  session.me = { id: "1", name: "Bera", guest: true, language: "en", notices: {} } as typeof session.me;
  vi.spyOn(session, "ensure").mockImplementation(async () => session.me);
  vi.stubGlobal("fetch", async (request: Request) => {
    if (away) return new Response("{}", { status: 503 });
    if (request.method === "GET") return Response.json({ text: "as it was" });
    sent.push(((await request.json()) as { text: string }).text);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("notes", () => {
  it("are kept once, a moment after the last letter", async () => {
    const notes = new Notes("t");
    await notes.load();
    expect([notes.text, notes.state]).toEqual(["as it was", "kept"]);
    notes.write("a");
    await vi.advanceTimersByTimeAsync(PAUSE / 2);
    notes.write("ab");
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([sent, notes.state]).toEqual([["ab"], "kept"]);
    await notes.keep();
    expect(sent).toEqual(["ab"]);
  });

  it("are kept at once when the page goes", async () => {
    const notes = new Notes("t");
    notes.write("last words");
    await notes.keep(true);
    expect(sent).toEqual(["last words"]);
  });

  it("say when they could not be kept, and try again", async () => {
    const notes = new Notes("t");
    notes.write("x");
    away = true;
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(notes.state).toBe("failed");
    away = false;
    notes.again();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([sent, notes.state]).toEqual([["x"], "kept"]);
  });
});
