"""`make bench-analysis`: whole games, the first chart before the rest, and a failure where one is too slow."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import bench_analysis
from bench_analysis import GOALS, Taken, main, measured, played

from longhall.analysis.analyser import Depth
from longhall.kernel.registry import find_game

LITTLE = Depth(chart=1, refined=0, luck=1, quick=1, deep=1, decisions=1, moves=1, searched=1)


def test_a_whole_game_is_measured() -> None:
    match = played(find_game("brian-boru"), 3, "random")
    taken = measured(match, LITTLE)
    assert match.is_over()
    assert 0 < taken.decisions <= len(match.moves)
    assert 0 < taken.chart < taken.whole
    assert [move.action for move in played(match.game, 3, "random").moves] == [move.action for move in match.moves]


@pytest.mark.parametrize(("chart", "whole", "rc"), [(4.9, 59.0, 0), (5.1, 59.0, 1), (0.1, 1000.0, 1)])
def test_what_is_too_slow_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], chart: float, whole: float, rc: int
) -> None:
    monkeypatch.setattr(bench_analysis, "played", lambda *_: None)
    monkeypatch.setattr(bench_analysis, "measured", lambda _: Taken(10, chart, whole))
    assert main() == rc
    told = capsys.readouterr().out
    assert told.count("too slow") == (3 if rc else 0)
    assert all(goal.game in told for goal in GOALS)
