// What a tile, post, jarl or victory card says, composed of its own declaration, as words.py does for the terminal.
import { speech, type Args } from "../../lib/speech.svelte";
import type { Ability, Card, Content, Effect, Sourced, TileFace, TileKind } from "./types";

type Say = (message: string, args?: Args) => string;
type Values = Record<string, string | number>;

const DEFAULTS: Values = {
  n: 1,
  max: 0,
  max_cost: 0,
  who: "self",
  where: "any",
  what: "any",
  by: 0,
  to: 0,
  kind: "any",
  source: "available",
  pay: 0,
  tiles: 0,
  nodes: 0,
  discount: 0,
  strength: 0,
  action: "journey",
  follower: "jarls",
  colour: "black",
  cost: "normal",
};
const FLAGS = ["random", "may"];
const NOT_LIMITED = ["any", "all", "own_post", "own_venture"];
const ZONES = ["west", "north", "east", "south"];

const yes = (value: unknown): string => (value ? "yes" : "no");
/** Without the gaps that words left out have made. */
const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, " ")
    .replace(/ +([;:,.)]|$)/g, "$1")
    .trim();

export class Wording {
  constructor(private say: Say) {}

  /** What a saga tile says; for one that stays beside a jarl board also what it gives there. */
  tile(face: TileFace): string {
    const text = this.ability(face);
    return face.beside ? `${text} ${this.say("pax-when-beside", { text: this.ability(face.beside) })}` : text;
  }

  ability(data: Ability): string {
    const moment = data.when ?? (data.trigger === "activate" ? "activation" : data.trigger);
    const text = data.effects.map((effect) => this.effect(effect)).join("; ");
    return tidy(this.say(`pax-when-${moment}`, { text, once: yes(data.once), played: yes(data["only-played"]) }));
  }

  /** One test of a victory card. */
  test({ test, n, follower = undefined, each = 0 }: Card["tests"][number]): string {
    return tidy(this.say(`pax-test-${test}`, { n, follower: follower ?? "", each }));
  }

  card(card: Card): string {
    return this.join(
      "and",
      card.tests.map((test) => this.test(test)),
    );
  }

  effect(data: Effect): string {
    const args: Values = { ...DEFAULTS };
    if (data.do === "pay") args.n = 0;
    for (const [key, value] of Object.entries(data))
      if (key !== "do" && (typeof value === "string" || typeof value === "number")) args[key.replaceAll("-", "_")] = value;
    for (const key of FLAGS) args[key] = yes(data[key]);
    args.fixed = yes("to" in data);
    [args.where, args.place] = this.place(String(data.where ?? "any"), data.do);
    args.counter = this.counter(data.per as string | undefined);
    args.condition = this.condition(data.cond as string | undefined);
    const kinds = (data.kinds as string[] | undefined) ?? [];
    args.kinds = kinds.length === 1 ? kinds[0] : "both";
    args.then = this.all(data.then ?? []);
    args.options = this.join(
      "or",
      (data.options ?? []).map((way) => this.all(way)),
    );
    return tidy(this.say(`pax-verb-${data.do}`, args));
  }

  /** Several effects that are done together. */
  all(effects: Effect[]): string {
    return this.join(
      "and",
      effects.map((effect) => this.effect(effect)),
    );
  }

  private place(where: string, verb: string): [string, string] {
    const [word, rest = ""] = where.split(":");
    if (ZONES.includes(rest)) return [word, this.say(`pax-place-${rest}`)];
    if (word === "within") return [word, this.say("pax-place-within", { distance: Number(rest) })];
    if (NOT_LIMITED.includes(word)) return [word, verb === "establish" || verb === "copy" ? this.say("pax-place-any") : ""];
    return [word, this.say(`pax-place-${word}`)];
  }

  private counter(per: string | undefined): string {
    if (!per) return "";
    const [word, area = ""] = per.split(":");
    return this.say(`pax-counter-${word}`, { place: this.area(area) });
  }

  private condition(cond: string | undefined): string {
    if (!cond) return "";
    const [word, area, n] = cond.split(":");
    return area === undefined
      ? this.say(`pax-condition-${word}`)
      : this.say(`pax-condition-${word}`, { place: this.area(area), n: Number(n) });
  }

  private area(area: string): string {
    if (ZONES.includes(area)) return this.say(`pax-place-${area}`);
    return area ? this.say("pax-place-region", { region: speech.noun(`pax-region-${area}`) }) : "";
  }

  private join(word: string, parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say(`pax-join-${word}`, { first: parts.slice(0, -1).join(", "), second: parts[parts.length - 1] });
  }

  /** Where the record comes from, for the tooltip. */
  source(record: Sourced): string {
    if (record.source === "established") return this.say("pax-source-established");
    if (!record.established?.length) return this.say("pax-source-reconstruction");
    return this.say("pax-source-partly", { fields: record.established.map((field) => this.say(`pax-field-${field}`)).join(", ") });
  }
}

export interface Tile extends TileFace {
  kind: TileKind;
}

/** All saga tiles by id. */
export function tilesOf(content: Content): Map<string, Tile> {
  const of = (kind: TileKind, faces: TileFace[]): [string, Tile][] => faces.map((face) => [face.id, { ...face, kind }]);
  return new Map([
    ...of("venture", content.ventures.tiles),
    ...of("event", content.events.tiles),
    ...of("god", content.gods.tiles),
    ...of("advocate", content.advocates.tiles),
  ]);
}

/** The zone of a tile's area, which is a zone or a region. */
export function zoneOf(content: Content, area: string): string {
  return ZONES.includes(area) ? area : (content.map.regions.find(({ id }) => id === area)?.zone ?? "");
}
