// The Viking world for Pax Viking: the real coast from world-atlas (public domain), bent onto the picture of map.toml,
// where Iceland lies near, and China at the edge. A thin-plate spline takes known places to where the picture has them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { feature } from "topojson-client";
import { simplify } from "./outline.mjs";

const here = new URL("..", import.meta.url);
const atlas = JSON.parse(readFileSync(new URL("node_modules/world-atlas/land-50m.json", here), "utf8"));
const land = feature(atlas, atlas.objects.land);
const FRAME = { west: -27, east: 76, north: 73, south: 27 };

// Longitude, latitude, and where the picture has that place.
const KNOWN = [
    // Iceland, the Faroes, Ireland, Britain
    [-24.3, 65.6, 58, 110],
    [-22.6, 63.9, 62, 206],
    [-18.8, 63.4, 118, 214],
    [-13.6, 65.1, 200, 150],
    [-16.2, 66.5, 152, 30],
    [-7.0, 62.0, 300, 220],
    [-7.3, 62.9, 300, 190],
    [-7.3, 55.3, 262, 326],
    [-10.0, 54.2, 206, 372],
    [-10.3, 51.8, 214, 470],
    [-6.3, 52.2, 284, 462],
    [-6.0, 53.4, 300, 398],
    [-5.6, 54.6, 304, 346],
    [-5.0, 58.6, 340, 280],
    [-3.0, 58.6, 366, 272],
    [-2.0, 57.5, 398, 290],
    [-3.0, 56.0, 396, 322],
    [-1.5, 55.0, 412, 340],
    [0.2, 53.2, 432, 390],
    [1.7, 52.6, 440, 414],
    [1.4, 51.2, 420, 462],
    [-1.3, 50.7, 388, 468],
    [-5.6, 50.1, 340, 470],
    [-4.6, 52.8, 342, 412],
    [-3.0, 54.2, 350, 370],
    [-4.9, 55.0, 348, 340],
    [-5.6, 56.5, 338, 306],
    // the coast of France and Iberia
    [1.7, 50.9, 448, 492],
    [-1.8, 49.7, 396, 506],
    [-4.7, 48.4, 352, 532],
    [-1.6, 47.0, 372, 578],
    [-1.4, 43.4, 374, 616],
    [-5.8, 43.6, 328, 588],
    [-9.2, 43.0, 268, 600],
    [-9.4, 38.7, 238, 718],
    [-8.9, 37.0, 256, 772],
    [-6.0, 36.2, 292, 800],
    [-2.0, 36.9, 356, 786],
    [0.0, 38.7, 394, 740],
    [0.9, 40.8, 412, 700],
    [3.2, 42.3, 440, 668],
    [4.7, 43.4, 474, 642],
    [7.3, 43.7, 510, 606],
    // Italy and the Balkans
    [8.9, 44.4, 538, 606],
    [10.5, 42.9, 566, 646],
    [12.3, 41.7, 586, 686],
    [15.6, 40.0, 596, 722],
    [15.7, 38.0, 590, 762],
    [17.1, 39.0, 644, 764],
    [18.4, 40.0, 672, 724],
    [16.0, 41.9, 658, 672],
    [13.6, 43.6, 632, 622],
    [12.4, 44.9, 622, 594],
    [13.7, 45.6, 634, 572],
    [15.2, 44.2, 668, 568],
    [17.6, 43.0, 700, 612],
    [19.4, 41.5, 726, 650],
    [20.2, 39.5, 738, 686],
    [21.6, 37.0, 752, 716],
    [23.1, 36.5, 780, 716],
    [24.0, 37.7, 800, 700],
    [23.0, 40.4, 800, 664],
    [26.0, 40.7, 834, 658],
    [12.5, 38.0, 566, 790],
    [15.1, 36.7, 604, 800],
    [9.2, 39.2, 494, 748],
    [9.2, 41.2, 504, 700],
    [9.4, 42.9, 512, 664],
    [24.5, 35.2, 800, 770],
    [33.3, 35.1, 905, 790],
    // Asia Minor, Syria, Africa
    [29.0, 41.1, 858, 664],
    [26.2, 39.4, 848, 700],
    [27.4, 37.0, 852, 750],
    [30.6, 36.8, 884, 764],
    [34.0, 36.3, 930, 756],
    [36.0, 36.7, 962, 764],
    [35.5, 33.9, 946, 804],
    [34.6, 31.7, 956, 836],
    [32.3, 31.2, 930, 878],
    [29.9, 31.2, 890, 868],
    [25.2, 31.6, 830, 862],
    [20.0, 31.0, 752, 880],
    [19.5, 30.4, 740, 892],
    [15.3, 32.3, 690, 826],
    [10.2, 34.3, 640, 842],
    [11.0, 37.0, 580, 838],
    [5.0, 36.8, 500, 822],
    [0.0, 35.9, 420, 820],
    [-2.9, 35.3, 372, 846],
    [-5.6, 35.9, 312, 836],
    [-6.5, 34.0, 250, 864],
    [-9.6, 31.0, 150, 900],
    [-10.0, 28.5, 100, 980],
    // the Black Sea and the Caspian
    [28.0, 43.2, 852, 606],
    [29.7, 45.2, 858, 578],
    [30.8, 46.5, 890, 566],
    [33.5, 46.0, 944, 562],
    [33.5, 44.5, 944, 590],
    [35.4, 45.1, 986, 556],
    [39.3, 47.2, 1036, 528],
    [37.5, 44.7, 1046, 558],
    [41.6, 42.0, 1072, 624],
    [38.4, 40.9, 1020, 662],
    [35.1, 42.0, 966, 656],
    [31.4, 41.3, 900, 664],
    [47.5, 45.6, 1168, 560],
    [51.5, 46.9, 1236, 504],
    [53.0, 45.3, 1276, 540],
    [50.3, 44.4, 1250, 586],
    [52.8, 41.8, 1284, 640],
    [53.9, 37.3, 1282, 728],
    [50.5, 37.2, 1216, 750],
    [48.8, 38.6, 1180, 706],
    [49.9, 40.5, 1178, 668],
    [47.5, 43.0, 1162, 628],
    // the Baltic and Scandinavia
    [3.5, 51.4, 458, 474],
    [4.7, 53.0, 470, 436],
    [7.0, 53.5, 490, 426],
    [8.6, 54.3, 508, 408],
    [8.1, 55.6, 508, 378],
    [8.2, 57.0, 516, 350],
    [10.6, 57.7, 556, 338],
    [10.3, 56.0, 574, 362],
    [9.9, 54.8, 580, 386],
    [11.0, 54.0, 602, 384],
    [13.4, 54.6, 628, 388],
    [14.4, 53.9, 646, 398],
    [18.5, 54.8, 706, 386],
    [21.0, 55.3, 736, 388],
    [21.1, 57.0, 752, 344],
    [22.6, 57.8, 764, 308],
    [24.1, 57.1, 780, 318],
    [23.5, 58.8, 764, 296],
    [27.5, 59.5, 820, 290],
    [30.2, 59.9, 862, 262],
    [28.0, 60.5, 846, 226],
    [25.0, 60.2, 796, 246],
    [22.9, 59.9, 762, 250],
    [21.3, 61.0, 742, 226],
    [21.4, 63.0, 734, 180],
    [25.3, 65.0, 726, 152],
    [22.2, 65.8, 704, 142],
    [19.0, 63.2, 684, 180],
    [17.3, 61.7, 678, 214],
    [18.8, 59.9, 682, 262],
    [16.6, 57.5, 664, 314],
    [14.3, 55.6, 626, 322],
    [12.8, 55.5, 604, 318],
    [12.0, 57.5, 582, 296],
    [10.6, 59.3, 562, 286],
    [7.1, 58.0, 530, 290],
    [5.6, 59.0, 506, 282],
    [5.0, 61.5, 516, 228],
    [8.0, 63.5, 524, 176],
    [10.7, 64.5, 536, 138],
    [14.5, 67.3, 590, 98],
    [19.0, 69.8, 650, 68],
    [25.7, 71.1, 724, 54],
    [31.0, 70.3, 800, 62],
    [40.0, 67.7, 874, 78],
    [33.0, 66.7, 846, 108],
    [35.0, 64.3, 852, 140],
    [40.5, 64.6, 884, 104],
    [44.0, 66.0, 898, 64],
    [44.0, 68.5, 904, 30],
    [54.0, 68.3, 1000, -20],
    [60.0, 69.5, 1080, -50],
    // gates where the picture is closed
    [37.0, 56.0, 1010, 400],
    [45.0, 55.0, 1120, 410],
    [55.0, 57.0, 1240, 380],
    [60.0, 50.0, 1330, 460],
    [48.0, 34.0, 1130, 830],
    [40.0, 34.0, 1040, 840],
    [38.0, 29.0, 1010, 930],
    [48.0, 30.0, 1140, 930],
    [58.0, 30.0, 1300, 900],
    [24.0, 50.0, 790, 470],
    [32.0, 51.0, 920, 480],
    [10.0, 47.0, 560, 540],
    [75.0, 73.0, 1700, -120],
    [75.0, 60.0, 1660, 250],
    [75.0, 45.0, 1680, 560],
    [75.0, 27.0, 1700, 1060],
    [60.0, 27.0, 1320, 1060],
    [45.0, 27.0, 1120, 1050],
    [30.0, 27.0, 880, 1050],
    [10.0, 27.0, 600, 1050],
    [-10.0, 27.0, 120, 1050],
    [-20.0, 27.0, -160, 1050],
    [-27.0, 73.0, 0, -150],
    [0.0, 73.0, 380, -140],
    [30.0, 73.0, 800, -60],
    [60.0, 73.0, 1150, -160],
];

