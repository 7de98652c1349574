// The three games, whether or not this server plays them yet.
import type { Component } from "svelte";
import { GAMES, type GameEntry } from "../games";
import { say, speech } from "../lib/speech.svelte";
import BrianBoru from "./art/BrianBoru.svelte";
import FeastForOdin from "./art/FeastForOdin.svelte";
import HallScene from "./art/HallScene.svelte";
import PaxViking from "./art/PaxViking.svelte";

export interface Entry extends GameEntry {
  Art: Component;
}

const ART: Record<string, Component> = { "brian-boru": BrianBoru, "pax-viking": PaxViking, "feast-for-odin": FeastForOdin };

export const CATALOGUE: Entry[] = GAMES.map((entry) => ({ ...entry, Art: ART[entry.name] ?? HallScene }));

export const entryOf = (name: string): Entry | undefined => CATALOGUE.find((entry) => entry.name === name);

/** A game's own words; its prefix where the client is older than the game. */
const word = (prefix: string, what: string): string => (speech.has(`${prefix}-${what}`) ? say(`${prefix}-${what}`) : prefix);

/** A title in two parts: what the uncial letters say, and what stands below in plain ones. */
export function titleOf(prefix: string): { title: string; below: string } {
  const [title, below = ""] = word(prefix, "title").split(": ");
  return { title, below };
}

export const taglineOf = (prefix: string): string => word(prefix, "tagline");

export function gameTitle(name: string): string {
  const entry = entryOf(name);
  return entry ? titleOf(entry.prefix).title : name;
}
