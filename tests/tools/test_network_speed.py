"""`tools/network_speed.py` measures every network that is shipped, each once."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import network_speed


def test_a_row_for_every_network() -> None:
    rows = [line.split(" | ") for line in network_speed.table(1)[2:]]
    by_numpy = [row[0] for row in rows if row[2] == "NumPy"]
    assert by_numpy == ["| brian_boru, learned", "| feast_for_odin, learned", "| pax_viking, learned"]
    assert all(len(row) == 3 + len(network_speed.ROWS) for row in rows)
