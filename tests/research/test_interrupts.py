"""Signals that ask a program to end: what is finished is kept, also in the background, where SIGINT is ignored."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from measuring import toy

from longhall.kernel.registry import find_game
from longhall.research.arena.games import arena
from longhall.research.runners.backend import Backend
from longhall.research.runners.interrupts import interruptible
from longhall.research.simulate import simulate

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
SCRIPT = """
import os, signal, sys
from contextlib import contextmanager

from longhall.cli import main
from longhall.terminal.screen import Screen


@contextmanager
def progress(self, message):
    yield lambda done, total: os.kill(os.getpid(), int(sys.argv[1])) if done == 30 else None


Screen.progress = progress
if __name__ == "__main__":
    sys.exit(main(sys.argv[2:]))
"""


@pytest.fixture(autouse=True)
def not_ignored() -> Iterator[None]:
    """These tests run in the background, too, where hang-ups are ignored."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def send(number: int, at: int, done: int, total: int) -> None:
    if done == at:
        os.kill(os.getpid(), number)


@pytest.mark.parametrize(("number", "workers"), [*[(one, 1) for one in SIGNALS], (signal.SIGTERM, 2)])
def test_a_signal_ends_an_arena_and_keeps_what_is_finished(number: int, workers: int) -> None:
    with interruptible():
        report = arena(
            toy(), ["random"] * 3, 30_000, 5, progress=partial(send, number, 20), backend=Backend(workers), opener=toy
        )
    assert report.interrupted
    assert 3 <= report.games < 30_000
    assert report.games % 3 == 0, "whole deals"


def test_a_signal_ends_a_simulation_and_keeps_what_is_finished() -> None:
    game = find_game("brian-boru")
    with interruptible():
        report = simulate(game, 3, 3000, ["random"], 5, progress=partial(send, signal.SIGTERM, 8))
    assert report.as_json()["interrupted"] is True
    assert 8 <= report.games < 3000
    whole = simulate(game, 3, report.games, ["random"], 5)
    assert report.mean_scores == whole.mean_scores, "the mean of those that were played"


def run(words: list[str], number: int, ignored: list[signal.Signals], folder: Path) -> subprocess.CompletedProcess[str]:
    """`longhall` in a process that ignores some signals from the start, sent one after thirty games."""
    script = folder / "run.py"
    script.write_text(SCRIPT)

    def ignore() -> None:
        for one in ignored:
            signal.signal(one, signal.SIG_IGN)

    command = [sys.executable, str(script), str(int(number)), *words]
    return subprocess.run(command, capture_output=True, text=True, preexec_fn=ignore, check=False)


def test_in_the_background_nothing_finished_is_lost(tmp_path: Path) -> None:
    """As `nohup longhall arena ... &` in a script: SIGINT and SIGHUP are ignored when the program begins."""
    file = tmp_path / "result.json"
    words = ["arena", "brian-boru", "--bots", "random", "--players", "3", "--games", "9000", "--json", str(file)]
    ran = run([*words, "--workers", "2", "--lang", "en"], signal.SIGINT, [signal.SIGINT, signal.SIGHUP], tmp_path)
    assert ran.returncode == 130, ran.stderr
    found: dict[str, Any] = json.loads(file.read_text())
    assert found["interrupted"]
    assert 3 <= found["games"] < 9000
    assert "Interrupted: only deals that were played from every seat are counted." in ran.stdout


def test_a_hang_up_that_was_ignored_stays_so() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with interruptible():
            os.kill(os.getpid(), signal.SIGHUP)
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_afterwards_signals_mean_what_they_meant() -> None:
    before = [signal.getsignal(number) for number in SIGNALS]
    with interruptible():
        assert [signal.getsignal(number) for number in SIGNALS] != before
    assert [signal.getsignal(number) for number in SIGNALS] == before


def test_other_threads_leave_signals_alone() -> None:
    entered: list[bool] = []

    def enter() -> None:
        with interruptible():
            entered.append(True)

    thread = threading.Thread(target=enter)
    thread.start()
    thread.join()
    assert entered == [True]
