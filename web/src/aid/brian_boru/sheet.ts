// Brian Boru on one sheet.
import type { Content, View } from "../../games/brian_boru/types";
import { icon, type Sheet } from "../sheet";
import { battle, card, church, claim, hand, monastery, region, town, track, trick, viking } from "./pictures";

const symbol = (id: string, name: string, tone?: string) => ({
  pictures: [icon(name, tone)],
  name: `bru-symbol-${id}`,
  text: `bru-explain-symbol-${id}`,
});

/** The symbols on the cards that a player holds. */
function onCards({ me }: View, { cards }: Content): Set<string> {
  const held = new Set([...(me?.hand ?? []), ...(me?.packet ?? [])]);
  return new Set(
    cards.cards.filter(({ value }) => held.has(value)).flatMap(({ primary, upper, lower = [] }) => [...primary, ...upper, ...lower]),
  );
}

export const sheet: Sheet<View, Content> = {
  signs: {
    region: { pictures: [claim], text: "bru-lesson-first-round-03" },
    colours: { pictures: [town("red"), town("blue"), town("yellow"), icon("crown", "var(--faded)")], text: "BRU-COMP-04" },
    card: { pictures: [card], text: "BRU-COMP-05" },
    town: symbol("town", "town"),
    coin: symbol("coin", "coin", "var(--gold)"),
    pay_coin: symbol("pay_coin", "pay", "var(--blood)"),
    expand: symbol("expand", "expand"),
    church: symbol("church", "cross", "var(--lapis)"),
    raider: symbol("raider", "raider", "var(--blood)"),
    courtship: symbol("courtship", "ring", "var(--saffron)"),
    remove_viking: symbol("remove_viking", "free"),
    renown: symbol("renown", "renown"),
    marker: { pictures: [icon("marker", "var(--gold)")], name: "bru-word-marker", text: "bru-explain-word-marker" },
    monastery: { pictures: [monastery], name: "bru-word-monastery", text: "BRU-CLAIM-03" },
    vikings: { pictures: [viking], name: "bru-word-vikings", text: "BRU-COMP-16" },
  },
  appears: {
    "start-town": ["region"],
    "choose-two": ["card", "coin", "expand"],
    "lead-town": ["marker"],
    "lead-card": ["colours"],
    follow: ["town"],
    "choose-row": ["church", "raider", "courtship", "pay_coin"],
    expand: ["expand"],
    "buy-church": ["church"],
    "buy-raider": ["raider"],
    "buy-step": ["courtship", "renown"],
    "free-town": ["vikings", "remove_viking"],
    "lose-town": ["vikings"],
    "build-monastery": ["monastery"],
  },
  inSight(view, content) {
    const symbols = onCards(view, content);
    const printed = ["town", "coin", "expand", "church", "raider", "courtship", "pay_coin", "remove_viking"];
    return {
      card: !!view.me?.packet.length,
      ...Object.fromEntries(printed.map((symbol) => [symbol, symbols.has(symbol)])),
      renown: view.players.some(({ renown }) => renown > 0),
      vikings: view.vikings.length > 0,
      monastery: view.monasteries.length > 0,
    };
  },
  round: [
    { pictures: [icon("raider", "var(--blood)"), icon("marriage", "var(--saffron)")], name: "BRU-PREP", text: "BRU-PREP-01" },
    { pictures: [hand], name: "BRU-DRAFT", text: "BRU-DRAFT-04" },
    { pictures: [icon("marker", "var(--gold)"), town("red")], name: "BRU-TRICK", text: "BRU-TRICK-04" },
    { pictures: [trick], text: "BRU-TRICK-10" },
    { pictures: [trick], text: "BRU-TRICK-13" },
    { pictures: [track], name: "BRU-MARRY", text: "BRU-MARRY-05" },
    { pictures: [battle], name: "BRU-BATTLE", text: "BRU-BATTLE-02" },
    { pictures: [church], name: "BRU-CHURCH", text: "BRU-CHURCH-01" },
    { pictures: [region], name: "BRU-CLAIM", text: "BRU-CLAIM-05" },
  ],
  scoring: [
    { pictures: [icon("coin", "var(--gold)")], name: "bru-score-coins", text: "BRU-SCORE-01" },
    { pictures: [icon("marker", "var(--gold)")], name: "bru-score-marker", text: "BRU-SCORE-02" },
    { pictures: [icon("renown")], name: "bru-score-renown", text: "BRU-SCORE-03" },
    { pictures: [claim], name: "bru-score-held", text: "BRU-SCORE-04" },
    { pictures: [region], name: "bru-score-half", text: "BRU-SCORE-05" },
    { pictures: [town("red"), town("blue"), town("yellow")], name: "bru-score-regions", text: "BRU-SCORE-11" },
  ],
  chapters: {
    "BRU-COMP": [card, town("red"), town("blue"), town("yellow"), claim],
    "BRU-SETUP": [region],
    "BRU-ROUND": [hand],
    "BRU-PREP": [battle],
    "BRU-DRAFT": [hand],
    "BRU-TRICK": [trick],
    "BRU-SYM": [
      icon("town"),
      icon("coin", "var(--gold)"),
      icon("cross", "var(--lapis)"),
      icon("raider", "var(--blood)"),
      icon("ring", "var(--saffron)"),
      icon("expand"),
      icon("free"),
    ],
    "BRU-UPKEEP": [track, church],
    "BRU-MARRY": [track],
    "BRU-PRINCESS": [icon("marriage", "var(--saffron)"), viking],
    "BRU-BATTLE": [battle],
    "BRU-CHURCH": [church, monastery],
    "BRU-CLAIM": [region],
    "BRU-END": [icon("crown", "var(--gold)")],
    "BRU-SCORE": [claim, icon("renown"), icon("coin", "var(--gold)"), icon("marker", "var(--gold)")],
    "BRU-TIE": [icon("crown", "var(--gold)"), claim],
    "BRU-INFO": [icon("hand"), icon("eye")],
  },
};
