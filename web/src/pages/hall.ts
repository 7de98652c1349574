// What the pages ask of the server.
import type {
  FinishedTables, GameInfo, LessonInfo, LessonsInfo, Lobby, MyTable, MyTables, NewTable, RatingRow, Ratings, SeatWish, TableAndYou, TableInfo, TableRow, TermsWish,
} from "../generated/api";
import { api } from "../lib/api";
import { commitTo } from "../lib/contributing";
import { go } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";

export type Pace = TermsWish["pace"];
/** What a list tells of a table; of one's own tables, and of finished ones, it tells more. */
export type ListedTable = TableRow & Partial<MyTable>;
/** A wish: what is left out is as the server likes it. */
export type SeatPlan = Pick<SeatWish, "kind"> & Partial<SeatWish>;
export type TablePlan = Pick<NewTable, "game"> & Partial<Omit<NewTable, "seats">> & { seats: SeatPlan[] };

export const hall = {
  lobby: async (): Promise<ListedTable[]> => (await api.get<Lobby>("/tables")).tables,
  mine: async (): Promise<MyTable[]> => (await api.get<MyTables>("/me/tables")).tables,
  finished: async (mine: boolean, skip = 0): Promise<ListedTable[]> =>
    (await api.get<FinishedTables>(`/finished?mine=${mine}&most=${PAGE}&skip=${skip}`)).tables,
  ratings: async (game: string): Promise<RatingRow[]> =>
    (await api.get<Ratings>(`/games/${game}/ratings?most=20`)).ratings,
  lessons: async (game: string): Promise<LessonInfo[]> =>
    (await api.get<LessonsInfo>(`/games/${game}/lessons`)).lessons,
  look: async (id: string): Promise<TableInfo> => (await api.get<TableAndYou>(`/tables/${encodeURIComponent(id)}`)).table,
  make: async (wish: TablePlan): Promise<string> => {
    const { table, you } = await api.post<TableAndYou>("/tables", wish);
    await commitTo(table, you.seats); // before the start that may follow at once
    return table.id;
  },
  start: (id: string): Promise<unknown> => api.post(`/tables/${id}/start`),
  upload: async (saga: string): Promise<string> => (await api.post<TableAndYou>("/sagas", { saga })).table.id,
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
  const bots = names.map((name): SeatPlan => ({ kind: "bot", bot: usualBot(game), name }));
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
