// The server over HTTP, typed by its own schema. Errors arrive as sentences in the reader's language.
import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "../generated/api";
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

const asOurs: Middleware = {
  onRequest({ request }) {
    request.headers.set("X-Longhall", "1");
    request.headers.set("Accept-Language", speech.language);
  },
  async onResponse({ response }) {
    if (response.ok) return;
    const told = (await response.json().catch(() => null)) as { message?: string; args?: Args; text?: string } | null;
    const id = told?.message ?? "web-failed";
    const args = told?.args ?? {};
    throw new ApiError(response.status, id, args, told?.text ?? speech.say(speech.has(id) ? id : "web-failed", args));
  },
  onError: () => new ApiError(0, "web-offline", {}, speech.say("web-offline")),
};

export const api = createClient<paths>({ baseUrl: location.origin, fetch: (request) => fetch(request) });
api.use(asOurs);

/** What the server answered to a request; one that was refused or got lost has thrown an `ApiError`. */
export async function answerOf<Answer extends { data?: unknown }>(asked: Promise<Answer>): Promise<NonNullable<Answer["data"]>> {
  return (await asked).data as NonNullable<Answer["data"]>;
}
