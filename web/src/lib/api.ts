// The server over HTTP. Errors arrive as sentences in the reader's language.
import { speech, type Args } from "./speech.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly args: Args,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Longhall": "1", "Accept-Language": speech.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "web-offline", {}, speech.say("web-offline"));
  }
  if (answer.status === 204) return undefined as T;
  const data = await answer.json().catch(() => null);
  if (!answer.ok) {
    const id = data?.message ?? "web-failed";
    const text = data?.text ?? speech.say(speech.has(id) ? id : "web-failed", data?.args ?? {});
    throw new ApiError(answer.status, id, data?.args ?? {}, text);
  }
  return data as T;
}

export const api = {
  get: <T>(path: string): Promise<T> => ask<T>("GET", path),
  post: <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body),
  put: <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PATCH", path, body),
  delete: <T>(path: string, body?: unknown): Promise<T> => ask<T>("DELETE", path, body),
};
