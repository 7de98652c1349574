// Words: message ids and their arguments become sentences. The same .ftl files as in Python, one bundle a language.
import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { guide, parts, rules, words } from "virtual:words";

export const LANGUAGES = ["en", "pl", "cs", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", cs: "Čeština", es: "Español" };

/** What a thing is called: the nominative, and the other cases that its message has as attributes. A mark that only
 * stands for a name tells which: in a list the word before it may depend on how the name sounds. */
export class Name extends FluentType<string> {
  constructor(
    nominative: string,
    readonly form: (grammaticalCase: string) => string,
    readonly markOf?: string | Name,
  ) {
    super(nominative);
  }
  toString(): string {
    return this.value;
  }
}
/** `NAME($thing, case: "gen")` in messages. What has no such form stays as it is: players, packs' own names. */
const NAME: FluentFunction = ([thing], { case: wanted }) => (thing instanceof Name ? thing.form(String(wanted)) : thing);

type Item = number | string | Name;
export type Value = Item | Item[];
export type Args = Record<string, Value>;
const NONE: Args = {};
export interface Said {
  message: string;
  args: Args;
}

/** The words and rules of games that this client was built without, as the server has them. */
async function brought(games: readonly string[], language: Language): Promise<Record<string, string>> {
  const answers = games.map(async (game) => {
    const answer = await fetch(`/api/games/${game}/words/${language}`).catch(() => null);
    return [game, answer?.ok ? await answer.text() : ""];
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** The rules of all games in a language, by game, as they were written. */
export async function rulesIn(language: Language): Promise<Record<string, string>> {
  return { ...(await rules[language]()).default, ...(await brought(speech.learned, language)) };
}

/** Which words are to be loaded: the language, whether with all rules and the guide, parts of the page, and games that this client was
 * built without. */
interface Wanted {
  language: Language;
  rules: boolean;
  guide: boolean;
  parts: readonly string[];
  games: readonly string[];
}

async function load({ language, rules: withRules, guide: withGuide, parts: wanted, games }: Wanted): Promise<FluentBundle> {
  const texts = [
    (await words[language]()).default,
    ...(withGuide ? [(await guide[language]()).default] : []),
    ...(await Promise.all(wanted.map(async (part) => (await parts[part][language]()).default))),
    ...(withRules ? Object.values((await rules[language]()).default) : []),
    ...Object.values(await brought(games, language)),
  ];
  const bundle = new FluentBundle(language, { functions: { NAME }, useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function guess(): Language {
  const kept = localStorage.getItem("longhall.language");
  const wishes = [kept ?? "", ...navigator.languages].map((word) => word.slice(0, 2));
  return (wishes.find((word) => (LANGUAGES as readonly string[]).includes(word)) ?? "en") as Language;
}

/** Says things in the reader's language; changing the language changes everything on the page at once. */
class Speech {
  language: Language = $state("en");
  ready = $state(false);
  private bundle = $state.raw(new FluentBundle("en"));
  /** What messages without arguments say, for each bundle: boards ask for the same names again and again. */
  private said = new WeakMap<FluentBundle, Map<string, string>>();
  private lists = new Map<Language, Intl.ListFormat>();
  private wanted: Wanted = { language: "en", rules: false, guide: false, parts: [], games: [] };
  private loaded: Wanted = this.wanted;
  private loading: Promise<void> = Promise.resolve();
  /** What the content pack of the table on the page calls things: before our own messages, in every language. */
  private lent = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** Use a content pack's own names, by message id, instead of those of the last one. */
  lend(names: ReadonlyMap<string, string>): void {
    if (names.size || this.lent.size) this.lent = names;
  }

  async start(): Promise<void> {
    await this.use(guess());
  }

  use(language: Language): Promise<void> {
    this.wanted = { ...this.wanted, language };
    return this.reload();
  }

  /** The rules' texts are loaded when somebody asks for one. */
  async withRules(): Promise<void> {
    if (this.wanted.rules) return this.loading;
    this.wanted = { ...this.wanted, rules: true };
    return this.reload();
  }

  /** What lessons, coach and player aid say is loaded for those who learn. */
  async withGuide(): Promise<void> {
    if (this.wanted.guide) return this.loading;
    this.wanted = { ...this.wanted, guide: true };
    return this.reload();
  }

  /** The words of a part of the page, from `web_<part>.ftl`, are loaded with it. */
  async withPart(part: string): Promise<void> {
    if (this.wanted.parts.includes(part)) return this.loading;
    this.wanted = { ...this.wanted, parts: [...this.wanted.parts, part] };
    return this.reload();
  }

  /** What the cards of a game say, where they have a file of their own. */
  async withCards(game: string): Promise<void> {
    const part = game.replaceAll("-", "_");
    if (part in parts) await this.withPart(part);
  }

  /** Learn the words of games whose titles are not known yet. */
  async learn(games: readonly { name: string; prefix: string }[]): Promise<void> {
    const unknown = games.filter(({ prefix }) => !this.has(`${prefix}-title`)).map(({ name }) => name);
    if (!unknown.length) return;
    this.wanted = { ...this.wanted, games: [...this.wanted.games, ...unknown] };
    await this.reload();
  }

  /** The games whose words came from the server. */
  get learned(): readonly string[] {
    return this.wanted.games;
  }

  private reload(): Promise<void> {
    this.loading = this.load(this.wanted);
    return this.loading;
  }

  private async load(wanted: Wanted): Promise<void> {
    let bundle: FluentBundle;
    try {
      bundle = await load(wanted);
    } catch (error) {
      if (wanted === this.wanted) this.wanted = this.loaded;
      throw error;
    }
    // What was asked for meanwhile contains all of this.
    if (wanted !== this.wanted) return this.loading;
    const { language } = wanted;
    this.loaded = wanted;
    this.bundle = bundle;
    this.language = language;
    this.ready = true;
    localStorage.setItem("longhall.language", language);
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.lent.has(id) || this.bundle.hasMessage(id);
  }

  say(id: string, args: Args = NONE): string {
    const lent = this.lent.get(id);
    if (lent !== undefined) return lent;
    if (args !== NONE) return this.format(id, args);
    const kept = this.said.get(this.bundle) ?? new Map<string, string>();
    this.said.set(this.bundle, kept);
    const known = kept.get(id);
    if (known !== undefined) return known;
    const text = this.format(id, NONE);
    kept.set(id, text);
    return text;
  }

  /** A message that is the name of something, to be an argument of a sentence. */
  noun(id: string): string | Name {
    const nominative = this.say(id);
    if (this.lent.has(id)) return nominative;
    const cases = this.bundle.getMessage(id)?.attributes ?? {};
    const form = (wanted: string): string => (wanted in cases ? this.bundle.formatPattern(cases[wanted]) : nominative);
    return Object.keys(cases).length > 0 ? new Name(nominative, form) : nominative;
  }

  private format(id: string, args: Args): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return `[${id}]`;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        given[`${name}_count`] = value.length;
        given[name] = this.listed(value);
      } else given[name] = value;
    }
    return this.bundle.formatPattern(message.value, given, []);
  }

  /** A list as one argument, which has the cases of its items. */
  private listed(items: Item[]): string | Name {
    const text = (wanted: string): string => {
      const words = together(items.map((item) => inCase(item, wanted)));
      return this.list(
        words.map(({ text }) => text),
        words.map(({ at }) => String(inCase(meant(items[at]), wanted))),
      );
    };
    return items.some((item) => item instanceof Name) ? new Name(text(""), text) : text("");
  }

  /** Items joined by the language's "and", which in Spanish depends on the sound of the next: `read` are the real words where
   * items are marks. */
  list(items: string[], read: string[] = items): string {
    const format = this.lists.get(this.language) ?? new Intl.ListFormat(this.language, { type: "conjunction" });
    this.lists.set(this.language, format);
    let at = 0;
    return format
      .formatToParts(read)
      .map((part) => (part.type === "element" ? items[at++] : part.value))
      .join("");
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
  }
}

const inCase = (item: Item, wanted: string): string | number => (item instanceof Name ? (wanted ? item.form(wanted) : item.value) : item);
const meant = (item: Item): Item => (item instanceof Name ? (item.markOf ?? item) : item);

/** What is there several times is said once: `coin ×3`. Figures are not things: each of them is said. `at`: its first place. */
function together(items: (string | number)[]): { text: string; at: number }[] {
  return items
    .map((item, at) => ({ item, at }))
    .filter(({ item, at }) => typeof item === "number" || items.indexOf(item) === at)
    .map(({ item, at }) => {
      const count = typeof item === "number" ? 1 : items.filter((other) => other === item).length;
      return { text: count > 1 ? `${item} ×${count}` : String(item), at };
    });
}

export const speech = new Speech();
export const say = (id: string, args: Args = NONE): string => speech.say(id, args);
