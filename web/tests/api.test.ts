// Requests: what every one carries, and how a refusal, a failure and a lost line are told.
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { answerOf, api, ApiError } from "../src/lib/api";
import { speech } from "../src/lib/speech.svelte";

const TABLE = { params: { path: { table: "a b" }, query: { seat: 1 } } };
const refused = (asked: Promise<unknown>): Promise<ApiError> =>
  asked.then(
    () => expect.fail("was not refused"),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  );
const answers = (body: string | null, status = 200): ReturnType<typeof vi.fn> => {
  const fetched = vi.fn((_: Request) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

beforeAll(() => speech.use("pl"));
afterEach(() => vi.unstubAllGlobals());

it("asks with our header, in the reader's language, at the address of the schema", async () => {
  const fetched = answers('{"action":"pass"}');
  expect(await answerOf(api.GET("/api/tables/{table}/hint", TABLE))).toEqual({ action: "pass" });
  const request = fetched.mock.calls[0][0] as Request;
  expect(new URL(request.url).pathname + new URL(request.url).search).toBe("/api/tables/a%20b/hint?seat=1");
  expect([request.method, request.headers.get("x-longhall"), request.headers.get("accept-language")]).toEqual(["GET", "1", "pl"]);
});

it("sends a body as JSON", async () => {
  const fetched = answers(null, 204);
  await api.POST("/api/me/password", { body: { old: "a", new: "b" } });
  const request = fetched.mock.calls[0][0] as Request;
  expect(request.headers.get("content-type")).toBe("application/json");
  expect(await request.json()).toEqual({ old: "a", new: "b" });
});

it("tells a refusal in the server's words", async () => {
  answers('{"message":"error-seat-taken","args":{"seat":2},"text":"Zajęte."}', 409);
  const error = await refused(api.GET("/api/tables/{table}/hint", TABLE));
  expect([error.status, error.id, error.args, error.message]).toEqual([409, "error-seat-taken", { seat: 2 }, "Zajęte."]);
});

it("tells a failure without words of its own in ours", async () => {
  answers("<html>Bad gateway</html>", 502);
  const error = await refused(api.GET("/api/me"));
  expect([error.status, error.id, error.message]).toEqual([502, "web-failed", speech.say("web-failed")]);
});

it("tells that the server cannot be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const error = await refused(api.GET("/api/me"));
  expect([error.status, error.id, error.message]).toEqual([0, "web-offline", speech.say("web-offline")]);
});
