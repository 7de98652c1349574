// A link for friends: into the clipboard, and if the browser allows no such thing, in sight to be copied by hand.
import { copy } from "../lib/copying";
import { say } from "../lib/speech.svelte";
import { toast } from "./toasts.svelte";

export async function shareLink(path: string): Promise<void> {
  const link = new URL(path, location.origin).href;
  if (await copy(link)) toast(say("web-copied"), "good");
  else toast(link);
}
