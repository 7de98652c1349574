// The keys of a table, as its help lists them; the parts of the page that they belong to act on them.
export interface Shortcut {
  keys: string[];
  /** What it does: a message id. */
  does: string;
  /** Only in this game. */
  game?: string;
}

const ARROWS = ["←", "↑", "→", "↓"];

const SHORTCUTS: Shortcut[] = [
  { keys: ARROWS, does: "web-key-roam" },
  { keys: ["Enter"], does: "web-key-choose" },
  { keys: ["Esc"], does: "web-key-back" },
  { keys: ["U"], does: "web-undo" },
  { keys: ["?"], does: "web-key-why" },
  { keys: ["A"], does: "web-aid" },
  { keys: ["P"], does: "web-key-pause" },
  { keys: ["."], does: "web-key-step" },
  { keys: ["←", "→"], does: "web-key-replay" },
  { keys: ["R"], does: "odn-word-rotate", game: "feast-for-odin" },
  { keys: ["F"], does: "odn-word-flip", game: "feast-for-odin" },
  { keys: [","], does: "web-key-settings" },
];

export const shortcutsOf = (game: string): Shortcut[] => SHORTCUTS.filter((one) => !one.game || one.game === game);
