// Looking back: an earlier position of a table, asked of the server move by move.
import type { Replay } from "../generated/api";
import { tellError } from "../frame/toasts.svelte";
import { answerOf, api } from "../lib/api";
import type { TableStream } from "./stream.svelte";

export class LookingBack {
  /** The position that is looked at; null: the present one. */
  position: Pick<Replay, "move" | "view"> | null = $state.raw(null);
  private asked = 0;

  constructor(private live: TableStream) {}

  /** Shows a move; the last one of a running game is the present. Of several requests only the latest counts. */
  async goTo(move: number): Promise<void> {
    const request = ++this.asked;
    const { id, info, now, seat } = this.live;
    const last = now?.moves ?? info?.moves ?? 0;
    if (move >= last && info?.status === "running") {
      this.position = null;
      return;
    }
    const at = Math.max(0, Math.min(move, last));
    const found = await answerOf(
      api.GET("/api/tables/{table}/replay/{move}", { params: { path: { table: id, move: at }, query: { seat } } }),
    ).catch(tellError);
    if (found && request === this.asked) this.position = found;
  }

  leave(): void {
    this.asked += 1;
    this.position = null;
  }
}
