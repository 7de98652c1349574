// What an analysis is called in: chances in percent, or points where one plays alone.
import type { Analysis, NamedOption, TurningPoint } from "../generated/api";
import { named } from "../lib/names";
import { say, speech } from "../lib/speech.svelte";

type Unit = Analysis["unit"];
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** How somebody stands. */
export const standing = (value: number, unit: Unit): string =>
  unit === "chance" ? say("web-analysis-percent", { value: speech.number(Math.round(100 * value)) }) : speech.number(tenths(value));

/** What was gained or lost, with its sign. */
export function swing(value: number, unit: Unit): string {
  const size = tenths(Math.abs(unit === "chance" ? 100 * value : value));
  const sign = size === 0 ? "" : value < 0 ? "−" : "+";
  return say(unit === "chance" ? "web-analysis-percent" : "web-analysis-points", { value: sign + speech.number(size) });
}

export const optionName = (option: NamedOption, prefix: string, players: string[]): string =>
  say(option.message, named(option.args, prefix, players));

/** A turning point in a sentence. */
export function pointText(point: TurningPoint, { decisions }: Analysis, prefix: string, players: string[]): string {
  const facts = { move: point.move + 1, player: players[point.seat] };
  const decision = decisions.find(({ move }) => move === point.move);
  if (point.kind === "luck" || !decision) return say(`web-analysis-${point.swing > 0 ? "good" : "bad"}-luck`, facts);
  return say("web-analysis-choice", { ...facts, option: optionName(decision.chosen, prefix, players) });
}
