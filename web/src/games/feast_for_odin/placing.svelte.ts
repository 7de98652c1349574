// A piece in hand over a board: where the ghost is, how it is turned, whether the server offers that spot, and what it would change.
import { answerOf, api } from "../../lib/api";
import type { Interaction, Option } from "../../lib/interaction.svelte";
import { cellsOf, sameTurn, shapeOf, turned, type Cell } from "./geometry";
import type { Content, View } from "./types";

export interface Refused {
  message: string;
  args: Record<string, string | number | (string | number)[]>;
  rule: string;
}

export interface Foretold {
  refusal: Refused | null;
  view: View | null;
}

const AT = /^at (\d+),(\d+)(?: turn (\d+))?$/;
const PATIENCE = 130;

/** Items taken from a mountain strip. */
export const isStrip = (action: string): boolean => /^take \d+ strip /.test(action);
export const isSpot = (action: string): boolean => AT.test(action);

export class Placing {
  turn = $state(0);
  row = $state(0);
  column = $state(0);
  foretold: Foretold | null = $state.raw(null);
  private piece = "";
  private known = new Map<string, Foretold>();
  private timer = 0;

  constructor(
    private interaction: () => Interaction | undefined,
    private content: () => Content,
    private ask: () => { table: string; seat: number; version: number } | null,
  ) {}

  get spots(): Option[] {
    return (this.interaction()?.question?.options ?? []).filter(({ action }) => isSpot(action));
  }

  get active(): boolean {
    return this.spots.length > 0;
  }

  shape(piece: string): string[] {
    return turned(shapeOf(this.content(), piece), this.turn);
  }

  cells(piece: string): Cell[] {
    return cellsOf(this.shape(piece), this.row, this.column);
  }

  /** How the spot under the ghost is named. */
  action(piece: string): string {
    const turn = sameTurn(shapeOf(this.content(), piece), this.turn);
    return `at ${this.row},${this.column}${turn ? ` turn ${turn}` : ""}`;
  }

  legal(piece: string): Option | undefined {
    const action = this.action(piece);
    return this.spots.find((option) => option.action === action);
  }

  /** A new piece: the ghost begins where it may lie. */
  take(piece: string): void {
    if (piece === this.piece) return;
    this.piece = piece;
    const found = this.spots.map(({ action }) => AT.exec(action)!).at(-1);
    if (!piece || !found) return;
    [this.row, this.column, this.turn] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  }

  move(piece: string, row: number, column: number, height: number, width: number): void {
    const shape = this.shape(piece);
    this.row = Math.max(0, Math.min(row, height - shape.length));
    this.column = Math.max(0, Math.min(column, width - shape[0].length));
  }

  rotate(piece: string, height: number, width: number, quarters = 1): void {
    this.turn = (this.turn & 4) | ((this.turn + quarters + 4) & 3);
    this.move(piece, this.row, this.column, height, width);
  }

  flip(piece: string, height: number, width: number): void {
    this.turn ^= 4;
    this.move(piece, this.row, this.column, height, width);
  }

  lay(piece: string): boolean {
    const option = this.legal(piece);
    if (option) this.interaction()?.choose(option);
    return !!option;
  }

  /** Ask the server what laying it here would change, or why it may not lie here; once for each spot. */
  preview(piece: string): () => void {
    clearTimeout(this.timer);
    const whom = this.ask();
    if (!whom || !piece) {
      this.foretold = null;
      return () => undefined;
    }
    const action = this.action(piece);
    const key = `${whom.version} ${piece} ${action}`;
    this.foretold = this.known.get(key) ?? null;
    if (this.foretold) return () => undefined;
    this.timer = window.setTimeout(async () => {
      const { table, seat } = whom;
      const found = await answerOf(api.GET("/api/tables/{table}/foretell", { params: { path: { table }, query: { seat, action } } })).catch(
        () => null,
      );
      if (!found) return;
      const foretold = found as Foretold;
      if (this.known.size > 300) this.known.clear();
      this.known.set(key, foretold);
      if (this.piece === piece && this.action(piece) === action) this.foretold = foretold;
    }, PATIENCE);
    return () => clearTimeout(this.timer);
  }
}
