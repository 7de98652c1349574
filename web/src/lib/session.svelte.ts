// Who is sitting at this browser, and what can be played here. A guest needs only a name, and is asked for it once.
import type { ChangeMe, GameInfo, Me, Session as Opened } from "../generated/api";
import { answerOf, api, ApiError } from "./api";
import { speech, LANGUAGES, type Language } from "./speech.svelte";

const NAME = "longhall.name";
/** Kept while whoever is here has not chosen their name. */
const UNNAMED = "longhall.unnamed";
/** Kept while this browser holds a session: without it there is no use in asking the server who we are. */
const HERE = "longhall.here";

class Session {
  /** null: nobody yet. */
  me: Me | null = $state.raw(null);
  /** Whether the server has answered who we are. */
  known = $state(false);
  /** null until the server has told; empty if it cannot be reached. */
  games: GameInfo[] | null = $state.raw(null);
  /** How many bytes a request may send. */
  largestBody = $state(0);
  reachable = $state(true);
  /** The question for a name, while it is open. */
  asking: { why: string } | null = $state.raw(null);
  /** Whether the name is not of their choice: they played at once, and may be asked when there is time. */
  unnamed = $state(!!localStorage.getItem(UNNAMED));
  private answer: ((me: Me | null) => void) | null = null;
  private starting: Promise<void> | null = null;

  /** Ask the server who we are and what it offers; later calls wait for the first. */
  start(): Promise<void> {
    this.starting ??= Promise.all([this.whoAmI(), this.whatGames()]).then(() => undefined);
    return this.starting;
  }

  /** After the server could not be reached. */
  async again(): Promise<void> {
    this.starting = null;
    await this.start();
  }

  private async whoAmI(): Promise<void> {
    if (!localStorage.getItem(HERE)) {
      this.known = true;
      return;
    }
    try {
      this.me = await answerOf(api.GET("/api/me"));
      this.reachable = true;
      if ((LANGUAGES as readonly string[]).includes(this.me.language) && !localStorage.getItem("longhall.language.chosen")) {
        if (this.me.language !== speech.language) await speech.use(this.me.language as Language);
      }
    } catch (error) {
      this.reachable = !(error instanceof ApiError && error.status === 0);
      if (error instanceof ApiError && error.status === 401) localStorage.removeItem(HERE);
    }
    this.known = true;
  }

  private async whatGames(): Promise<void> {
    try {
      const { games, largest_body } = await answerOf(api.GET("/api/games"));
      await speech.learn(games);
      this.games = games;
      this.largestBody = largest_body;
      this.reachable = true;
    } catch {
      this.games = [];
      this.reachable = false;
    }
  }

  /** Packs are offered as soon as the server has tried them: pages that show them ask again. */
  async packsAnew(): Promise<void> {
    if (!this.games) return;
    const found = await answerOf(api.GET("/api/games")).catch(() => null);
    if (found) this.games = found.games;
  }

  game(name: string): GameInfo | null {
    return this.games?.find((game) => game.name === name) ?? null;
  }

  /** The name that was given here last, as a first guess. */
  get lastName(): string {
    return this.me?.name ?? localStorage.getItem(NAME) ?? "";
  }

  /** Somebody with a name: at once if known, else after asking. null if the person thought better of it. */
  async ensure(why = ""): Promise<Me | null> {
    await this.start();
    if (this.me) return this.me;
    this.answer?.(null);
    this.asking = { why };
    return new Promise((resolve) => (this.answer = resolve));
  }

  /** The question for a name was closed. */
  dismiss(): void {
    this.asking = null;
    this.answer?.(null);
    this.answer = null;
  }

  async beGuest(name: string): Promise<Me> {
    return this.settle(await answerOf(api.POST("/api/guests", { body: { name } })));
  }

  /** A guest who was not asked for a name; if somebody has an account of that name, a number tells them apart. */
  async beAnybody(name: string): Promise<Me> {
    const me = await this.beGuest(name).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return this.beGuest(`${name} ${100 + Math.floor(Math.random() * 900)}`);
    });
    localStorage.removeItem(NAME);
    localStorage.setItem(UNNAMED, "1");
    this.unnamed = true;
    return me;
  }

  private hasName(name: string): void {
    localStorage.setItem(NAME, name);
    localStorage.removeItem(UNNAMED);
    this.unnamed = false;
  }

  async claim(name: string, password: string): Promise<Me> {
    return this.settle(await answerOf(api.POST("/api/accounts", { body: { name, password } })));
  }

  async logIn(name: string, password: string): Promise<Me> {
    return this.settle(await answerOf(api.POST("/api/sessions", { body: { name, password } })));
  }

  async logOut(): Promise<void> {
    await api.DELETE("/api/sessions");
    localStorage.removeItem(HERE);
    this.me = null;
  }

  /** The account and all that belongs to it. */
  async deleteAccount(password: string): Promise<void> {
    await api.DELETE("/api/me", { body: { password } });
    localStorage.removeItem(HERE);
    localStorage.removeItem(NAME);
    this.me = null;
  }

  async change(what: Partial<ChangeMe>): Promise<Me> {
    this.me = await answerOf(api.PATCH("/api/me", { body: what }));
    if (what.name) this.hasName(this.me.name);
    return this.me;
  }

  /** A language chosen by hand stays, here and on the server. */
  async speak(language: Language): Promise<void> {
    localStorage.setItem("longhall.language.chosen", "1");
    await speech.use(language);
    if (this.me) await this.change({ language }).catch(() => undefined);
  }

  private settle({ me }: Opened): Me {
    this.me = me;
    this.hasName(me.name);
    localStorage.setItem(HERE, "1");
    if (me.language !== speech.language) void this.change({ language: speech.language }).catch(() => undefined);
    this.asking = null;
    this.answer?.(me);
    this.answer = null;
    return me;
  }
}

export const session = new Session();
