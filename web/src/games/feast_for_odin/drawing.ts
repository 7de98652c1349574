import { say } from "../../lib/speech.svelte";
import type { Drawing } from "../../table/games";
import Board from "./Board.svelte";
import { causes } from "./causes";
import Commons from "./Commons.svelte";
import Hand from "./Hand.svelte";
import { isSpot, isStrip } from "./placing.svelte";
import PlayerRow from "./PlayerRow.svelte";
import Shapes from "./Sprite.svelte";
import type { View } from "./types";

export const drawing: Drawing<View> = {
  Shapes,
  Board,
  aspect: 2,
  corner: "question",
  Beside: null,
  Mine: null,
  Hand,
  Aside: Commons,
  PlayerRow,
  atHand: () => false,
  draws: (action) => isSpot(action) || isStrip(action),
  wasted: (action, view) => {
    const vikings = view.me ? view.players[view.me.seat].vikings : 0;
    return action === "pass" && vikings > 0 ? say("odn-word-pass-wastes", { count: vikings }) : null;
  },
  causes,
  phase: (view) =>
    view.over || view.phase === null
      ? say("odn-word-over")
      : [say("odn-word-round-of", { round: Math.max(view.round, 1), rounds: view.rounds }), say(`odn-phase-${view.phase}`)].join(" · "),
};
