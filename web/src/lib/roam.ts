// Arrow keys go from thing to thing on a board, to the nearest one in that direction. So things that cannot be chosen
// can be reached and explained too, without being stops for Tab.
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Spot {
  x: number;
  y: number;
}

/** The nearest of some spots in a direction: what lies aside counts as further away. */
export function nearest<T extends Spot>(from: Spot, spots: T[], [dx, dy]: [number, number]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 1 || aside > 2 * ahead) continue;
    if (ahead + 1.5 * aside < least) [best, least] = [spot, ahead + 1.5 * aside];
  }
  return best;
}

/** True if the key led somewhere. */
export function roam(event: KeyboardEvent, board: HTMLElement): boolean {
  const way = WAYS[event.key];
  const here = (event.target as Element).closest?.("[data-thing][tabindex]");
  if (!way || !here || event.ctrlKey || event.metaKey || event.altKey) return false;
  const middle = (element: Element): { element: Element } & Spot => {
    const box = element.getBoundingClientRect();
    return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const others = [...board.querySelectorAll("[data-thing][tabindex]")].filter((element) => element !== here).map(middle);
  const found = nearest(middle(here), others, way);
  if (!found) return false;
  (found.element as HTMLElement | SVGElement).focus();
  event.preventDefault();
  event.stopPropagation();
  return true;
}
