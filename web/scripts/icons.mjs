// The icons that the client uses, taken out of the game-icons set (CC BY 3.0, see CREDITS.md).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL("..", import.meta.url);
const set = JSON.parse(readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", here), "utf8"));

const wanted = {
  sword: "broadsword",
  ring: "diamond-ring|ring",
  crown: "crown",
  coin: "two-coins",
  pay: "pay-money",
  town: "village",
  expand: "path-distance",
  vikings: "viking-helmet",
  raider: "battle-axe",
  free: "breaking-chain",
  hammer: "thor-hammer|flat-hammer",
  bear: "bear-head",
  trade: "trade",
  anchor: "anchor",
  duchy: "castle|stone-tower",
  vote: "raised-fist|vote",
  pile: "card-draw|stack",
  key: "chest|open-treasure-chest",
  ally: "shaking-hands",
  renown: "laurel-crown",
  points: "beveled-star|round-star",
  monastery: "church",
  marker: "position-marker",
  claim: "tattered-banner|flying-flag",
  hand: "card-play|card-pick",
  marriage: "lovers|linked-rings",
  longship: "drakkar",
  axe: "crossed-axes",
  hourglass: "hourglass|empty-hourglass",
  bot: "robot-golem|vintage-robot",
  person: "person",
  eye: "eyeball|semi-closed-eye",
  scroll: "scroll-unfurled",
  hall: "viking-longhouse",
  chat: "talk",
  undo: "return-arrow",
  hint: "light-bulb",
  dice: "perspective-dice-six-faces-random",
  book: "open-book",
  feast: "meal",
  ship: "viking-longship|drakkar-dragon|drakkar",
  gear: "gears",
  trophy: "trophy",
  exit: "exit-door",
  up: "upgrade",
};

// What the set lacks, drawn in its manner.
const icons = {
  cross:
    '<path d="M216 20h80v84a152 152 0 0 1 104 104h84v80h-84a152 152 0 0 1-104 104v100h-80V392a152 152 0 0 1-104-104H28v-80h84a152 152 0 0 1 104-104zM216 176a88 88 0 0 0-32 32h32zm80 0v32h32a88 88 0 0 0-32-32zM184 288a88 88 0 0 0 32 32v-32zm112 0v32a88 88 0 0 0 32-32z"/>',
};
for (const [name, choices] of Object.entries(wanted)) {
  const found = choices.split("|").find((choice) => set.icons[choice]);
  if (!found) throw new Error(`no icon for ${name}: ${choices}`);
  icons[name] = set.icons[found].body.replace(/ fill="currentColor"/g, "");
}
mkdirSync(new URL("src/generated/", here), { recursive: true });
writeFileSync(new URL("src/generated/icons.json", here), JSON.stringify({ size: set.width ?? 512, icons }));
