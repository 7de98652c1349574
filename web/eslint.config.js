import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["dist/", "src/generated/"] },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    prettier,
    svelte.configs.prettier,
    {
        languageOptions: {
            globals: { ...globals.browser, ...globals.node },
            parserOptions: {
                projectService: { allowDefaultProject: ["scripts/*.ts", "vite.config.ts"] },
                extraFileExtensions: [".svelte"],
                svelteConfig,
            },
        },
        rules: {
            "@typescript-eslint/no-explicit-any": "error",
            // Data of the wrong type is built or narrowed, not cast.
            "no-restricted-syntax": [
                "error",
                { selector: "TSAsExpression > TSAsExpression", message: "Do not cast by way of another type." },
                { selector: "TSAsExpression > TSNeverKeyword", message: "Do not cast to never, which fits everywhere." },
            ],
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            // TypeScript itself tells of names that are not defined.
            "no-undef": "off",
            // Many of our maps are worked out once and never changed.
            "svelte/prefer-svelte-reactivity": "off",
            // A space or a dot between two parts of a sentence would be lost in a line of its own.
            "svelte/no-useless-mustaches": "off",
            // It knows only some of the warnings that svelte-check tells of.
            "svelte/no-unused-svelte-ignore": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        files: ["**/*.ts", "**/*.svelte"],
        rules: {
            "@typescript-eslint/await-thenable": "error",
            "@typescript-eslint/no-floating-promises": "error",
            "@typescript-eslint/no-unnecessary-type-assertion": "error",
        },
    },
    { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
