// It is your turn: a sound if wanted, a notification if the page is not in sight.
import { settings } from "./settings.svelte";
import { say } from "./speech.svelte";

let audio: AudioContext | null = null;

function knock(): void {
  audio ??= new AudioContext();
  const at = audio.currentTime;
  for (const [start, pitch] of [[0, 196], [0.16, 262]] as const) {
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
  if (settings.notifications && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(say("web-your-turn"), { body: table, icon: "/icon.svg", tag: "longhall-turn" });
  }
}
