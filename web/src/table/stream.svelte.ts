// The live line to a table: versioned, resumed after every break, each action answered.
// All that is said in either direction is typed by the server's own schema (`generated/api`).
import type {
  ChatLine,
  Frame,
  Hello,
  Message,
  SeatInfo,
  ShownEntry as Entry,
  ShownRefusal,
  TableInfo as Told,
  Update,
  Welcome,
} from "../generated/api";
import { answerOf, api } from "../lib/api";
import { partsOf } from "../lib/contributing";
import type { Finding } from "../lib/fairness";

export type { ChatLine, Entry, SeatInfo, Update };
export type Refusal = ShownRefusal;
/** A table, and whether it is ours to start. */
export type TableInfo = Told & { host?: boolean };

/** A frame that gets an answer, before it has its id. */
type Unsent<F extends Frame = Frame> = F extends { id?: string } ? Omit<F, "id"> : never;

/** A frame that waits for its answer, and what to call when there is one. */
type Waiting = { frame: Frame; settled: () => void };

/** An update, and what of it is new. */
export interface Heard {
  update: Update;
  entries: Entry[];
}

export type Link = "connecting" | "open" | "lost";

/** How long an update waits for a frame at most, in milliseconds. */
const LATEST = 100;
/** Longer than any game; a table that somebody filled with chatter is not read to its end. */
const LONGEST_LOG = 5000;

