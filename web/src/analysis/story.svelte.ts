// The analysis of a finished game: asked for, followed while it runs, and looked at on the table's own board.
import type { Analysis, JudgedDecision, LineStep, TableAnalysis } from "../generated/api";
import { answerOf, api, ApiError } from "../lib/api";
import { go } from "../lib/router.svelte";
import type { TableStage } from "../table/table-stage.svelte";

/** How often it is asked how far the analysis is, in milliseconds. */
export const AGAIN = 1000;

/** What the story has to know of a table, and what it shows on its board. */
export type StoryTable = Pick<TableStage, "id"> & { back: Pick<TableStage["back"], "position" | "goTo" | "show" | "last"> };

export class Story {
  told: TableAnalysis | null = $state.raw(null);
  trouble = $state("");
  /** The line that is shown instead of the game, and how many of its moves. */
  line: LineStep[] | null = $state.raw(null);
  step = $state(0);
  /** Where the line begins: how many moves of the game came before. */
  lineOf: number | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(private table: StoryTable) {}

  get result(): Analysis | null {
    return this.told?.result ?? null;
  }

  get running(): boolean {
    return this.told?.state === "waiting" || this.told?.state === "running";
  }

  /** The choice that was made in the position that is shown. */
  get decision(): JudgedDecision | null {
    const move = this.table.back.position?.move;
    return this.result?.decisions.find((decision) => decision.move === move) ?? null;
  }

  /** Finds out how it stands; `start`: begins it if nobody has. */
  async open(start = false): Promise<void> {
    await this.ask();
    if (start && this.told?.state === "none") await this.start();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  start = (): Promise<void> => this.take(answerOf(api.POST("/api/tables/{table}/analysis", this.here)));

  cancel = async (): Promise<void> => {
    try {
      await answerOf(api.DELETE("/api/tables/{table}/analysis", this.here));
    } catch (error) {
      this.trouble = told(error);
    }
    await this.ask();
  };

  /** Shows the position after some moves. */
  goTo = (move: number): void => {
    this.line = null;
    void this.table.back.goTo(move);
  };

  /** Shows what would have been better, from its first move on. */
  showLine = async ({ move, seat }: JudgedDecision): Promise<void> => {
    this.trouble = "";
    try {
      const params = { path: { table: this.table.id, move }, query: { seat } };
      const { steps } = await answerOf(api.GET("/api/tables/{table}/analysis/line/{move}", { params }));
      this.line = steps;
      this.lineOf = move;
      this.step = 0;
      this.onward(move, 1);
    } catch (error) {
      this.trouble = told(error);
    }
  };

  /** Goes on in the line, or back. */
  onward(move: number, way: 1 | -1): void {
    const { line } = this;
    if (!line) return;
    this.step = Math.max(1, Math.min(line.length, this.step + way));
    const { by, view, events, hands } = line[this.step - 1];
    this.table.back.show({ move, moves: this.table.back.last, seat: null, by, view, events, hands }, way > 0);
  }

  /** A table of one's own that goes on from before a decision, in the seat that decided; bots play all others. */
  playOn = async ({ move, seat }: JudgedDecision): Promise<void> => {
    try {
      const made = await answerOf(api.POST("/api/tables/{table}/fork", { ...this.here, body: { move, seat } }));
      go(`/t/${made.table.id}`);
    } catch (error) {
      this.trouble = told(error);
    }
  };

  private get here(): { params: { path: { table: string } } } {
    return { params: { path: { table: this.table.id } } };
  }

  private ask = (): Promise<void> => this.take(answerOf(api.GET("/api/tables/{table}/analysis", this.here)));

  private async take(asked: Promise<TableAnalysis>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.told = await asked;
      this.trouble = "";
    } catch (error) {
      this.trouble = told(error);
    }
    if (this.running && !this.ended) this.timer = setTimeout(() => void this.ask(), AGAIN);
  }
}

const told = (error: unknown): string => (error instanceof ApiError ? error.message : String(error));
