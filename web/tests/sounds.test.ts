// Sounds: soft by default, none where browsers or people do not want any.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Sound } from "../src/lib/sounds";
import { settings } from "../src/lib/settings.svelte";

/** The volumes of all tones that were started. */
let tones: number[];
let clock = 0;
let play: (sound: Sound) => void;

class FakeAudio {
  destination = {};
  get currentTime(): number {
    return clock;
  }
  resume = async (): Promise<void> => {};
  createOscillator = () => ({ frequency: {}, connect: (to: object) => to, start: () => {}, stop: () => {} });
  createGain = () => ({
    gain: { setValueAtTime: (volume: number) => tones.push(volume), exponentialRampToValueAtTime: () => {} },
    connect: () => {},
  });
}

beforeEach(async () => {
  tones = [];
  clock = 0;
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeAudio);
  ({ play } = await import("../src/lib/sounds"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sounds = "quiet";
});

it("is on at first, and quiet", () => {
  expect(settings.sounds).toBe("quiet");
  play("turn");
  expect(tones).toHaveLength(2);
  expect(Math.max(...tones)).toBeLessThan(0.05);
});

it("is silent before the first click, as browsers want it", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  play("turn");
  expect(tones).toEqual([]);
});

it("makes one sound of moves that follow fast", () => {
  play("move");
  play("move");
  expect(tones).toHaveLength(1);
  clock = 1;
  play("move");
  expect(tones).toHaveLength(2);
});

it("tells of moves only those who look, of turn and end everybody", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  play("move");
  expect(tones).toEqual([]);
  play("end");
  expect(tones).toHaveLength(3);
  vi.restoreAllMocks();
});
