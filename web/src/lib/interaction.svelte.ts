// How a person answers a question: options light up the things they name; a click or Enter chooses; Escape steps back.
// Knows no game: everything comes from the question that the server sent.
import type { Question, ShownOption as Option } from "../generated/api";

export type { Option, Question };
export type Light = "none" | "can" | "chosen";

export class Interaction {
  question: Question | null = $state.raw(null);
  /** The things chosen so far, where one option needs several clicks or several options share a thing. */
  chosen: string[] = $state.raw([]);
  busy = $state(false);
  /** The option that waits for a confirmation, where a person wants to be asked. */
  pending: Option | null = $state.raw(null);
  private version = -1;

  constructor(
    private send: (action: string) => void,
    private asks: () => boolean = () => false,
  ) {}

  /** A new question replaces the old one, and what was half chosen with it. */
  ask(question: Question | null, version: number): void {
    const same = version === this.version && question?.kind === this.question?.kind;
    this.question = question;
    this.version = version;
    this.busy = false;
    if (!same) {
      this.chosen = [];
      this.pending = null;
    }
  }

  /** The options that are still possible after what was chosen. */
  get options(): Option[] {
    if (!this.question) return [];
    return this.question.options.filter((option) => this.chosen.every((thing) => option.targets.includes(thing)));
  }

  /** Options that name no thing on the table: stop, decline. They are always offered as buttons. */
  get bare(): Option[] {
    return this.options.filter((option) => option.targets.length === 0);
  }

  light(thing: string): Light {
    if (this.chosen.includes(thing) || this.pending?.targets.includes(thing)) return "chosen";
    if (this.busy) return "none";
    return this.options.some((option) => option.targets.includes(thing)) ? "can" : "none";
  }

  /** A thing was clicked: choose its option, or narrow the choice if several options name it. */
  pick(thing: string): boolean {
    if (this.busy) return false;
    if (this.chosen.includes(thing)) {
      this.back();
      return true;
    }
    const fitting = this.options.filter((option) => option.targets.includes(thing));
    if (fitting.length === 0) return false;
    const settled = fitting.filter((option) => option.targets.every((t) => t === thing || this.chosen.includes(t)));
    if (fitting.length === 1) this.choose(fitting[0]);
    else if (settled.length === 1 && fitting.length === settled.length) this.choose(settled[0]);
    else this.chosen = [...this.chosen, thing];
    return true;
  }

  choose(option: Option): void {
    if (this.busy) return;
    if (this.asks() && this.pending !== option) {
      this.pending = option;
      return;
    }
    this.pending = null;
    this.busy = true;
    this.send(option.action);
  }

  /** One step back; true if there was anything to step back from. */
  back(): boolean {
    if (this.pending) {
      this.pending = null;
      return true;
    }
    if (this.chosen.length === 0) return false;
    this.chosen = this.chosen.slice(0, -1);
    return true;
  }

  /** The answer was refused: the question stands as before. */
  refused(): void {
    this.busy = false;
    this.chosen = [];
    this.pending = null;
  }
}
