// What the server says about a game of A Feast for Odin: its content, and a seat's view.
import type { OdinBoard, OdinGood, OdinSpace } from "../../generated/api";

export type {
  OdinBoard as BoardView,
  OdinContent as Content,
  OdinDish as Dish,
  OdinGood as Good,
  OdinOccupation as CardFace,
  OdinPlan as BoardPlan,
  OdinPlayer as PlayerView,
  OdinSide as Side,
  OdinBoardSpace as BoardSpace,
  OdinSpace as Space,
  OdinView as View,
} from "../../generated/api";
/** What lies on a board: a piece and its spot (turn, row and column in one number). */
export type Laid = OdinBoard["laid"][number];
export type Colour = OdinGood["colour"];
export type Amounts = Record<string, number>;
export type Effect = OdinSpace["effects"][number];

export const COLOURS: Colour[] = ["orange", "red", "green", "blue"];
export const RESOURCES = ["silver", "wood", "stone", "ore"];
export const WEAPONS = ["bow", "snare", "spear", "long_sword"];
