// Where there is room for one part of a board only: which part is open.
import { on } from "svelte/events";

export class OpenPart<Part extends string> {
  /** What the reader or a question wants. */
  private wanted: Part = $state()!;
  /** What is shown for as long as something is told that can be seen only there. */
  private lent: Part | null = $state(null);

  constructor(first: Part) {
    this.wanted = first;
  }

  get current(): Part {
    return this.lent ?? this.wanted;
  }

  /** Opened by the reader's hand. */
  choose(part: Part): void {
    this.wanted = part;
    this.lent = null;
  }

  /** Opened for a question: it is there once all is told. */
  want(part: Part): void {
    this.wanted = part;
  }

  /** For the element that holds a part, `data-part`: the camera opens it and gives it back. Use as `{@attach part.holds("boards")}`. */
  holds(part: Part) {
    return (node: Element): (() => void) => {
      const ends = [on(node, "bring", () => (this.lent = part)), on(node, "back", () => (this.lent = null))];
      return () => ends.forEach((end) => end());
    };
  }
}
