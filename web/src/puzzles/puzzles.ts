// What the puzzle pages ask of the server, and how a puzzle is called.
import type { PuzzleInfo, PuzzleList, PuzzlesOfTheDay } from "../generated/api";
import { answerOf, api } from "../lib/api";
import { named } from "../lib/names";
import { session } from "../lib/session.svelte";
import { say, speech } from "../lib/speech.svelte";
import { prefixOf } from "../table/games";

const GRADE = ["web-puzzle-grade-1", "web-puzzle-grade-2", "web-puzzle-grade-3", "web-puzzle-grade-4", "web-puzzle-grade-5"];
export const GRADES = GRADE.map((_, at) => at + 1);
/** How hard a puzzle is, in words. */
export const gradeOf = (grade: number): string => say(GRADE[grade - 1]);

/** The words of puzzles, and of the reasons in them. */
const puzzleWords = (): Promise<unknown> => Promise.all([speech.withPart("puzzles"), speech.withGuide()]);

/** All puzzles of a game, the easiest first, and how I do; the words of puzzles are loaded with them. */
export async function puzzlesOf(game: string): Promise<PuzzleList> {
  await session.start();
  const [found] = await Promise.all([answerOf(api.GET("/api/puzzles", { params: { query: { game } } })), puzzleWords()]);
  return found;
}

export async function puzzlesOfTheDay(): Promise<PuzzlesOfTheDay> {
  const [found] = await Promise.all([answerOf(api.GET("/api/puzzles/today")), puzzleWords()]);
  return found;
}

/** What a puzzle asks for. */
export function themeOf({ game, theme: { message, facts } }: Pick<PuzzleInfo, "game" | "theme">, players: string[] = []): string {
  const prefix = prefixOf(game);
  const part = `${prefix}-gain-${facts.part}`;
  if (message === "web-puzzle-part") {
    if (!speech.has(part)) return say("web-puzzle-any");
    const asked = [`${prefix}-puzzle-at-${facts.kind}-${facts.verb}`, `${prefix}-puzzle-at-${facts.kind}`];
    const title = asked.find((id) => speech.has(id)) ?? message;
    return say(title, { ...named(facts, prefix, players), gain: say(part) });
  }
  return say(speech.has(message) ? message : "web-puzzle-any", named(facts, prefix, players));
}

/** The puzzle to go on with: of those not tried yet the one that is nearest to a rating, else the one after this. */
export function nextOf(puzzles: readonly PuzzleInfo[], id: string, rating: number): PuzzleInfo | null {
  const far = (puzzle: PuzzleInfo): number => Math.abs(puzzle.rating - rating);
  const open = puzzles.filter((puzzle) => puzzle.id !== id && !puzzle.result);
  if (open.length) return open.reduce((best, puzzle) => (far(puzzle) < far(best) ? puzzle : best));
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  return puzzles.length > 1 ? puzzles[(at + 1) % puzzles.length] : null;
}
