// A lesson being played: where the learner is, what they have to do, and what they have done before. Knows no game.
import type { FrameInfo, LessonFrames, Question, ShownOption as Option } from "../generated/api";

export interface Progress {
  /** The frame last looked at, and the furthest one seen. */
  at: number;
  reached: number;
  done: boolean;
}

const KEY = "longhall.lessons";

function allProgress(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** How far somebody has come in a lesson, in this browser. */
export function progressOf(game: string, id: string): Progress | null {
  return allProgress()[`${game}/${id}`] ?? null;
}

export class LessonPlayer {
  at = $state(0);
  reached = $state(0);
  done = $state(false);
  /** Whether the learner was told which answer the lesson goes on with. */
  helped = $state(false);
  /** Whether the learner has tried another legal answer. */
  tried = $state(false);

  constructor(readonly lesson: LessonFrames) {
    const kept = progressOf(lesson.game, lesson.id);
    const last = lesson.frames.length - 1;
    if (!kept || !Number.isInteger(kept.at) || !Number.isInteger(kept.reached)) return;
    this.done = kept.done === true;
    this.reached = Math.max(0, Math.min(kept.reached, last));
    this.at = Math.max(0, Math.min(kept.at, this.reached));
    // Who comes back to a lesson that is over begins it anew.
    if (this.done && this.at === last) this.at = this.reached = 0;
  }

  get frame(): FrameInfo {
    return this.lesson.frames[this.at];
  }

  get last(): boolean {
    return this.at === this.lesson.frames.length - 1;
  }

  /** The table as it looks now. */
  get view(): Record<string, unknown> | null {
    for (let at = this.at; at >= 0; at -= 1) if (this.lesson.frames[at].view) return this.lesson.frames[at].view;
    return null;
  }

  /** The question, if it is still to be answered; what was answered before can be leafed through. */
  get question(): Question | null {
    return this.frame.expected !== null && this.at === this.reached ? this.frame.question : null;
  }

  /** One frame on. A question that is open is helped with first, then answered for the learner. */
  next(): void {
    if (!this.question) {
      if (!this.last) this.go(this.at + 1);
    } else if (this.helped && this.wanted) this.answer(this.wanted.action);
    else this.helped = true;
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1);
  }

  /** An answer: true if the lesson goes on with it. */
  answer(action: string): boolean {
    if (!this.question) return false;
    if (!this.frame.free && action !== this.frame.expected) {
      this.helped = this.tried = true;
      return false;
    }
    this.go(this.at + 1);
    return true;
  }

  restart(): void {
    this.reached = 0;
    this.go(0);
  }

  /** The answer that the lesson goes on with. */
  get wanted(): Option | null {
    return this.frame.question?.options.find((option) => option.action === this.frame.expected) ?? null;
  }

  private go(at: number): void {
    this.helped = this.tried = false;
    this.at = Math.min(at, this.lesson.frames.length - 1);
    this.reached = Math.max(this.reached, this.at);
    if (this.last && !this.question) this.done = true;
    const { lesson, reached, done } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...allProgress(), [`${lesson.game}/${lesson.id}`]: { at: this.at, reached, done } }));
    } catch {
      // A browser that keeps nothing: the lesson works all the same.
    }
  }
}
