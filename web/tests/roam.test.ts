// Arrow keys on a board.
import { expect, it } from "vitest";
import { nearest } from "../src/lib/roam";

const spots = [
  { id: "far right", x: 100, y: 0 },
  { id: "right, a little down", x: 40, y: 15 },
  { id: "down", x: 5, y: 50 },
  { id: "left", x: -30, y: 0 },
];
const here = { x: 0, y: 0 };

it("goes to the nearest in a direction", () => {
  expect(nearest(here, spots, [1, 0])?.id).toBe("right, a little down");
  expect(nearest(here, spots, [0, 1])?.id).toBe("down");
  expect(nearest(here, spots, [-1, 0])?.id).toBe("left");
});

it("stays where nothing lies that way", () => {
  expect(nearest(here, spots, [0, -1])).toBeNull();
});
