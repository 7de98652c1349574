// The state of a table page, in one place: the line to the server, the answer being made, and the position that is shown.
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { ShownRefusal } from "../generated/api";
import { ring } from "../lib/alerts";
import { answerOf, api } from "../lib/api";
import { Interaction, type Light, type Question } from "../lib/interaction.svelte";
import { standing } from "../lib/moves";
import { News } from "../lib/news.svelte";
import { contentOf } from "../lib/packs";
import { settings } from "../lib/settings.svelte";
import { speech } from "../lib/speech.svelte";
import { drawingOf, prefixOf, type Drawing } from "./games";
import { LookingBack } from "./looking-back.svelte";
import type { Stage } from "./stage";
import { TableStream, type Entry, type TableInfo, type Update } from "./stream.svelte";
import { whyNot } from "./why";

/** An automatic phase of more events than this is shown step by step. */
const MANY_EVENTS = 3;
/** How long the last move is seen on the board before the score sheet covers it, in milliseconds. */
const BEFORE_SCORE = 400;

export class TableStage implements Stage {
  readonly live: TableStream;
  readonly interaction: Interaction;
  readonly back: LookingBack;
  readonly news = new News();
  drawing: Drawing | null = $state.raw(null);
  content: unknown = $state.raw(null);
  /** What the stepper is about to show. */
  steps: Entry[] = $state.raw([]);
  showScore = $state(false);
  /** A tablet on its side has no room for a third column: what lies beside the board shares its place with log and chat. */
  private crowded = new MediaQuery("(min-width: 801px) and (max-width: 1180px) and (min-aspect-ratio: 1/1)");
  // Each update brings the names anew; only other names are news for everything that is drawn with them.
  private names = $derived.by(() =>
    JSON.stringify((this.update?.seats ?? this.info?.seats ?? []).map((seat) => seat.name || `${seat.seat + 1}`)),
  );
  players = $derived.by(() => JSON.parse(this.names) as string[]);
  log = $derived.by(() => {
    const moves = standing(this.live.log);
    return this.back.position ? moves.slice(0, this.back.position.move) : moves;
  });

  constructor(
    readonly id: string,
    /** Whether this is a screen for all, on which nobody plays. */
    readonly board: boolean,
  ) {
    this.live = new TableStream(id, board ? "board" : "player");
    this.back = new LookingBack(this.live);
    this.interaction = new Interaction(
      this.live,
      async ({ action }) =>
        (
          await answerOf(
            api.GET("/api/tables/{table}/last-word", { params: { path: { table: id }, query: { seat: this.live.seat ?? 0, action } } }),
          )
        ).last,
      () => settings.confirmEnd,
    );
    this.live.onnews = (entries, before) => this.tell(entries, before);
  }

  get info(): TableInfo | null {
    return this.live.info;
  }

  get update(): Update | null {
    return this.live.now;
  }

  get prefix(): string {
    return this.info ? prefixOf(this.info.game) : "";
  }

  get view(): Record<string, unknown> | null {
    return this.back.position?.view ?? this.update?.view ?? null;
  }

  get stream(): TableStream | null {
    return this.back.position ? null : this.live;
  }

  light = (thing: string): Light => this.interaction.light(thing);
  pick = (thing: string): void => void this.interaction.pick(thing);

  /** What I am asked; nothing while a bot plays for me, or while I look back. */
  get question(): Question | null {
    const asked = this.update?.question;
    return asked && !this.back.position && !this.update?.seats[asked.seat].bot ? asked : null;
  }

  /** Whether the game has begun. */
  get begun(): boolean {
    return !!this.update && !!this.info && this.info.status !== "open";
  }

  /** A running game of other rules waits for nobody: in the place of the question stands why. */
  get halted(): boolean {
    return !!this.info && !this.info.playable && this.info.status === "running";
  }

  get behindCurtain(): boolean {
    const { mySeats, seat } = this.live;
    return !this.board && !this.halted && mySeats.length > 1 && seat === null && this.update?.status === "running";
  }

  /** For whom the curtain is to be lifted. */
  get curtainFor(): number | null {
    return this.update?.waiting.find((seat) => this.live.mySeats.includes(seat)) ?? null;
  }

  /** Whether what lies beside the board is one of the tabs. */
  get sharing(): boolean {
    return this.crowded.current && !this.board && !!this.drawing?.Beside;
  }

  get mayAskBack(): boolean {
    const { info, update } = this;
    return info?.terms.undo === "consent" && info.status === "running" && !this.halted && this.live.seat !== null && !update?.undo.wish;
  }

  /** Asks the others to go back to the move that is looked at. */
  askBack = (move: number): void => {
    this.live.askUndo(move);
    this.back.leave();
  };

  /** While I am asked something: asks why a thing is none of my choices. */
  why(thing: string): (() => Promise<ShownRefusal[]>) | null {
    const { question } = this.interaction;
    if (!question || !this.update || this.light(thing) !== "none") return null;
    const { version } = this.update;
    return () => whyNot(this.id, question.seat, version, thing);
  }

  /** Opens the line and follows it; to be called while the page is made. */
  follow(): void {
    // Once for each table; after a failure again when the line is back.
    const game = $derived(this.info?.game);
    const content = $derived(this.info?.content);
    $effect(() => {
      if (game && content && this.live.link === "open" && !untrack(() => this.content)) void this.load(game, content);
    });
    $effect(() => {
      if (this.update) this.interaction.ask(this.question, this.update.version);
    });
    $effect(() => {
      if (this.live.refusal) this.interaction.refused();
    });
    // What happened before we came; once.
    const begun = $derived(this.begun);
    $effect(() => {
      if (begun) untrack(() => void this.live.recall());
    });
    $effect(() => {
      untrack(() => this.live.open());
      return () => {
        this.live.close();
        speech.lend(new Map());
      };
    });
  }

  private async load(game: string, hash: string): Promise<void> {
    try {
      const [drawing, content] = await Promise.all([drawingOf(game), contentOf(game, hash, this.prefix)]);
      this.drawing = drawing;
      this.content = content;
    } catch {
      // The line tells that it is lost; this is tried again when it is back.
    }
  }

  private tell(entries: Entry[], before: Update | null): void {
    if (before && !before.question && this.question) ring(this.info?.name ?? "Longhall");
    if (!before) return;
    const automatic = settings.stepper ? entries.filter((entry) => entry.events.length > MANY_EVENTS) : [];
    if (automatic.length) this.steps = automatic;
    if (settings.moves()) this.news.add(entries.filter((entry) => !automatic.includes(entry) && entry.seat !== this.live.seat));
    if (before.status === "running" && this.update?.status === "finished") setTimeout(() => (this.showScore = true), BEFORE_SCORE);
  }
}
