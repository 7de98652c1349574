// It is your turn: a sound unless it is off, a notification if the page is not in sight.
import { settings } from "./settings.svelte";
import { play } from "./sounds";
import { say } from "./speech.svelte";

export function ring(table: string): void {
  play("turn");
  if (settings.notifications && document.hidden && "Notification" in window && Notification.permission === "granted") void notify(table);
}

/** Through the service worker, since phones allow nothing else; it also leads back to the page, and a push about the same table replaces it. */
async function notify(table: string): Promise<void> {
  const path = location.pathname;
  const about = { body: table, icon: "/icon-192.png", badge: "/icon-192.png", tag: path, data: { url: path } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(say("web-your-turn"), about);
  const shown = new Notification(say("web-your-turn"), about);
  shown.onclick = () => window.focus();
}

/** A dot on the icon of the installed app while it is my turn. */
export function mark(turn: boolean): void {
  void (turn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => undefined);
}
