// Fewer points for the same outline.

function distance([x, y], [ax, ay], [bx, by]) {
    const length = Math.hypot(bx - ax, by - ay);
    if (!length) return Math.hypot(x - ax, y - ay);
    return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Drop points that change nothing one could see (Ramer, Douglas, Peucker). */
export function simplify(points, tolerance) {
    if (points.length < 3) return points;
    const [first, last] = [points[0], points[points.length - 1]];
    let far = 0;
    let at = 0;
    for (let i = 1; i < points.length - 1; i++) {
        const d = distance(points[i], first, last);
        if (d > far) [far, at] = [d, i];
    }
    if (far <= tolerance) return [first, last];
    return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}
