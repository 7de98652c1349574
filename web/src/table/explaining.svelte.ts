// Things say what they are: under the mouse, with the focus, under a finger that stays; and why they cannot be chosen, if one asks.

/** How long a finger stays on a thing until that is explained, in milliseconds. */
const LONG_PRESS = 450;
/** What is smaller is hit by chance as easily as on purpose, in pixels of a finger. */
const FINGER = 44;

export interface Explained {
  thing: string;
  /** The element that stands for it. */
  at: Element;
  /** Whether it was asked why it cannot be chosen. */
  why: boolean;
}

export class Explaining {
  explained: Explained | null = $state.raw(null);
  private pressed: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last press was there to read, not to choose. */
  private reading = false;
  private finger = false;
  /** What has just been clicked says nothing until the mouse has left it. */
  private clicked = "";

  /** Explain what an event's target draws or names, or nothing. */
  look(target: EventTarget | null, why = false): void {
    const at = target instanceof Element ? target.closest("[data-thing], [data-ref]") : null;
    const thing = at?.getAttribute("data-thing") ?? at?.getAttribute("data-ref");
    this.explained = at && thing ? { thing, at, why } : null;
  }

  clear = (): void => {
    this.explained = null;
  };

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const at = event.target instanceof Element ? event.target.closest("[data-thing], [data-ref]") : null;
    const thing = at?.getAttribute("data-thing") ?? "";
    if (thing && thing === this.clicked) return;
    this.clicked = "";
    if (at !== this.explained?.at) this.look(at);
  };

  press = (event: PointerEvent): void => {
    clearTimeout(this.timer);
    this.clear();
    this.reading = false;
    this.finger = event.pointerType !== "mouse";
    if (!this.finger) return;
    this.pressed = event.target as Element;
    this.timer = setTimeout(() => {
      if (!this.pressed) return;
      this.look(this.pressed);
      this.reading = this.explained !== null;
    }, LONG_PRESS);
  };

  release = (): void => {
    clearTimeout(this.timer);
    if (this.pressed) this.clear();
    this.pressed = null;
  };

  /** True if a click only ends a press that was there to read. */
  onlyRead(event: MouseEvent): boolean {
    if (!this.reading) return false;
    this.reading = false;
    event.stopPropagation();
    event.preventDefault();
    return true;
  }

  /** A thing was clicked: what can be chosen is, and says no more; what cannot says why. */
  click(at: Element, can: boolean): void {
    this.clicked = can ? (at.getAttribute("data-thing") ?? "") : "";
    if (can) this.clear();
    else this.look(at, true);
  }

  /** Whether a finger may have meant what lies beside an element. */
  mayHaveMissed(at: Element): boolean {
    const { width, height } = at.getBoundingClientRect();
    return this.finger && Math.min(width, height) < FINGER;
  }

  /** The key that asks why. */
  key = (event: KeyboardEvent): void => {
    if (event.key === "?" && this.explained) this.explained = { ...this.explained, why: !this.explained.why };
  };

  /** A long press explains; it opens no menu of the browser's. */
  menu = (event: Event): void => {
    if (this.pressed) event.preventDefault();
  };

  focus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) this.look(event.target);
  };
}
