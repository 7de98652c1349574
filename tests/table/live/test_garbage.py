"""Collecting garbage: all objects are looked at only in quiet moments, or when there was none for long."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from longhall.server.runtime import garbage
from longhall.server.runtime.garbage import LATEST, SOONEST, GarbageCollection, keep_to_young_objects


@pytest.fixture(autouse=True)
def usual_collector() -> Iterator[None]:
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


class Machine:
    """Time, moves and objects as they are told to go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.moves = 0
        self.rounds = 0
        self.collected: list[float] = []
        monkeypatch.setattr(garbage, "rounds", lambda: self.rounds)
        self.task = GarbageCollection(lambda: self.moves, lambda: self.now, lambda: self.collected.append(self.now))

    def pass_time(self, seconds: int, moves_a_second: int, rounds_a_second: int) -> None:
        for _ in range(seconds):
            self.now += 1
            self.moves += moves_a_second
            self.rounds += rounds_a_second
            asyncio.run(self.task.once())


def test_in_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    machine.pass_time(int(SOONEST) + 40, moves_a_second=2000, rounds_a_second=1)
    assert machine.collected == []
    machine.pass_time(30, moves_a_second=0, rounds_a_second=1)
    assert machine.collected == [SOONEST + 41]


def test_a_busy_server_collects_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    machine.pass_time(2 * int(LATEST) + 10, moves_a_second=2000, rounds_a_second=1)
    assert machine.collected == [LATEST, 2 * LATEST]


def test_nothing_new_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    machine.pass_time(2 * int(LATEST), moves_a_second=0, rounds_a_second=0)
    assert machine.collected == []


def test_python_looks_at_new_objects_only_by_itself() -> None:
    keep_to_young_objects()
    everything = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(1_000_000)]
    assert gc.get_stats()[2]["collections"] == everything
    assert len(kept) == 1_000_000
    gc.collect()
    assert gc.get_stats()[2]["collections"] == everything + 1
