// What the server says about a game of Brian Boru: its content, and a seat's view.
export type { BrianBoruPlayer as PlayerView, BrianBoruView as View } from "../../generated/api";
export type Suit = "red" | "blue" | "yellow" | "white";

export interface Content {
  board: {
    picture: { width: number; height: number };
    regions: { id: string; threshold: number; points: number; label: [number, number] }[];
    towns: { id: number; region: string; colour: Suit; at: [number, number] }[];
    roads: { towns: [number, number]; kind: "land" | "sea"; via?: [number, number][] }[];
  };
  cards: { cards: CardFace[] };
  decks: {
    track: { space: number; reward: string[] }[];
    marriage: { id: string; points?: number; renown?: number; "town-in"?: string }[];
  };
}

export interface CardFace {
  value: number;
  colour: Suit;
  primary: string[];
  upper: string[];
  lower?: string[];
}

/** Which icon stands for a suit, and for each symbol. */
export const SUIT_ICON: Record<Suit, string> = { red: "sword", blue: "cross", yellow: "ring", white: "crown" };
export const SYMBOL_ICON: Record<string, string> = {
  town: "town",
  coin: "coin",
  pay_coin: "pay",
  church: "cross",
  raider: "raider",
  courtship: "ring",
  expand: "expand",
  remove_viking: "free",
  renown: "renown",
  points: "points",
  any_town: "town",
};
