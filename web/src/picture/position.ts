// A picture of what is on a table's board now; made when somebody wants one.
import { mount, unmount } from "svelte";
import type { TableStage } from "../table/table-stage.svelte";

export async function pictureOf({ id, info, prefix, players, drawing, view, back, result }: TableStage): Promise<void> {
  const board = document.querySelector<HTMLElement>(".table-page .stage > :last-child");
  if (!board || !info) return;
  const { default: Picture } = await import("./PositionPicture.svelte");
  const move = back.position?.move;
  const props = {
    board,
    prefix,
    players,
    // Who looks back sees no result yet.
    result: back.position ? null : result,
    phase: view && drawing ? drawing.phase(view) : "",
    name: `longhall-${info.game}-${id}`,
    link: move === undefined ? `/t/${id}` : `/t/${id}?move=${move}`,
  };
  const dialog: object = mount(Picture, { target: document.body, props: { ...props, onclose: () => void unmount(dialog) } });
}
