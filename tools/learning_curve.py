"""Draw how the PPO example learns: `python tools/learning_curve.py`, after a new measurement by

python docs/examples/ppo.py --out docs/examples/ppo-curve.json
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot_pictures import ACCENT, BAR, FAINT, INK, line, picture, text

DOCS = Path(__file__).parent.parent / "docs"
DATA = DOCS / "examples" / "ppo-curve.json"
PICTURE = DOCS / "pictures" / "ppo-curve.svg"
LEFT, TOP, WIDTH, HEIGHT = 60, 50, 520, 260


def curve_picture(measured: dict[str, Any]) -> str:
    """The share of wins by steps, its 95 % interval as a band, and a red line at an equal share."""
    curve = measured["curve"]
    last = curve[-1]["steps"]

    def x(steps: float) -> float:
        return LEFT + WIDTH * steps / last

    def y(share: float) -> float:
        return TOP + HEIGHT * (1 - share)

    parts = []
    for tick in range(5):
        parts.append(line(LEFT, y(tick / 4), LEFT + WIDTH, y(tick / 4), "#ddd5c5"))
        parts.append(text(LEFT - 8, y(tick / 4) + 4, f"{25 * tick} %", "end", FAINT))
        parts.append(text(x(last * tick / 4), TOP + HEIGHT + 20, f"{last * tick // 4:,}", "middle", FAINT))
    band = [(x(point["steps"]), y(point["high"])) for point in curve]
    band += [(x(point["steps"]), y(point["low"])) for point in reversed(curve)]
    corners = " ".join(f"{at:.1f},{height:.1f}" for at, height in band)
    parts.append(f"<polygon points='{corners}' fill='{BAR}' fill-opacity='0.35'/>")
    equal = 1 / measured["players"]
    parts.append(line(LEFT, y(equal), LEFT + WIDTH, y(equal), ACCENT, 1.5))
    track = " ".join(f"{x(point['steps']):.1f},{y(point['share']):.1f}" for point in curve)
    parts.append(f"<polyline points='{track}' fill='none' stroke='{INK}' stroke-width='2'/>")
    parts += [f"<circle cx='{x(p['steps']):.1f}' cy='{y(p['share']):.1f}' r='3' fill='{INK}'/>" for p in curve]
    parts.append(text(LEFT, TOP - 26, "Games won by masked PPO against three random players"))
    said = f"by steps of training; each point {curve[0]['games']} games, with its 95 % interval; red: an equal share"
    parts.append(text(LEFT, TOP - 10, said, colour=FAINT))
    return picture(LEFT + WIDTH + 40, TOP + HEIGHT + 40, "Share of wins by steps of training", parts)


def main() -> None:
    measured = json.loads(DATA.read_text(encoding="utf-8"))
    PICTURE.write_text(curve_picture(measured), encoding="utf-8")
    print(PICTURE.relative_to(DOCS.parent))


if __name__ == "__main__":
    main()
