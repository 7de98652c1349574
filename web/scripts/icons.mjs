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

// The goods, tiles and deeds of A Feast for Odin, by their ids; only its own drawing loads them.
const odin = {
  peas: "peas", flax: "flax", beans: "coffee-beans", grain: "wheat", cabbage: "cabbage", fruits: "shiny-apple",
  mead: "beer-stein", stockfish: "flatfish", milk: "full-wood-bucket-handle", salt_meat: "ham-shank", game_meat: "steak",
  sheep: "sheep", whale_meat: "whale-tail", cattle: "cow",
  oil: "amphora", hide: "animal-hide", wool: "wool", linen: "rolled-cloth", skin_and_bones: "crossed-bones", fur: "fur-shirt",
  robe: "robe", clothing: "clothes",
  rune_stone: "rune-stone", silverware: "fork-knife-spoon", chest: "chest", silk: "spinning-ribbons", spices: "powder-bag",
  jewelry: "gem-necklace", treasure_chest: "open-treasure-chest", silver_hoard: "coins-pile",
  glass_beads: "prayer-beads", helmet: "viking-helmet", cloakpin: "pin", belt: "belt-buckles", crucifix: "gothic-cross",
  drinking_horn: "beer-horn", amber_figure: "totem-head", horseshoe: "horseshoe", gold_brooch: "bowen-knot",
  forge_hammer: "thor-hammer", fibula: "safety-pin", throwing_axe: "sharp-axe", chalice: "jeweled-chalice",
  round_shield: "viking-shield", english_crown: "jewel-crown",
  wood: "log", stone: "stone-block", ore: "ore", silver: "two-coins", silver2: "coins",
  pregnant_sheep: "sheep", pregnant_cattle: "cow",
  bow: "bow-arrow", snare: "lasso", spear: "barbed-spear", long_sword: "broadsword",
  whaling_boat: "wood-canoe", knarr: "caravel", longship: "drakkar",
  shed: "hut", stone_house: "house", long_house: "viking-longhouse",
  viking: "meeple", weapon: "crossed-swords", mountain: "peaks", upgrade: "upgrade", explore: "island", emigrate: "sail",
  trade: "trade", sale: "swap-bag", draw: "card-draw", play: "card-pickup", forge: "anvil", copy: "split-arrows",
  d8: "dice-eight-faces-eight", d12: "d12", loot: "broadsword", harvest: "sickle", seat: "wooden-chair", penalty: "gavel",
  start: "stag-head", turn: "clockwise-rotation", flip: "horizontal-flip", empty: "plain-circle", best: "light-bulb",
};

// What the set lacks, drawn in its manner.
const icons = {
  cross:
    '<path d="M216 20h80v84a152 152 0 0 1 104 104h84v80h-84a152 152 0 0 1-104 104v100h-80V392a152 152 0 0 1-104-104H28v-80h84a152 152 0 0 1 104-104zM216 176a88 88 0 0 0-32 32h32zm80 0v32h32a88 88 0 0 0-32-32zM184 288a88 88 0 0 0 32 32v-32zm112 0v32a88 88 0 0 0 32-32z"/>',
};
const body = (name, choices) => {
  const found = choices.split("|").find((choice) => set.icons[choice]);
  if (!found) throw new Error(`no icon for ${name}: ${choices}`);
  return set.icons[found].body.replace(/ fill="currentColor"/g, "");
};
for (const [name, choices] of Object.entries(wanted)) icons[name] = body(name, choices);
// A tenth of a unit is finer than any screen shows them.
const bodies = Object.fromEntries(Object.entries(odin).map(([name, choices]) => [name, body(name, choices).replace(/(\.\d)\d+/g, "$1")]));
mkdirSync(new URL("src/generated/", here), { recursive: true });
writeFileSync(new URL("src/generated/odin-icons.json", here), JSON.stringify(bodies));
writeFileSync(new URL("src/generated/icons.json", here), JSON.stringify({ size: set.width ?? 512, icons }));
