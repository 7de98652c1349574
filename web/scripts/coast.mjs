// Real coastlines from world-atlas (public domain), cut out and projected once, at build time.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { feature } from "topojson-client";
import { simplify } from "./outline.mjs";

const here = new URL("..", import.meta.url);
const atlas = JSON.parse(readFileSync(new URL("node_modules/world-atlas/land-10m.json", here), "utf8"));
const land = feature(atlas, atlas.objects.land);

/** Rings of all land inside a frame, as lists of [lon, lat]. */
function ringsWithin(frame) {
    const rings = [];
    for (const shape of land.features ?? [land]) {
        for (const polygon of shape.geometry.coordinates) {
            const ring = polygon[0];
            const lons = ring.map((point) => point[0]);
            const lats = ring.map((point) => point[1]);
            const inside =
                Math.min(...lons) > frame.west &&
                Math.max(...lons) < frame.east &&
                Math.min(...lats) > frame.south &&
                Math.max(...lats) < frame.north;
            if (inside) rings.push(ring);
        }
    }
    return rings;
}

function pathOf(ring, project, tolerance) {
    const points = ring.map(project);
    const half = Math.floor(points.length / 2);
    const kept = [...simplify(points.slice(0, half + 1), tolerance).slice(0, -1), ...simplify(points.slice(half), tolerance)];
    if (kept.length < 4) return "";
    return "M" + kept.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + "Z";
}

const ireland = { west: -11, east: -5.2, north: 55.6, south: 51.2 };
const project = ([lon, lat]) => [((lon + 10.75) / 5.45) * 800, ((55.5 - lat) / 4.22) * 1000];
const paths = ringsWithin(ireland)
    .map((ring) => pathOf(ring, project, 0.8))
    .filter(Boolean);

mkdirSync(new URL("src/generated/", here), { recursive: true });
writeFileSync(new URL("src/generated/ireland.json", here), JSON.stringify({ land: paths.join("") }));
