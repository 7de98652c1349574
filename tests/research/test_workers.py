"""Runners: every job is done, whatever happens to the workers, and batches change nothing."""

from __future__ import annotations

import os
from argparse import Namespace
from functools import partial
from pathlib import Path

import pytest
from measuring import crashing, refusing, squares, squares_after_a_crash

from longhall.commands.backend import backend_of
from longhall.kernel.errors import LonghallError
from longhall.research.runners.backend import Backend, cores
from longhall.research.runners.batches import MOST, SECONDS, Batches
from longhall.research.runners.work import in_order


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_is_done(workers: int) -> None:
    with Backend(workers).runner(squares) as runner:
        assert dict(runner.run(range(700))) == {number: number**2 for number in range(700)}
        assert dict(runner.run([5])) == {0: 25}, "and the workers are still there"


def test_the_batch_of_a_lost_worker_is_done_again(tmp_path: Path) -> None:
    with Backend(2).runner(partial(squares_after_a_crash, tmp_path)) as runner:
        found = list(runner.run(list(range(7))))
    assert sorted(found) == [(number, number**2) for number in range(7)], "and none of them twice"
    assert (tmp_path / "crashed").exists()


def test_a_batch_that_ends_every_worker_is_given_up() -> None:
    with Backend(2).runner(crashing) as runner, pytest.raises(LonghallError) as caught:
        list(runner.run([1, 2]))
    assert caught.value.message == "error-worker-lost"


def test_errors_reach_the_caller() -> None:
    with Backend(2).runner(refusing) as runner, pytest.raises(LonghallError) as caught:
        list(runner.run([1, 2]))
    assert caught.value.facts == {"times": 1}


def test_whoever_stops_listening_ends_what_is_going_on() -> None:
    with Backend(2).runner(squares) as runner:
        for _ in runner.run(list(range(100))):
            break
        assert sorted(runner.run([3, 4])) == [(0, 9), (1, 16)], "no late answer of the jobs before"


def test_cores_are_those_that_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {1, 4, 5}, raising=False)
    assert cores() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    assert cores() == 8, "where the system does not tell, all"
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1


@pytest.mark.parametrize(
    ("workers", "ray", "all_cores", "found"),
    [
        (None, None, False, Backend()),
        (None, None, True, Backend(3)),
        (2, None, True, Backend(2)),
        (None, "auto", True, Backend(None, "auto")),
        (2, "auto", True, Backend(2, "auto")),
    ],
)
def test_a_command_that_takes_all_cores_does_so_where_nothing_else_is_said(
    workers: int | None, ray: str | None, all_cores: bool, found: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a cluster it takes all there are anyway."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {1, 4, 5}, raising=False)
    assert backend_of(Namespace(workers=workers, ray=ray), all_cores) == found


def handed_out(batches: Batches, seconds_a_job: float) -> list[int]:
    """The sizes of all batches, each done before the next is taken."""
    sizes = []
    while (batch := batches.next()) is not None:
        sizes.append(len(batch.numbers))
        batches.done(batch, seconds_a_job * len(batch.numbers))
    return sizes


def test_batches_grow_to_a_second_of_work_and_shrink_towards_the_end() -> None:
    sizes = handed_out(Batches(1000, 2), SECONDS / 50)
    assert sum(sizes) == 1000
    assert sizes[0] == 1, "nothing is known of the first"
    assert sizes[1:10] == [50] * 9
    assert sizes[-1] == 1
    assert sizes[1:] == sorted(sizes[1:], reverse=True)


def test_long_jobs_are_sent_one_by_one_and_short_ones_not_without_end() -> None:
    assert handed_out(Batches(5, 2), 30.0) == [1] * 5
    assert max(handed_out(Batches(100_000, 2), 1e-9)) == MOST


def test_with_very_many_workers_batches_are_longer() -> None:
    batches = Batches(10**9, 1000)
    first = batches.next()
    assert first is not None
    batches.done(first, 0.1)
    following = batches.next()
    assert following is not None
    assert len(following.numbers) == 100, "ten seconds: a thousand workers answer a hundred times a second together"


def test_a_lost_batch_is_the_next_one_but_not_for_ever() -> None:
    batches = Batches(10, 1)
    batch = batches.next()
    for _ in range(2):
        assert batch is not None
        batches.lost(batch)
        batch = batches.next()
        assert batch is not None
        assert list(batch.numbers) == [0]
    assert batch is not None
    with pytest.raises(LonghallError):
        batches.lost(batch)


def test_results_in_order_wait_for_those_before_them() -> None:
    results = iter([(1, "b"), (0, "a"), (3, "d"), (2, "c")])
    ordered = in_order(results)
    assert next(ordered) == "a"
    assert next(results) == (3, "d"), "nothing was asked for that was not needed"
    assert list(in_order([(1, "b"), (0, "a"), (3, "d")])) == ["a", "b"], "what has a gap before it is not handed over"
