// The account page: changing the password, ending sessions, deleting the account.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { session } from "../src/lib/session.svelte";
import { speech } from "../src/lib/speech.svelte";
import Account from "../src/pages/Account.svelte";
import DeleteAccount from "../src/pages/DeleteAccount.svelte";
import { browserName } from "../src/pages/browsers";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const CHROME = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const now = Date.now() / 1000;
const BOTH = [
  { id: "a1", created: now - 60, seen: now - 60, agent: FIREFOX, current: true },
  { id: "b2", created: now - 9e5, seen: now - 7200, agent: CHROME, current: false },
];
let sessions = BOTH;
let asked: { method: string; path: string; body: unknown }[] = [];
let refuse: string | null = null;

beforeAll(() => speech.use("en"));
beforeEach(() => {
  sessions = BOTH;
  asked = [];
  refuse = null;
  session.me = { id: "x", name: "Aoife", guest: false, account: "aoife", language: "en", notices: {} };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { method } = request;
    const [path, body] = [new URL(request.url).pathname, await request.text()];
    asked.push({ method, path, body: body ? JSON.parse(body) : null });
    if (method === "GET") return new Response(JSON.stringify({ sessions }));
    if (refuse) return new Response(JSON.stringify({ message: "error-password-wrong", args: {}, text: refuse }), { status: 401 });
    if (method === "DELETE" && path.endsWith("b2")) sessions = sessions.filter(({ id }) => id !== "b2");
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  [FIREFOX, "Firefox · Windows"],
  [CHROME, "Chrome · Android"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari · macOS",
  ],
  ["python-httpx/0.28", "python-httpx"],
  ["", ""],
])("names the browser in %j", (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

/** The page, when it has the list of sessions and can be used. */
async function show(): Promise<void> {
  render(Account);
  await screen.findByText("This browser");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Log out/ })).toHaveProperty("disabled", false));
}

it("changes the password, and says so if the old one is wrong", async () => {
  await show();
  const old = screen.getByLabelText("Current password");
  const button = screen.getByRole("button", { name: "Change password" });
  expect(button).toHaveProperty("disabled", true);
  await fireEvent.input(old, { target: { value: "guess" } });
  await fireEvent.input(screen.getByLabelText("New password"), { target: { value: "battery staple" } });
  refuse = "This is not your present password.";
  await fireEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).toBe(refuse);
  expect((old as HTMLInputElement).value).toBe("guess");
  refuse = null;
  await fireEvent.click(button);
  await waitFor(() => expect((old as HTMLInputElement).value).toBe(""));
  expect(asked.at(-2)).toEqual({ method: "POST", path: "/api/me/password", body: { old: "guess", new: "battery staple" } });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("lists sessions and ends another one, not this one", async () => {
  await show();
  const end = screen.getByRole("button", { name: "Log out Chrome · Android, last used 2 hours ago" });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("This browser")).toBeTruthy();
  await fireEvent.click(end);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(asked.some(({ method, path }) => method === "DELETE" && path === "/api/me/sessions/b2")).toBe(true);
});

it("deletes the account with the password", async () => {
  render(DeleteAccount);
  await fireEvent.input(screen.getByLabelText("Current password"), { target: { value: "correct horse" } });
  await fireEvent.click(screen.getByRole("button", { name: "Delete for good" }));
  await waitFor(() => expect(session.me).toBeNull());
  expect(asked.at(-1)).toEqual({ method: "DELETE", path: "/api/me", body: { password: "correct horse" } });
});
