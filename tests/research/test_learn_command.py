"""`longhall learn` from the command line, with a trainer that needs no library."""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from measuring import learning_toy, one_core, seeing_toy

from longhall.cli import main
from longhall.commands.research import learn as command
from longhall.kernel.registry import forget, register
from longhall.research.learning.challenge import Verdict
from longhall.research.learning.known import NetworkWeights, PolicyWeights
from longhall.research.runners import backend
from longhall.research.runners.work import HereRunner, Start
from longhall.speech import speech
from longhall.terminal.screen import Screen

LANGUAGES = ["en", "pl", "cs", "es"]
MISSING = re.compile(r"\[[a-z]+-[a-z0-9_-]+\]|\{\s*\$\w+\s*\}")
WEIGHTS = NetworkWeights([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]], [0.0, 0.0], [[2.0, 1.0], [6.0, 0.0]], [0.0, 0.0])
WORDS = ["learn", "runes", "--players", "3,2", "--lines", "12", "--games", "20", "--match-games", "30", "--seed", "4"]


@pytest.fixture
def runes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game can be learned, and training gives a prepared network."""
    monkeypatch.setenv("COLUMNS", "200")
    one_core(monkeypatch)
    monkeypatch.setattr(command, "torch_version", lambda: "none")
    monkeypatch.setattr(command, "train", lambda data, hidden, seed: WEIGHTS)
    register(learning_toy())
    yield
    forget("runes")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("runes")
def test_it_plays_trains_matches_and_goes_on(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "net.json"
    assert main([*WORDS, "--rounds", "1", "--out", str(file), "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert not MISSING.search(shown.out), shown.out
    say = speech(lang).say
    assert say("cli-learn-done", file=str(file)) in shown.out
    found = json.loads(file.read_text())
    assert found["games"] == 20
    assert say("cli-learn-kept" if found["rounds"][0]["match"]["better"] else "cli-learn-not-kept") in shown.out
    assert f"{found['rounds'][0]['check']['calibration_error']:.3f}" in shown.out
    assert main(["learn", "--resume", str(file), "--rounds", "2", "--lang", lang]) == 0
    stored = json.loads(file.read_text())
    assert [one["games"] for one in stored["rounds"]] == [20, 20]
    again = tmp_path / "again.json"
    assert main([*stored["made_by"].split()[1:], "--out", str(again)]) == 0
    assert json.loads(again.read_text()) == stored, "the command in the file gives the same file"


@pytest.mark.parametrize(("lang", "alone"), [("en", False), ("pl", True), ("cs", False), ("es", True)])
@pytest.mark.usefixtures("runes")
def test_a_policy_is_learned_beside_the_value_or_alone(
    lang: str, alone: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def zeros(data: Any, scales: list[float], actions: int, seed: int) -> PolicyWeights:
        shapes = ((len(scales), 1), (1,), (actions, 1), (actions,))
        return PolicyWeights(*(np.zeros(shape, "<f2").tobytes() for shape in shapes))

    monkeypatch.setattr(command, "train_policy", zeros)
    forget("runes")
    register(seeing_toy())
    file, again = tmp_path / "net.json", tmp_path / "again.json"
    flags = ["--keep-value", "--tree"] if alone else ["--policy"]
    assert main([*WORDS, "--rounds", "1", *flags, "--out", str(file), "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert not MISSING.search(shown), shown
    stored = json.loads(file.read_text())
    check = stored["rounds"][0]["check"]
    assert f"{check['policy']['equal']:.2f}" in shown
    assert ("calibration_error" in check) != alone
    assert main([*stored["made_by"].split()[1:], "--out", str(again)]) == 0
    assert json.loads(again.read_text()) == stored


@pytest.mark.usefixtures("runes")
def test_it_takes_all_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hired = []

    def runner(start: Start[Any, Any], workers: int) -> HereRunner[Any, Any]:
        hired.append(workers)
        return HereRunner(start)

    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 2, 3}, raising=False)
    monkeypatch.setattr(backend, "ProcessRunner", runner)
    assert main([*WORDS, "--rounds", "1", "--out", str(tmp_path / "net.json")]) == 0
    assert hired
    assert set(hired) == {3}


@pytest.mark.research
@pytest.mark.filterwarnings("default")
def test_with_pytorch_from_games_to_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is prepared: it plays, trains value and policy, and lets the network play for its place."""
    monkeypatch.setenv("COLUMNS", "200")
    one_core(monkeypatch)
    register(seeing_toy())
    try:
        file = tmp_path / "net.json"
        assert main([*WORDS, "--rounds", "1", "--policy", "--out", str(file), "--lang", "en"]) == 0
    finally:
        forget("runes")
    found = json.loads(file.read_text())
    (only,) = found["rounds"]
    assert only["games"] == 20
    assert 0 <= only["check"]["calibration_error"] <= 1
    assert only["match"]["games"] > 0
    assert found["torch"] == command.torch_version()
    assert not MISSING.search(capsys.readouterr().out)


@pytest.mark.usefixtures("runes")
def test_an_interrupt_tells_how_to_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    def stop(data: object, hidden: int, seed: int) -> NetworkWeights:
        raise KeyboardInterrupt

    file = tmp_path / "net.json"
    monkeypatch.setattr(command, "train", stop)
    assert main([*WORDS, "--out", str(file), "--lang", "en"]) == 130
    assert f"go on with --resume {file}" in capsys.readouterr().out
    monkeypatch.setattr(command, "train", lambda data, hidden, seed: WEIGHTS)
    assert main(["learn", "--resume", str(file), "--rounds", "1"]) == 0
    assert json.loads(file.read_text())["games"] == 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_match_has_its_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    screen = Screen(speech(lang))
    command.show_match(Verdict(4, 80, 24, True, 0.35, [0.3, 0.4], "wins", 0.25), screen)
    command.show_match(Verdict(1, 80, 24, True, 0.125, [0.05, 0.2], "wins", 0.0), screen)
    command.show_match(Verdict(1, 80, 24, True, 7.25, [-1.0, 15.0], "points", 0.0), screen)
    command.show_match(Verdict(1, 1, 24, False, 2.0, None, "points", 0.0), screen)
    shown = out.getvalue()
    assert not MISSING.search(shown), shown
    assert [fact in shown for fact in ("35.0%", "25.0%", "+12.5%", "+7.2", "-1.0", "+2.0")] == [True] * 6


@pytest.mark.usefixtures("runes")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--share", "2"], "--share needs a number above 0 and at most 1, not 2."),
        (["--share", "all"], "--share needs a number above 0 and at most 1, not all."),
        (["--players", "3,x"], "--players needs a whole number from 1 upwards, not x."),
        (["--players", "3,9"], "runes is played with 1 to 4 players, not with 9."),
        (["--games", "5"], "--games needs a whole number from 10 upwards, not 5."),
        (["--players", "3,2", "--games", "15"], "Too few games to learn from: at least 20 are needed."),
        (["--option", "speed=9"], "There is no table option speed"),
        (["--policy", "--lines", "0"], "A policy learns from what lines of play show"),
        (["--policy"], "runes gives a network nothing to learn from."),
    ],
)
def test_what_cannot_be_learned_is_refused_before_anything_is_written(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "runes", *words, "--out", str(tmp_path / "net.json"), "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_the_library_nothing_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["learn", "brian-boru", "--out", str(tmp_path / "net.json"), "--lang", "en"]) == 2
    assert "pip install longhall[research]" in capsys.readouterr().err.replace("\n", " ")
    assert list(tmp_path.iterdir()) == []
