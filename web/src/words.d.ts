declare module "virtual:words" {
  type Language = "en" | "pl" | "cs" | "es";
  /** All messages of a language but the rules, the guide and what only some pages say, as one text. */
  export const words: Record<Language, () => Promise<{ default: string }>>;
  /** Lessons, coach, player aid, advice and analysis, as one text. */
  export const guide: Record<Language, () => Promise<{ default: string }>>;
  /** What only some pages say, by the part of the page: `people` has `web_people.ftl`, `feast_for_odin` that game's cards. */
  export const parts: Record<string, Record<Language, () => Promise<{ default: string }>>>;
  /** The rules by game. */
  export const rules: Record<Language, () => Promise<{ default: Record<string, string> }>>;
  /** The games with messages here: their names, and what the ids of their messages begin with. */
  export const builtIn: { name: string; prefix: string }[];
}
