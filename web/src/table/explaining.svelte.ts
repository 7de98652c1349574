// Things say what they are: under the mouse, with the focus, under a finger that stays.

/** How long a finger stays on a thing until that is explained, in milliseconds. */
const LONG_PRESS = 450;

export class Explaining {
  /** What is being explained, and the element that stands for it. */
  explained: { thing: string; at: Element } | null = $state.raw(null);
  private pressed: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Explain what an event's target draws or names, or nothing. */
  look(target: EventTarget | null): void {
    const at = target instanceof Element ? target.closest("[data-thing], [data-ref]") : null;
    const thing = at?.getAttribute("data-thing") ?? at?.getAttribute("data-ref");
    this.explained = at && thing ? { thing, at } : null;
  }

  clear = (): void => {
    this.explained = null;
  };

  over = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.look(event.target);
  };

  press = (event: PointerEvent): void => {
    clearTimeout(this.timer);
    this.clear();
    if (event.pointerType === "mouse") return;
    this.pressed = event.target as Element;
    this.timer = setTimeout(() => this.pressed && this.look(this.pressed), LONG_PRESS);
  };

  release = (): void => {
    clearTimeout(this.timer);
    if (this.pressed) this.clear();
    this.pressed = null;
  };

  /** A long press explains; it opens no menu of the browser's. */
  menu = (event: Event): void => {
    if (this.pressed) event.preventDefault();
  };

  focus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) this.look(event.target);
  };
}
