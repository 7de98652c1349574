"""The command as a process of its own: terminals, closed pipes, interrupts."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import longhall

COMMAND = [sys.executable, "-m", "longhall"]
ENV = {
    **os.environ,
    "PYTHONPATH": str(Path(longhall.__file__).parents[1]),
    "LONGHALL_LANG": "en",
    "TERM": "xterm-256color",
    "COLUMNS": "100",
}


PATIENCE = 300
"""Seconds until a command that hangs is given up; nothing is measured by it."""


def default_signals() -> None:
    """A command in the background (`make test &`, `nohup`) inherits that SIGINT is ignored; one in a terminal not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command running in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=slave, stdout=slave, stderr=slave, env=ENV, preexec_fn=default_signals
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Read until a text appears."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen and time.monotonic() < end:
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.seen, self.seen[-2000:]

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        """Wait for the end; the exit code."""
        try:
            return self.process.wait(PATIENCE)
        finally:
            os.close(self.master)


@pytest.mark.slow
def test_a_game_in_a_real_terminal() -> None:
    terminal = Terminal("play", "--seats", "human,random,random", "--seed", "7")
    terminal.wait_for("Choose a town for your first disc")
    terminal.type("18")
    terminal.wait_for("cards of the packet to keep")
    assert "\x1b[" in terminal.seen
    terminal.type("foo")
    terminal.wait_for("was not understood")
    terminal.type("quit")
    terminal.wait_for("You left the game")
    assert terminal.close() == 0


@pytest.mark.slow
def test_interrupting_is_quiet() -> None:
    terminal = Terminal("play", "--seats", "human,random,random", "--seed", "7")
    terminal.wait_for("Choose a town for your first disc")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.close() == 130
    assert "Traceback" not in terminal.seen


@pytest.mark.slow
def test_replay_steps_forth_and_back_in_a_real_terminal() -> None:
    saga = Path(__file__).parents[1] / "golden" / "brian-boru-3.saga"
    terminal = Terminal("replay", str(saga))
    terminal.wait_for("Enter or n: next")
    for typed, answer in (("", "1. "), ("n", "2. "), ("40", "40. "), ("p", "39. "), ("x", "Type n, p, q or a number")):
        terminal.type(typed)
        terminal.wait_for(answer)
    terminal.type("q")
    assert terminal.close() == 0


@pytest.mark.slow
def test_a_closed_pipe_is_no_error() -> None:
    pipe = subprocess.Popen(
        [*COMMAND, "rules", "--coverage", "brian-boru"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENV
    )
    assert pipe.stdout is not None
    assert pipe.stderr is not None
    pipe.stdout.readline()
    pipe.stdout.close()
    assert pipe.stderr.read() == b""
    pipe.wait(PATIENCE)
    pipe.stderr.close()
