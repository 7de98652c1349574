// An offer in the making. It is changed here as long as one likes; made, its parts are sent one after another.
import type { Interaction, Option } from "../../lib/interaction.svelte";

const MAKING = "make-offer";
export type Amount = "add-silfr" | "ask-silfr" | "ask-tiles";

const verb = ({ action }: Option): string => action.split(" ")[0];

export class Bargain {
  /** Tiles and pieces that are given or asked for, by their actions. */
  chosen: string[] = $state.raw([]);
  amounts: Record<Amount, number> = $state({ "add-silfr": 0, "ask-silfr": 0, "ask-tiles": 0 });
  private plan: string[] = [];

  /** As many as may be given or asked for; tiles asked for by name leave fewer of their choice. */
  most(options: Option[], amount: Amount): number {
    const found = options.filter((option) => verb(option) === amount).map(({ action }) => Number(action.split(" ")[1]));
    const named = amount === "ask-tiles" ? this.chosen.filter((action) => action.startsWith("want ")).length : 0;
    return Math.max(0, ...found.map((count) => count - named));
  }

  toggle(action: string): void {
    this.chosen = this.chosen.includes(action) ? this.chosen.filter((one) => one !== action) : [...this.chosen, action];
  }

  clear(): void {
    this.chosen = [];
    this.amounts = { "add-silfr": 0, "ask-silfr": 0, "ask-tiles": 0 };
  }

  make(interaction: Interaction): void {
    const counted = Object.entries(this.amounts).filter(([, count]) => count > 0);
    this.plan = [...this.chosen, ...counted.map(([amount, count]) => `${amount} ${count}`), "offer"];
    this.goOn(interaction);
  }

  /** The next part; a part that is not on offer any more ends it, so that no other offer is made than the one meant. */
  goOn(interaction: Interaction): void {
    const { question, busy, pending } = interaction;
    if (busy || pending || !this.plan.length) return;
    const next = question?.kind === MAKING ? question.options.find(({ action }) => action === this.plan[0]) : undefined;
    this.plan = next ? this.plan.slice(1) : [];
    if (next && !this.plan.length) this.clear();
    if (next) interaction.choose(next);
  }
}
