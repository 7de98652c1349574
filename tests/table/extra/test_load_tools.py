"""What the bench and the soak run make of their figures."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))

from load.growth import growth_picture, read_growth
from load.record import ROWS, Record, markdown, read_record
from load.verdict import Round, verdict

FLAT = [Round(1000, 20.0 + number % 3, 300.0, 40, 250.0) for number in range(12)]


def test_a_flat_run_has_no_faults() -> None:
    warming = [Round(1000, 90.0, 100.0 + 60 * number, 40, 250.0) for number in range(4)]
    assert verdict(FLAT) == []
    assert verdict(warming + FLAT[:8]) == []


def test_what_grows_is_named() -> None:
    leaking = [made._replace(resident=300 + 20.0 * number) for number, made in enumerate(FLAT)]
    assert verdict(leaking) == ["memory has grown from 410 to 490 MB"]
    losing = [made._replace(descriptors=40 + 4 * number) for number, made in enumerate(FLAT)]
    assert verdict(losing) == ["descriptors have grown from 62 to 78"]
    slower = [made._replace(p99=10.0 * number) for number, made in enumerate(FLAT)]
    assert verdict(slower) == ["p99 has grown from 55.0 to 95.0 ms"]
    assert verdict(FLAT[:2]) == ["too few rounds to compare: 2"]


def test_the_picture_of_growth_is_well_formed_and_has_every_point() -> None:
    drawn = ET.fromstring(growth_picture({4: [(10, 200.0), (2000, 210.0)], 8: [(10, 300.0), (2000, 290.0)]}))
    circles = [part for part in drawn if part.tag.endswith("circle")]
    assert len(circles) == 4
    heights = [float(part.attrib["cy"]) for part in circles]
    assert heights[0] > heights[1] > heights[3] > heights[2]  # what costs more is higher up


def test_pictures_and_tables_are_made_from_what_was_kept(tmp_path: Path) -> None:
    record = Record(tmp_path / "build" / "figures.json")
    record.note("growth", **{"4": [(10, 200.0), (2000, 210.5)], "8": [(10, 300.0)]})
    made = {"moves_a_second": 4321.4, "p50_ms": 9.2, "p99_ms": 35.6, "cpu_us": 231.0, "doubled": 0, "lost": 0}
    record.note("sqlite", tables=100, rate=0, **made)
    record.note("sqlite steady", tables=100, rate=2000, **made)
    kept = read_record(record.file)
    assert read_growth(kept) == {4: [(10, 200.0), (2000, 210.5)], 8: [(10, 300.0)]}
    assert markdown(kept).splitlines()[2:] == [
        "| moves/s over sockets, 100 four-seat tables, SQLite, one process, flat out | 4,000 "
        "| 4,321 (231 \u00b5s of processor a move) |",
        "| round trip p50 / p99 at a steady 2,000 moves/s | p99 <= 60 ms | 9 / 36 ms |",
        "| acknowledged moves lost / doubled, SQLite | 0 / 0 | 0 / 0 |",
    ]
    assert {name for _, _, name, _ in ROWS} == {
        *(
            "floor",
            "boardgame",
            "sqlite",
            "sqlite steady",
            "postgres",
            "postgres steady",
            "idle",
            "seats",
            "cold",
            "start",
        )
    }
