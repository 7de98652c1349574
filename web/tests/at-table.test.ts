// What a table offers besides the game itself.
import { beforeAll, describe, expect, it } from "vitest";
import { shortcutsOf } from "../src/at-table/shortcuts";
import { LANGUAGES, speech } from "../src/lib/speech.svelte";

describe("the list of keys", () => {
  beforeAll(() => speech.withPart("at_table"));

  it("says what each key does, in every language", async () => {
    for (const language of LANGUAGES) {
      await speech.use(language);
      for (const { does } of shortcutsOf("feast-for-odin")) expect(speech.has(does), `${language} ${does}`).toBe(true);
    }
    await speech.use("en");
  });

  it("names the keys of one game only there", () => {
    const keys = (game: string): string[] => shortcutsOf(game).flatMap((one) => one.keys);
    expect(keys("feast-for-odin")).toContain("R");
    expect(keys("brian-boru")).not.toContain("R");
  });
});
