// The state of a puzzle page: the position, the answer and what became of it, and the solution step by step.
import type { PuzzleAnswer, PuzzleFrame, PuzzlePosition, Question, Solving } from "../generated/api";
import { tellError } from "../frame/toasts.svelte";
import { answerOf, api } from "../lib/api";
import { Interaction, type Light } from "../lib/interaction.svelte";
import { session } from "../lib/session.svelte";
import { say } from "../lib/speech.svelte";
import { drawingOf, prefixOf, type Chapter, type Drawing } from "../table/games";
import { Motion } from "../table/motion";
import type { Stage } from "../table/stage";
import { nextOf, puzzlesOf } from "./puzzles";

/** The question is open; an answer was wrong; the solution is shown, found or asked for. */
type Phase = "asked" | "wrong" | "solved";

export class PuzzleStage implements Stage {
  position: PuzzlePosition | null = $state.raw(null);
  /** What became of the last answer. */
  answer: PuzzleAnswer | null = $state.raw(null);
  /** What became of the first one, which alone counts. */
  counted: PuzzleAnswer["counted"] = $state.raw(null);
  me: Solving | null = $state.raw(null);
  phase: Phase = $state("asked");
  /** How many moves of the solution are shown. */
  step = $state(0);
  next: string | null = $state(null);
  drawing: Drawing | null = $state.raw(null);
  content: unknown = $state.raw(null);
  prefix = $state("");
  /** Why there is no puzzle to solve. */
  trouble = $state("");
  readonly stream = null;
  readonly interaction = new Interaction({ act: (action) => this.act(action) });
  private motion = new Motion();

  get line(): PuzzleFrame[] {
    return this.answer?.line ?? [];
  }

  /** The last move that is shown. */
  get frame(): PuzzleFrame | null {
    if (this.phase === "wrong") return this.answer?.after ?? null;
    return this.phase === "solved" && this.step ? this.line[this.step - 1] : null;
  }

  get view(): Record<string, unknown> | null {
    return this.frame?.view ?? this.position?.view ?? null;
  }

  get players(): string[] {
    return this.position?.players ?? [];
  }

  get log(): Chapter[] {
    const shown = this.phase === "solved" ? this.line.slice(0, this.step) : this.frame ? [this.frame] : [];
    return this.position ? [{ events: this.position.events }, ...shown] : [];
  }

  get question(): Question | null {
    return this.phase === "asked" ? (this.position?.question ?? null) : null;
  }

  light = (thing: string): Light => this.interaction.light(thing);
  pick = (thing: string): void => void this.interaction.pick(thing);

  /** Loads a puzzle and asks it; to be called while the page is made. */
  follow(wanted: () => string): void {
    $effect(() => {
      let current = true;
      void this.load(wanted(), () => current);
      return () => (current = false);
    });
    $effect(() => this.interaction.ask(this.question, this.step));
  }

  /** To the position again. */
  again(): void {
    this.change(() => {
      this.phase = "asked";
      this.step = 0;
    });
  }

  /** To the solution, after some moves of it; the first of them is the best answer. */
  show(step = 1): void {
    this.change(() => {
      this.phase = "solved";
      this.step = Math.max(0, Math.min(step, this.line.length));
    });
  }

  private change(apply: () => void): void {
    this.motion.change([], null, false, apply).tell(0, false);
  }

  private async act(action: string): Promise<void> {
    const { position } = this;
    if (!position) return;
    try {
      // Who has no name yet gets one, so that what they solve is kept.
      if (!session.me) await session.beAnybody(say("web-guest-name")).catch(() => null);
      const path = { params: { path: { puzzle: position.info.id } }, body: { action } };
      const answer = await answerOf(api.POST("/api/puzzles/{puzzle}/answer", path));
      if (this.position !== position) return;
      this.answer = answer;
      if (answer.counted) this.me = this.counted = answer.counted;
      if (answer.right) this.show();
      else this.change(() => (this.phase = "wrong"));
    } catch (error) {
      tellError(error);
      this.interaction.refused();
    }
  }

  private async load(id: string, isCurrent: () => boolean): Promise<void> {
    try {
      await session.start();
      const position = await answerOf(api.GET("/api/puzzles/{puzzle}", { params: { path: { puzzle: id } } }));
      const { game } = position.info;
      const [drawing, { content }, list] = await Promise.all([
        drawingOf(game),
        answerOf(api.GET("/api/games/{game}/content", { params: { path: { game } } })),
        puzzlesOf(game),
      ]);
      if (!isCurrent()) return;
      this.prefix = prefixOf(game);
      this.drawing = drawing;
      this.content = content;
      this.me = position.me;
      this.position = position;
      this.next = nextOf(list.puzzles, id, list.me.rating)?.id ?? null;
    } catch (error) {
      if (isCurrent()) this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}
