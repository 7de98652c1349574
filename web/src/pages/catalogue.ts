// The games as the pages show them, whether or not this server plays them.
import type { Component } from "svelte";
import { gameEntry, games, type GameEntry } from "../games";
import { say, speech } from "../lib/speech.svelte";
import HallScene from "./art/HallScene.svelte";

export interface Entry extends GameEntry {
  Art: Component;
}

/** Pictures by the names of their games: `BrianBoru.svelte`. */
const ART = import.meta.glob<Component>("./art/*.svelte", { eager: true, import: "default" });

const fileOf = (game: string): string => game.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export const catalogue = (): Entry[] => games().map((entry) => ({ ...entry, Art: ART[`./art/${fileOf(entry.name)}.svelte`] ?? HallScene }));

/** A game's own words; its prefix where the client is older than the game. */
const word = (prefix: string, what: string): string => (speech.has(`${prefix}-${what}`) ? say(`${prefix}-${what}`) : prefix);

/** A title in two parts: what the uncial letters say, and what stands below in plain ones. */
export function titleOf(prefix: string): { title: string; below: string } {
  const [title, below = ""] = word(prefix, "title").split(": ");
  return { title, below };
}

export const taglineOf = (prefix: string): string => word(prefix, "tagline");

export function gameTitle(name: string): string {
  const entry = gameEntry(name);
  return entry ? titleOf(entry.prefix).title : name;
}
