// What the pages ask of the server.
import { api } from "../lib/api";
import { go } from "../lib/router.svelte";
import { session, type GameInfo } from "../lib/session.svelte";

export type Pace = { kind: "none" } | { kind: "live"; minutes: number; increment: number } | { kind: "turns"; days: number };

export interface Terms {
  pace: Pace;
  undo: "never" | "own" | "consent";
  absent: "bot" | "resign";
  rated: boolean;
}

export interface SeatWish {
  kind: "open" | "me" | "bot";
  bot?: string;
  name?: string;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string;
  bot: string;
  resigned: boolean;
}

export interface Result {
  totals: number[];
  places: number[];
  winners: number[];
  parts: Record<string, number>[];
}

export interface TableRow {
  id: string;
  name: string;
  game: string;
  status: "open" | "running" | "finished";
  terms: Terms;
  options: Record<string, boolean | string>;
  seats: SeatInfo[];
  created: number;
  changed: number;
  result?: Result | null;
  your_seats?: number[];
  your_turn?: boolean;
  host?: boolean;
}

export interface RatingRow {
  place: number;
  name: string;
  rating: number;
  games: number;
  wins: number;
}

export interface LessonInfo {
  id: string;
  minutes: number;
  frames: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | string>;
  terms?: Partial<Terms>;
  listed?: boolean;
  name?: string;
}

interface Made {
  table: TableRow;
}

export const hall = {
  lobby: async (): Promise<TableRow[]> => (await api.get<{ tables: TableRow[] }>("/tables")).tables,
  mine: async (): Promise<TableRow[]> => (await api.get<{ tables: TableRow[] }>("/me/tables")).tables,
  finished: async (mine: boolean, skip = 0): Promise<TableRow[]> =>
    (await api.get<{ tables: TableRow[] }>(`/finished?mine=${mine}&most=${PAGE}&skip=${skip}`)).tables,
  ratings: async (game: string): Promise<RatingRow[]> =>
    (await api.get<{ ratings: RatingRow[] }>(`/games/${game}/ratings?most=20`)).ratings,
  lessons: async (game: string): Promise<LessonInfo[]> =>
    (await api.get<{ lessons: LessonInfo[] }>(`/games/${game}/lessons`)).lessons,
  look: async (id: string): Promise<TableRow> => (await api.get<Made>(`/tables/${encodeURIComponent(id)}`)).table,
  make: async (wish: NewTable): Promise<string> => (await api.post<Made>("/tables", wish)).table.id,
  start: (id: string): Promise<unknown> => api.post(`/tables/${id}/start`),
  upload: async (saga: string): Promise<string> => (await api.post<Made>("/sagas", { saga })).table.id,
};

export const PAGE = 20;

// -- quick start ------------------------------------------------------------------------------------------------------

/** People of the time, as names for bots: no two with the same initial. */
const BOT_NAMES = ["Sitric", "Gormlaith", "Brodir", "Máel", "Olaf", "Flann", "Ragnhild", "Cellach", "Thora", "Eithne"];

/** Names for bots whose initials differ from each other and from those who sit already. */
export function botNames(count: number, taken: string[] = []): string[] {
  const used = new Set(taken.map((name) => name.trim()[0]?.toUpperCase()));
  const free = BOT_NAMES.filter((name) => !used.has(name[0]));
  return [...free, ...BOT_NAMES.filter((name) => !free.includes(name))].slice(0, count);
}

/** How many sit at a table unless somebody says otherwise. */
export const usualSeats = (game: GameInfo): number => Math.min(Math.max(4, game.fewest), game.most);

/** The bot that people play against unless they say otherwise. */
export const usualBot = (game: GameInfo): string => (game.bots.includes("greedy") ? "greedy" : (game.bots.at(-1) ?? "random"));

/** Me against bots, at once. False if the person would not give a name. */
export async function quickStart(game: GameInfo, why: string): Promise<boolean> {
  const me = await session.ensure(why);
  if (!me) return false;
  const names = botNames(usualSeats(game) - 1, [me.name]);
  const bots = names.map((name): SeatWish => ({ kind: "bot", bot: usualBot(game), name }));
  const id = await hall.make({ game: game.name, seats: [{ kind: "me" }, ...bots] });
  await hall.start(id);
  go(`/t/${id}`);
  return true;
}

/** The id in what somebody pasted: a link, or the code alone. */
export function readCode(given: string): string | null {
  const word = given.trim();
  const link = /\/(?:t|board)\/([a-z0-9]{4,16})(?:[/?#]|$)/i.exec(word);
  const code = link?.[1] ?? (/^[a-z0-9]{4,16}$/i.test(word) ? word : null);
  return code?.toLowerCase() ?? null;
}
