import type { Snippet } from "svelte";
import type { HTMLAttributes } from "svelte/elements";

/** Parts of the drawing for which the page finds a place at the side. */
export interface Parts {
  beside: Snippet;
  aside: Snippet;
}

/** What a stage is laid out from. */
export interface LayoutProps extends HTMLAttributes<HTMLDivElement> {
  kind: "table" | "lesson";
  board: boolean;
  /** Whether what lies beside the board is shown at the side. */
  sharing: boolean;
  /** Width by height of the board. */
  aspect: number;
  /** Which corner of the board is left free, and for what; see `Drawing`. */
  corner: "question" | "side" | null;
  root?: HTMLElement;
  bottom: number;
  top: Snippet;
  main: Snippet;
  beside: Snippet | null;
  aside: Snippet | null;
  side: Snippet<[Parts]>;
  below?: Snippet;
  mine: Snippet | null;
}
