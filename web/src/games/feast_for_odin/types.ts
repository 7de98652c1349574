// What the server says about a game of A Feast for Odin: its content, and a seat's view.
export type Colour = "orange" | "red" | "green" | "blue";
export type Amounts = Record<string, number>;
export type Effect = Record<string, unknown>;

export interface Good {
  id: string;
  colour: Colour;
  column: number;
  width: number;
  height: number;
  harvest?: number;
}

export interface Space {
  id: string;
  column: number;
  order: number;
  group: string;
  also?: string;
  colour: string;
  ships?: string[];
  ships_needed?: number;
  effects: Effect[];
}

export interface BoardPlan {
  id: string;
  grid?: string[];
  points?: number;
  vikings?: number;
  ships?: string[];
  tracks?: { key?: string; value: number; cell?: [number, number] }[][];
  bonuses?: { key: string; cell: [number, number]; gives: string[] }[];
  slots?: { wood: number; stone: number };
  copies?: number;
  letter?: string;
  side?: string;
}

export interface Side {
  id: string;
  rounds: number;
  table: number[];
  harvest: number[];
  turned: string[];
}

export interface CardFace {
  number: number;
  category: string[];
  points: number;
  starting?: boolean;
}

export interface Content {
  boards: { boards: BoardPlan[]; sides: Side[]; bay: { small: number; large: number } };
  buildings: { buildings: BoardPlan[] };
  dice: { dice: { id: string; sides: number; aim: string; spend: string[]; success?: Amounts; failure: Amounts; vikings_back: number }[] };
  goods: { goods: Good[] };
  mountains: { strips: { id: number; items: string[] }[] };
  occupations_a: { cards: CardFace[] };
  occupations_b: { cards: CardFace[] };
  occupations_c: { cards: CardFace[] };
  pieces: { weapons: { id: string }[]; ships: { id: string; berth: string; price: number; ore_slots: number; ore_printed: number }[]; numbers: Record<string, number> };
  spaces: { spaces: Space[]; imitations: Space[] };
  special_tiles: { tiles: { id: string; shape: string[]; sword: number; price?: number; forge: boolean; size: number }[] };
}

/** What lies on a board: a piece and its spot (turn, row and column in one number). */
export type Laid = [string, number];

export interface BoardView {
  board: string;
  laid: Laid[];
  wood: number;
  stone: number;
  income: number;
  bonuses: string[];
  minus: number;
}

/** What lies on the feast table, from left to right; a seat that was left empty has no dish. */
export interface Dish {
  dish: string | null;
  seats: number;
}

export interface PlayerView {
  supply: Amounts;
  vikings: number;
  waiting_room: number;
  whaling_boats: number[];
  knarrs: number;
  longships: number[];
  emigrated: { knarr: number; longship: number };
  boards: BoardView[];
  income: number;
  seats: number;
  penalties: number;
  hand: number;
  hand_light: number;
  played: number[];
  held: string | null;
  held_on: number | null;
  /** Occupations that act only once and have acted. */
  spent: number[];
  feast?: { left: number; empty: number; table: Dish[] };
}

export interface View {
  length: string;
  round: number;
  rounds: number;
  phase: number | null;
  start: number;
  passed: number[];
  spaces: Record<string, { seat: number; vikings: number; old: boolean }>;
  imitations: string[];
  strips: Record<string, number>;
  strips_hidden: number;
  islands: { board: string; silver: number; owner: number | null }[];
  tiles: string[];
  buildings: Amounts;
  weapons: { pile: Amounts; discard: Amounts };
  deck: number;
  players: PlayerView[];
  score: { parts: Amounts[]; totals: number[]; places: number[]; winners: number[] };
  space?: string;
  die?: { action: string; rolls: number; result: number };
  to_act?: number[];
  asks?: string;
  me?: { seat: number; hand: number[] };
  over: boolean;
}

export const COLOURS: Colour[] = ["orange", "red", "green", "blue"];
export const RESOURCES = ["silver", "wood", "stone", "ore"];
export const WEAPONS = ["bow", "snare", "spear", "long_sword"];
