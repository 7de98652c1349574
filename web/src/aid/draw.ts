// Small building blocks for the drawings of the aid; colours are tokens only.
import { icon, placed, type Picture } from "./sheet";

export const words = (x: number, y: number, size: number, text: string, style = "fill:var(--ink)"): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" style="${style};font:700 ${size}px var(--serif)">${text}</text>`;

export const box = (x: number, y: number, width: number, height: number, style: string, corner = 8): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" style="${style}"/>`;

export const disc = (x: number, y: number, r: number, style: string): string => `<circle cx="${x}" cy="${y}" r="${r}" style="${style}"/>`;

export const line = (d: string, style: string): string => `<path d="${d}" style="fill:none;${style}"/>`;

/** An arrow to the right, as long as a gap between two pictures. */
export const arrow = (x: number, y: number): string =>
  line(`M${x} ${y}h18m-7-7l7 7l-7 7`, "stroke:var(--gold);stroke-width:4;stroke-linecap:round;stroke-linejoin:round");

/** An icon centred on a point. */
export const glyph = (name: string, x: number, y: number, size: number, tone?: string): string =>
  placed(icon(name, tone), x - size / 2, y - size / 2, size);

export const drawing = (width: number, height: number, ...parts: string[]): Picture => ({
  body: parts.join(""),
  width,
  height,
  tone: "var(--ink)",
});
