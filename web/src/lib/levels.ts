// The levels of bots: what they are called, and which one this browser took last.
import type { GameInfo } from "../generated/api";
import { settings } from "./settings.svelte";
import { say, speech } from "./speech.svelte";

/** For a first visit. */
export const FIRST_LEVEL = "casual";

/** What a bot is called; one that this page does not know by its own word. */
export const botName = (bot: string): string => (speech.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);
export const botWord = (bot: string): string => say("web-bot-other", { bot: botName(bot) });
/** Whom a bot is for. */
export const aboutBot = (bot: string): string => (speech.has(`bot-${bot}-about`) ? say(`bot-${bot}-about`) : "");

/** The bot that people play against unless they say otherwise: as they chose last time. */
export function usualBot(game: Pick<GameInfo, "levels" | "bots">): string {
  const known = [settings.level, FIRST_LEVEL].find((level) => game.levels.includes(level));
  return known ?? game.levels[0] ?? game.bots[0];
}

/** Remember a choice for the next table. */
export function chooseLevel(level: string): void {
  settings.level = level;
  settings.keep();
}

/** The bots of a game that starts at once. */
export const levelsFor = (game: Pick<GameInfo, "levels" | "bots">, count: number): string[] =>
  Array.from({ length: count }, (_, i) => (game.levels.includes(settings.each[i]) ? settings.each[i] : usualBot(game)));

/** Remember one level for all of them: the usual one unless another is given. */
export function chooseForAll(level = settings.level): void {
  settings.each = [];
  chooseLevel(level);
}

/** Remember a level for each of them. */
export function chooseForEach(levels: string[]): void {
  settings.each = levels;
  settings.keep();
}
