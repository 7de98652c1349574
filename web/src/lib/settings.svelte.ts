// What a reader prefers; kept in this browser.
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "still";
/** How fast the moves of others are played out. */
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
const PACE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, off: 0 };

const KEY = "longhall.settings";

class Settings {
  theme: Theme = $state("auto");
  motion: Motion = $state("auto");
  sound = $state(false);
  notifications = $state(false);
  confirmEnd = $state(false);
  speed: Speed = $state("normal");
  /** The level of bots that was chosen last; none on a first visit. */
  level = $state("");

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

  keep(): void {
    const { theme, motion, sound, notifications, confirmEnd, speed, level } = this;
    localStorage.setItem(KEY, JSON.stringify({ theme, motion, sound, notifications, confirmEnd, speed, level }));
    this.show();
  }
}

export const settings = new Settings();
