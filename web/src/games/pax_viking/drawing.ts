import { say } from "../../lib/speech.svelte";
import type { Drawing } from "../../table/games";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import PlayerRow from "./PlayerRow.svelte";
import { reason } from "./reason";
import type { View } from "./types";

/** Answers to an offer are drawn where the offer lies. */
const OFFERED = /^(add-silfr|ask-silfr|ask-tiles|offer|cancel|accept|refuse|counter)\b/;

export const drawing: Drawing<View> = {
  Board,
  aspect: 2,
  Beside: null,
  Mine,
  PlayerRow,
  atHand: () => false,
  reason,
  draws: (action) => OFFERED.test(action),
  phase: (view) =>
    view.over
      ? say("pax-phase-over")
      : [say("pax-word-round", { round: Math.max(view.round, 1) }), say(`pax-phase-${view.phase}`)].join(" · "),
};
