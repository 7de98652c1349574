"""What the bench and the soak run make of their figures."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))

from load.growth import growth_picture
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
