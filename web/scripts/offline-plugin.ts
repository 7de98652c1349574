// Writes sw.js with the list of all files of the build that the client needs without a network.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PUBLIC = ["/theme.js", "/icon.svg", "/manifest.webmanifest"];

export function offline(): Plugin {
  return {
    name: "longhall-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
      const files = ["/", ...PUBLIC, ...built.map((name) => `/${name}`)];
      const page = readFileSync(new URL("../index.html", import.meta.url));
      const version = createHash("sha256").update(files.join()).update(page).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./offline.js", import.meta.url), "utf8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
