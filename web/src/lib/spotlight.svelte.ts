// What somebody is pointed at: by a lesson, a hint or the coach. One table or lesson is on the page, so there is one spotlight.
import type { Option } from "./interaction.svelte";

class Spotlight {
  /** The things that are lit. */
  things: string[] = $state.raw([]);
  /** The option that is lit, for its button. */
  action = $state("");

  point({ action, targets }: Pick<Option, "action" | "targets">): void {
    this.things = targets;
    this.action = action;
  }

  /** Nothing is lit any more; of several who point, only whoever did so last puts the light out. */
  clear(action = this.action): void {
    if (action !== this.action) return;
    this.things = [];
    this.action = "";
  }
}

export const spotlight = new Spotlight();
