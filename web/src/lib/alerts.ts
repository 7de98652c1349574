// It is your turn: a sound if wanted, a notification if the page is not in sight.
import { settings } from "./settings.svelte";
import { say } from "./speech.svelte";

let audio: AudioContext | null = null;

function knock(): void {
  audio ??= new AudioContext();
  void audio.resume();
  const at = audio.currentTime;
  for (const [start, pitch] of [
    [0, 196],
    [0.16, 262],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at + start);
    volume.gain.exponentialRampToValueAtTime(0.001, at + start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(at + start);
    tone.stop(at + start + 0.32);
  }
}

export function ring(table: string): void {
  if (settings.sound) knock();
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