let made = 0;
const newId = (): string => `${Date.now().toString(36)}-${(made++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export class TableStream {
  link: Link = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  now: Update | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  /** Whether the log is there from its beginning. */
  recalled = $state(false);
  chat: ChatLine[] = $state.raw([]);
  here: number[] = $state.raw([]);
  /** How many look on without a seat. */
  watching = $state(0);
  mySeats: number[] = $state.raw([]);
  seat: number | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** Whether a line of the chat was refused: told where it was typed, not where the question is. */
  readonly unsaid = $derived(/^error-(chat|banned)/.test(this.refusal?.message ?? ""));
  gone = $state(false);
  /** Whether the server hears of other servers' moves only now and then. */
  late = $state(false);
  /** Whether the host has removed us from our seat. */
  shownOut = $state(false);
  /** Why we do not give our part of the seed, if something about the start is wrong. */
  unfair: Finding | null = $state.raw(null);
  /** Called with what came, one update after the other, and the position before it. */
  onnews: (heard: Heard[], before: Update | null) => void = () => {};

  private socket: WebSocket | null = null;
  /** The version at which we were welcomed, and the seats that had been ours until then. */
  private welcomed = { version: 0, lost: [] as number[] };
  private tries = 0;
  private closed = false;
  /** Frames about chance: nobody clicked for them, so nobody is told that one was refused. */
  private quiet = new Set<string>();
  private waiting = new Map<string, Waiting>();
  /** Frames that were answered for a version that is not drawn yet. */
  private undrawn: { version: number; settled: () => void }[] = [];
  /** What came since the last drawing, while its frame is not over. */
  private coming: Update[] | null = null;

  constructor(
    readonly id: string,
    readonly as: "player" | "spectator" | "board" = "player",
  ) {}

  open(): void {
    const address = new URL(`/api/tables/${this.id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.send({ type: "hello", protocol: 1, token: null, as: this.as, seat: this.seat, version: this.now?.version ?? null });
      for (const { frame } of this.waiting.values()) this.send(frame);
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  /** Take a seat and come in again as its owner; what happens to the seat meanwhile is heard then, not as a spectator. */
  async sitDown(seat: number): Promise<void> {
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.onmessage = null;
      this.socket.close();
      this.socket = null;
    }
    try {
      await api.POST("/api/tables/{table}/join", { params: { path: { table: this.id } }, body: { seat } });
      this.mySeats = [...this.mySeats, seat];
      this.seat = null;
      this.shownOut = false;
    } finally {
      if (!this.closed) this.open();
    }
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed) return;
    if (code === 4404) {
      this.gone = true;
      return;
    }
    this.link = "lost";
    const wait = Math.min(8000, 400 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    setTimeout(() => !this.closed && this.socket === socket && this.open(), wait);
  }

  private send(frame: Frame | Hello): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private take(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "update":
        this.update(message);
        break;
      case "ack":
        if (!this.quiet.delete(message.id)) this.refusal = null;
        this.settle(message.id, message.version);
        break;
      case "refused":
        this.refuse(message.id, message);
        break;
      case "stale":
        this.refuse(message.id, { rule: "", message: "web-stale", args: {} }, message.version);
        break;
      case "chat":
        this.chat = [...this.chat, message].slice(-200);
        break;
      case "here":
        this.here = message.seats;
        this.watching = message.watching;
        break;
      case "late":
        this.late = message.late;
        break;
    }
  }

  private welcome({ table, you, chat, late }: Welcome): void {
    this.link = "open";
    this.info = { ...table, host: you.host };
    this.welcomed = { version: table.version, lost: this.mySeats.filter((seat) => !you.seats.includes(seat)) };
    this.mySeats = you.seats;
    this.seat = you.seat;
    this.chat = chat;
    this.late = late;
    void this.contribute();
  }

  private refuse(id: string | null, refusal: Refusal, version = 0): void {
    if (id !== null && this.quiet.delete(id)) return;
    this.refusal = refusal;
    if (id !== null) this.settle(id, version);
  }

  /** A frame is answered. Whoever waits for it hears of it when the version that it was answered for is drawn. */
  private settle(id: string, version: number): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) this.undrawn.push({ version, settled: waiting.settled });
    this.settleDrawn();
  }

  private settleDrawn(): void {
    const drawn = this.now?.version ?? 0;
    const settled = this.undrawn.filter(({ version }) => version <= drawn);
    this.undrawn = this.undrawn.filter(({ version }) => version > drawn);
    for (const one of settled) one.settled();
  }

  /** The first update is drawn at once; what comes before the next frame is drawn together with that frame. */
  private update(...updates: Update[]): void {
    if (this.coming) {
      this.coming.push(...updates);
      return;
    }
    this.coming = [];
    this.draw(updates);
    let over = false;
    const next = (): void => {
      if (over) return;
      over = true;
      const coming = this.coming ?? [];
      this.coming = null;
      if (coming.length) this.update(...coming);
    };
    requestAnimationFrame(next);
    setTimeout(next, LATEST); // a page that nobody sees has no frames, and still has to ring
  }

  private draw(updates: Update[]): void {
    const before = this.now;
    let known = this.log.at(-1)?.version ?? 0;
    const heard = updates.map((update): Heard => {
      const entries = update.entries.filter((entry) => entry.version > known);
      known = entries.at(-1)?.version ?? known;
      return { update, entries };
    });
    const news = heard.flatMap(({ entries }) => entries);
    const update = updates[updates.length - 1];
    const chance = updates.filter((one) => one.chance).at(-1)?.chance;
    this.now = update;
    this.seat = update.seat;
    if (news.length) this.log = [...this.log, ...news];
    for (const entry of news) if (entry.kind === "leave") this.left(entry);
    if (this.info) {
      this.info = {
        ...this.info,
        status: update.status,
        seats: update.seats,
        waiting: update.waiting,
        moves: update.moves,
        seed: update.seed,
        next: update.next,
        version: update.version,
        chance: chance ?? this.info.chance,
      };
      if (chance) void this.contribute();
    }
    this.onnews(heard, before);
    this.settleDrawn();
  }

  /** Our part of the seed: nobody has to click for it. */
  private async contribute(): Promise<void> {
    if (!this.info?.chance) return;
    const { parts, wrong } = await partsOf(this.info, this.as === "player" ? this.mySeats : []);
    this.unfair = wrong;
    for (const part of parts) {
      const id = newId();
      this.quiet.add(id);
      this.send({ id, ...part });
    }
  }

  /** A seat of ours is free again: we got up, or were removed. The welcome has counted in what happened before it. */
  private left({ seat, events, version }: Entry): void {
    const ours = version > this.welcomed.version ? this.mySeats : this.welcomed.lost;
    if (seat === null || !ours.includes(seat)) return;
    this.mySeats = this.mySeats.filter((own) => own !== seat);
    this.shownOut = events.some(({ message }) => message === "table-kicked");
  }

  /** The log from the beginning; the line itself tells only what happens from now on. */
  async recall(): Promise<void> {
    const path = { table: this.id };
    const seat = this.seat;
    const found: Entry[] = [];
    for (let more = true; more && found.length < LONGEST_LOG;) {
      const after = found.at(-1)?.version ?? 0;
      const past = await answerOf(api.GET("/api/tables/{table}/log", { params: { path, query: { most: 500, after, seat } } })).catch(
        () => null,
      );
      found.push(...(past?.entries ?? []));
      more = past?.more ?? false;
    }
    const first = this.log[0]?.version ?? Infinity;
    this.log = [...found.filter((entry) => entry.version < first), ...this.log];
    this.recalled = true;
  }

  private ask(unsent: Unsent, settled: () => void = () => {}): void {
    const id = newId();
    const frame: Frame = { ...unsent, id };
    this.waiting.set(id, { frame, settled });
    this.send(frame);
  }

  /** Make a move; the promise is kept when it is answered, and the position after it is drawn. */
  act(action: string): Promise<void> {
    return new Promise((settled) => this.ask({ type: "act", action, version: this.now?.version ?? 0, seat: this.seat }, settled));
  }

  undo(): void {
    this.ask({ type: "undo", seat: this.seat });
  }

  restart(): void {
    this.ask({ type: "restart", seat: this.seat });
  }

  askUndo(to: number): void {
    this.ask({ type: "ask-undo", to, seat: this.seat });
  }

  denyUndo(): void {
    this.ask({ type: "deny-undo", seat: this.seat });
  }

  lend(): void {
    this.ask({ type: "lend", seat: this.seat, bot: null });
  }

  takeBack(): void {
    this.ask({ type: "take", seat: this.seat });
  }

  say(text: string): void {
    this.ask({ type: "chat", text });
  }

  /** As host: silence somebody at this table, named by what their lines carry, or let them speak again. */
  mute(by: string, muted: boolean): void {
    this.ask({ type: "mute", by, muted });
  }

  /** Hot seat: show me the view of one of my seats. */
  lift(seat: number): void {
    this.ask({ type: "lift", seat });
  }
}
