// Web push: turn notices that arrive while no page is open. Works where the browser and the server offer it.
import { answerOf, api } from "../lib/api";

async function manager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return worker?.pushManager ?? null;
}

export async function pushState(): Promise<boolean> {
  return !!(await (await manager())?.getSubscription().catch(() => null));
}

/** Notices of the page itself still work where push does not: nothing to complain about. */
export async function subscribe(): Promise<void> {
  const push = await manager();
  if (!push) return;
  try {
    const { key } = await answerOf(api.GET("/api/push-key"));
    const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys: { p256dh, auth } = {} } = made.toJSON();
    if (endpoint && p256dh && auth) await api.PUT("/api/me/push", { body: { endpoint, keys: { p256dh, auth } } });
  } catch {
    return;
  }
}

export async function unsubscribe(): Promise<void> {
  const made = await (await manager())?.getSubscription().catch(() => null);
  if (!made) return;
  await made.unsubscribe();
  await api.DELETE("/api/me/push", { body: { endpoint: made.endpoint } });
}
