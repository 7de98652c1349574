// The state of a table page, in one place: the line to the server, the answer being made, and the position that is shown.
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Result, ShownRefusal } from "../generated/api";
import { ring } from "../lib/alerts";
import { answerOf, api } from "../lib/api";
import { Interaction, type Light, type Question } from "../lib/interaction.svelte";
import { standing } from "../lib/moves";
import { contentOf } from "../lib/packs";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sounds";
import { speech } from "../lib/speech.svelte";
import { Feed, type Moment } from "./feed.svelte";
import { drawingOf, prefixOf, type Drawing } from "./games";
import { LookingBack } from "./looking-back.svelte";
import { momentOf, spread } from "./moments";
import { Motion } from "./motion";
import type { Stage } from "./stage";
import { TableStream, type Entry, type Heard, type TableInfo, type Update } from "./stream.svelte";
import { whyNot } from "./why";

/** How long the last move is seen on the board before the score sheet covers it, in milliseconds. */
const BEFORE_SCORE = 400;

export class TableStage implements Stage {
  readonly live: TableStream;
  readonly interaction: Interaction;
  readonly back: LookingBack;
  /** What happens now, in step with the board. */
  readonly feed: Feed<Update>;
  drawing: Drawing | null = $state.raw(null);
  content: unknown = $state.raw(null);
  showScore = $state(false);
  /** Whether the game's words are there: nothing is told before. */
  worded = $state(false);
  /** Whether the analysis of a finished game stands at the side, and whether it is to begin if nobody has begun it. */
  analysis: "off" | "open" | "start" = $state("off");
  private fetched: Result | null = $state.raw(null);
  /** Whether everything up to my next question is only shown. */
  private skipping = false;
  /** Whether the game has ended before my eyes. */
  private ended = false;
  /** What comes while positions that were missed are asked of the server. */
  private later: Heard[] | null = null;
  /** A tablet on its side has no room for a third column: what lies beside the board shares its place with log and chat. */
  private crowded = new MediaQuery("(min-width: 801px) and (max-width: 1180px) and (min-aspect-ratio: 1/1)");
  // Each update brings the names anew; only other names are news for everything that is drawn with them.
  private names = $derived.by(() =>
    JSON.stringify((this.update?.seats ?? this.info?.seats ?? []).map((seat) => seat.name || `${seat.seat + 1}`)),
  );
  players = $derived.by(() => JSON.parse(this.names) as string[]);
  /** The last version whose entries are told: of the position that is shown. */
  told = $derived.by(() => {
    const { position } = this.back;
    if (!position) return this.update?.version ?? 0;
    if (!this.live.recalled) return 0;
    const moves = standing(this.live.log);
    return position.move < moves.length ? moves[position.move].version - 1 : (this.update?.version ?? 0);
  });
  entries = $derived.by((): Entry[] => this.live.log.filter(({ version }) => version <= this.told));
  log = $derived.by(() => standing(this.entries));

  constructor(
    readonly id: string,
    /** Whether this is a screen for all, on which nobody plays. */
    readonly board: boolean,
  ) {
    this.live = new TableStream(id, board ? "board" : "player");
    const motion = new Motion();
    this.back = new LookingBack(this.live, motion);
    this.feed = new Feed(() => (this.skipping || this.back.position || this.behindCurtain ? 0 : settings.pace()), motion);
    this.feed.onidle = () => this.settle();
    this.feed.onshow = ({ own, seat }) => {
      if (!own && seat !== null) play("move");
    };
    this.interaction = new Interaction(
      { act: (action) => this.act(action) },
      async ({ action }) =>
        (
          await answerOf(
            api.GET("/api/tables/{table}/last-word", { params: { path: { table: id }, query: { seat: this.live.seat ?? 0, action } } }),
          )
        ).last,
      () => settings.confirmEnd,
    );
    this.interaction.wastes = ({ action }) => !!this.wasted(action);
    this.live.onnews = (heard, before) => this.hear(heard, before);
  }

  /** The queue whose position is shown. */
  get playback(): Feed<unknown> {
    return this.back.position ? this.back.feed : this.feed;
  }

  /** Whose move is shown, if it is not mine; who looks back sees it until they go on. */
  get acting(): number | null {
    return this.playback.acting ?? this.back.position?.by ?? null;
  }

  get info(): TableInfo | null {
    return this.live.info;
  }

  /** What the board shows; it may be a few moves behind the line. */
  get update(): Update | null {
    return this.feed.shown;
  }

