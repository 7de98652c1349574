// Where a gift comes from: the action space and the occupations that the log named before it.
import type { Told } from "../../table/games";

/** What spaces and occupations do cites these rules; what phases do cites their own. */
const OF_AN_EFFECT = /^ODN-(ACT|DICE|EMI|EXP|KNARR|MTN|OCC|SHIP|SUPPLY|TRADE)-/;
const GIFT = /^odn-(gains|pays|draws|upgrades|turns|exchanges|loses-ship|vikings-back)/;

const named = ({ args }: Told): string | null => {
  const found = args.occupation ?? args.space;
  return typeof found === "string" ? found : null;
};

/** The things behind the last event: what it names itself; for a gift, what the same player used last, back to the space. */
export function causes(told: Told[]): string[] {
  const last = told.at(-1);
  if (!last) return [];
  const own = named(last);
  if (own) return [own];
  if (!GIFT.test(last.message) || !OF_AN_EFFECT.test(last.rule)) return [];
  const found: string[] = [];
  for (const event of told.slice(0, -1).reverse()) {
    const thing = event.args.seat === last.args.seat ? named(event) : null;
    if (thing && !found.includes(thing)) found.push(thing);
    if (thing?.startsWith("space:") || event.message === "odn-round") break;
  }
  return found;
}
