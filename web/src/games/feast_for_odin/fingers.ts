// Fingers on a board: one draws the piece along; two that turn, turn it by quarters; two that only tap, flip it.

/** How far a finger may tremble, in pixels; how far two turn for a quarter, in degrees; how long a tap is, in milliseconds. */
const TREMBLE = 12;
const QUARTER = 40;
const TAP = 400;

export interface Gestures {
  drag(event: PointerEvent): void;
  rotate(quarters: 1 | -1): void;
  flip(): void;
}

export class Fingers {
  private at = new Map<number, { x: number; y: number }>();
  private angle = 0;
  private from = { x: 0, y: 0 };
  /** When the second of two fingers came down, while they may still be a tap. */
  private tapped = 0;

  constructor(private gestures: Gestures) {}

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    this.at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.at.size === 1) this.from = { x: event.clientX, y: event.clientY };
    this.tapped = this.at.size === 2 ? event.timeStamp : 0;
    this.angle = this.turn() ?? 0;
  }

  move(event: PointerEvent): void {
    const before = this.at.get(event.pointerId);
    if (!before) return;
    if (this.at.size === 1) {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < TREMBLE) return;
      this.gestures.drag(event);
      // The board under the piece stays where it is.
      event.stopPropagation();
      return;
    }
    if (Math.hypot(event.clientX - before.x, event.clientY - before.y) > TREMBLE) this.tapped = 0;
    this.at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = this.turn() ?? this.angle;
    const by = ((now - this.angle + 540) % 360) - 180;
    if (Math.abs(by) <= QUARTER) return;
    this.gestures.rotate(by > 0 ? 1 : -1);
    this.angle = now;
    this.tapped = 0;
  }

  up(event: PointerEvent): void {
    if (this.at.size === 2 && this.tapped && event.timeStamp - this.tapped < TAP) this.gestures.flip();
    this.tapped = 0;
    this.at.delete(event.pointerId);
  }

  /** How two fingers lie to each other, in degrees. */
  private turn(): number | null {
    const [one, other] = [...this.at.values()];
    return one && other ? (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI : null;
  }
}
