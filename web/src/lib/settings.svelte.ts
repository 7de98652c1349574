// What a reader prefers; kept in this browser.
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "still";
/** How fast the moves of others are played out. */
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How loud sounds are; quiet until somebody wants more. */
export const LOUDNESS = ["off", "quiet", "normal"] as const;
export type Loudness = (typeof LOUDNESS)[number];
/** How bots' moves are played out beside those of people. */
export const BOT_SPEEDS = ["at-once", "same", "unhurried"] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];
const BOT_PACE: Record<BotSpeed, number> = { "at-once": 0, same: 1, unhurried: 2 };
const PACE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, off: 0 };

const KEY = "longhall.settings";

class Settings {
  theme: Theme = $state("auto");
  motion: Motion = $state("auto");
  sounds: Loudness = $state("quiet");
  notifications = $state(false);
  confirmEnd = $state(false);
  speed: Speed = $state("normal");
  bots: BotSpeed = $state("same");
  /** The level of bots that was chosen last; none on a first visit. */
  level = $state("");
  /** The level of each bot of a game that starts at once; none: all play at the one above. */
  each: string[] = $state.raw([]);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      localStorage.removeItem(KEY);
    }
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.show());
  }

  show(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.documentElement.dataset.motion = this.motion;
  }

  /** Whether things may move: as the reader says, else as the device says. */
  moves(): boolean {
    return this.motion === "full" || (this.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** How long what others do takes on the page, by what it takes at normal speed; 0: it is only shown. */
  pace(): number {
    return PACE[this.speed] ?? PACE.normal;
  }

  /** How long what a bot does takes beside what a person does. */
  botPace(): number {
    return BOT_PACE[this.bots] ?? BOT_PACE.same;
  }

  keep(): void {
    const { theme, motion, sounds, notifications, confirmEnd, speed, bots, level, each } = this;
    localStorage.setItem(KEY, JSON.stringify({ theme, motion, sounds, notifications, confirmEnd, speed, bots, level, each }));
    this.show();
  }
}

export const settings = new Settings();
