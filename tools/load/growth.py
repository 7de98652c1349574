"""The picture of what a move costs while more and more tables are open, as SVG."""

from __future__ import annotations

import itertools
from math import log10

from bot_pictures import ACCENT, BAR, FAINT, INK, line, picture, text

from .record import Measured

LEFT, TOP, WIDTH, HEIGHT = 60, 50, 460, 240
COLOURS = (BAR, ACCENT, INK)


def read_growth(record: dict[str, Measured]) -> dict[int, list[tuple[int, float]]]:
    """By viewers of a busy table: how many others were open, and microseconds a move."""
    return {int(viewers): [(size, cost) for size, cost in points] for viewers, points in record["growth"].items()}


def growth_picture(found: dict[int, list[tuple[int, float]]]) -> str:
    """A line for each number of viewers: microseconds of processor time a move (up) by open tables (right, by tens)."""
    sizes = [size for size, _ in next(iter(found.values()))]
    low, high = log10(sizes[0]), log10(max(sizes[-1], sizes[0] + 1))
    step = 50
    most = step * (1 + int(max(cost for points in found.values() for _, cost in points)) // step)

    def at(size: int, cost: float) -> tuple[float, float]:
        return LEFT + WIDTH * (log10(size) - low) / (high - low), TOP + HEIGHT * (1 - cost / most)

    parts = [
        line(LEFT, at(sizes[0], cost)[1], LEFT + WIDTH, at(sizes[0], cost)[1], "#ddd5c5")
        for cost in range(0, most + 1, step)
    ]
    parts += [text(LEFT - 8, at(sizes[0], cost)[1] + 4, str(cost), "end", FAINT) for cost in range(0, most + 1, step)]
    parts += [text(at(size, 0)[0], TOP + HEIGHT + 18, f"{size:,}", "middle", FAINT) for size in sizes]
    for (viewers, points), colour in zip(found.items(), COLOURS, strict=False):
        places = [at(size, cost) for size, cost in points]
        for (x1, y1), (x2, y2) in itertools.pairwise(places):
            parts.append(line(x1, y1, x2, y2, colour, 2))
        parts += [f"<circle cx='{x:.1f}' cy='{y:.1f}' r='3' fill='{colour}'/>" for x, y in places]
        parts.append(text(LEFT + WIDTH + 10, places[-1][1] + 4, f"{viewers} viewers", colour=colour))
    parts.append(text(LEFT, TOP - 24, "Processor time of a move in \u00b5s (up), by open tables (right)"))
    return picture(
        LEFT + WIDTH + 100, TOP + HEIGHT + 36, "What a move costs while more and more tables are open", parts
    )
