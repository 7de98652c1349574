// What the server says about a game of Pax Viking: its content, and a seat's view.
import type { PaxRegion, PaxView } from "../../generated/api";

export type {
  PaxAbility as Ability,
  PaxContent as Content,
  PaxPostFace as PostFace,
  PaxRegion as Region,
  PaxTile as TileFace,
  PaxVictoryFace as Card,
  PaxJourney as Journey,
  PaxLongship as Longship,
  PaxOffer as Offer,
  PaxPlayer as PlayerView,
  PaxVictoryCard as VictoryView,
  PaxView as View,
} from "../../generated/api";
export type Point = [number, number];
/** Whether a record is known from the published game. */
export type Sourced = Pick<PaxRegion, "source" | "established">;
export type Zone = NonNullable<PaxRegion["zone"]>;
export type Follower = PaxView["influence_used"][number];
export type TileKind = "venture" | "event" | "god" | "advocate";
export const FOLLOWERS: Follower[] = ["jarls", "sweden", "theocracy", "rus"];

/** A declaration in the effect vocabulary; `do` names the verb. */
export interface Effect {
  do: string;
  then?: Effect[];
  options?: Effect[][];
  [argument: string]: unknown;
}

export const FOLLOWER_ICON: Record<Follower, string> = { jarls: "axe", sweden: "crown", theocracy: "cross", rus: "bear" };
export const KIND_ICON: Record<TileKind, string> = { venture: "trade", event: "scroll", god: "hammer", advocate: "person" };
