// References such as `town:27` and `seat:2`: what they are called, and which words of a sentence they are.
import { Name, speech, type Args, type Value } from "./speech.svelte";

const REF = /^([a-z-]+):([\w-]+)$/;

function called<T>(ref: string, prefix: string, players: string[], say: (message: string) => T): string | T {
  const found = REF.exec(ref);
  if (!found) return ref;
  const [, kind, id] = found;
  if (kind === "seat") return players[Number(id)] ?? `?`;
  const message = `${prefix}-${kind}-${id}`;
  return speech.has(message) ? say(message) : ref;
}

/** What a reference is called in the reader's language, to stand by itself. */
export const nameOf = (ref: string, prefix: string, players: string[]): string =>
  called(ref, prefix, players, (message) => speech.say(message));

/** What a reference is called, to stand in a sentence, which may ask for another case. */
const nounOf = (ref: string, prefix: string, players: string[]): string | Name =>
  called(ref, prefix, players, (message) => speech.noun(message));

/** What a thing does, where a language file says so; else nothing. */
export function explanationOf(ref: string, prefix: string): string {
  const message = `${prefix}-explain-${ref.replace(":", "-")}`;
  return speech.has(message) ? speech.say(message) : "";
}

/** Arguments with all references turned into names; an argument that is a message id becomes its text. */
export function named(args: Args, prefix: string, players: string[]): Args {
  const one = (value: string | number | Name): string | number | Name => {
    if (typeof value !== "string") return value;
    if (REF.test(value)) return nounOf(value, prefix, players);
    return speech.has(value) ? speech.say(value) : value;
  };
  return Object.fromEntries(
    Object.entries(args).map(([name, value]): [string, Value] => [name, Array.isArray(value) ? value.map(one) : one(value)]),
  );
}

/** A sentence cut into plain words and things, so that things can be linked, lit up and explained. */
export interface Part {
  text: string;
  ref?: string;
}

export function parts(message: string, args: Args, prefix: string, players: string[]): Part[] {
  const refs: string[] = [];
  const mark = (value: string | number | Name): string | number | Name => {
    if (typeof value !== "string" || !REF.test(value)) {
      return typeof value === "string" && speech.has(value) ? speech.say(value) : value;
    }
    if (!refs.includes(value)) refs.push(value);
    const at = refs.indexOf(value);
    return new Name(`\u0001${at}\u0002`, (wanted) => `\u0001${at}${wanted}\u0002`, nounOf(value, prefix, players));
  };
  const marked = Object.fromEntries(
    Object.entries(args).map(([name, value]): [string, Value] => [name, Array.isArray(value) ? value.map(mark) : mark(value)]),
  );
  return (
    speech
      .say(message, marked)
      // eslint-disable-next-line no-control-regex -- the marks are control characters because no text has any
      .split(/(\u0001\d+[a-z]*\u0002)/)
      .filter(Boolean)
      .map((piece) => {
        // eslint-disable-next-line no-control-regex
        const found = /^\u0001(\d+)([a-z]*)\u0002$/.exec(piece);
        if (!found) return { text: piece };
        const [, at, wanted] = found;
        const ref = refs[Number(at)];
        const name = nounOf(ref, prefix, players);
        return { text: name instanceof Name && wanted ? name.form(wanted) : String(name), ref };
      })
  );
}