function solve(matrix, columns) {
    const n = matrix.length;
    for (let i = 0; i < n; i++) {
        let best = i;
        for (let r = i + 1; r < n; r++) if (Math.abs(matrix[r][i]) > Math.abs(matrix[best][i])) best = r;
        [matrix[i], matrix[best]] = [matrix[best], matrix[i]];
        for (const column of columns) [column[i], column[best]] = [column[best], column[i]];
        for (let r = i + 1; r < n; r++) {
            const factor = matrix[r][i] / matrix[i][i];
            if (!factor) continue;
            for (let c = i; c < n; c++) matrix[r][c] -= factor * matrix[i][c];
            for (const column of columns) column[r] -= factor * column[i];
        }
    }
    return columns.map((column) => {
        const found = new Array(n).fill(0);
        for (let i = n - 1; i >= 0; i--) {
            let sum = column[i];
            for (let c = i + 1; c < n; c++) sum -= matrix[i][c] * found[c];
            found[i] = sum / matrix[i][i];
        }
        return found;
    });
}

const bend = (a, b) => {
    const r2 = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
    return r2 ? r2 * Math.log(r2) : 0;
};
// Degrees of longitude are shorter than those of latitude up here.
const flat = ([lon, lat]) => [lon * 0.6, lat];
const from = KNOWN.map(flat);
/** How far the bent map may miss a known place, so that it bends softly. */
const SOFT = 6;
const size = from.length + 3;
const matrix = Array.from({ length: size }, () => new Array(size).fill(0));
from.forEach((a, i) => {
    from.forEach((b, j) => (matrix[i][j] = bend(a, b)));
    matrix[i][i] = SOFT;
    [1, a[0], a[1]].forEach((value, k) => {
        matrix[i][from.length + k] = value;
        matrix[from.length + k][i] = value;
    });
});
const [wx, wy] = solve(
    matrix,
    [2, 3].map((k) => [...KNOWN.map((place) => place[k]), 0, 0, 0]),
);
function project(point) {
    const at = flat(point);
    const sum = (w) =>
        from.reduce((total, b, i) => total + w[i] * bend(at, b), w[from.length] + w[from.length + 1] * at[0] + w[from.length + 2] * at[1]);
    return [sum(wx), sum(wy)];
}

