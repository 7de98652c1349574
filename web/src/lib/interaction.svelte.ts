// How a person answers a question: options light up the things they name; a click or Enter chooses; Escape steps back.
// Knows no game: everything comes from the question that the server sent.
import type { Question, ShownOption as Option } from "../generated/api";

export type { Option, Question };
export type Light = "none" | "can" | "chosen";

/** Whom answers are sent to: the line to a table, or a lesson. The promise is kept when it is known what became of one. */
export interface Answering {
  act(action: string): Promise<void>;
}

/** Whether two questions ask the same and offer the same. */
const isSame = (one: Question | null, other: Question | null): boolean =>
  !!one &&
  !!other &&
  JSON.stringify([one.kind, one.seat, one.args, one.options]) === JSON.stringify([other.kind, other.seat, other.args, other.options]);

export class Interaction {
  question: Question | null = $state.raw(null);
  /** The things chosen so far, where one option needs several clicks or several options share a thing. */
  chosen: string[] = $state.raw([]);
  /** Whether an answer is being made or on its way: nothing can be chosen meanwhile. */
  busy = $state(false);
  /** The option that waits for a confirmation, where a person wants to be asked. */
  pending: Option | null = $state.raw(null);
  /** Whether the click that is being handled may have missed: a finger on something small. It is asked about. */
  uncertain = false;
  /** Whether an option throws something away; it is asked about, too. */
  wastes: (option: Option) => boolean = () => false;
  /** Told of every answer as it is sent; the promise is kept when it is known what became of it. */
  onanswer: (option: Option, done: Promise<void>) => void = () => {};
  private version = -1;
  private sent = false;
  /** Whether the question was answered, so that another one, however much like it, is a new one. */
  private answered = false;

  /**
   * `isFinal` is for people who like to be asked once more: whether an option ends what they may take back. Only
   * then they are asked; a choice that can be thought over afterwards goes through at once.
   */
  constructor(
    private answering: Answering,
    private isFinal: ((option: Option) => Promise<boolean>) | null = null,
    private asks: () => boolean = () => isFinal !== null,
  ) {}

  /** A new question replaces the old one, and what was half chosen with it; the same one, asked again after what somebody else did or
   * after a preference was changed, does not. */
  ask(question: Question | null, version: number): void {
    const moved = version !== this.version;
    const same = moved ? !this.answered && isSame(question, this.question) : question?.kind === this.question?.kind;
    if (!same) this.answered = false;
    this.question = question;
    this.version = version;
    if (!this.sent) this.busy = false;
    if (!same) this.chosen = [];
    // Whether it is a last word may be different by now: that is asked again.
    if (!same || moved) this.pending = null;
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

  /** Chooses the option of an action, if there is one. */
  take(action: string): void {
    const option = this.question?.options.find((one) => one.action === action);
    if (option) this.choose(option);
  }

  choose(option: Option): void {
    if (this.busy) return;
    if (this.pending !== option && (this.uncertain || this.wastes(option))) {
      this.pending = option;
      return;
    }
    this.busy = true;
    if (this.isFinal && this.asks() && this.pending !== option) void this.thinkOver(option, this.isFinal);
    else void this.decide(option);
  }

  /** Send an answer. Until it is taken or refused it is on its way, whatever others do meanwhile. */
  private async decide(option: Option): Promise<void> {
    this.pending = null;
    this.sent = this.answered = true;
    const done = this.answering.act(option.action);
    this.onanswer(option, done);
    await done;
    this.sent = this.busy = false;
  }

  /** Ask before a last word; also when nobody can tell whether it is one. */
  private async thinkOver(option: Option, isFinal: (option: Option) => Promise<boolean>): Promise<void> {
    const question = this.question;
    const last = await isFinal(option).catch(() => true);
    if (question !== this.question) return;
    if (!last) return this.decide(option);
    this.pending = option;
    this.busy = false;
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

  /** Something was refused: the question stands as before. */
  refused(): void {
    if (!this.sent) this.busy = false;
    this.answered = false;
    this.chosen = [];
    this.pending = null;
  }
}
