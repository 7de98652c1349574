// The .ftl files that Python reads too, without their comments, as a few files for each language: words, rules, the guide
// (lessons, coach, player aid, advice, analysis), which is loaded when somebody wants to learn, and a file for each part of the
// page whose words are in a `web_….ftl` of its own, and for the cards of a game.
// `virtual:words` tells how to load them; what only the terminal and the administrator read is left out.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const ELSEWHERE = ["admin.ftl", "admin_club.ftl", "analysis.ftl", "cli.ftl"];
const RULES = "_rules.ftl";
const GUIDE = /_(?:lessons|coach|aid|advice|analysis)\.ftl$/;

const languages = (): string[] => readdirSync(LOCALES).filter((name) => existsSync(`${LOCALES}${name}/web.ftl`));
const filesOf = (language: string): string[] =>
  readdirSync(LOCALES + language)
    .filter((name) => name.endsWith(".ftl"))
    .sort();
const isRules = (file: string): boolean => file.endsWith(RULES);
/** `people` for the file `web_people.ftl`: what only some pages say, loaded with them. What tables say is needed from the start. */
const PART = /^web_(?!table|feed)(\w+)\.ftl$/;
/** `feast_for_odin` for the file `feast_for_odin_cards.ftl`: what only tables of that game say, loaded with its drawing. */
const CARDS = /^(\w+)_cards\.ftl$/;
const kindOf = (file: string): string =>
  isRules(file) ? "rules" : GUIDE.test(file) ? "guide" : (PART.exec(file)?.[1] ?? CARDS.exec(file)?.[1] ?? "words");
const read = (path: string): string =>
  readFileSync(path, "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/^(?:cli|admin)-.*\n(?:[ \t]+.*\n)*/gm, "")
    .replace(/\n{2,}/g, "\n");
/** `brian-boru` for the file `brian_boru_rules.ftl`. */
const gameOf = (file: string): string => file.slice(0, -RULES.length).replaceAll("_", "-");
/** The ids of rules begin with it in capitals. */
const prefixOf = (language: string, file: string): string => /^([A-Z]+)-/m.exec(read(`${LOCALES}${language}/${file}`))![1].toLowerCase();

export function words(): Plugin {
  return {
    name: "longhall-words",
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:words")) return;
      const [, kind, language] = id.split("/");
      if (!kind) {
        const all = languages();
        const loaders = (of: string): string => all.map((one) => `${one}: () => import("virtual:words/${of}/${one}")`).join(", ");
        const builtIn = filesOf(all[0])
          .filter(isRules)
          .map((file) => ({ name: gameOf(file), prefix: prefixOf(all[0], file) }));
        const kinds = ["words", "guide", "rules"].map((of) => `export const ${of} = { ${loaders(of)} };\n`).join("");
        const parts = [...new Set(filesOf(all[0]).map(kindOf))].filter((of) => !["words", "guide", "rules"].includes(of));
        const later = parts.map((of) => `${of}: { ${loaders(of)} }`).join(", ");
        return `${kinds}export const parts = { ${later} };\nexport const builtIn = ${JSON.stringify(builtIn)};\n`;
      }
      const files = filesOf(language).filter((file) => kindOf(file) === kind && !ELSEWHERE.includes(file));
      for (const file of files) this.addWatchFile(`${LOCALES}${language}/${file}`);
      const texts = files.map((file) => read(`${LOCALES}${language}/${file}`));
      if (kind !== "rules") return `export default ${JSON.stringify(texts.join("\n"))};\n`;
      return `export default ${JSON.stringify(Object.fromEntries(files.map((file, i) => [gameOf(file), texts[i]])))};\n`;
    },
  };
}
