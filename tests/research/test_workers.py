"""Workers: every job is done, whatever happens to them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from measuring import crashing, refusing, squares, squares_after_a_crash

from longhall.kernel.errors import LonghallError
from longhall.research.runners.processes import Crew


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_is_done(workers: int) -> None:
    with Crew(squares, workers) as crew:
        assert dict(crew.run(list(range(7)))) == {number: number**2 for number in range(7)}
        assert dict(crew.run([5])) == {0: 25}, "and the crew is still there"


def test_the_job_of_a_lost_worker_is_done_again(tmp_path: Path) -> None:
    with Crew(partial(squares_after_a_crash, tmp_path), 2) as crew:
        assert dict(crew.run(list(range(7)))) == {number: number**2 for number in range(7)}
    assert (tmp_path / "crashed").exists()


def test_a_job_that_ends_every_worker_is_given_up() -> None:
    with Crew(crashing, 2) as crew, pytest.raises(LonghallError) as caught:
        list(crew.run([1, 2]))
    assert caught.value.message == "error-worker-lost"


def test_errors_reach_the_caller() -> None:
    with Crew(refusing, 2) as crew, pytest.raises(LonghallError) as caught:
        list(crew.run([1, 2]))
    assert caught.value.facts == {"times": 1}


def test_whoever_stops_listening_ends_what_is_going_on() -> None:
    with Crew(squares, 2) as crew:
        for _ in crew.run(list(range(100))):
            break
        assert sorted(crew.run([3, 4])) == [(0, 9), (1, 16)], "no late answer of the jobs before"
