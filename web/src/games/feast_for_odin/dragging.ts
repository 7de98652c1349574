/** Tiles are dragged from the supply to a board with the mouse; whoever does not drag clicks twice. */

/** Where tiles are laid. */
interface Target {
  point(event: PointerEvent): void;
  drop(event: PointerEvent): void;
}

/** A drag begins so many pixels from where the button was pressed. */
const SLACK = 8;

export class Dragging {
  private drag: { thing: string; x: number; y: number; moved: boolean } | null = null;

  constructor(
    private readonly canLay: (thing: string) => boolean,
    private readonly pick: (thing: string) => void,
    private readonly target: () => Target | undefined,
  ) {}

  start = (thing: string, event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.button !== 0 || !this.canLay(thing)) return;
    this.drag = { thing, x: event.clientX, y: event.clientY, moved: false };
  };

  move = (event: PointerEvent): void => {
    const { drag } = this;
    if (!drag) return;
    if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK) {
      drag.moved = true;
      this.pick(drag.thing);
    }
    if (drag.moved) this.target()?.point(event);
  };

  end = (event: PointerEvent): void => {
    if (this.drag?.moved) {
      this.target()?.drop(event);
      // The click that ends a drag chooses nothing.
      addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    }
    this.drag = null;
  };
}
