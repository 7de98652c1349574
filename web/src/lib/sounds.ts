// Short sounds, made here: it is my turn, somebody moved, the game is over. Soft unless somebody wants more.
import { settings, type Loudness } from "./settings.svelte";

/** A tone: when it begins, its pitch in hertz, and how long it fades, in seconds. */
type Tone = readonly [start: number, pitch: number, fades: number];
export type Sound = "turn" | "move" | "end";

const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [
    [0, 196, 0.3],
    [0.16, 262, 0.3],
  ],
  move: [[0, 147, 0.09]],
  end: [
    [0, 196, 0.4],
    [0.18, 247, 0.4],
    [0.36, 294, 0.7],
  ],
};
const VOLUME: Record<Loudness, number> = { off: 0, quiet: 0.03, normal: 0.12 };
/** Moves that follow faster than this are one sound, in seconds. */
const APART = 0.25;

let audio: AudioContext | null = null;
let lastMove = -Infinity;

/** Browsers let a page sound only after somebody has clicked or typed in it; asked sooner they complain. */
const mayPlay = (): boolean => typeof AudioContext !== "undefined" && (navigator.userActivation?.hasBeenActive ?? true);

/** Plays a sound. What others do is heard only by those who look; that it is one's turn, or all over, in the background too. */
export function play(sound: Sound): void {
  const volume = VOLUME[settings.sounds] ?? VOLUME.quiet;
  if (!volume || !mayPlay() || (sound === "move" && document.hidden)) return;
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  if (sound === "move") {
    if (now - lastMove < APART) return;
    lastMove = now;
  }
  for (const [start, pitch, fades] of SOUNDS[sound]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = sound === "move" ? "triangle" : "sine";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(volume, now + start);
    gain.gain.exponentialRampToValueAtTime(0.0005, now + start + fades);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + fades + 0.02);
  }
}
