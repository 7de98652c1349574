"""Intervals and the sequential test, against known figures and made-up results."""

from __future__ import annotations

import math
import random

import pytest

from longhall.kernel.errors import LonghallError
from longhall.research.arena.intervals import (
    HIGHER,
    LOWER,
    SequentialTest,
    mean_interval,
    read_test,
    share_interval,
    share_of_elo,
    student,
    wilson,
)


def test_the_interval_of_single_games_is_wilsons() -> None:
    """Against figures of the textbook formula."""
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_deals_whose_games_all_end_alike_count_once() -> None:
    """Ten deals of four games, each all won or all lost: as sure as ten games, and no more."""
    deals = [1.0] * 5 + [0.0] * 5
    assert share_interval(deals, 4) == pytest.approx(wilson(5, 10), abs=0.01)
    low, high = wilson(20, 40)
    assert share_interval(deals, 4)[0] < low < high < share_interval(deals, 4)[1]


def test_games_of_a_deal_that_differ_count_as_games() -> None:
    rng = random.Random(1)
    deals = [sum(rng.random() < 0.25 for _ in range(4)) / 4 for _ in range(500)]
    wins = sum(deals) * 4
    assert share_interval(deals, 4) == pytest.approx(wilson(wins, 2000), abs=0.005)


def test_no_interval_is_narrower_than_that_of_independent_games() -> None:
    assert share_interval([0.25] * 10, 4) == pytest.approx(wilson(2.5, 10))
    assert share_interval([0.25, 0.25, 0.25, 0.5], 4) == pytest.approx(wilson(5, 16))
    assert share_interval([], 4) == (0.0, 1.0)


def test_the_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    """Deals that favour a bot or not, four dependent games each."""
    rng = random.Random(7)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            strength = rng.choice([0.05, 0.45])
            deals.append(sum(rng.random() < strength for _ in range(4)) / 4)
        low, high = share_interval(deals, 4)
        held += low <= 0.25 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_means_have_students_interval() -> None:
    assert student(1) == pytest.approx(12.706, abs=1e-3)
    assert student(3) == pytest.approx(3.182, abs=0.02)
    assert student(10) == pytest.approx(2.228, abs=1e-3)
    assert student(1000) == pytest.approx(1.962, abs=1e-3)
    assert mean_interval([1.0, 2.0, 3.0, 4.0, 5.0]) == pytest.approx((1.037, 4.963), abs=0.01)
    assert mean_interval([3.0]) == (-math.inf, math.inf)


@pytest.mark.parametrize(("truth", "decision"), [(0.25, LOWER), (0.35, HIGHER)])
def test_the_sequential_test_finds_the_truth(truth: float, decision: str) -> None:
    """Over a hundred made-up matches it is wrong in about one of twenty, and never needs very many deals."""
    right, longest = 0, 0
    for seed in range(100):
        rng = random.Random(seed)
        test = SequentialTest(0.25, 0.35)
        while not test.add(sum(rng.random() < truth for _ in range(4)) / 4):
            assert test.deals < 2000
        right += test.decision == decision
        longest = max(longest, test.deals)
    assert right >= 90
    assert longest < 500


def test_a_few_equal_results_decide_nothing() -> None:
    test = SequentialTest(0.45, 0.55)
    assert [test.add(1.0) for _ in range(2)] == ["", ""]
    assert test.ratio > 0
    assert SequentialTest(0.45, 0.55).decision == ""


def test_limits_are_shares_or_elo_points() -> None:
    assert share_of_elo(0, 2) == 0.5
    assert share_of_elo(0, 4) == pytest.approx(0.25)
    assert share_of_elo(200, 2) == pytest.approx(0.7597, abs=1e-4)
    test = read_test("0.25, 0.3", 4)
    assert (test.low, test.high) == (0.25, 0.3)
    test = read_test("0,30", 4)
    assert (test.low, test.high) == pytest.approx((0.25, 0.2838), abs=1e-4)


@pytest.mark.parametrize(
    ("text", "seats", "message"),
    [
        ("0.3,0.25", 4, "error-sprt"),
        ("30,0", 4, "error-sprt"),
        ("0.3", 4, "error-sprt-text"),
        ("low,high", 4, "error-sprt-text"),
        ("0.25,0.3", 1, "error-sprt-alone"),
    ],
)
def test_senseless_limits_are_refused(text: str, seats: int, message: str) -> None:
    with pytest.raises(LonghallError) as caught:
        read_test(text, seats)
    assert caught.value.message == message
