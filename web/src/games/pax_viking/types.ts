// What the server says about a game of Pax Viking: its content, and a seat's view.
export type Point = [number, number];
export type Zone = "west" | "north" | "east" | "south";
export type Follower = "jarls" | "sweden" | "theocracy" | "rus";
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

export interface Longship {
  /** A seat, or the colour of an ally. */
  colour: number | string;
  commander: number | null;
  place: string;
  renewed: boolean;
}

export interface PlayerView {
  jarl: string | null;
  silfr: number;
  followers: number[];
  supply: number[];
  /** Followers as they count for majorities. */
  influence: number[];
  markers: Follower[];
  homes: number;
  home_posts: string[];
  duchies: string[];
  duchies_marked: string[];
  board: { tile: string | null; established: boolean }[];
  beside: string[];
  hand: string[];
  hand_size: number;
  hand_limit: number;
  prices: (number | null)[];
}

export interface VictoryView {
  id: string;
  level: string;
  tests: { needs: number; has: number[] }[];
  met: number[];
  open_to: number[];
}

export interface Offer {
  give: string[];
  want: string[];
  any_tiles: number;
  give_silfr: number;
  want_silfr: number;
  /** Where the table lets pieces be traded: posts, gods and advocates with their followers, and places of longships. */
  give_held: string[];
  want_held: string[];
  give_ships: string[];
  want_ships: string[];
}

/** How far a longship gets: by place the nodes to it, and the place before it on the way. */
export interface Journey {
  from: string;
  nodes: number;
  to: Record<string, [number, string]>;
}

export interface View {
  phase: string;
  round: number;
  first: number;
  active: number;
  actions: number;
  influence_used: Follower[];
  solo: boolean;
  open_hands: boolean;
  track: (string | null)[];
  pile: number;
  discards: string[];
  removed: string[];
  event: string | null;
  /** How the votes stand, and how many each seat has. */
  votes: { yes: number; all: number; each: number[] } | null;
  posts: { id: string; tile: string | null; owner: number | null }[];
  longships: Longship[];
  sworn: { post: string; seat: number; follower: Follower }[];
  victory: VictoryView[];
  face_down: string[];
  players: PlayerView[];
  offer: { maker: number; taker: number; counter: boolean } | null;
  events_left?: number;
  to_act?: number[];
  asks?: string;
  over: boolean;
  ending: string | null;
  me?: { seat: number; hand: string[]; hidden: string[]; known: string[][]; offer: Offer | null; journeys: Journey[] };
}

export const FOLLOWER_ICON: Record<Follower, string> = { jarls: "axe", sweden: "crown", theocracy: "cross", rus: "bear" };
export const KIND_ICON: Record<TileKind, string> = { venture: "trade", event: "scroll", god: "hammer", advocate: "person" };
