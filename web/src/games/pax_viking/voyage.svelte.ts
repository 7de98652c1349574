// A journey over several nodes with one click: the nodes on the way are answered one after another, as long as the longship
// is where the plan has it.
import type { Interaction, Option } from "../../lib/interaction.svelte";
import type { Journey } from "./types";

/** The places from the start of a journey to one within reach, both included; empty if it is out of reach. */
export function wayTo(journey: Journey, place: string): string[] {
  if (!journey.to[place]) return [];
  const way = [place];
  while (way[0] !== journey.from) way.unshift(journey.to[way[0]][1]);
  return way;
}

const SAILING = ["sail", "move"];
const placeOf = (ref: unknown): string => String(ref ?? "").split(":")[1] ?? "";

export class Voyage {
  /** The place where the longship should be now, and those that are to follow. */
  private plan: string[] = [];

  /** Sail to a place within reach. */
  begin(interaction: Interaction, journey: Journey, place: string): void {
    if (interaction.busy) return;
    this.plan = wayTo(journey, place);
    this.goOn(interaction);
  }

  /** The next node, if the question is still about this longship; any other question ends the plan. */
  goOn(interaction: Interaction): void {
    const { question, busy, pending } = interaction;
    if (busy || pending) return; // the node before is not answered yet
    if (this.plan.length < 2 || !question || !SAILING.includes(question.kind) || placeOf(question.args.place) !== this.plan[0]) {
      this.plan = [];
      return;
    }
    const next = question.options.find((option: Option) => option.action === `to ${this.plan[1]}`);
    this.plan = next ? this.plan.slice(1) : [];
    if (next) interaction.choose(next);
  }
}
