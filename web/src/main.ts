import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/pages.css";

settings.show();

// A page that was opened before an upgrade asks for files that are gone: load it anew, but not again and again, and not
// when the server was only away: then its page still begins with the script that runs here.
const PATIENCE = 60_000;
const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem("longhall.reloaded") ?? 0) < PATIENCE) return;
  void fetch("/", { cache: "no-store" }).then(
    async (answer) => {
      if (!answer.ok || (own && (await answer.text()).includes(own))) return;
      sessionStorage.setItem("longhall.reloaded", String(Date.now()));
      location.reload();
    },
    () => undefined,
  );
});

await speech.start();
mount(App, { target: document.getElementById("app")! });
void session.start();

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
