// Looking back: earlier positions of a table, asked of the server move by move. They go through the same queue as what happens now.
import type { Replay } from "../generated/api";
import { tellError } from "../frame/toasts.svelte";
import { answerOf, api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { Feed, type Mover } from "./feed.svelte";
import type { TableInfo, Update } from "./stream.svelte";

/** What a replay has to know of a table. */
export interface Past {
  readonly id: string;
  readonly seat: number | null;
  readonly now: Pick<Update, "version" | "moves"> | null;
  readonly info: Pick<TableInfo, "status" | "moves"> | null;
}

/** How many positions are kept, so that going on does not wait for the server. */
const KEPT = 40;
/** How fast a replay goes on by itself for those who want nothing played out. */
const UNHURRIED = 0.6;

export class LookingBack {
  readonly feed: Feed<Replay>;
  /** The move that was asked for last; null: the present is shown. */
  wanted: number | null = $state(null);
  /** Whether it goes on by itself. */
  running = $state(false);
  /** Everybody's points after every move, and after which moves a round ended. */
  totals: number[][] = $state.raw([]);
  rounds: number[] = $state.raw([]);
  private asked = 0;
  private kept = new Map<string, Promise<Replay>>();
  private charted = -1;

  constructor(
    private live: Past,
    private mover: Mover,
  ) {
    // Between two moves one goes on looking at the last; nobody is asked anything.
    const staying: Mover = { bring: (things) => mover.bring(things), change: (...change) => mover.change(...change), giveBack: () => {} };
    this.feed = new Feed(() => settings.pace() || UNHURRIED, staying);
    this.feed.onidle = () => {
      if (this.running) void this.next();
    };
  }

  /** The position that is looked at; null: the present one. */
  get position(): Replay | null {
    return this.wanted === null ? null : this.feed.shown;
  }

  get last(): number {
    return this.live.now?.moves ?? this.live.info?.moves ?? 0;
  }

  /** Shows a move; the last one of a running game is the present. Of several requests only the latest counts. */
  async goTo(move: number): Promise<void> {
    const request = ++this.asked;
    if (move >= this.last && this.live.info?.status === "running") return this.leave();
    const at = Math.max(0, Math.min(move, this.last));
    const onward = this.position?.move === at - 1;
    this.wanted = at;
    void this.chart();
    const found = await this.load(at).catch(tellError);
    if (!found || request !== this.asked) return;
    if (onward) {
      this.feed.catchUp();
      this.feed.add({ at: found, seat: found.by, events: found.events, own: false, atOnce: false });
    } else this.feed.start(found);
    if (at < this.last) void this.load(at + 1).catch(() => {});
    else this.running = false;
  }

  /** Shows a position that was never played; `onward`: as a move from the one that is shown. */
  show(found: Replay, onward: boolean): void {
    this.asked += 1;
    this.stop();
    this.wanted = found.move;
    this.feed.catchUp();
    if (onward) this.feed.add({ at: found, seat: found.by, events: found.events, own: false, atOnce: false });
    else this.feed.start(found);
  }

  next(): Promise<void> {
    return this.goTo((this.wanted ?? this.last) + 1);
  }

  previous(): Promise<void> {
    return this.goTo((this.wanted ?? this.last) - 1);
  }

  /** The beginning of the round before or after the move that is shown. */
  async round(way: 1 | -1): Promise<void> {
    const at = this.wanted ?? this.last;
    const starts = [0, ...this.rounds, this.last];
    await this.goTo((way > 0 ? starts.find((move) => move > at) : starts.filter((move) => move < at).at(-1)) ?? at);
  }

  /** Goes on by itself, from the beginning if it was at the end. */
  async play(): Promise<void> {
    this.running = true;
    if ((this.wanted ?? this.last) >= this.last) await this.goTo(0);
    if (!this.feed.playing) await this.next();
  }

  toggle(): void {
    if (this.running) this.stop();
    else void this.play();
  }

  stop(): void {
    this.running = false;
  }

  leave(): void {
    this.asked += 1;
    this.stop();
    this.wanted = null;
    this.feed.start(null);
    this.mover.giveBack();
  }

  private load(move: number): Promise<Replay> {
    const { id, now, seat } = this.live;
    const key = `${now?.version} ${seat} ${move}`;
    const found = this.kept.get(key) ?? this.ask(id, move, seat);
    this.kept.set(key, found);
    found.catch(() => this.kept.delete(key));
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value ?? "");
    return found;
  }

  private ask(table: string, move: number, seat: number | null): Promise<Replay> {
    return answerOf(api.GET("/api/tables/{table}/replay/{move}", { params: { path: { table, move }, query: { seat } } }));
  }

  /** The points, once for each version of the table. */
  private async chart(): Promise<void> {
    const version = this.live.now?.version ?? 0;
    if (this.charted === version) return;
    this.charted = version;
    const path = { table: this.live.id };
    const found = await answerOf(api.GET("/api/tables/{table}/history", { params: { path } })).catch(() => null);
    if (!found) return;
    this.totals = found.totals;
    this.rounds = found.rounds;
  }
}
