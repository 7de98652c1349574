import { cleanup } from "@testing-library/svelte";
import { afterAll, afterEach, vi } from "vitest";
import { speech } from "../src/lib/speech.svelte";

// What jsdom lacks.
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => true,
});
globalThis.scrollTo = () => undefined;

// Files share one page and its modules, so each leaves the page as it found it.
afterEach(() => cleanup());
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  await speech.use("en");
});
