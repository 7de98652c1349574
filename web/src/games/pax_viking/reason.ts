// Why a game was won: what ended it, who fulfils which victory card, and what that card asks for.
import { say } from "../../lib/speech.svelte";
import type { Told } from "../../table/games";
import type { Content } from "./types";
import { Wording } from "./words";

const REASONS = ["pax-ends-by-track", "pax-ends-by-stall", "pax-fulfils", "pax-solo-won", "pax-solo-lost"];

export function reason(told: Told[], content: unknown): { told: Told[]; more: string[] } {
  const found = told.filter(({ message }) => REASONS.includes(message));
  const wording = new Wording(say);
  const cards = new Set(found.map(({ args }) => args.victory));
  const more = (content as Content).victory.cards
    .filter(({ id }) => cards.has(`victory:${id}`))
    .map((card) => `${say(`pax-victory-${card.id}`)}: ${wording.card(card)}.`);
  return { told: found, more };
}
