"""Keeps the measured strength of bots: docs/bots-ladder.json, and from it the tables and pictures of docs/bots.md.

longhall arena brian-boru --bots strong,casual --players 4 --games 400 --json result.json
python tools/bot_ladder.py result.json ...      # take results in, those of the same match replaced
python tools/bot_ladder.py                      # write the tables and pictures anew
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

from bot_pictures import ladder_picture, reliability_picture

from longhall.research.commit import CHANGED

ROOT = Path(__file__).resolve().parents[1]
LADDER = ROOT / "docs" / "bots-ladder.json"
PAGE = ROOT / "docs" / "bots.md"
PICTURES = ROOT / "docs" / "pictures"
BEGIN = "<!-- ladder: written by tools/bot_ladder.py -->"
END = "<!-- end of the ladder -->"
UNKNOWN = "–"
CAPTION = (
    "In brackets: 95 % intervals. Times: median / worst. The first bot of a match is the one measured. Commit: the "
    f"one that was checked out, with a + if the sources were changed since; {UNKNOWN} where it was not noted."
)
UNTIMED = (
    "Bots went by their number of lines and not by their seconds, so these times are not what people wait for: "
    "[whole turns](#whole-turns) tells that."
)
NOTHING = "Nothing has been measured yet."
SAME = ("game", "players", "options", "bots")
"""What makes two results the same match."""
STATE = ("version", "commit")
"""Of what sources a result is; those of the first arenas tell no commit."""
Ladder = dict[str, Any]


def read(file: Path = LADDER) -> Ladder:
    found: Ladder = json.loads(file.read_text(encoding="utf-8"))
    return found


def row_of(result: dict[str, Any]) -> dict[str, Any]:
    """What the ladder keeps of a result: how the first bot fared."""
    first = result["entrants"][0]
    row = {name: result.get(name) for name in (*SAME, "seed", "games", "equal_share", "command", *STATE, "timed")}
    return {
        **row,
        "wins": first["win_rate"],
        "interval": first["interval"],
        "bound": bound_of(first["interval"] or first["score_interval"]),
        "points": first["mean_score"],
        "points_interval": first["score_interval"],
        "milliseconds": first["milliseconds"],
        "turn_seconds": first["turn_seconds"],
    }


def bound_of(interval: list[float] | None) -> float | None:
    """What the gauntlet holds a level to: the lower end of its interval, of points where there is no share of wins."""
    return None if interval is None else math.floor(1000 * interval[0]) / 1000


def add(ladder: Ladder, result: dict[str, Any]) -> Ladder:
    """The ladder with a result in the place of an older one of the same match; equals only tell of win chances."""
    row = row_of(result)
    rows = [other for other in ladder["rows"] if any(other[name] != row[name] for name in SAME)]
    if len(result["bots"]) == 1 or len(set(result["bots"])) > 1:
        rows.append(row)
    rows.sort(key=lambda one: [json.dumps(one[name], sort_keys=True) for name in SAME])
    chances = dict(ladder["calibration"])
    if result["calibration"] is not None:
        chances[result["game"]] = {**result["calibration"], **{name: result.get(name) for name in ("command", *STATE)}}
    return {"rows": rows, "calibration": dict(sorted(chances.items()))}


def opponents(row: dict[str, Any]) -> str:
    """`against 3 strong`, or the names where they differ."""
    others = row["bots"][1:]
    if not others:
        return "alone"
    if len(set(others)) > 1:
        return "against " + ", ".join(others)
    return f"against {len(others)} {others[0]}" if len(others) > 1 else f"against {others[0]}"


def label(row: dict[str, Any]) -> str:
    """A match in words."""
    options = "".join(f", {name} {value}" for name, value in row["options"].items())
    return f"{row['game']}{options}: {row['bots'][0]} {opponents(row)}"


def spread(found: dict[str, float] | None, digits: int) -> str:
    return "" if found is None else f"{found['median']:.{digits}f} / {found['worst']:.{digits}f}"


def wins(row: dict[str, Any]) -> str:
    if row["wins"] is None:
        return ""
    low, high = row["interval"]
    return f"{100 * row['wins']:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def times(row: dict[str, Any]) -> str:
    if row["wins"] is None or row["equal_share"] is None:
        return ""
    return f"{row['wins'] / row['equal_share']:.2f}"


def points(row: dict[str, Any]) -> str:
    interval = row["points_interval"]
    return f"{row['points']:.1f}" + (f" ({interval[0]:.1f}–{interval[1]:.1f})" if interval is not None else "")


def short(commit: str | None) -> str:
    """A commit as git shortens it; a + stands for changes since."""
    return UNKNOWN if commit is None else commit[:8] + ("+" if commit.endswith(CHANGED) else "")


def block(ladder: Ladder) -> str:
    """The part of the page between the marks."""
    if not ladder["rows"]:
        return NOTHING
    lines = [
        "| match | games | wins, % | times an equal share | points | ms a decision | s a turn | commit |",
        "|---|--:|--:|--:|--:|--:|--:|---|",
    ]
    for row in ladder["rows"]:
        times_spent = spread(row["milliseconds"], 1), spread(row["turn_seconds"], 2)
        cells = [label(row), str(row["games"]), wins(row), times(row), points(row), *times_spent]
        cells.append(short(row["commit"]))
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", CAPTION]
    if not all(row["timed"] for row in ladder["rows"]):
        lines += ["", UNTIMED]
    if any(row["wins"] is not None for row in ladder["rows"]):
        lines += ["", "![The share of wins in each match](pictures/bots-ladder.svg)"]
    lines += ["", "The commands that give these figures again:", ""]
    lines += [f"    {row['command']}" for row in ladder["rows"]]
    for game, found in ladder["calibration"].items():
        lines += ["", f"![Win chances of {game}, forecast and won](pictures/{reliability_name(game)})"]
        of = f"{found['forecasts']:,} forecasts, commit {short(found['commit'])}"
        told = f"Calibration error {found['error']:.3f} of {of}:"
        lines += ["", told, "", f"    {found['command']}"]
    return "\n".join(lines)


def reliability_name(game: str) -> str:
    return f"bots-chances-{game}.svg"


def pictures(ladder: Ladder) -> dict[str, str]:
    """The pictures by file name."""
    found = {}
    if any(row["wins"] is not None for row in ladder["rows"]):
        found["bots-ladder.svg"] = ladder_picture(ladder["rows"], label)
    for game, chances in ladder["calibration"].items():
        found[reliability_name(game)] = reliability_picture(game, chances)
    return found


def page_with(page: str, ladder: Ladder) -> str:
    """A page with the ladder between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{block(ladder)}\n\n{END}{after}"


def main(files: list[str]) -> None:
    ladder = read()
    for file in files:
        ladder = add(ladder, json.loads(Path(file).read_text(encoding="utf-8")))
    LADDER.write_text(json.dumps(ladder, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8"), ladder), encoding="utf-8")
    for name, drawing in pictures(ladder).items():
        (PICTURES / name).write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
