"""Token buckets: what they give, what they take back, and what they forget."""

from __future__ import annotations

import pytest

from longhall.server.runtime import rate_limits
from longhall.server.runtime.rate_limits import SHARES, RequestLimits, TokenBuckets


class Clock:
    """A clock that a test sets; long after it was started, when floats are coarse."""

    now = 4_000_000.1

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("per_minute", [1, 100, 250, 600, 997])
@pytest.mark.parametrize("kind", list(SHARES))
def test_exactly_so_many_at_once_and_then_one_by_one(per_minute: int, kind: str) -> None:
    clock = Clock()
    limits = RequestLimits(per_minute, clock)
    most = max(2.0, per_minute / SHARES[kind])
    assert [limits.wait(kind, "x") for _ in range(int(most))] == [0.0] * int(most)
    clock.now += (int(most) - most) * 60 / most  # what is left of a token counts, too
    for _ in range(3):
        wait = limits.wait(kind, "x")
        assert wait == pytest.approx(60 / most, abs=1e-6)
        clock.now += wait - 0.001
        assert limits.wait(kind, "x") == pytest.approx(0.001, abs=1e-6)
        clock.now += 0.001
        assert limits.wait(kind, "x") == 0
    clock.now += 3600
    assert sum(limits.wait(kind, "x") == 0 for _ in range(2000)) == int(most), "never more than full"


def test_each_client_and_each_kind_has_its_own() -> None:
    limits = RequestLimits(60, Clock())
    for who in ("x", "y"):
        for kind in ("guesses", "accounts"):
            assert [limits.wait(kind, who) > 0 for _ in range(3)] == [False, False, True]


def test_a_token_that_is_given_back_can_be_taken_once_more() -> None:
    buckets = TokenBuckets(2, 10.0, Clock())
    buckets.give_back("x")
    assert [buckets.wait("x") for _ in range(3)] == [0.0, 0.0, 10.0]
    buckets.give_back("x")
    assert [buckets.wait("x") for _ in range(2)] == [0.0, 10.0]
    for _ in range(5):
        buckets.give_back("x")
    assert [buckets.wait("x") for _ in range(3)] == [0.0, 0.0, 10.0], "never more than full"


def test_no_limit() -> None:
    limits = RequestLimits(0, Clock())
    assert not any(limits.wait("guesses", "x") for _ in range(500))
    limits.give_back("guesses", "x")


def test_a_crowd_does_not_fill_the_memory_or_free_those_who_have_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 100)
    buckets = TokenBuckets(3, 10.0, Clock())
    assert [buckets.wait("x") for _ in range(4)] == [0.0, 0.0, 0.0, 10.0]
    for number in range(1000):
        assert buckets.wait(f"one of many {number}") == 0
        assert len(buckets._full_at) <= 100
    assert buckets.wait("x") == 10.0
