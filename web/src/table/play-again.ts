// The same table once more. Where everybody else is a bot there is nobody to wait for: it starts at once.
import { answerOf, api } from "../lib/api";
import { commitTo } from "../lib/contributing";

/** The id of the new table. */
export async function playAgain(table: string): Promise<string> {
  const { table: made, you } = await answerOf(api.POST("/api/tables/{table}/rematch", { params: { path: { table } } }));
  const alone = made.seats.every(({ seat, kind }) => kind === "bot" || you.seats.includes(seat));
  if (made.status === "open" && you.host && alone) {
    await commitTo(made, you.seats); // before the start, so that our number is in the seed
    await api.POST("/api/tables/{table}/start", { params: { path: { table: made.id } } });
  }
  return made.id;
}
