"""Signals that end long work in good order: what is finished is kept and reported."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Hold:
    """Whether signals wait, and whether one does."""

    holds = 0
    waiting = False


def interrupt(number: int, frame: FrameType | None) -> None:
    """What such a signal does."""
    if Hold.holds:
        Hold.waiting = True
    else:
        raise KeyboardInterrupt


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Inside, signals wait until the end: for what must be done as a whole, such as writing to a file."""
    Hold.holds += 1
    try:
        yield
    finally:
        Hold.holds -= 1
    if Hold.waiting and not Hold.holds:
        Hold.waiting = False
        raise KeyboardInterrupt


@contextmanager
def interruptible() -> Iterator[None]:
    """Inside, Ctrl+C and the signals that ask a program to end raise `KeyboardInterrupt`.

    SIGINT does so even where it was ignored, as shells have it for work in the background: a person who sends it
    means it. A hang-up stays ignored where it was, as `nohup` has it. Threads other than the first get no signals.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [signal.SIGINT, signal.SIGTERM]
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        numbers.append(signal.SIGHUP)
    before = {number: signal.signal(number, interrupt) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
