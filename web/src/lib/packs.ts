// Content packs: somebody's own boards, cards and tiles, as the server offers and checks them.
import type { ContentInfo, PackReport } from "../generated/api";
import { answerOf, api } from "./api";
import { speech } from "./speech.svelte";

/** What a table is drawn from; from now on things are called, and said to do, what its content says. */
export async function contentOf(game: string, content: string, prefix: string): Promise<ContentInfo["content"]> {
  const found = await answerOf(api.GET("/api/games/{game}/content", { params: { path: { game }, query: { content } } }));
  const lent = (begin: string, words: Record<string, string>): [string, string][] =>
    Object.entries(words).map(([ref, text]) => [`${begin}-${ref.replace(":", "-")}`, text]);
  speech.lend(new Map([...lent(prefix, found.names), ...lent(`${prefix}-explain`, found.texts)]));
  return found.content;
}

/** What the server finds in a zip archive of content files, which is sent as it is. */
export const checkPack = (archive: Blob): Promise<PackReport> =>
  answerOf(
    api.POST("/api/packs/check", { body: "", bodySerializer: () => archive, headers: { "Content-Type": "application/octet-stream" } }),
  );
