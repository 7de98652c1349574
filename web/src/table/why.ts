// Why a thing cannot be chosen: asked of the server once for each thing and question.
import type { ShownRefusal } from "../generated/api";
import { answerOf, api } from "../lib/api";

const kept = new Map<string, Promise<ShownRefusal[]>>();
const MOST = 200;

export function whyNot(table: string, seat: number, version: number, thing: string): Promise<ShownRefusal[]> {
  const key = `${table} ${seat} ${version} ${thing}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST) kept.clear();
  const asked = answerOf(api.GET("/api/tables/{table}/why-not", { params: { path: { table }, query: { seat, thing } } })).then(
    ({ reasons }) => reasons,
    () => [],
  );
  kept.set(key, asked);
  return asked;
}
