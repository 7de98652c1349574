// Pictures of pieces that fly over the page, from where a piece lay to where it lies. Only transform and opacity are animated, on layers
// of their own, so that the board below is not painted again.

export interface Measured {
  box: DOMRect;
  /** Its size without the zoom of the board. A piece that has been taken off the page has none any more. */
  wide: number;
  high: number;
  /** For a part of a picture: its size in the picture's own units. */
  inner: DOMRect | null;
}

/** How long a flight takes at normal speed, in milliseconds. */
export const FLIGHT = 420;
const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";
const SVG = "http://www.w3.org/2000/svg";
/** What would make a picture of a thing the thing itself. */
const NAMES = ["id", "tabindex", "role", "aria-label", "data-thing", "data-piece", "data-place", "data-count", "data-last", "data-told"];
/** Inherited from what is around a piece. */
const INHERITED = ["color", "fill", "stroke", "stroke-width", "font-family", "font-size", "font-weight", "text-anchor"];

const isPart = (element: Element): element is SVGGraphicsElement => element instanceof SVGGraphicsElement && !!element.ownerSVGElement;

export function measure(element: Element): Measured {
  const box = element.getBoundingClientRect();
  const { offsetWidth = box.width, offsetHeight = box.height } = element as HTMLElement;
  return { box, wide: offsetWidth, high: offsetHeight, inner: isPart(element) ? element.getBBox() : null };
}

export const isSeen = ({ box }: Measured): boolean => box.width > 0 && box.height > 0;

function copyOf(element: Element): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMES) part.removeAttribute(name);
    part.classList.remove("can", "chosen");
  }
  return copy;
}

/** A picture of a piece as it lay in a place; `style` gives what the piece inherits there. */
export function picture(element: Element, { box, wide, high, inner }: Measured, style: CSSStyleDeclaration | null): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "flight";
  Object.assign(holder.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  const copy = copyOf(element);
  if (style) for (const name of INHERITED) copy.style.setProperty(name, style.getPropertyValue(name));
  if (inner) {
    const frame = document.createElementNS(SVG, "svg");
    frame.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    frame.setAttribute("preserveAspectRatio", "none");
    copy.removeAttribute("transform");
    copy.style.transform = "none";
    frame.append(copy);
    holder.append(frame);
  } else {
    const scale = wide ? box.width / wide : 1;
    Object.assign(copy.style, {
      margin: "0",
      width: `${wide}px`,
      height: `${high}px`,
      transform: `scale(${scale})`,
      transformOrigin: "0 0",
    });
    holder.append(copy);
  }
  return holder;
}

/** The transform that makes a picture in `to` look as if it lay in `from`. */
const across = (from: DOMRect, to: DOMRect): string => {
  const size = to.width ? Math.max(0.2, Math.min(3, from.width / to.width)) : 1;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${size})`;
};

export type Frames = Keyframe[];
export const flying = (from: DOMRect, to: DOMRect): Frames => [
  { transform: across(from, to), opacity: 1 },
  { transform: "none", opacity: 1 },
];
export const arriving = (from: DOMRect, to: DOMRect): Frames => [
  { transform: across(from, to), opacity: 0 },
  { opacity: 1, offset: 0.25 },
  { transform: "none", opacity: 1 },
];
export const appearing: Frames = [
  { transform: "translateY(-18px) scale(1.25)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
export const departing = (from: DOMRect, to: DOMRect): Frames => [
  { transform: "none", opacity: 1 },
  { opacity: 1, offset: 0.75 },
  { transform: across(to, from), opacity: 0 },
];
export const turning: Frames = [
  { transform: "scaleX(0)", opacity: 1 },
  { transform: "none", opacity: 1 },
];
export const turningAway: Frames = [
  { transform: "none", opacity: 1 },
  { transform: "scaleX(0)", opacity: 1 },
];
export const vanishing: Frames = [
  { transform: "none", opacity: 1 },
  { transform: "scale(0.7)", opacity: 0 },
];
export const rising: Frames = [
  { transform: "translateY(4px)", opacity: 0 },
  { transform: "none", opacity: 1, offset: 0.2 },
  { transform: "translateY(-6px)", opacity: 1, offset: 0.7 },
  { transform: "translateY(-14px)", opacity: 0 },
];

/** Something that waits on the page until it is told of, then moves, then is gone. */
export class Flight {
  /** Called when it has landed. */
  onland: () => void = () => {};
  started = false;
  private animations: Animation[] = [];

  constructor(
    private layer: Element,
    private holder: HTMLElement,
    private frames: Frames,
    /** The piece itself, not to be seen before its picture has landed. */
    hidden: Element | null,
    readonly event: number,
    /** Whether its picture is seen while it waits. */
    waits: boolean,
  ) {
    if (hidden) this.animations.push(hidden.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1e9 }));
    if (waits) {
      const still = holder.animate([frames[0], frames[0]], { duration: 1e9 });
      this.animations.push(still);
      layer.append(holder);
    }
  }

  start(milliseconds: number): void {
    this.started = true;
    const held = this.animations;
    this.layer.append(this.holder);
    const animation = this.holder.animate(this.frames, { duration: milliseconds, easing: EASE, fill: "both" });
    this.animations = [...held, animation];
    animation.onfinish = () => this.land();
  }

  land(): void {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.holder.remove();
    this.onland();
  }
}
