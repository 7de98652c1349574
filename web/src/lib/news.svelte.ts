// What has just happened, told one after the other: a sentence, and the things it names stand out. Can be skipped.
import type { ShownEntry as LogEntry, ShownEvent } from "../generated/api";

export interface Item {
  id: number;
  event: ShownEvent;
  /** The things it names, but no players. */
  things: string[];
}

/** How long one stands alone, at rest and in a hurry; how long it stays; how many are told at all. */
const CALM = 900;
const HURRY = 260;
const STAYS = 2200;
const MOST = 12;

const THING = /^(?!seat:)[a-z-]+:[\w-]+$/;
const thingsOf = (event: ShownEvent): string[] =>
  Object.values(event.args)
    .flat()
    .filter((value): value is string => typeof value === "string" && THING.test(value));

export class News {
  shown: Item[] = $state.raw([]);
  private waiting: Item[] = [];
  private made = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Several in a row overlap, and go faster the more there are; of very many only the latest are told. */
  add(entries: LogEntry[]): void {
    const items = entries.flatMap(({ events }) => events).map((event): Item => ({ id: ++this.made, event, things: thingsOf(event) }));
    this.waiting = [...this.waiting, ...items].slice(-MOST);
    if (this.timer === undefined) this.next();
  }

  private next(): void {
    const item = this.waiting.shift();
    this.timer = undefined;
    if (!item) return;
    this.shown = [...this.shown, item].slice(-3);
    setTimeout(() => (this.shown = this.shown.filter(({ id }) => id !== item.id)), STAYS);
    this.timer = setTimeout(() => this.next(), this.waiting.length > 3 ? HURRY : CALM);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.shown = [];
  }
}
