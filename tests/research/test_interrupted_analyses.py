"""Many games analysed at once: the same wherever it is done, and an interrupt keeps those that are finished."""

from __future__ import annotations

import json
import signal
from functools import partial
from pathlib import Path

import pytest
from finished_games import LITTLE, NO_TIME, some_games
from test_interrupts import send

from longhall.analysis.result import Analysis
from longhall.cli import main
from longhall.commands.player import analyse as command
from longhall.research.analyses import analyses
from longhall.research.runners.backend import Backend
from longhall.research.runners.interrupts import interruptible
from longhall.speech import speech


@pytest.fixture(scope="module")
def alone() -> list[Analysis | None]:
    """Two games, analysed in this process."""
    return analyses(some_games(2), NO_TIME, 5, depth=LITTLE)


def test_the_number_of_workers_changes_nothing(alone: list[Analysis | None]) -> None:
    assert [one is not None and one.names for one in alone] == [["Ada", "Bo", "Cy"]] * 2
    assert alone == analyses(some_games(2), NO_TIME, 5, backend=Backend(2), depth=LITTLE)


def test_a_signal_keeps_what_is_finished() -> None:
    with interruptible():
        found = analyses(some_games(2), NO_TIME, 5, partial(send, signal.SIGTERM, 1), depth=LITTLE)
    assert [one is not None for one in found] == [True, False]
    with interruptible(), pytest.raises(KeyboardInterrupt):
        analyses(some_games(1), NO_TIME, 5, partial(send, signal.SIGTERM, 1), depth=LITTLE)


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "es"])
def test_the_command_tells_and_writes_what_is_finished(
    lang: str,
    alone: list[Analysis | None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(command, "analyses", lambda *settings, pack: [alone[0], None])
    files = [tmp_path / name for name in ("one.saga", "two.saga")]
    for file in files:
        file.write_text(some_games(1)[0].text, encoding="utf-8")
    out = tmp_path / "found.json"
    assert main(["analyse", *map(str, files), "--json", str(out), "--lang", lang]) == 130
    shown = capsys.readouterr().out
    assert "one.saga" in shown
    assert "two.saga" not in shown
    assert speech(lang).say("cli-analyse-interrupted", done=1, games=2) in shown
    assert len(json.loads(out.read_text())) == 1
