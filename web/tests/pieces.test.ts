// What has changed between two positions, from the names that drawings give.
import { expect, it } from "vitest";
import { changesBetween, countsIn, eventOf, gainsBetween, piecesIn } from "../src/table/pieces";

function page(html: string): HTMLElement {
  const root = document.createElement("main");
  root.innerHTML = html;
  return root;
}
const changes = (before: string, after: string): string[] =>
  changesBetween(piecesIn(page(before)), piecesIn(page(after))).map(({ key, kind }) => `${key} ${kind}`);

it("a piece moves when its place is another one, not when it is drawn elsewhere", () => {
  const marker = (town: number, x: number): string => `<g data-thing="town:${town}" style="left:${x}px"><i data-piece="marker"></i></g>`;
  expect(changes(marker(1, 0), marker(2, 0))).toEqual(["marker moves"]);
  expect(changes(marker(1, 0), marker(1, 50))).toEqual([]);
});

it("a place may be named by itself", () => {
  const card = (place: string): string => `<ul data-place="${place}"><li data-thing="card:3" data-piece="card:3"></li></ul>`;
  expect(changes(card("hand"), card("trick"))).toEqual(["card:3 moves"]);
  expect(changes(card("hand"), card("hand"))).toEqual([]);
});

it("pieces turn, come and go", () => {
  const disc = (seat: number): string => `<i data-piece="disc:4" data-face="${seat}"></i>`;
  expect(changes(disc(1), disc(2))).toEqual(["disc:4 turns"]);
  expect(changes("", disc(2))).toEqual(["disc:4 enters"]);
  expect(changes(disc(2), "")).toEqual(["disc:4 leaves"]);
});

it("one of several that are alike sails from where they lay together", () => {
  const fleet = (at: string, ...ships: number[]): string =>
    `<g data-place="${at}" data-piece="${ships.map((n) => `ship:${n}`).join(" ")}"></g>`;
  expect(changes(fleet("post:a", 0, 1), fleet("post:a", 0) + fleet("post:b", 1))).toEqual(["ship:1 moves"]);
  expect(changes(fleet("post:a", 0, 1), fleet("post:b", 0, 1))).toEqual(["ship:1 moves"]);
});

it("of a piece that is drawn twice, the one in sight counts", () => {
  const root = page('<i class="no" data-piece="a" data-place="x"></i><i data-piece="a" data-place="y"></i>');
  expect(piecesIn(root).get("a")?.place).toBe("x");
  expect(piecesIn(root, (element) => !element.matches(".no")).get("a")?.place).toBe("y");
});

it("a change belongs to the event that names the piece or its place", () => {
  const [change] = changesBetween(piecesIn(page("")), piecesIn(page('<g data-thing="town:7"><i data-piece="disc:7"></i></g>')));
  expect(eventOf(change, [["card:3"], ["town:7"]])).toBe(1);
  expect(eventOf(change, [["card:3"], ["town:8"]])).toBe(0);
  expect(eventOf(change, [])).toBe(0);
});

it("numbers tell by how much they changed, and from whom it came", () => {
  const coins = (...of: number[]): string => of.map((value, seat) => `<b data-count="coins:${seat}" data-value="${value}"></b>`).join("");
  const gains = gainsBetween(countsIn(page(coins(3, 5, 1))), countsIn(page(coins(5, 3, 1))));
  expect(gains.map(({ key, by, from }) => [key, by, from])).toEqual([
    ["coins:0", 2, "coins:1"],
    ["coins:1", -2, null],
  ]);
  expect(gainsBetween(countsIn(page(coins(3))), countsIn(page(coins(4))))[0].from).toBeNull();
  expect(countsIn(page('<b data-count="longships:0" data-value="3+2"></b>')).get("longships:0")?.value).toBe(3);
});
