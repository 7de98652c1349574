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
  departing,
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
import { changesBetween, countsIn, eventOf, eventOfGain, gainsBetween, piecesIn, type Change, type Gain } from "./pieces";

/** More than this is no move but another game: it is shown without flights. */
const MOST = 60;

/** Nothing of it is to be seen. */
const still = (changed: string[]): Playing => ({ changed, far: false, tell: () => {}, finish: () => {} });

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
    if (atOnce) {
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
    const now = new Scene(root);
    const changes = changesBetween(was.pieces, now.pieces);
    const gains = gainsBetween(was.counts, now.counts);
    const played = new Play(root, was, seat, events);
    if (this.moves && changes.length <= MOST) changes.forEach((change) => played.add(change));
    if (this.moves) gains.forEach((gain) => played.count(gain));
    played.begin();
    // A part of the board that opens may close another: each is looked for when its time has come.
    const placeOf = (event: number): Element | null => this.placeOf(event, events, changes, gains);
    const places = events.map((_, event) => placeOf(event));
    return {
      changed: changes.map(({ key }) => key),
      far:
        [...root.querySelectorAll("[data-turned]")].some((one) => isSeen(measure(one))) ||
        places.some((place) => !!place && this.camera.isFar(place)),
      tell: (event, look) => {
        const place = look && events[event] ? placeOf(event) : null;
        if (place && this.camera.isFar(place) && this.camera.show(place)) played.settle();
        played.tell(event);
      },
      finish: () => played.finish(),
    };
  }

  /** Where an event can be seen: what it has changed, else the number or the thing it names. */
  private placeOf(event: number, events: string[][], changes: Change[], gains: Gain[]): Element | null {
    const here = (element: Element | undefined): boolean => !!element?.isConnected && !!element.closest(".stage, .beside");
    const changed = changes.find((change) => here(change.is?.element) && eventOf(change, events) === event);
    const counted = gains.find((gain) => here(gain.element) && eventOfGain(gain, events) === event);
    return changed?.is?.element ?? counted?.element ?? this.camera.find(events[event], true);
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
    this.counts = countsIn(root, (element) => isSeen(measure(element)));
    for (const { element } of this.counts.values()) this.measured.set(element, measure(element));
  }

  /** Where a piece was to be seen; null: nowhere. */
  seen(element: Element | undefined): Measured | null {
    const found = element ? this.measured.get(element) : null;
    return found && isSeen(found) ? found : null;
  }
}

/** One change of the board. */
class Play {
  private flights: Flight[] = [];
  /** What lies in a part of the board that is closed, until that is opened. */
  private unseen: (() => void)[] = [];
  /** How a flight is made anew. */
  private later = new WeakMap<Flight, () => void>();
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
    const { key, kind, was, is } = change;
    const event = eventOf(change, this.events);
    const before = this.was.seen(was?.element);
    const after = is ? measure(is.element) : null;
    const later = (): void => this.add({ ...change, was: null, kind: kind === "turns" ? kind : "enters" });
    if (is && after && !isSeen(after)) this.unseen.push(later);
    if (is && after && isSeen(after)) {
      if (kind === "turns") this.fly(key, is.element, after, turning, event, false, later);
      else if (before && kind === "moves") this.fly(key, is.element, after, flying(before.box, after.box), event, true, later);
      else this.fly(key, is.element, after, this.arrival(is.element, after), event, false, later);
      if (was && before && kind === "turns" && !was.element.isConnected) this.ghost(key, was.element, before, turningAway, event);
    } else if (was && before && kind !== "turns") {
      const to = this.place(was.element.getAttribute("data-to"));
      this.ghost(key, was.element, before, to ? departing(before.box, to) : vanishing, event);
    }
  }

  private arrival(element: Element, { box }: Measured): Frames {
    const from = this.place(element.closest("[data-from]")?.getAttribute("data-from") ?? "");
    return from ? arriving(from, box) : appearing;
  }

  /** A number says by how much it has changed; what somebody else has lost, or what the move is about, gives it. */
  count(gain: Gain): void {
    const { element, by, from } = gain;
    const at = measure(element);
    const later = (): void => this.count(gain);
    if (!isSeen(at)) {
      this.unseen.push(later);
      return;
    }
    const event = Math.max(0, eventOfGain(gain, this.events));
    const holder = document.createElement("div");
    holder.className = `flight gain ${by > 0 ? "more" : "less"}`;
    holder.textContent = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
    Object.assign(holder.style, { left: `${at.box.left}px`, top: `${at.box.top - 8}px` });
    this.take(new Flight(this.layer, holder, rising, null, event, false), later);
    const giver = from ? this.was.counts.get(from)?.element : undefined;
    const source = by > 0 ? (this.was.seen(giver)?.box ?? this.subject(element)) : null;
    const token = element.querySelector("svg");
    if (!source || !token) return;
    const there = measure(token);
    this.fly(gain.key, token, there, flying(source, there.box), event, false);
  }

  /** The thing on the board that a move names first; not that which has grown itself. */
  private subject(grown: Element): DOMRect | null {
    const [thing] = this.events[0] ?? [];
    if (!thing || grown.closest(`[data-thing="${thing}"]`)) return null;
    return this.boxOf(`:is(.stage, .beside) [data-thing="${thing}"]`);
  }

  /** Without anything to show there is nothing to lie over the page. */
  begin(): void {
    if (!this.flights.length) this.layer.remove();
  }

  tell(event: number): void {
    const pace = settings.pace();
    const late = this.unseen;
    this.unseen = [];
    for (const add of late) add();
    for (const flight of this.flights) if (flight.event <= event && !flight.started) flight.start(FLIGHT * pace);
  }

  /** The board has moved: what is under way lands, and what is still to come finds its way anew. */
  settle(): void {
    for (const flight of [...this.flights]) {
      const later = flight.started ? undefined : this.later.get(flight);
      if (later) this.unseen.push(later);
      flight.land();
    }
  }

  finish(): void {
    this.settle();
    this.unseen = [];
    this.layer.remove();
  }

  private take(flight: Flight, later?: () => void): void {
    if (later) this.later.set(flight, later);
    if (!this.layer.isConnected) this.root.append(this.layer);
    this.flights.push(flight);
    flight.onland = () => {
      this.flights = this.flights.filter((one) => one !== flight);
      if (!this.flights.length) this.layer.remove();
    };
  }

  private fly(key: string, element: Element, at: Measured, frames: Frames, event: number, waits: boolean, later?: () => void): void {
    if (!isSeen(at)) return;
    const holder = picture(element, at, getComputedStyle(element));
    holder.dataset.flies = key;
    this.take(new Flight(this.layer, holder, frames, element, event, waits), later);
  }

  private ghost(key: string, element: Element, at: Measured, frames: Frames, event: number): void {
    if (!isSeen(at)) return;
    const holder = picture(element, at, null);
    holder.dataset.flies = key;
    this.take(new Flight(this.layer, holder, frames, null, event, true));
  }

  /** The first of some places that is to be seen, else whoever has moved; null: nowhere in particular. */
  private place(named: string | null): DOMRect | null {
    if (named === null) return null;
    const mover = this.seat === null ? [] : [`seat:${this.seat}`];
    for (const place of [...named.split(" ").filter(Boolean), ...mover]) {
      const found = this.boxOf(`:is([data-row="${place}"], [data-thing="${place}"], [data-spot="${place}"])`);
      if (found) return found;
    }
    return null;
  }

  private boxOf(selector: string): DOMRect | null {
    const boxes = [...this.root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return boxes.find((box) => box.width > 0 && box.height > 0) ?? null;
  }
}
