// What the server says about a game of A Feast for Odin: its content, and a seat's view.
import type { OdinBoard } from "../../generated/api";

export type { OdinBoard as BoardView, OdinDish as Dish, OdinPlayer as PlayerView, OdinView as View } from "../../generated/api";
/** What lies on a board: a piece and its spot (turn, row and column in one number). */
export type Laid = OdinBoard["laid"][number];
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

export const COLOURS: Colour[] = ["orange", "red", "green", "blue"];
export const RESOURCES = ["silver", "wood", "stone", "ore"];
export const WEAPONS = ["bow", "snare", "spear", "long_sword"];
