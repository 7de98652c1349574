"""Playthroughs: random games as OpenSpiel tells them, with all that seats know. Record them anew by one command."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))
playthroughs = importlib.import_module("playthroughs")
sys.path.remove(str(TOOLS))


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_the_same_game_is_played(name: str) -> None:
    file = playthroughs.FOLDER / f"{name}.txt"
    again = playthroughs.playthrough(playthroughs.GAMES[name])
    changed = again.splitlines() != file.read_text(encoding="utf-8").splitlines()
    assert not changed, f"{file.name} is stale; if that is as it should be: python tools/playthroughs.py"


def test_a_cut_line_still_differs_at_its_end() -> None:
    line = "x" * 1000
    assert len(playthroughs.short(line)) < 300
    assert playthroughs.short(line + "y") != playthroughs.short(line + "z")
    assert playthroughs.short("short") == "short"
