// What the server says about a game of Brian Boru: its content, and a seat's view.
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

export interface PlayerView {
  coins: number;
  renown: number;
  points: number;
  raiders: number;
  church: number;
  space: number;
  towns: number[];
  claims: string[];
  marriages: string[];
  alliance: string | null;
  cards: number;
  packet: number;
  card: number | null;
}

export interface View {
  phase: string;
  round: number;
  rounds: number;
  trick: number;
  marker: number;
  active: number | null;
  winner: number | null;
  battle: number;
  strength: number;
  marriage: string | null;
  marriages_to_come: number;
  vikings: number[];
  monasteries: number[];
  claims: { region: string; up: boolean; holder: number | null; counts: number[] }[];
  players: PlayerView[];
  score: { parts: Record<string, number>[]; totals: number[]; places: number[]; winners: number[] };
  to_act?: number[];
  asks?: string;
  me?: { seat: number; hand: number[]; packet: number[]; pick: number[]; passed: number[][] };
  over: boolean;
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
