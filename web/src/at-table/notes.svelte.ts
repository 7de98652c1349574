// What I note for myself at a table: kept by the server a moment after the last letter, and when the page goes.
import { answerOf, api } from "../lib/api";
import { session } from "../lib/session.svelte";

/** How long nothing is written until it is kept, in milliseconds. */
export const PAUSE = 800;
/** As long as the server allows. */
export const LONGEST = 4000;
/** A request that outlives its page takes no more than 64 KiB: enough for the longest note. */
const LAST = { keepalive: true };

export class Notes {
  text = $state("");
  state: "loading" | "kept" | "writing" | "failed" = $state("loading");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  async load(): Promise<void> {
    this.state = "loading";
    try {
      const { text } = await answerOf(api.GET("/api/tables/{table}/note", { params: { path: { table: this.table } } }));
      this.text = text;
      this.state = "kept";
    } catch {
      // Somebody without a name has no notes yet; else what is there must not be written over.
      this.state = session.me ? "failed" : "kept";
    }
  }

  write(text: string): void {
    this.text = text;
    this.state = "writing";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), PAUSE);
  }

  /** Keeps what is not kept yet. */
  async keep(last = false): Promise<void> {
    clearTimeout(this.timer);
    if (this.state !== "writing") return;
    const { text } = this;
    try {
      if (!last && !(await session.ensure())) return;
      await api.PUT("/api/tables/{table}/note", { params: { path: { table: this.table } }, body: { text }, ...(last ? LAST : {}) });
      if (this.text === text) this.state = "kept";
    } catch {
      if (this.text === text) this.state = "failed";
    }
  }

  /** Once more, after the server could not be reached. */
  again(): void {
    if (this.state === "failed") this.write(this.text);
  }
}
