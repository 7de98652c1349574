// What my seat answers by itself: planned here, kept and carried out by the server, also while I am away. Nobody else is told.
import type { PlannedAnswer, SeatPlan } from "../generated/api";
import { answerOf, api } from "../lib/api";

const NOTHING: SeatPlan = { answers: [], decline: false, dropped: null, offers: [] };
const same = (one: PlannedAnswer, other: PlannedAnswer): boolean => one.kind === other.kind && one.option.action === other.option.action;

export class SeatPlans {
  now: SeatPlan = $state.raw(NOTHING);
  /** What the server said if it refused. */
  trouble = $state("");
  private asked = 0;
  /** What was sent last: one plan after the other, so that the last one counts. */
  private sent: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  private get at() {
    return { path: { table: this.table, seat: this.seat } };
  }

  /** Asks the server; an answer that a later question has overtaken is left alone. */
  async load(): Promise<void> {
    const asked = ++this.asked;
    await this.sent;
    const found = await answerOf(api.GET("/api/tables/{table}/seats/{seat}/plan", { params: this.at })).catch(() => null);
    if (found && asked === this.asked) this.now = found;
  }

  planned(offer: PlannedAnswer): boolean {
    return this.now.answers.some((answer) => same(answer, offer));
  }

  /** One answer to a kind of question at a time: chosen again it is withdrawn, another replaces it. */
  choose(offer: PlannedAnswer): Promise<void> {
    const others = this.now.answers.filter(({ kind }) => kind !== offer.kind);
    return this.keep(this.planned(offer) ? others : [...others, offer], this.now.decline);
  }

  decline(wanted: boolean): Promise<void> {
    return this.keep(this.now.answers, wanted);
  }

  /** The note about a dropped answer was read. */
  dismiss(): Promise<void> {
    return this.keep(this.now.answers, this.now.decline);
  }

  private keep(answers: PlannedAnswer[], decline: boolean): Promise<void> {
    this.asked++;
    const before = this.now;
    this.now = { ...before, answers, decline, dropped: null };
    this.trouble = "";
    this.sent = this.sent.then(() => this.send(answers, decline, before));
    return this.sent;
  }

  private async send(answers: PlannedAnswer[], decline: boolean, before: SeatPlan): Promise<void> {
    const body = { answers: answers.map(({ kind, option }) => ({ kind, action: option.action })), decline };
    try {
      await api.PUT("/api/tables/{table}/seats/{seat}/plan", { params: this.at, body });
    } catch (error) {
      this.now = before;
      this.trouble = (error as Error).message;
    }
  }
}
