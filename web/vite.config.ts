import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./scripts/offline-plugin.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  plugins: [svelte(), offline()],
  server: { fs: { allow: [root] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 400,
    rollupOptions: {
      output: {
        // one file of words for each language, one drawing for each game
        manualChunks: (id) => {
          const words = /locales\/(\w\w)\/([\w]+)\.ftl/.exec(id);
          if (words) return words[2].endsWith("_rules") ? `rules-${words[1]}` : `words-${words[1]}`;
        },
      },
    },
  },
  resolve: { conditions: process.env.VITEST ? ["browser"] : undefined },
  test: { environment: "jsdom", setupFiles: ["tests/setup.ts"], include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
