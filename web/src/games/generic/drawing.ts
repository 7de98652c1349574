// How a game looks that has no drawing of its own: everything comes from its view.
import type { Drawing } from "../../table/games";
import { say } from "../../lib/speech.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import PlayerRow from "./PlayerRow.svelte";
import type { Data } from "./view";

export const drawing: Drawing<Data> = {
  Board,
  aspect: 2,
  Beside: null,
  Mine,
  PlayerRow,
  // Nobody can tell where a thing will lie: the buttons stay beside the chips.
  atHand: () => false,
  phase: (view) => ("round" in view ? say("view-round", { round: Number(view.round) }) : ""),
};
