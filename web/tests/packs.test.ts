// Content packs: their names come before ours, on the page of their table alone.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explanationOf, named, nameOf } from "../src/lib/names";
import { checkPack, contentOf } from "../src/lib/packs";
import { say, speech } from "../src/lib/speech.svelte";

const answer = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

beforeEach(() => speech.use("pl"));
afterEach(() => {
  speech.lend(new Map());
  vi.unstubAllGlobals();
});

describe("names of a content pack", () => {
  it("are said in every language, in sentences too, until another content is drawn", async () => {
    const ours = say("pax-tile-freyr");
    const asked = vi.fn((request: Request) =>
      Promise.resolve(
        answer({
          game: "pax-viking",
          hash: "abc",
          content: { gods: {} },
          names: { "tile:freyr": "Frey of Uppsala" },
          texts: { "tile:freyr": "Sun and rain." },
          url: request.url,
        }),
      ),
    );
    vi.stubGlobal("fetch", asked);
    expect(await contentOf("pax-viking", "abc", "pax")).toEqual({ gods: {} });
    expect(new URL(asked.mock.calls[0][0].url).search).toBe("?content=abc");
    expect(say("pax-tile-freyr")).toBe("Frey of Uppsala");
    expect(nameOf("tile:freyr", "pax", [])).toBe("Frey of Uppsala");
    expect(named({ tile: "tile:freyr" }, "pax", [])).toEqual({ tile: "Frey of Uppsala" });
    expect(explanationOf("tile:freyr", "pax")).toBe("Sun and rain.");
    await speech.use("cs");
    expect(say("pax-tile-freyr")).toBe("Frey of Uppsala");
    await speech.use("pl");
    speech.lend(new Map());
    expect(say("pax-tile-freyr")).toBe(ours);
  });

  it("may be of things that we have no word for", () => {
    expect(speech.has("pax-tile-of_mine")).toBe(false);
    speech.lend(new Map([["pax-tile-of_mine", "Of Mine"]]));
    expect(nameOf("tile:of_mine", "pax", [])).toBe("Of Mine");
  });
});

it("sends an archive as it is", async () => {
  const asked = vi.fn((_: Request) => Promise.resolve(answer({ game: "", content: "", parts: [], problem: null })));
  vi.stubGlobal("fetch", asked);
  const archive = new Blob([new Uint8Array([80, 75, 5, 6])]);
  expect((await checkPack(archive)).problem).toBeNull();
  const request = asked.mock.calls[0][0];
  expect([request.method, new URL(request.url).pathname]).toEqual(["POST", "/api/packs/check"]);
  expect(request.headers.get("content-type")).toBe("application/octet-stream");
});
