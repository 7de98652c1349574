// Which towns have their names written on the map, and where.
import { describe, expect, it } from "vitest";
import { townNames } from "./geometry";
import type { Content } from "./types";

const content: Content = {
  board: {
    picture: { width: 800, height: 1000 },
    regions: [{ id: "munster", threshold: 5, points: 7, label: [460, 490] }],
    towns: Array.from({ length: 20 }, (_, i): Content["board"]["towns"][number] => ({
      id: i + 1,
      region: "munster",
      colour: "red",
      at: [100 + (i % 4) * 180, 90 + Math.floor(i / 4) * 180],
    })),
    roads: [],
  },
  cards: { cards: [] },
  decks: { marriage: [], track: [] },
};
const say = (id: string): string => id.slice("bru-town-".length).padEnd(8, "x");
const few = (town: number): boolean => town <= 4;

describe("names of towns", () => {
  it("are all there where there is room", () => {
    expect(townNames(content, 1, () => false, say)).toHaveLength(20);
  });
  it("are those that can be chosen on a laptop, if they are few", () => {
    expect(townNames(content, 0.7, few, say).map((name) => name.id)).toEqual([1, 2, 3, 4]);
    expect(townNames(content, 0.7, () => true, say)).toEqual([]);
  });
  it("need fewer on a phone", () => {
    expect(townNames(content, 0.4, few, say)).toHaveLength(4);
    expect(townNames(content, 0.4, (town) => town <= 8, say)).toEqual([]);
  });
  it("stand below the town, or above where the region's name is below", () => {
    const names = townNames(content, 1, () => false, say);
    for (const name of names) expect(name.y < content.board.towns[name.id - 1].at[1]).toBe(name.id === 11);
  });
  it("stand beside it where neither is free", () => {
    const crowded = structuredClone(content);
    crowded.board.towns[1].at = [460, 415];
    expect(townNames(crowded, 1, (town) => town === 11, say).find((name) => name.id === 11)?.anchor).toBe("start");
  });
  it("wait until the size of the map is known", () => {
    expect(townNames(content, 0, () => true, say)).toEqual([]);
  });
});
