import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./scripts/offline-plugin.ts";
import { words } from "./scripts/words-plugin.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(), offline()],
  server: { fs: { allow: [root] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 400,
    rollupOptions: {
      output: {
        // words-en-….js and rules-en-….js, so that one sees in the network panel what was loaded
        chunkFileNames: (chunk) => {
          const found = /virtual:words\/(\w+)\/(\w+)$/.exec(chunk.facadeModuleId ?? "");
          return found ? `assets/${found[1]}-${found[2]}-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  resolve: { conditions: process.env.VITEST ? ["browser"] : undefined },
  test: {
    environment: "jsdom",
    isolate: false, // a page and all modules for each file take ten times as long as the tests; see tests/setup.ts
    css: true, // without it style sheets are read as empty, and tests of them see nothing
    setupFiles: ["tests/setup.ts"],
    include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"],
  },
} as Parameters<typeof defineConfig>[0]);
