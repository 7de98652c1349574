// The rules as a book: chapters and paragraphs in the order of the file, each under its id.
import { games } from "../games";
import { rulesIn, type Language } from "../lib/speech.svelte";

export interface Chapter {
  id: string;
  rules: string[];
}

/** The ids of a file of rules. A chapter's own message is its title; its paragraphs are numbered. */
export function chaptersOf(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [, id] of source.matchAll(/^([A-Z]{3}-[A-Z0-9]+(?:-[0-9]+)?) *=/gm)) {
    const chapter = id.replace(/-[0-9]+$/, "");
    if (chapters.at(-1)?.id !== chapter) chapters.push({ id: chapter, rules: [] });
    if (id !== chapter) chapters.at(-1)!.rules.push(id);
  }
  return chapters;
}

/** The games whose rules can be read. */
export const gamesWithRules = (): string[] => games().map(({ name }) => name);

export async function readRules(game: string, language: Language): Promise<Chapter[]> {
  return chaptersOf((await rulesIn(language))[game] ?? "");
}

/** Letters without their marks, so that "Breifne" finds "Bréifne". */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();

/** Where the words of a search stand in a text; null unless all of them are in it. */
export function found(text: string, words: string[]): [number, number][] | null {
  // Letter by letter, so that places in the plain text are places in the real one.
  const letters = [...text].map((letter) => plain(letter)[0] ?? " ").join("");
  const places: [number, number][] = [];
  for (const word of words) {
    let at = letters.indexOf(word);
    if (at < 0) return null;
    for (; at >= 0; at = letters.indexOf(word, at + word.length)) places.push([at, at + word.length]);
  }
  return places.sort((a, b) => a[0] - b[0]).filter(([start], i, all) => !i || start >= all[i - 1][1]);
}

/** A text cut at those places. */
export function cut(text: string, places: [number, number][]): { text: string; hit: boolean }[] {
  const letters = [...text];
  const pieces: { text: string; hit: boolean }[] = [];
  let done = 0;
  for (const [start, end] of places) {
    if (start > done) pieces.push({ text: letters.slice(done, start).join(""), hit: false });
    pieces.push({ text: letters.slice(start, end).join(""), hit: true });
    done = end;
  }
  if (done < letters.length) pieces.push({ text: letters.slice(done).join(""), hit: false });
  return pieces;
}
