// What the server says about a game of Brian Boru: its content, and a seat's view.
import type { BrianBoruCard } from "../../generated/api";

export type {
  BrianBoruCard as CardFace,
  BrianBoruContent as Content,
  BrianBoruPlayer as PlayerView,
  BrianBoruView as View,
} from "../../generated/api";
export type Suit = BrianBoruCard["colour"];

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
