// A Feast for Odin on one sheet.
import { WEAPONS, type Content, type View } from "../../games/feast_for_odin/types";
import { icon, type Sheet } from "../sheet";
import { board, bonus, columns, dice, feast, income, ladder, minus, mountain, sign } from "./pictures";

const ships = [sign("whaling_boat"), sign("knarr"), sign("longship")];
const weapons = [sign("bow"), sign("snare"), sign("spear"), sign("long_sword")];
const resources = [sign("wood", "wood"), sign("stone", "stone"), sign("ore", "ore"), sign("silver", "silver")];
const houses = [sign("shed"), sign("stone_house"), sign("long_house")];
const animals = [sign("sheep", "red"), sign("cattle", "red")];
const phase = (number: number, pictures: Sheet["round"][number]["pictures"], rule = `ODN-PH${number}-01`) => ({
  pictures,
  name: `ODN-PH${number}`,
  text: rule,
});

export const sheet: Sheet<View, Content> = {
  signs: {
    columns: { pictures: [columns], text: "ODN-PH5-01" },
    goods: { pictures: [ladder], text: "ODN-GEN-03" },
    minus: { pictures: [minus], text: "ODN-SCORE-11" },
    income: { pictures: [income], text: "ODN-PLACE-14" },
    bonus: { pictures: [bonus], text: "ODN-PH10-01" },
    green: { pictures: [sign("oil", "green"), sign("hide", "green")], text: "ODN-PLACE-03" },
    resources: { pictures: resources, text: "ODN-GEN-09" },
    mountain: { pictures: [mountain], text: "ODN-MTN-01" },
    weapons: { pictures: weapons, text: "ODN-DICE-06" },
    dice: { pictures: [dice], text: "ODN-DICE-02" },
    ships: { pictures: ships, text: "ODN-SHIP-13" },
    upgrade: { pictures: [sign("upgrade", "green")], text: "ODN-TRADE-01" },
    trade: { pictures: [sign("trade", "blue")], text: "ODN-KNARR-03" },
    island: { pictures: [sign("explore", "green")], text: "ODN-EXP-01" },
    feast: { pictures: [feast], name: "ODN-PH9", text: "ODN-PH9-01" },
    occupation: { pictures: [sign("draw"), sign("play")], name: "ODN-OCC", text: "ODN-OCC-02" },
  },
  appears: {
    turn: ["columns", "goods", "resources"],
    arrange: ["minus", "income"],
    where: ["green", "bonus"],
    mountain: ["mountain"],
    upgrade: ["upgrade"],
    overseas: ["trade"],
    explore: ["island"],
    die: ["dice", "weapons"],
    boats: ["ships"],
    "build-ship": ["ships"],
    emigrate: ["ships"],
    feast: ["feast"],
    play: ["occupation"],
    "starting-occupation": ["occupation"],
  },
  inSight(view, { goods }) {
    const mine = view.players[view.me?.seat ?? 0];
    const green = goods.goods.filter(({ colour }) => colour === "green");
    return {
      minus: mine.boards.some(({ minus }) => minus > 0),
      occupation: !!view.me?.hand.length,
      weapons: WEAPONS.some((weapon) => mine.supply[weapon]),
      ships: mine.whaling_boats.length + mine.knarrs + mine.longships.length > 0,
      green: green.some(({ id }) => mine.supply[id]),
      income: mine.income > 0,
      bonus: mine.boards.some(({ bonuses }) => bonuses.length > 0),
      island: mine.boards.length > 1,
      dice: !!view.die,
    };
  },
  round: [
    phase(1, [sign("viking")]),
    phase(2, [sign("peas", "orange"), sign("flax", "orange"), sign("beans", "orange")]),
    phase(4, weapons),
    phase(5, [columns]),
    phase(7, [income]),
    phase(8, animals),
    phase(9, [feast]),
    phase(10, [bonus]),
    phase(11, [mountain]),
    phase(12, [sign("viking")]),
  ],
  scoring: [
    { pictures: ships, name: "odn-score-ships", text: "ODN-SCORE-01" },
    { pictures: [sign("emigrate")], name: "odn-score-emigrations", text: "ODN-SCORE-02" },
    { pictures: [sign("explore", "green")], name: "odn-score-islands", text: "ODN-SCORE-03" },
    { pictures: houses, name: "odn-score-buildings", text: "ODN-SCORE-04" },
    { pictures: [sign("sheep", "red")], name: "odn-score-animals", text: "ODN-SCORE-05" },
    { pictures: [sign("cattle", "red")], text: "ODN-SCORE-06" },
    { pictures: [sign("play")], name: "odn-score-occupations", text: "ODN-SCORE-07" },
    { pictures: [sign("silver", "silver")], name: "odn-score-silver", text: "ODN-SCORE-08" },
    { pictures: [sign("english_crown", "special")], name: "odn-score-crown", text: "ODN-SCORE-10" },
    { pictures: [minus], name: "odn-score-home_minus", text: "ODN-SCORE-11" },
    { pictures: [sign("penalty")], name: "odn-score-penalties", text: "ODN-SCORE-12" },
  ],
  chapters: {
    "ODN-GEN": [ladder, ...resources],
    "ODN-SETUP": [board],
    "ODN-ROUND": [columns],
    "ODN-PH1": [sign("viking")],
    "ODN-PH2": [
      sign("peas", "orange"),
      sign("flax", "orange"),
      sign("beans", "orange"),
      sign("grain", "orange"),
      sign("cabbage", "orange"),
      sign("fruits", "orange"),
    ],
    "ODN-PH3": [sign("explore", "green"), sign("silver2", "silver")],
    "ODN-PH4": weapons,
    "ODN-PH5": [columns],
    "ODN-PH6": [sign("start")],
    "ODN-PH7": [income],
    "ODN-PH8": animals,
    "ODN-PH9": [feast],
    "ODN-PH10": [bonus],
    "ODN-PH11": [mountain],
    "ODN-PH12": [sign("viking")],
    "ODN-PLACE": [board, bonus],
    "ODN-ANYTIME": [sign("silver", "silver"), sign("whaling_boat")],
    "ODN-SHIP": ships,
    "ODN-ACT": [sign("stockfish", "red"), sign("milk", "red"), sign("linen", "green"), ...houses],
    "ODN-MTN": [mountain],
    "ODN-TRADE": [ladder],
    "ODN-KNARR": [sign("knarr"), sign("trade", "blue"), sign("sale", "special")],
    "ODN-EMI": [sign("emigrate")],
    "ODN-DICE": [dice, ...weapons],
    "ODN-EXP": [sign("explore", "green"), ...ships],
    "ODN-OCC": [sign("draw"), sign("play")],
    "ODN-EXT": [columns],
    "ODN-SUPPLY": resources,
    "ODN-END": [feast],
    "ODN-SCORE": [minus, ...ships, ...houses],
    "ODN-ERR": [sign("penalty")],
    "ODN-SOLO": [icon("person"), columns],
    "ODN-INFO": [icon("eye"), sign("draw")],
  },
};