/** The part of a ring inside the frame (Sutherland, Hodgman). */
function clip(ring) {
    const sides = [
        [(p) => p[0] >= FRAME.west, 0, FRAME.west],
        [(p) => p[0] <= FRAME.east, 0, FRAME.east],
        [(p) => p[1] >= FRAME.south, 1, FRAME.south],
        [(p) => p[1] <= FRAME.north, 1, FRAME.north],
    ];
    return sides.reduce(
        (points, [inside, axis, at]) =>
            points.flatMap((point, i) => {
                const before = points[(i + points.length - 1) % points.length];
                const t = (at - before[axis]) / (point[axis] - before[axis]);
                const cut = [before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])];
                if (inside(point)) return inside(before) ? [point] : [cut, point];
                return inside(before) ? [cut] : [];
            }),
        ring,
    );
}

/** A ring that goes on beyond the date line instead of running back around the world. */
function unrolled(ring) {
    let turn = 0;
    const points = ring.map(([lon, lat], i) => {
        const before = i ? ring[i - 1][0] : lon;
        if (lon - before > 180) turn -= 360;
        if (lon - before < -180) turn += 360;
        return [lon + turn, lat];
    });
    const middle = points.reduce((sum, [lon]) => sum + lon, 0) / points.length;
    const back = Math.round(middle / 360) * 360;
    return points.map(([lon, lat]) => [lon - back, lat]);
}

const area = (points) =>
    Math.abs(
        points.reduce((sum, [x, y], i) => {
            const [nx, ny] = points[(i + 1) % points.length];
            return sum + x * ny - nx * y;
        }, 0),
    ) / 2;

// The Faroes are drawn larger than they are: people live there who can be allies.
const paths = ["M291 190L300 184L312 196L308 204L320 210L322 224L310 232L306 246L296 250L288 238L278 236L280 222L290 214L284 204Z"];
for (const shape of land.features ?? [land]) {
    for (const polygon of shape.geometry.type === "Polygon" ? [shape.geometry.coordinates] : shape.geometry.coordinates) {
        for (const ring of polygon) {
            // Greenland would lie above the picture.
            if (ring.every(([lon]) => lon < -10) && ring.some(([, lat]) => lat > 70)) continue;
            const cut = clip(unrolled(ring.slice(0, -1)));
            if (cut.length < 4) continue;
            const points = [...cut, cut[0]].map(project);
            if (area(points) < 14) continue;
            const half = Math.floor(points.length / 2);
            const kept = [...simplify(points.slice(0, half + 1), 0.7).slice(0, -1), ...simplify(points.slice(half), 0.7)];
            if (kept.length > 3) paths.push(`M${kept.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`);
        }
    }
}
mkdirSync(new URL("src/generated/", here), { recursive: true });
writeFileSync(new URL("src/generated/vikings.json", here), JSON.stringify({ land: paths.join("") }));
