// Plays out on the page what has changed between two positions: pieces fly, turn, come and go, numbers rise. It compares what drawings have
// named (`pieces.ts`) before and after, and knows no game.
import "./flights.css";
import { flushSync } from "svelte";
import { settings } from "../lib/settings.svelte";
import { Camera } from "./camera";
import type { Mover, Playing } from "./feed.svelte";
import {
  appearing,
  arriving,
  Flight,
  FLIGHT,
  flying,
  isSeen,
  measure,
  picture,
  rising,
  turning,
  turningAway,
  vanishing,
  type Frames,
  type Measured,
} from "./flights";
import { changesBetween, countsIn, eventOf, gainsBetween, piecesIn, type Change, type Gain } from "./pieces";

/** More than this is no move but another game: it is shown without flights. */
const MOST = 60;

/** Nothing of it is to be seen. */
const still = (changed: string[]): Playing => ({ changed, tell: () => {}, finish: () => {} });

export class Motion implements Mover {
  private camera = new Camera(
    () => this.root,
    () => (this.moves ? settings.pace() : 0),
  );

  constructor(private find: () => HTMLElement | null = () => document.querySelector<HTMLElement>(".table-page, .lesson")) {}

  private get root(): HTMLElement | null {
    return this.find();
  }

  private get moves(): boolean {
    return settings.moves() && settings.pace() > 0 && typeof Element.prototype.animate === "function";
  }

  bring(things: string[]): boolean {
    return this.camera.bring(things);
  }

  giveBack(): void {
    this.camera.giveBack();
  }

  change(events: string[][], seat: number | null, atOnce: boolean, apply: () => void): Playing {
    const { root } = this;
    if (!root) {
      apply();
      return still([]);
    }
    if (atOnce || !this.moves) {
      const before = piecesIn(root);
      apply();
      flushSync();
      return still(changesBetween(before, piecesIn(root)).map(({ key }) => key));
    }
    // What the page had to do otherwise, such as turning to somebody else's board, is no part of the move.
    flushSync();
    const was = new Scene(root);
    apply();
    flushSync();
    const changes = changesBetween(was.pieces, new Scene(root).pieces);
    const gains = gainsBetween(was.counts, countsIn(root));
    const played = new Play(root, was, seat, events);
    if (changes.length <= MOST) changes.forEach((change) => played.add(change));
    gains.forEach((gain) => played.count(gain));
    played.begin();
    return { changed: changes.map(({ key }) => key), tell: (event) => played.tell(event), finish: () => played.finish() };
  }
}

/** What is on the page at one moment, and where. */
class Scene {
  readonly measured = new Map<Element, Measured>();
  readonly counts: ReturnType<typeof countsIn>;
  readonly pieces: ReturnType<typeof piecesIn>;

  constructor(root: HTMLElement) {
    this.pieces = piecesIn(root, (element) => {
      const found = measure(element);
      this.measured.set(element, found);
      return isSeen(found);
    });
    this.counts = countsIn(root);
    for (const { element } of this.counts.values()) this.measured.set(element, measure(element));
  }
}

/** One change of the board. */
class Play {
  private flights: Flight[] = [];
  private layer: HTMLElement;

  constructor(
    private root: HTMLElement,
    private was: Scene,
    private seat: number | null,
    private events: string[][],
  ) {
    this.layer = document.createElement("div");
    this.layer.className = "flights";
    this.layer.inert = true;
    this.layer.setAttribute("aria-hidden", "true");
    root.append(this.layer);
  }

  add(change: Change): void {
    const { kind, was, is } = change;
    const event = eventOf(change, this.events);
    const before = was ? this.was.measured.get(was.element) : null;
    const after = is ? measure(is.element) : null;
    if (is && after && kind === "enters") {
      const from = this.origin(is.element);
      this.fly(is.element, after, from ? arriving(from, after.box) : appearing, event, false);
    } else if (is && before && after && kind === "moves") {
      this.fly(is.element, after, flying(before.box, after.box), event, true);
    } else if (was && is && before && after && kind === "turns") {
      this.fly(is.element, after, turning, event, false);
      if (!was.element.isConnected) this.ghost(was.element, before, turningAway, event);
    } else if (was && before && kind === "leaves") this.ghost(was.element, before, vanishing, event);
  }

  /** A number says by how much it has changed; what somebody else has lost comes from there. */
  count({ element, by, from }: Gain): void {
    const at = measure(element);
    if (!isSeen(at)) return;
    const holder = document.createElement("div");
    holder.className = `flight gain ${by > 0 ? "more" : "less"}`;
    holder.textContent = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
    Object.assign(holder.style, { left: `${at.box.left}px`, top: `${at.box.top - 8}px` });
    this.take(new Flight(this.layer, holder, rising, null, 0, false));
    const giver = from ? this.was.counts.get(from) : null;
    const source = giver ? this.was.measured.get(giver.element) : null;
    const token = element.querySelector("svg");
    if (!source || !token || !isSeen(source)) return;
    const there = measure(token);
    this.fly(token, there, flying(source.box, there.box), 0, false);
  }

  /** Without anything to show there is nothing to lie over the page. */
  begin(): void {
    if (!this.flights.length) this.layer.remove();
  }

  tell(event: number): void {
    const pace = settings.pace();
    for (const flight of this.flights) if (flight.event === event) flight.start(FLIGHT * pace);
  }

  finish(): void {
    for (const flight of [...this.flights]) flight.land();
    this.layer.remove();
  }

  private take(flight: Flight): void {
    this.flights.push(flight);
    flight.onland = () => {
      this.flights = this.flights.filter((one) => one !== flight);
      if (!this.flights.length) this.layer.remove();
    };
  }

  private fly(element: Element, at: Measured, frames: Frames, event: number, waits: boolean): void {
    if (!isSeen(at)) return;
    const holder = picture(element, at, getComputedStyle(element));
    this.take(new Flight(this.layer, holder, frames, element, event, waits));
  }

  private ghost(element: Element, at: Measured, frames: Frames, event: number): void {
    if (!isSeen(at)) return;
    this.take(new Flight(this.layer, picture(element, at, null), frames, null, event, true));
  }

  /** Where a piece comes from that was not there: the place it names, else whoever has moved. */
  private origin(element: Element): DOMRect | null {
    const named = element.closest("[data-from]")?.getAttribute("data-from");
    const place = named ?? (this.seat === null ? "" : `seat:${this.seat}`);
    const found = [...this.root.querySelectorAll(`[data-row="${place}"], [data-thing="${place}"]`)]
      .map((one) => one.getBoundingClientRect())
      .find((box) => box.width > 0 && box.height > 0);
    return found ?? null;
  }
}
