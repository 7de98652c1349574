// Where a note goes: beside its thing, inside the window, over nothing that is needed.
import { expect, it } from "vitest";
import { placeBeside, type Box } from "../src/lib/beside";

const window: Box = { left: 0, top: 0, right: 1000, bottom: 700 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const apart = (a: Box, b: Box): boolean => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
function place(thing: Box, avoid: Box[] = [], width = 200, height = 80): Box {
  const { left, top } = placeBeside(thing, width, height, window, avoid);
  return box(left, top, width, height);
}

it("stands above, in the middle", () => {
  expect(place(box(480, 300, 40, 40))).toEqual(box(400, 212, 200, 80));
});

it("goes below what is at the top", () => {
  expect(place(box(480, 20, 40, 40)).top).toBe(68);
});

it.each([
  [0, 0],
  [960, 0],
  [0, 660],
  [960, 660],
  [480, 320],
])("never covers its thing, and stays inside: %i, %i", (left, top) => {
  const thing = box(left, top, 40, 40);
  const note = place(thing, [], 290, 320);
  expect(apart(note, thing)).toBe(true);
  expect(note.left >= 0 && note.top >= 0 && note.right <= 1000 && note.bottom <= 700).toBe(true);
});

it("leaves the question and its buttons free", () => {
  const bar = box(0, 560, 1000, 140);
  const thing = box(480, 500, 40, 40);
  const note = place(thing, [bar, box(0, 0, 1000, 480)], 200, 60);
  expect(apart(note, bar)).toBe(true);
  expect(apart(note, thing)).toBe(true);
});
