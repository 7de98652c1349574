import { clipped } from "./rings";

/** Of what is pointed at so much is in sight that nothing has to move for it. */
const ENOUGH = 0.8;

function wellInSight(element: Element): boolean {
  const [seen, whole] = [clipped(element), element.getBoundingClientRect()];
  return !!seen && seen.width * seen.height >= ENOUGH * whole.width * whole.height;
}

// Points at things: marks every element that draws one of them (`data-thing`) with `data-shown`, also those drawn later.
export function pointAt(node: HTMLElement, things: string[]): { update: (things: string[]) => void; destroy: () => void } {
  let wanted = things;

  function mark(): void {
    for (const element of node.querySelectorAll("[data-thing]")) {
      element.toggleAttribute("data-shown", wanted.includes(element.getAttribute("data-thing") ?? ""));
    }
  }

  function look(): void {
    mark();
    const still = document.documentElement.dataset.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const first = node.querySelector("[data-shown]");
    // On a phone a lesson's text covers the lower half, so things come up to the top; a table's bar has its own padding.
    const phone = matchMedia("(max-width: 800px)").matches;
    if (!phone && first && wellInSight(first)) return;
    const block = !phone ? "nearest" : node.matches(".lesson") ? "start" : "center";
    first?.scrollIntoView?.({ block, inline: "nearest", behavior: still ? "auto" : "smooth" });
  }

  const watch = new MutationObserver(mark);
  watch.observe(node, { childList: true, subtree: true });
  look();
  return {
    update(now) {
      wanted = now;
      look();
    },
    destroy() {
      watch.disconnect();
      for (const element of node.querySelectorAll("[data-shown]")) element.removeAttribute("data-shown");
    },
  };
}

/** Brings the first fitting element into sight where a row is longer than its place; the page itself stays where it is. */
export function bringSideways(within: HTMLElement, selector: string): void {
  const wanted = within.querySelector(selector);
  for (let box = wanted?.parentElement; wanted && box; box = box === within ? null : box.parentElement) {
    if (box.scrollWidth <= box.clientWidth) continue;
    const [inner, outer] = [wanted.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.right > outer.right) box.scrollLeft += inner.right - outer.right + 8;
    else if (inner.left < outer.left) box.scrollLeft -= outer.left - inner.left + 8;
  }
}

/** Asks a board that can be moved to show one of its things; `milliseconds` it may take. */
export type Bring = CustomEvent<{ target: Element; milliseconds: number }>;
/** Asks it to go back to where the reader looked. */
export type Back = CustomEvent<{ milliseconds: number }>;
