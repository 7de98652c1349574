// Telling the moderators about somebody: the dialog and its words are loaded when somebody wants to.
import { mount, unmount } from "svelte";
import type { NewReport } from "../generated/api";
import { session } from "../lib/session.svelte";
import { speech } from "../lib/speech.svelte";

export type Target = Pick<NewReport, "table" | "seat" | "by" | "account">;
/** Somebody who can be reported, with the name that is shown. */
export interface Reportable {
  name: string;
  target: Target;
}

/** Ask whom it is about, if there are several, and why; then send it. */
export async function report(people: Reportable[]): Promise<void> {
  if (!(await session.ensure())) return;
  const [{ default: Dialog }] = await Promise.all([import("./ReportDialog.svelte"), speech.withPart("club")]);
  const dialog: object = mount(Dialog, { target: document.body, props: { people, onclose: () => void unmount(dialog) } });
}
