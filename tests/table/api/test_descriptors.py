"""A process that runs out of file descriptors says so, once."""

from __future__ import annotations

import logging
import os

import pytest

from longhall.server.runtime.descriptors import Descriptors, count_open, most_open


def test_what_is_told(caplog: pytest.LogCaptureFixture) -> None:
    watch = Descriptors()
    open_now: list[int | None] = [10, 57, 58, 60, 63, None, 64, 58, 20, 21]
    watch.count = lambda: open_now.pop(0)
    watch.most = lambda: 64
    with caplog.at_level(logging.INFO, "longhall.descriptors"):
        while open_now:
            watch.look()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("WARNING", "few file descriptors left: 58 of 64 are open; new connections wait"),
        ("ERROR", "out of file descriptors: 63 of 64 are open; new connections wait"),
        ("WARNING", "few file descriptors left: 58 of 64 are open; new connections wait"),
        ("INFO", "enough file descriptors again: 20 of 64 are open"),
    ]


def test_they_are_counted() -> None:
    before = count_open()
    assert before is not None
    opened = os.open(os.devnull, os.O_RDONLY)
    assert count_open() == before + 1
    os.close(opened)
    assert most_open() > before