  /** How the game ended; null while it goes on. */
  get result(): Result | null {
    return this.update?.status === "finished" ? (this.info?.result ?? this.fetched) : null;
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

  /** What an option is called, if the drawing knows better than its label. */
  called(action: string): string | null {
    const { question } = this;
    return (question && this.drawing?.called?.(action, question, this.content)) ?? null;
  }

  /** What an option would throw away. */
  wasted(action: string): string | null {
    return (this.view && this.drawing?.wasted?.(action, this.view, this.content)) ?? null;
  }

  light = (thing: string): Light => this.interaction.light(thing);
  pick = (thing: string): void => void this.interaction.pick(thing);

  /** What I am asked; nothing while a bot plays for me, while I look back, or while the board is behind or shows something else. */
  get question(): Question | null {
    return this.back.position || this.feed.away || this.update !== this.live.now ? null : this.coming;
  }

  /** What I am asked, also if the board is not there yet. */
  get coming(): Question | null {
    const { now } = this.live;
    const asked = now?.question;
    return asked && !now.seats[asked.seat].bot ? asked : null;
  }

  /** Whether the game has begun. */
  get begun(): boolean {
    return !!this.update && !!this.info && this.info.status !== "open";
  }

  /** A running game of other rules waits for nobody: in the place of the question stands why. */
  get halted(): boolean {
    return !!this.info && !this.info.playable && this.info.status === "running";
  }

  /** Only what is over, and can be played again by these rules, is analysed. */
  get mayAnalyse(): boolean {
    return !this.board && this.update?.status === "finished" && !!this.info?.playable && !!this.view;
  }

  get behindCurtain(): boolean {
    const { mySeats, seat } = this.live;
    return !this.board && !this.halted && mySeats.length > 1 && seat === null && this.live.now?.status === "running";
  }

  /** For whom the curtain is to be lifted. */
  get curtainFor(): number | null {
    return this.live.now?.waiting.find((seat) => this.live.mySeats.includes(seat)) ?? null;
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
      // If they cannot be had now, they come with the drawing when the line is back.
      if (game)
        void speech
          .withCards(game)
          .catch(() => undefined)
          .then(() => (this.worded = true));
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
    const over = $derived(this.update?.status === "finished");
    $effect(() => {
      if (over) untrack(() => void this.fetchResult());
    });
    $effect(() => {
      untrack(() => this.live.open());
      return () => {
        this.live.close();
        speech.lend(new Map());
      };
    });
    $effect(() => {
      const wake = (): void => this.feed.wake();
      document.addEventListener("visibilitychange", wake);
      return () => document.removeEventListener("visibilitychange", wake);
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

  /** Whoever has resigned is last in it, which the view of the last position cannot know. */
  private async fetchResult(): Promise<void> {
    if (this.info?.result) return;
    const found = await answerOf(api.GET("/api/tables/{table}", { params: { path: { table: this.id } } })).catch(() => null);
    this.fetched = found?.table.result ?? null;
  }

  /** What I do is done at once, whatever is being played out. */
  private act(action: string): Promise<void> {
    this.feed.paused = false;
    this.feed.catchUp();
    return this.live.act(action);
  }

  /** To my next question, without playing anything out. */
  skip = (): void => {
    this.skipping = !this.coming;
    this.feed.paused = false;
    this.feed.catchUp();
    this.settle();
  };

  private hear(heard: Heard[], before: Update | null): void {
    if (before && !before.question && this.coming) ring(this.info?.name ?? "Longhall");
    if (before?.status === "running" && this.live.now?.status === "finished") {
      this.ended = true;
      play("end");
    }
    if (this.later) this.later.push(...heard);
    // What I am asked already stays: what others do meanwhile is drawn at once, and needs no positions in between.
    else if (before && heard.some(({ entries }) => entries.length > 1) && this.pace() > 0 && !this.interaction.question)
      void this.recover(heard);
    else this.tell(heard);
    if (this.coming || this.live.now?.status !== "running") this.skipping = false;
  }

  private pace(): number {
    return this.skipping ? 0 : settings.pace();
  }

  /** After a break in the line several moves come at once: the positions between them are asked of the server. */
  private async recover(heard: Heard[]): Promise<void> {
    this.later = [];
    const whole = await Promise.all(heard.map((one) => spread(this.live, one)));
    const { later } = this;
    this.later = null;
    this.tell([...whole.flat(), ...later]);
  }

  private tell(heard: Heard[]): void {
    // If nothing is played out, what came together is drawn together.
    const together =
      this.pace() > 0 ? heard : [{ update: heard[heard.length - 1].update, entries: heard.flatMap(({ entries }) => entries) }];
    for (const one of together) this.feed.add(this.moment(one));
  }

  private moment(heard: Heard): Moment<Update> {
    const moment = momentOf(heard, this.live.mySeats);
    const bot = moment.seat !== null && !!heard.update.seats[moment.seat]?.bot;
    return {
      ...moment,
      pace: bot ? settings.botPace() : 1,
      atOnce: moment.own || !!this.interaction.question || this.update?.status === "open",
    };
  }

  /** All is told: now the result may cover the board. */
  private settle(): void {
    if (!this.ended || this.update?.status !== "finished") return;
    this.ended = false;
    setTimeout(() => (this.showScore = true), BEFORE_SCORE);
  }
}
