// Words: message ids and their arguments become sentences. The same .ftl files as in Python, one bundle a language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "cs", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", cs: "Čeština", es: "Español" };

export type Value = number | string | (number | string)[];
export type Args = Record<string, Value>;
export interface Said {
  message: string;
  args: Args;
}

const files = import.meta.glob("../../../locales/*/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

async function load(language: Language, rules: boolean): Promise<FluentResource[]> {
  const wanted = Object.entries(files).filter(
    ([path]) => path.includes(`/${language}/`) && path.endsWith("_rules.ftl") === rules,
  );
  return Promise.all(wanted.map(async ([, read]) => new FluentResource(await read())));
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
  private rulesOf: Language | null = null;

  async start(): Promise<void> {
    await this.use(guess());
  }

  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of await load(language, false)) bundle.addResource(resource);
    if (this.rulesOf) for (const resource of await load(language, true)) bundle.addResource(resource);
    if (this.rulesOf) this.rulesOf = language;
    this.bundle = bundle;
    this.language = language;
    this.ready = true;
    localStorage.setItem("longhall.language", language);
    document.documentElement.lang = language;
  }

  /** The rules' texts are loaded when somebody asks for one. */
  async withRules(): Promise<void> {
    if (this.rulesOf === this.language) return;
    const resources = await load(this.language, true);
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const resource of [...(await load(this.language, false)), ...resources]) bundle.addResource(resource);
    this.rulesOf = this.language;
    this.bundle = bundle;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, args: Args = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return `[${id}]`;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        given[`${name}_count`] = value.length;
        given[name] = this.list(value.map(String));
      } else given[name] = value;
    }
    return this.bundle.formatPattern(message.value, given, []);
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
  }
}

export const speech = new Speech();
export const say = (id: string, args: Args = {}): string => speech.say(id, args);
