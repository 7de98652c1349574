// What a reader prefers; kept in this browser.
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "still";

const KEY = "longhall.settings";

class Settings {
  theme: Theme = $state("auto");
  motion: Motion = $state("auto");
  sound = $state(false);
  notifications = $state(false);
  confirmEnd = $state(false);
  stepper = $state(true);
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

  keep(): void {
    const { theme, motion, sound, notifications, confirmEnd, stepper, level } = this;
    localStorage.setItem(KEY, JSON.stringify({ theme, motion, sound, notifications, confirmEnd, stepper, level }));
    this.show();
  }
}

export const settings = new Settings();
