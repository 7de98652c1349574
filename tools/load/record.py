"""What a run has measured, kept as JSON: the picture and the table of docs/capacity.md are made from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

Measured = dict[str, Any]


class Record:
    """Figures by what was measured; each is on disk as soon as it is noted."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.figures: dict[str, Measured] = {}

    def note(self, name: str, **figures: Any) -> None:
        """Keep figures."""
        self.figures[name] = figures
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(msgspec.json.format(msgspec.json.encode(self.figures), indent=1) + b"\n")


def read_record(file: Path) -> dict[str, Measured]:
    """The figures of an earlier run."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Measured])


def pace(made: Measured) -> str:
    """Moves a second, and what one cost."""
    return f"{made['moves_a_second']:,.0f} ({made['cpu_us']:.0f} µs of processor a move)"


def trips(made: Measured) -> str:
    """Round trips."""
    return f"{made['p50_ms']:.0f} / {made['p99_ms']:.0f} ms"


def lost_and_doubled(made: Measured) -> str:
    """Moves that were acknowledged and not kept, or kept twice."""
    return f"{made['lost']} / {made['doubled']}"


ROWS: list[tuple[str, str, str, Callable[[Measured], str]]] = [
    ("moves/s over sockets, {tables} four-seat tables, SQLite, one process, flat out", "4,000", "sqlite", pace),
    ("round trip p50 / p99 at a steady {rate:,.0f} moves/s", "p99 <= 60 ms", "sqlite steady", trips),
    ("moves/s, PostgreSQL, two processes, Redis, flat out", "2,500", "postgres", pace),
    ("round trip p50 / p99 there at a steady {rate:,.0f} moves/s", "p99 <= 100 ms", "postgres steady", trips),
    ("acknowledged moves lost / doubled, SQLite", "0 / 0", "sqlite", lost_and_doubled),
    ("acknowledged moves lost / doubled, PostgreSQL", "0 / 0", "postgres", lost_and_doubled),
    (
        "{seats:,} idle connected seats, resident memory; p99 of a move elsewhere",
        "<= 400 MB; 100 ms",
        "idle",
        lambda made: f"{made['resident_mb']:.0f} MB; {made['p99_ms']:.0f} ms",
    ),
    (
        "{seats:,} idle connected seats, resident memory; p99 of a move elsewhere",
        "<= 700 MB",
        "seats",
        lambda made: f"{made['resident_mb']:.0f} MB; {made['p99_ms']:.0f} ms",
    ),
    (
        "opening {games} stored games of {moves} moves and more cold, p50 / worst",
        "<= 100 ms",
        "cold",
        lambda made: f"{made['p50_ms']:.0f} / {made['worst_ms']:.0f} ms",
    ),
    (
        "`longhall serve` to first answered request, with a new database",
        "<= 1.5 s",
        "start",
        lambda made: f"{made['seconds']:.2f} s, {made['new_seconds']:.2f} s",
    ),
    ("`longhall --help`", "<= 0.3 s", "start", lambda made: f"{made['help_seconds']:.2f} s"),
    ("floor: bare sockets, moves/s", "", "floor", lambda made: f"{made['moves_a_second']:,.0f}"),
    (
        "boardgame.io in memory, moves/s, p50 / p99",
        "",
        "boardgame",
        lambda made: f"{made['moves_a_second']:,.0f}, {trips(made)}",
    ),
]


def markdown(figures: dict[str, Measured]) -> str:
    """What was measured, as the table of docs/capacity.md."""
    rows = ["| what | target | measured |", "|---|---|---|"]
    for what, goal, name, shown in ROWS:
        if name in figures:
            rows.append(f"| {what.format(**figures[name])} | {goal} | {shown(figures[name])} |")
    return "\n".join(rows)
