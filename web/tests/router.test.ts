// Addresses.
import { beforeEach, expect, it } from "vitest";
import { followLinks, go, router } from "../src/lib/router.svelte";

beforeEach(() => go("/", true));

it("reads page, id, query and hash", () => {
  go("/t/abc123?move=12#log");
  expect(router.place.page).toBe("t");
  expect(router.place.id).toBe("abc123");
  expect(router.place.query.get("move")).toBe("12");
  expect(router.place.hash).toBe("log");
  go("/rules/brian-boru#BRU-TRICK-05");
  expect(router.place).toMatchObject({ page: "rules", id: "brian-boru", hash: "BRU-TRICK-05" });
});

it("goes back with the browser", async () => {
  go("/lobby");
  go("/mine");
  history.back();
  await new Promise((done) => addEventListener("popstate", done, { once: true }));
  expect(router.place.page).toBe("lobby");
});

it("can replace instead of adding", () => {
  const before = history.length;
  go("/about", true);
  expect(history.length).toBe(before);
  expect(router.place.page).toBe("about");
});

function click(html: string, how: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  let seen = event;
  const listen = (heard: Event): void => {
    seen = heard as MouseEvent;
    followLinks(seen);
    heard.preventDefault();
  };
  // What followLinks decided, before the test itself stops jsdom from navigating.
  document.addEventListener("click", listen, { once: true });
  document.querySelector("a, button")!.dispatchEvent(event);
  return seen;
}

it("follows our own links without a page load", () => {
  click('<a href="/lobby?game=x">Tables</a>');
  expect(router.place.page).toBe("lobby");
  expect(router.place.query.get("game")).toBe("x");
});

it.each([
  ["a new tab by key", '<a href="/lobby">x</a>', { ctrlKey: true }],
  ["a new tab by target", '<a href="/lobby" target="_blank">x</a>', {}],
  ["another site", '<a href="https://example.org/lobby">x</a>', {}],
  ["a download", '<a href="/lobby" download>x</a>', {}],
  ["the server's own pages", '<a href="/api/docs">x</a>', {}],
  ["no link at all", "<button>x</button>", {}],
])("leaves %s to the browser", (_, html, how) => {
  click(html, how);
  expect(router.place.page).toBe("");
});
