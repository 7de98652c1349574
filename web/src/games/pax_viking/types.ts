// What the server says about a game of Pax Viking: its content, and a seat's view.
import type { PaxView } from "../../generated/api";

export type {
  PaxJourney as Journey, PaxLongship as Longship, PaxOffer as Offer, PaxPlayer as PlayerView, PaxVictoryCard as VictoryView, PaxView as View,
} from "../../generated/api";
export type Point = [number, number];
export type Zone = "west" | "north" | "east" | "south";
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

export interface Ability {
  trigger: string;
  when?: string;
  once?: boolean;
  "only-played"?: boolean;
  effects: Effect[];
}

/** Whether a record is known from the published game. */
export interface Sourced {
  source: "established" | "reconstruction";
  established?: string[];
}

export interface TileFace extends Ability, Sourced {
  id: string;
  area: string;
  follower?: Follower;
  starter?: number;
  beside?: Ability;
}

export interface PostFace extends Partial<Ability>, Sourced {
  id: string;
  kind: "empty" | "trade_centre" | "key_trade_centre" | "powerful_ally";
  region: string;
  port?: string;
  followers?: Follower[];
  cost?: number;
  at: Point;
  "port-at"?: Point;
}

export interface Region extends Sourced {
  id: string;
  kind: "sea" | "river" | "harbour";
  zone?: Zone;
  label: Point;
}

export interface Card extends Sourced {
  id: string;
  level: string;
  tests: { test: string; n: number; follower?: Follower; each?: number }[];
}

export interface Content {
  map: {
    picture: { width: number; height: number };
    regions: Region[];
    closed: { id: string; label: Point }[];
    borders: { between: [string, string]; open: boolean }[];
  };
  /** A pack may leave the drawing out. */
  shapes?: {
    shapes: { region: string; polygons: Point[][] }[];
    lines: { between: [string, string]; points: Point[][] }[];
  };
  posts: { posts: PostFace[] };
  jarls: { jarls: ({ id: string; "home-sea": string; "home-zone": Zone; at: Point; abilities: Ability[] } & Sourced)[] };
  numbers: { table: { "track-costs": number[]; actions: number } };
  victory: { cards: Card[] };
  ventures: { tiles: TileFace[] };
  events: { tiles: TileFace[] };
  gods: { tiles: TileFace[] };
  advocates: { tiles: TileFace[] };
}

export const FOLLOWER_ICON: Record<Follower, string> = { jarls: "axe", sweden: "crown", theocracy: "cross", rus: "bear" };
export const KIND_ICON: Record<TileKind, string> = { venture: "trade", event: "scroll", god: "hammer", advocate: "person" };
