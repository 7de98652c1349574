// The coach at a table: follows the player's decisions, asks the server for a good one, and says afterwards what another one cost.
import { untrack } from "svelte";
import { sheetOf, signsOf, type Row, type Sheet } from "../aid/sheet";
import type { Cost, Hint, Said } from "../generated/api";
import { answerOf, api } from "../lib/api";
import type { Option, Question } from "../lib/interaction.svelte";
import { beforeLastOf } from "../lib/moves";
import { speech } from "../lib/speech.svelte";
import { spotlight } from "../lib/spotlight.svelte";
import type { TableStage } from "../table/table-stage.svelte";
import { memory, type Manner } from "./memory.svelte";

/** Less than this is no worse: in chances to win, and in points where the game cannot tell chances. */
const LEAST_CHANCE = 0.03;
const LEAST_POINTS = 0.75;
/** More symbols at once are too much to read: the others wait for the next decision. */
const MOST_SIGNS = 3;

/** What the coach says about the move that was just made. */
export interface Remark {
  option: Said;
  better: Said;
  verdict: "same" | "fine" | "worse";
  cost: Cost | null;
}

const isWorse = ({ win_chance, points }: Cost): boolean => (win_chance !== null ? win_chance >= LEAST_CHANCE : points >= LEAST_POINTS);

function verdictOf(option: Option, cost: Cost): Remark["verdict"] {
  if (isWorse(cost)) return "worse";
  return JSON.stringify(cost.better) === JSON.stringify(option.label) ? "same" : "fine";
}

export class Coach {
  /** How much to say about the question that is open. */
  manner: Manner = $state("tell");
  /** Whether the player has asked for the choice. */
  asked = $state(false);
  hint: Hint | null = $state.raw(null);
  thinking = $state(false);
  remark: Remark | null = $state.raw(null);
  /** Symbols that come up for the first time. */
  fresh: Row[] = $state.raw([]);
  /** The goal is told until the first move of the first game. */
  goal = $state(false);
  ready = $state(false);
  private sheet: Sheet | null = null;
  /** What tells one question from another: while others move, one and the same may stay open. */
  private key = "";
  private asking: AbortController | null = null;
  /** How many answers the player has given: a remark about any but the last comes too late. */
  private answers = 0;

  constructor(private table: TableStage) {}

  private get game(): string {
    return this.table.info?.game ?? "";
  }

  private decision = (kind: string): string => `${this.game}/${kind}`;

  /** Whether the choice is told now. */
  get tells(): boolean {
    return this.asked || this.manner === "tell";
  }

  /** Follows the table; to be called while the panel is made. */
  follow(): void {
    const { table } = this;
    $effect(() => {
      const name = table.info?.game;
      if (!name) return;
      this.goal = untrack(() => !memory.knows(this.decision("goal")));
      void Promise.all([sheetOf(name), speech.withGuide(), speech.withRules()]).then(([sheet]) => {
        this.sheet = sheet;
        this.ready = true;
      });
    });
    $effect(() => {
      if (!this.ready || !table.update) return;
      const { question } = table;
      const own = table.log.filter(({ seat }) => seat === question?.seat).length;
      const key = question ? `${own} ${question.kind} ${question.options.map(({ action }) => action).join()}` : "";
      untrack(() => this.open(question, key));
    });
    $effect(() => {
      const { hint } = this;
      if (!hint || !this.tells) return;
      spotlight.point(hint);
      return () => spotlight.clear(hint.action);
    });
    table.interaction.onanswer = (option, done) => void this.answered(option, done);
    $effect(() => () => {
      table.interaction.onanswer = () => {};
      this.asking?.abort();
    });
  }

  /** A new question, or none. */
  private open(question: Question | null, key: string): void {
    if (key === this.key) return;
    this.key = key;
    this.asking?.abort();
    this.hint = null;
    this.thinking = false;
    this.asked = false;
    this.fresh = [];
    if (!question) return;
    this.manner = memory.mannerOf(this.decision(question.kind));
    this.meet(question.kind);
    if (this.manner !== "silent") void this.think(question.seat);
  }

  /** Symbols that are in sight and were never explained here: a few at a time, those of the decision first. */
  private meet(kind: string): void {
    const { sheet, table } = this;
    if (!sheet) return;
    const names = signsOf(sheet, kind, table.view, table.content).filter((name) => !memory.knows(this.decision(`sign-${name}`)));
    const now = names.slice(0, MOST_SIGNS);
    this.fresh = now.map((name) => sheet.signs[name]);
    memory.learn(...now.map((name) => this.decision(`sign-${name}`)));
  }

  private async think(seat: number): Promise<void> {
    this.thinking = true;
    const { key } = this;
    this.asking = new AbortController();
    const params = { path: { table: this.table.id }, query: { seat, quick: true } };
    const { signal } = this.asking;
    const found = await answerOf(api.GET("/api/tables/{table}/hint", { params, signal })).catch(() => null);
    if (key !== this.key) return;
    this.hint = found;
    this.thinking = false;
  }

  /** The player wants to know. */
  ask(): void {
    this.asked = true;
    const { question } = this.table;
    if (!this.hint && !this.thinking && question) void this.think(question.seat);
  }

  /** Plays what the coach would play. */
  play(): void {
    if (this.hint) this.table.interaction.take(this.hint.action);
  }

  /** Takes the player's last move back. */
  takeBack(): void {
    this.remark = null;
    this.table.live.undo();
  }

  private async answered(option: Option, done: Promise<void>): Promise<void> {
    const { hint, tells, thinking } = this;
    const { question } = this.table;
    const answer = ++this.answers;
    this.goal = false;
    memory.learn(this.decision("goal"));
    this.remark = null;
    if (!question || (!hint && !thinking) || question.options.length < 2) return;
    const decision = this.decision(question.kind);
    if (hint && tells) memory.tell(decision);
    if (option.action === hint?.action) {
      if (tells) return;
      memory.decide(decision, true);
      this.remark = { option: option.label, better: hint.label, verdict: "same", cost: null };
      return;
    }
    await done;
    const cost = await this.costOf(option, question.seat, hint?.action ?? "");
    if (!cost || answer !== this.answers) return;
    const worse = isWorse(cost);
    // Whoever was quicker than the hint has decided without it.
    if (!hint || !tells || worse) memory.decide(decision, !worse);
    this.remark = { option: option.label, better: cost.better, verdict: verdictOf(option, cost), cost };
  }

  /** What the last move cost, compared with an option; without one, with what the coach was about to say. */
  private async costOf(option: Option, seat: number, better: string): Promise<Cost | null> {
    const move = beforeLastOf(this.table.live.log, seat);
    if (move === null) return null;
    const params = { path: { table: this.table.id }, query: { seat, move, better } };
    const cost = await answerOf(api.GET("/api/tables/{table}/cost", { params })).catch(() => null);
    return cost?.action === option.action && move === beforeLastOf(this.table.live.log, seat) ? cost : null;
  }
}
