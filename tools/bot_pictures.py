"""Pictures of how strong bots are, as SVG; plain text, so that a changed measurement is a readable change."""

from __future__ import annotations

from html import escape
from typing import Any

INK, FAINT, BAR, ACCENT, PAPER = "#26221d", "#8a8175", "#7c9a6d", "#a63d2f", "#fbf8f1"
FONT = "font-family='Georgia, serif' font-size='13'"
LEFT, WIDTH, ROW, TOP = 330, 360, 26, 44
SQUARE, EDGE = 320, 50


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = INK) -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' fill='{colour}' {FONT}>{escape(words)}</text>"


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1.0) -> str:
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{colour}' stroke-width='{width:g}'/>"


def picture(width: float, height: float, title: str, parts: list[str]) -> str:
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' width='{width:g}' "
        f"height='{height:g}' role='img'>"
    )
    paper = f"<rect width='{width:g}' height='{height:g}' fill='{PAPER}'/>"
    return "\n".join([head, f"<title>{escape(title)}</title>", paper, *parts, "</svg>"]) + "\n"


def ladder_picture(rows: list[dict[str, Any]], label: Any) -> str:
    """A bar for each share of wins with its interval, and a red mark at the share of an equal player."""
    shown = [row for row in rows if row["wins"] is not None]
    parts = [text(LEFT + WIDTH * tick / 4, TOP - 14, f"{25 * tick} %", "middle", FAINT) for tick in range(5)]
    bottom = TOP + ROW * len(shown)
    parts += [line(LEFT + WIDTH * tick / 4, TOP - 6, LEFT + WIDTH * tick / 4, bottom, "#ddd5c5") for tick in range(5)]
    for number, row in enumerate(shown):
        y = TOP + ROW * number
        middle = y + ROW / 2
        low, high = (LEFT + WIDTH * bound for bound in row["interval"])
        parts.append(text(LEFT - 10, middle + 4, label(row), "end"))
        parts.append(
            f"<rect x='{LEFT}' y='{y + 6}' width='{WIDTH * row['wins']:.1f}' height='{ROW - 12}' fill='{BAR}'/>"
        )
        parts.append(line(low, middle, high, middle, INK, 1.5))
        if row["equal_share"] is not None:
            equal = LEFT + WIDTH * row["equal_share"]
            parts.append(line(equal, y + 2, equal, y + ROW - 2, ACCENT, 2))
    return picture(LEFT + WIDTH + 40, bottom + 16, "Share of wins, its 95 % interval, and an equal share", parts)


def reliability_picture(game: str, found: dict[str, Any]) -> str:
    """Forecast against result: points on the diagonal are true, larger ones were said more often."""

    def at(chance: float, won: float) -> tuple[float, float]:
        return EDGE + SQUARE * chance, EDGE + SQUARE * (1 - won)

    parts = [f"<rect x='{EDGE}' y='{EDGE}' width='{SQUARE}' height='{SQUARE}' fill='none' stroke='{FAINT}'/>"]
    parts.append(line(*at(0, 0), *at(1, 1), FAINT))
    most = max(one["forecasts"] for one in found["bins"])
    for one in found["bins"]:
        x, y = at(one["chance"], one["won"])
        size = 2 + 7 * (one["forecasts"] / most) ** 0.5
        parts.append(line(x, y, *at(one["chance"], one["chance"]), ACCENT))
        parts.append(f"<circle cx='{x:.1f}' cy='{y:.1f}' r='{size:.1f}' fill='{BAR}' stroke='{INK}'/>")
    for tick in range(5):
        parts.append(text(at(tick / 4, 0)[0], EDGE + SQUARE + 18, f"{25 * tick} %", "middle", FAINT))
        parts.append(text(EDGE - 8, at(0, tick / 4)[1] + 4, f"{25 * tick} %", "end", FAINT))
    parts.append(text(EDGE, EDGE - 24, f"{game}: forecast (right) and won (up)"))
    said = f"{found['forecasts']} forecasts, expected calibration error {found['error']:.3f}"
    parts.append(text(EDGE, EDGE - 8, said, colour=FAINT))
    return picture(SQUARE + 2 * EDGE, SQUARE + 2 * EDGE, f"Win chances of {game}, forecast and won", parts)
