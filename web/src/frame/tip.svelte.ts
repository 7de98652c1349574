// What a thing is, told on hover, focus or long press. Use as `{@attach tip(() => text)}`; App shows the one tooltip.
import type { Attachment } from "svelte/attachments";

export const TIP_ID = "the-tip";

class Tip {
  text = $state("");
  at: Element | null = $state.raw(null);

  show(text: string, at: Element): void {
    this.hide();
    if (!text) return;
    this.text = text;
    this.at = at;
    at.setAttribute("aria-describedby", TIP_ID);
  }

  hide(at?: Element): void {
    if (!this.at || (at && at !== this.at)) return;
    this.at.removeAttribute("aria-describedby");
    this.at = null;
  }
}

export const theTip = new Tip();
const WAIT = 350;
const PRESS = 450;

export function tip(text: () => string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer = 0;
    const later = (ms: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => theTip.show(text(), element), ms);
    };
    const gone = (): void => {
      clearTimeout(timer);
      theTip.hide(element);
    };
    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(WAIT)],
      ["pointerdown", (event) => (event as PointerEvent).pointerType !== "mouse" && later(PRESS)],
      ["pointerleave", gone],
      ["pointercancel", gone],
      ["focusin", () => element.matches(":focus-visible") && later(0)],
      ["focusout", gone],
    ];
    for (const [name, act] of heard) element.addEventListener(name, act);
    return () => {
      gone();
      for (const [name, act] of heard) element.removeEventListener(name, act);
    };
  };
}
