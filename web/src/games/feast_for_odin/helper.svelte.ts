// One click for what a good bot would do: the best use of my tiles, or a sensible feast. Asks for a hint, follows it, asks again.
import { answerOf, api, ApiError } from "../../lib/api";
import type { Option, Question } from "../../lib/interaction.svelte";

/** The table that hints are asked for, and the position they are about. */
interface Position {
  id: string;
  now: { version: number } | null;
}

const ARRANGES = /^(lay|on|at|load) /;
const SERVES = /^serve |^leave$/;
const MOST = 60;

export class Helper {
  busy = $state(false);
  trouble = $state("");
  /** Whether there was nothing to do: all is well as it is. */
  content = $state(false);
  private allowed: RegExp | null = null;
  private steps = 0;
  private seen = -1;

  constructor(
    private question: () => Question | null,
    private stream: () => Position | null,
    private choose: (action: string) => void,
  ) {}

  /** What the button says, if there is anything to help with. */
  offers(options: Option[]): string | null {
    if (options.some(({ action }) => SERVES.test(action))) return "odn-word-best-feast";
    if (options.some(({ action }) => ARRANGES.test(action))) return "odn-word-best-use";
    return null;
  }

  start(): void {
    const options = this.question()?.options ?? [];
    this.allowed = options.some(({ action }) => SERVES.test(action)) ? SERVES : ARRANGES;
    this.steps = 0;
    this.trouble = "";
    this.content = false;
    this.busy = true;
    void this.step();
  }

  /** A new position: go on if helping, else forget what went wrong. */
  look(version: number): void {
    if (version === this.seen) return;
    this.seen = version;
    this.content = false;
    if (this.busy) void this.step();
  }

  private async step(): Promise<void> {
    const stream = this.stream();
    const question = this.question();
    if (!stream || !question || !this.allowed || this.steps++ > MOST) {
      this.busy = false;
      return;
    }
    const version = stream.now?.version;
    try {
      const hint = await answerOf(
        api.GET("/api/tables/{table}/hint", { params: { path: { table: stream.id }, query: { seat: question.seat } } }),
      );
      if (stream.now?.version !== version) return;
      if (this.allowed.test(hint.action)) return this.choose(hint.action);
      this.busy = false;
      this.content = this.steps === 1;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : String(error);
      this.busy = false;
    }
  }
}
