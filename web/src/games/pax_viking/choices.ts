// "Choose one of the effects": what each of them does, from the declaration of what they stand on.
import type { Question } from "../../lib/interaction.svelte";
import { say } from "../../lib/speech.svelte";
import type { Content, Effect } from "./types";
import { tilesOf, Wording } from "./words";

const OPTION = /^option (\d+)$/;

/** The effects that leave a choice, however deep they lie. */
const choosing = (effects: Effect[]): Effect[] =>
  effects.flatMap((effect) => [
    ...(effect.options ? [effect] : []),
    ...choosing(effect.then ?? []),
    ...(effect.options ?? []).flatMap((way) => choosing(way)),
  ]);

/** All effects that a tile, a post or a jarl is declared with. */
function effectsOf(ref: string, content: Content): Effect[] {
  const [kind, id] = ref.split(":");
  const tile = kind === "tile" ? tilesOf(content).get(id) : undefined;
  if (tile) return [...(tile.effects as Effect[]), ...((tile.beside?.effects ?? []) as Effect[])];
  if (kind === "post") return content.posts.posts.find((post) => post.id === id)?.effects ?? [];
  const jarl = kind === "jarl" ? content.jarls.jarls.find((one) => one.id === id) : undefined;
  return (jarl?.abilities ?? []).flatMap(({ effects }) => effects as Effect[]);
}

/** What an option of a choice between effects does; null for other options, and where it cannot be told which choice is meant. */
export function effectNamed(action: string, question: Question, content: Content): string | null {
  const at = OPTION.exec(action);
  if (!at || question.kind !== "choose") return null;
  const found = choosing(effectsOf(String(question.args.source ?? ""), content));
  const way = found.length === 1 ? found[0].options?.[Number(at[1]) - 1] : undefined;
  if (!way) return null;
  const text = new Wording(say).all(way);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
