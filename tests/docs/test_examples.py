"""The examples of docs/examples that need no PyTorch, shortened: what they train learns."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def imported(folder: str, name: str) -> ModuleType:
    path = str(ROOT / folder)
    sys.path.insert(0, path)
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(path)


@pytest.fixture(params=["self_play", "average_results"])
def example(request: pytest.FixtureRequest) -> ModuleType:
    return imported("docs/examples", request.param)


def test_it_learns(example: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    _, shares = example.train(games=120, measured_games=100)
    assert shares[0] < 0.4, "nothing is known at first"
    assert shares[-1] > shares[0] + 0.1
    assert "120 games" in capsys.readouterr().out


def test_the_picture_of_the_curve_is_that_of_its_data() -> None:
    """After a new measurement: python tools/learning_curve.py."""
    tool = imported("tools", "learning_curve")
    measured = json.loads(tool.DATA.read_text(encoding="utf-8"))
    assert tool.curve_picture(measured) == tool.PICTURE.read_text(encoding="utf-8")
    assert [point["steps"] for point in measured["curve"]] == sorted({point["steps"] for point in measured["curve"]})


def test_the_example_beats_random_players() -> None:
    """So says the measurement that the docs show: the whole interval lies above an equal share by far."""
    measured = json.loads((ROOT / "docs" / "examples" / "ppo-curve.json").read_text(encoding="utf-8"))
    first, last = measured["curve"][0], measured["curve"][-1]
    assert first["low"] < 1 / measured["players"] < first["high"]
    assert last["low"] > 2 / measured["players"]
