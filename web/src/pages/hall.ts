// What the pages ask of the server.
import type { GameInfo, LessonInfo, MyTable, NewTable, SeatWish, TableInfo, TableRow, TermsWish } from "../generated/api";
import { memory } from "../coach/memory.svelte";
import { answerOf, api } from "../lib/api";
import { commitTo } from "../lib/contributing";
import { levelsFor, usualBot } from "../lib/levels";
import { go } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { say } from "../lib/speech.svelte";

export type Pace = Required<NonNullable<TermsWish["pace"]>>;
/** What a list tells of a table; of one's own tables, and of finished ones, it tells more. */
export type ListedTable = TableRow & Partial<MyTable>;
/** A wish: what is left out is as the server likes it. */
export type SeatPlan = Pick<SeatWish, "kind"> & Partial<SeatWish>;
export type TablePlan = Pick<NewTable, "game"> & Partial<Omit<NewTable, "seats">> & { seats: SeatPlan[] };

const at = (table: string) => ({ params: { path: { table } } });

export const hall = {
  lobby: async (): Promise<ListedTable[]> => (await answerOf(api.GET("/api/tables"))).tables,
  mine: async (): Promise<MyTable[]> => (await answerOf(api.GET("/api/me/tables"))).tables,
  finished: async (mine: boolean, skip = 0): Promise<ListedTable[]> =>
    (await answerOf(api.GET("/api/finished", { params: { query: { mine, most: PAGE, skip } } }))).tables,
  lessons: async (game: string): Promise<LessonInfo[]> =>
    (await answerOf(api.GET("/api/games/{game}/lessons", { params: { path: { game } } }))).lessons,
  look: async (id: string): Promise<TableInfo> => (await answerOf(api.GET("/api/tables/{table}", at(id)))).table,
  make: async (wish: TablePlan): Promise<string> => {
    const { table, you } = await answerOf(api.POST("/api/tables", { body: wish }));
    await commitTo(table, you.seats); // before the start that may follow at once
    return table.id;
  },
  start: (id: string): Promise<unknown> => api.POST("/api/tables/{table}/start", at(id)),
  upload: async (saga: string): Promise<string> => (await answerOf(api.POST("/api/sagas", { body: { saga } }))).table.id,
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

/** Whoever sits here; who has no name yet gets one, and is asked for another when there is time. */
async function anybody(): Promise<string> {
  await session.start();
  return (session.me ?? (await session.beAnybody(say("web-guest-name")))).name;
}

/** Me against bots, at once. */
export async function quickStart(game: GameInfo): Promise<void> {
  const levels = levelsFor(game, usualSeats(game) - 1);
  const names = botNames(levels.length, [await anybody()]);
  const bots = levels.map((bot, i): SeatPlan => ({ kind: "bot", bot, name: names[i] }));
  const id = await hall.make({ game: game.name, seats: [{ kind: "me" }, ...bots] });
  await hall.start(id);
  go(`/t/${id}`);
}

/** The bots of a first game. */
const FIRST_BOT = "beginner";

/** A real game with a coach, at once. Alone where the game allows that, else with as few bots as can be. */
export async function guidedStart(game: GameInfo, alone = false): Promise<void> {
  const name = await anybody();
  const count = alone ? 0 : Math.max(2, game.fewest) - 1;
  const bot = game.levels.includes(FIRST_BOT) ? FIRST_BOT : usualBot(game);
  const bots = botNames(count, [name]).map((called): SeatPlan => ({ kind: "bot", bot, name: called }));
  const id = await hall.make({ game: game.name, seats: [{ kind: "me" }, ...bots] });
  memory.sit(id);
  await hall.start(id);
  go(`/t/${id}`);
}

/** The id in what somebody pasted: a link, or the code alone. */
export function readCode(given: string): string | null {
  const word = given.trim();
  const link = /\/(?:t|board)\/([a-z0-9]{4,16})(?:[/?#]|$)/i.exec(word);
  const code = link?.[1] ?? (/^[a-z0-9]{4,16}$/i.test(word) ? word : null);
  return code?.toLowerCase() ?? null;
}
