import type { Drawing } from "../../table/games";
import { say } from "../../lib/speech.svelte";
import Board from "./Board.svelte";
import Court from "./Court.svelte";
import Hand from "./Hand.svelte";
import PlayerRow from "./PlayerRow.svelte";
import { HEIGHT, WIDTH } from "./geometry";
import type { View } from "./types";

export const drawing: Drawing<View> = {
  Board,
  aspect: WIDTH / HEIGHT,
  Beside: Court,
  Mine: Hand,
  PlayerRow,
  reason: (told) => ({ told: told.filter(({ message }) => message === "bru-game-over"), more: [] }),
  atHand: (thing) => thing.startsWith("card:"),
  phase: (view) =>
    view.over
      ? say("bru-phase-over")
      : [say("bru-word-round", { round: Math.max(view.round, 1), rounds: view.rounds }), say(`bru-phase-${view.phase}`)].join(" · "),
};
