// Times as people say them.
import { say, speech } from "../lib/speech.svelte";
import type { TermsWish } from "../generated/api";

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [7, "day"],
  [4.35, "week"],
  [12, "month"],
  [Infinity, "year"],
];

export function ago(seconds: number, now = Date.now() / 1000): string {
  let distance = seconds - now;
  for (const [size, unit] of STEPS) {
    if (Math.abs(distance) < size) {
      return new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" }).format(Math.round(distance), unit);
    }
    distance /= size;
  }
  return "";
}

export function paceText(pace: TermsWish["pace"]): string {
  if (pace?.kind === "live") return say("web-pace-live-is", { minutes: pace.minutes ?? 0, seconds: pace.increment ?? 0 });
  if (pace?.kind === "turns") return say("web-pace-turns-is", { days: pace.days ?? 0 });
  return say("web-pace-none");
}
