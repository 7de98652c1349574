import { say } from "../../lib/speech.svelte";
import type { Drawing } from "../../table/games";
import { effectNamed } from "./choices";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import PlayerRow from "./PlayerRow.svelte";
import { reason } from "./reason";
import type { Content, View } from "./types";

/** Answers to an offer are drawn where the offer lies. */
const OFFERED = /^(give|want|add-silfr|ask-silfr|ask-tiles|offer|cancel|accept|refuse|counter)\b/;

export const drawing: Drawing<View> = {
  Board,
  aspect: 2,
  corner: "side",
  Beside: null,
  Mine,
  PlayerRow,
  atHand: () => false,
  reason,
  draws: (action) => OFFERED.test(action),
  called: (action, question, content) => effectNamed(action, question, content as Content),
  wasted: (action, view, content) => {
    const left = (content as Content).numbers.table.actions - view.actions;
    return action === "end" && left > view.actions ? say("pax-word-end-wastes", { count: left }) : null;
  },
  phase: (view) =>
    view.over
      ? say("pax-phase-over")
      : [say("pax-word-round", { round: Math.max(view.round, 1) }), say(`pax-phase-${view.phase}`)].join(" · "),
};
